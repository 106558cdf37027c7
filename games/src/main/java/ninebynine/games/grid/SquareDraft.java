package ninebynine.games.grid;

import java.util.function.BiFunction;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A filled square whose clues are the numbers of its cells. */
public final class SquareDraft implements Draft {
    /** About a second or two for a hard question about a large square. */
    private static final long GUESSES = 20_000;

    private static final int LARGE = 20;
    /** By how many lines cells go earlier or later than those beside them. */
    private static final int APART = 10;

    private final Maker maker;
    private final int[] filling;

    /** Fills what is not given, 0, with numbers from 1; null if it can't. */
    @FunctionalInterface
    public interface Filler {
        /** The whole square, or null. */
        int @Nullable [] fill(int[] given, Dice dice);
    }

    /** What drafts of one kind share: how they are filled, searched, and made into puzzles. */
    public record Maker(int size, Filler filler, SquareSearch search, BiFunction<Ints, Bits, Puzzle> puzzles) {
        /** A new draft, or null if the square could not be filled. */
        public @Nullable Draft draft(Dice dice) {
            int[] filling = filler.fill(new int[size * size], dice);
            return filling == null ? null : new SquareDraft(this, filling);
        }
    }

    /** A draft with this solution. */
    public SquareDraft(Maker maker, int[] filling) {
        this.maker = maker;
        this.filling = filling;
    }

    @Override
    public int clues() {
        return filling.length;
    }

    @Override
    public Puzzle puzzle(Bits told) {
        return maker.puzzles.apply(Ints.of(given(told)), told);
    }

    /** 0 where nothing is told. */
    private int[] given(Bits told) {
        int[] given = new int[filling.length];
        for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
            given[cell] = filling[cell];
        }
        return given;
    }

    private SquareSearch begin(Bits told) {
        SquareSearch search = maker.search;
        search.begin();
        for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
            search.put(cell, filling[cell]);
        }
        return search;
    }

    @Override
    public boolean escapes(Bits told, int clue) {
        SquareSearch search = begin(told);
        search.exclude(clue, filling[clue]);
        return found(search, 1, new Bits(filling.length)) > 0;
    }

    @Override
    public @Nullable Bits rival(Bits told) {
        Bits broken = new Bits(filling.length);
        return found(begin(told), 2, broken) < 2 ? null : broken;
    }

    private int found(SquareSearch search, int limit, Bits broken) {
        return search.search(limit, GUESSES, other -> {
            for (int cell = 0; cell < filling.length; cell++) {
                if (other[cell] != filling[cell]) {
                    broken.set(cell);
                }
            }
        });
    }

    /** In a large square what is open stays together, line by line of its last kind, which in a Sudoku are boxes: so it can be seen which clues are needed. */
    @Override
    public int[] order(Dice dice) {
        return maker.size < LARGE ? Draft.super.order(dice) : maker.search.together(dice, APART);
    }

    @Override
    public Draft another(Bits told, Dice dice) {
        int[] other = maker.filler.fill(given(told), dice);
        return other == null ? this : new SquareDraft(maker, other);
    }

    @Override
    public int place(int clue) {
        return clue;
    }

    @Override
    public int image(int clue, Symmetry.Motion motion) {
        return motion.of(clue, maker.size, maker.size);
    }
}
