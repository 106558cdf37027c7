package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.RandomFill;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareSearch;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Futoshikis to be: a Latin square, whose clues are the numbers of its cells and the signs between them. */
final class FutoshikiDrafter implements Drafter {
    private static final int USUAL = 6;
    private static final int LARGEST = 16;
    private static final double SIGNS = 0.7;
    private static final long GUESSES = 20_000;

    private final int n;
    private final boolean strict;
    private final double signs;
    private final RandomFill fill;
    private final SquareSearch search;
    /** The two cells of each sign: those across, then those down. */
    private final int[] first;

    private final int[] second;

    FutoshikiDrafter(boolean strict, Setting setting) {
        setting.only("signs");
        this.strict = strict;
        n = setting.side(USUAL);
        if (n < 2 || n > LARGEST) {
            throw new IllegalArgumentException(
                    "size " + setting.size() + ": Futoshikis are made from 2x2 to 16x16. Maybe 6x6.");
        }
        signs = setting.number("signs", SIGNS, 0, 1);
        Square square = Square.latin(n);
        fill = new RandomFill(square);
        search = new SquareSearch(square);
        first = new int[2 * n * (n - 1)];
        second = new int[first.length];
        for (int i = 0; i < n * (n - 1); i++) {
            first[i] = i / (n - 1) * n + i % (n - 1);
            second[i] = first[i] + 1;
            first[n * (n - 1) + i] = i;
            second[n * (n - 1) + i] = i + n;
        }
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        int[] filling = fill.fill(new int[n * n], dice);
        return filling == null ? null : new Filled(filling);
    }

    private final class Filled implements Draft {
        private final int[] filling;

        Filled(int[] filling) {
            this.filling = filling;
        }

        @Override
        public int clues() {
            return filling.length + first.length;
        }

        private boolean isSign(int clue) {
            return clue >= filling.length;
        }

        private int smaller(int sign) {
            return filling[first[sign]] < filling[second[sign]] ? first[sign] : second[sign];
        }

        private int larger(int sign) {
            return filling[first[sign]] < filling[second[sign]] ? second[sign] : first[sign];
        }

        /** Numbers go before signs as often as is asked for. */
        @Override
        public int[] order(Dice dice) {
            int[] cells = dice.order(filling.length);
            int[] others = dice.order(first.length);
            int[] order = new int[clues()];
            int cell = 0;
            int sign = 0;
            for (int i = 0; i < order.length; i++) {
                boolean number = sign == others.length || cell < cells.length && dice.unit() < signs;
                order[i] = number ? cells[cell++] : filling.length + others[sign++];
            }
            return order;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            int[] givens = new int[filling.length];
            List<Signs.Edge> edges = new ArrayList<>();
            for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
                if (isSign(clue)) {
                    int sign = clue - filling.length;
                    edges.add(new Signs.Edge(smaller(sign), larger(sign)));
                } else {
                    givens[clue] = filling[clue];
                }
            }
            return new FutoshikiPuzzle(Signs.of(n, edges), new Cells(n, Ints.of(givens), null), strict);
        }

        private void begin(Bits told) {
            search.begin();
            for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
                if (isSign(clue)) {
                    search.less(smaller(clue - filling.length), larger(clue - filling.length));
                } else {
                    search.put(clue, filling[clue]);
                }
            }
        }

        /** A sign is false if it stands the other way round. */
        @Override
        public boolean escapes(Bits told, int clue) {
            begin(told);
            if (isSign(clue)) {
                search.less(larger(clue - filling.length), smaller(clue - filling.length));
            } else {
                search.exclude(clue, filling[clue]);
            }
            return found(1, new Bits(clues())) > 0;
        }

        @Override
        public @Nullable Bits rival(Bits told) {
            Bits broken = new Bits(clues());
            begin(told);
            return found(2, broken) < 2 ? null : broken;
        }

        private int found(int limit, Bits broken) {
            return search.search(limit, GUESSES, other -> {
                for (int cell = 0; cell < filling.length; cell++) {
                    if (other[cell] != filling[cell]) {
                        broken.set(cell);
                    }
                }
                for (int sign = 0; sign < first.length; sign++) {
                    if (other[smaller(sign)] > other[larger(sign)]) {
                        broken.set(filling.length + sign);
                    }
                }
            });
        }

        @Override
        public int place(int clue) {
            return isSign(clue) ? -1 : clue;
        }

        @Override
        public int image(int clue, Symmetry.Motion motion) {
            if (!isSign(clue)) {
                return motion.of(clue, n, n);
            }
            int one = motion.of(first[clue - filling.length], n, n);
            int other = motion.of(second[clue - filling.length], n, n);
            int least = Math.min(one, other);
            return filling.length
                    + (Math.abs(one - other) == 1 ? least / n * (n - 1) + least % n : n * (n - 1) + least);
        }
    }
}
