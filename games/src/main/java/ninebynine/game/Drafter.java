package ninebynine.game;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes drafts of one game: what a game gives to those who make puzzles. For one thread. */
public interface Drafter {
    /** A random solution with its clues; null if this attempt came to nothing. */
    @Nullable
    Draft draft(Dice dice);

    /** A solution, each as likely as any other. */
    default Draft uniform(Dice dice) {
        throw new IllegalArgumentException(
                "Controlled bias needs solutions that are all equally likely, and there are such of Sudoku 9x9 only. Maybe"
                        + " the method top-down.");
    }

    /** The solution of a puzzle that has one, and which of its clues are told. */
    default DraftWithClues of(Puzzle puzzle) {
        throw new IllegalArgumentException(
                "Puzzles of this game are made from nothing only. Maybe leave out the file of puzzles.");
    }

    /** A draft and the clues that are told of it. */
    record DraftWithClues(Draft draft, ninebynine.tensor.Bits told) {}

    /** Whether a puzzle usually has all of its clues, so that none is taken away unless somebody asks. */
    default boolean tellsAll() {
        return false;
    }

    /** With fewer clues no puzzle has one solution, as far as is known. */
    default int fewestClues() {
        return 0;
    }

    /**
     * What is asked of a board.
     *
     * @param size as the game writes it; empty for the usual one
     * @param symmetry of the clues; games whose boards have none of their own need not know it
     * @param options what only some games have, by name: signs, holes, colours
     */
    record Setting(String size, Symmetry symmetry, Map<String, String> options) {
        /** What is usual. */
        public static final Setting USUAL = new Setting("", Symmetry.NONE, Map.of());

        /** Throws {@link IllegalArgumentException} if something is asked that the game does not have. */
        public void only(String... known) {
            for (String name : new java.util.TreeSet<>(options.keySet())) {
                if (!java.util.List.of(known).contains(name)) {
                    throw new IllegalArgumentException("This game has no --" + name + ". Maybe "
                            + (known.length == 0 ? "leave it out." : "--" + String.join(" or --", known) + "."));
                }
            }
        }

        /** An option that is a number between two others, or what it is without a word. */
        public double number(String name, double usual, double least, double most) {
            String written = options.get(name);
            if (written == null) {
                return usual;
            }
            double number;
            try {
                number = Double.parseDouble(written);
            } catch (NumberFormatException e) {
                number = Double.NaN;
            }
            if (!(number >= least && number <= most)) {
                throw new IllegalArgumentException("--" + name + " '" + written + "' is not between " + shown(least)
                        + " and " + shown(most) + ". Maybe " + shown(usual) + ".");
            }
            return number;
        }

        private static String shown(double number) {
            return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
        }

        /** Two sides as in 16x16, columns first; one number is both. */
        public int[] sides(int usual) {
            if (size.isEmpty()) {
                return new int[] {usual, usual};
            }
            String[] words = size.toLowerCase(java.util.Locale.ROOT).split("x", -1);
            int first = Symbols.number(words[0], 3);
            int second = words.length == 2 ? Symbols.number(words[1], 3) : words.length == 1 ? first : -1;
            if (first < 1 || second < 1) {
                throw new IllegalArgumentException(
                        "size '" + size + "' is no size. Maybe " + usual + "x" + usual + ".");
            }
            return new int[] {first, second};
        }

        /** The side of a square. */
        public int side(int usual) {
            int[] sides = sides(usual);
            if (sides[0] != sides[1]) {
                throw new IllegalArgumentException(
                        "size '" + size + "' is no square. Maybe " + sides[0] + "x" + sides[0] + ".");
            }
            return sides[0];
        }
    }
}
