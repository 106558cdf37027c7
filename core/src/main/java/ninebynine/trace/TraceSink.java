package ninebynine.trace;

import ninebynine.state.View;

/** Where steps go as they happen. Views are only good during the call; copy them to keep them. */
public interface TraceSink {
    /** The givens are propagated, nothing else has happened. */
    default void start(View state) {}

    /** This is about to be applied to this state; {@code step.after()} is not known yet and 0. */
    default void before(Step step, View state) {}

    /** The step was applied and this is the result. */
    default void after(Step step, View state) {}

    /** Tells another as well, after this one. */
    default TraceSink and(TraceSink other) {
        TraceSink one = this;
        return new TraceSink() {
            @Override
            public void start(View state) {
                one.start(state);
                other.start(state);
            }

            @Override
            public void before(Step step, View state) {
                one.before(step, state);
                other.before(step, state);
            }

            @Override
            public void after(Step step, View state) {
                one.after(step, state);
                other.after(step, state);
            }
        };
    }

    /** Nothing keeps a trace. */
    TraceSink NONE = new TraceSink() {};
}
