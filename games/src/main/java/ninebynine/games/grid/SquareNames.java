package ninebynine.games.grid;

import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The names of a grid: {@code n5r2c3}, {@code r2c3=5}, {@code r2n5{c3 c4}}, {@code d1n5{r7c2 r6c3}}. The one place where ids meet 1-based
 * words.
 */
public final class SquareNames implements Names {
    private static final int ROWS = 0;
    private static final int COLUMNS = 1;

    private final Square square;
    private final String noun;
    private final Groups groups;
    private final Ties ties;
    private final int n;
    private final SquareWords words;

    /** How a game says why a value rules out a label that shares no variable with it. */
    @FunctionalInterface
    public interface Ties {
        /** Why the value rules out the label. */
        Why why(int label, int value);
    }

    /** How a game writes its groups. */
    @FunctionalInterface
    public interface Groups {
        /** These labels of the variable as they are written. */
        String groupIn(int variable, Ints members);
    }

    /** @param noun what the game calls a cell in English */
    public SquareNames(Square square, String noun, Groups groups) {
        this(square, noun, groups, null);
    }

    /** @param ties null where values are enough to say */
    public SquareNames(Square square, String noun, Groups groups, @Nullable Ties ties) {
        this.square = square;
        this.ties = ties == null ? (label, value) -> Why.fact(spokenFact(value)) : ties;
        this.noun = noun;
        this.groups = groups;
        this.n = square.size();
        this.words = new SquareWords(square);
    }

    /** The names of a grid without groups. */
    public SquareNames(Square square) {
        this(square, "cell", (variable, members) -> {
            throw new IllegalArgumentException("there are no groups, so not " + members);
        });
    }

    /** A cell, such as {@code r2c3}. */
    public static String cell(int cell, int n) {
        return "r" + (cell / n + 1) + "c" + (cell % n + 1);
    }

    /** A number as a value, such as {@code n5}. */
    public static String number(int number) {
        return "n" + (number + 1);
    }

    private boolean isCell(int variable) {
        return variable < square.cells();
    }

    @Override
    public String label(int label) {
        return words.written[label % n] + subject(label);
    }

    @Override
    public String subject(int label) {
        return words.cells[label / n];
    }

    @Override
    public String value(int label) {
        return words.numbers[label % n];
    }

    @Override
    public String variable(int variable) {
        return isCell(variable) ? words.cells[variable] : words.of(variable).written();
    }

    @Override
    public String valueIn(int variable, int label) {
        if (isCell(variable)) {
            return words.written[label % n];
        }
        return switch (square.family(variable)) {
            case ROWS -> words.places[ROWS][label / n % n];
            case COLUMNS -> words.places[COLUMNS][label / n / n];
            default -> subject(label);
        };
    }

    @Override
    public String groupIn(int variable, Ints members) {
        return groups.groupIn(variable, members);
    }

    @Override
    public String spoken(int variable) {
        return isCell(variable)
                ? noun + " " + words.cells[variable]
                : words.of(variable).spoken();
    }

    @Override
    public String spokenPlace(int variable) {
        return isCell(variable) ? spoken(variable) : words.of(variable).line();
    }

    @Override
    public String spokenEmpty(int variable) {
        return isCell(variable)
                ? spoken(variable) + " would have no value"
                : words.numbers[variable % n] + " would have no place in "
                        + words.of(variable).line();
    }

    @Override
    public String spokenIn(int variable, int label) {
        if (isCell(variable)) {
            return value(label);
        }
        return switch (square.family(variable)) {
            case ROWS -> words.in(COLUMNS, label / n % n);
            case COLUMNS -> words.in(ROWS, label / n / n);
            default -> "at " + subject(label);
        };
    }

    @Override
    public Why why(int variable, int label, int by, int value) {
        if (by == NO_VARIABLE) {
            return ties.why(label, value);
        }
        if (isCell(variable)) {
            return words.of(by).has();
        }
        return isCell(by) ? words.filled[label / n] : words.of(by).hasIts();
    }
}
