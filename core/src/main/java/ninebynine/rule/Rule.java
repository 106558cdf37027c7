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

    /** The name of the card that explains it; rules that differ only in size share one. */
    default String card() {
        return getClass().getSimpleName();
    }
}
