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

    /** Nothing keeps a trace. */
    TraceSink NONE = new TraceSink() {};
}
