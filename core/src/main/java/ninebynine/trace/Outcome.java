package ninebynine.trace;

import ninebynine.rule.Match;

/** How a resolution ended. */
public sealed interface Outcome {
    /** Every variable has its value. */
    record Solved() implements Outcome {}

    /** No rule of the theory applies any more. */
    record Stuck() implements Outcome {}

    /**
     * A limit was reached first; what was found until then holds.
     *
     * @param why what would have gone beyond it, as a sentence without its full stop; empty where there is nothing to say
     */
    record LimitReached(Limit limit, String why) implements Outcome {}

    /** What may end a resolution before it is done. */
    enum Limit {
        /** So long and no longer. */
        TIME("time", "the time limit"),
        /** So much and no more. */
        MEMORY("memory", "the limit of memory");

        private final String word;
        private final String phrase;

        Limit(String word, String phrase) {
            this.word = word;
            this.phrase = phrase;
        }

        /** As in data. */
        public String word() {
            return word;
        }

        /** As in a sentence. */
        public String phrase() {
            return phrase;
        }
    }

    /** There is no solution, and this shows it. */
    record Contradictory(Match.Contradiction match) implements Outcome {}
}
