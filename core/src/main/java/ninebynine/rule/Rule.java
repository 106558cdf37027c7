package ninebynine.rule;

import ninebynine.state.View;

/**
 * condition ⇒ value(x), or condition ⇒ ¬candidate(z) — the unit of the project.
 *
 * <p>A rule never guesses, reads a clock, draws random numbers or knows a game. {@code find} is pure, reports every match in a
 * fixed order, and only effective ones: applying any of them changes the state.
 */
public interface Rule {
    /** The short code, as in {@code NP} or {@code W[1]}. */
    String code();

    /** What the rule adds to a rating: 0 for Singles, else its size or length. */
    int level();

    /** Reports the matches until no more are wanted. */
    void find(View view, Matches out);

    /**
     * Whether what it would have eliminated or asserted is still eliminated or asserted, by it or by simpler rules, whatever else happens first. Where all
     * rules are stable, theirs is one closure only.
     */
    default boolean isStable() {
        return false;
    }

    /**
     * Whether something stable that does all that this rule does finds nothing more in a state that this and simpler rules have closed. Then no other order of
     * steps leads further.
     */
    default boolean isExhausted(View view) {
        return isStable();
    }

    /** The name of the card that explains it; rules that differ only in size share one. */
    default String card() {
        return getClass().getSimpleName();
    }
}
