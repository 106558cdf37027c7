package ninebynine.strategy;

/** A rating in a word. */
public enum Difficulty {
    /** Singles and whips[1]. */
    EASY("easy", 1),
    /** Subsets and chains of two or three. */
    MEDIUM("medium", 3),
    /** The largest subsets, and chains that fit on a line. */
    HARD("hard", 6),
    /** Chains that few people would find. */
    VERY_HARD("very hard", 12),
    /** Longer ones, and all that comes after chains: trials, guesses. */
    EXTREME("extreme", Integer.MAX_VALUE);

    private final String word;
    private final int last;

    Difficulty(String word, int last) {
        this.word = word;
        this.last = last;
    }

    /** Of a rating that is one, from 0. */
    public static Difficulty of(int rating) {
        for (Difficulty difficulty : values()) {
            if (rating <= difficulty.last) {
                return difficulty;
            }
        }
        throw new IllegalStateException("the last has no end");
    }

    /** As people say it. */
    public String word() {
        return word;
    }
}
