package ninebynine.games.slitherlink;

import java.util.Arrays;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * Slitherlinks to be: a loop that winds, whose clues are the numbers of lines around its cells. The inside grows cell by cell from one, each with as few
 * neighbours inside as can be, so that neither side is ever parted and the loop touches itself nowhere.
 */
final class SlitherlinkDrafter implements Drafter {
    private static final int USUAL = 10;
    private static final int LARGEST = 30;
    /** Of the cells, in hundredths, are inside. */
    private static final int INSIDE = 55;

    /** How much 0, 1, 2 and 3 help who solves; they are taken away in this order, but for chance. */
    private static final int[] WORTH = {2, 1, 0, 1};

    private static final double SPREAD = 1.5;

    /** The cells around one, clockwise; the even ones are at its sides. */
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};

    private static final int[] RIGHT = {0, 1, 1, 1, 0, -1, -1, -1};

    private final SlitherlinkGame game;
    private final int rows;
    private final int columns;
    private final LoopBoard board;

    SlitherlinkDrafter(SlitherlinkGame game, Setting setting) {
        setting.only();
        this.game = game;
        int[] sides = setting.sides(USUAL);
        columns = sides[0];
        rows = sides[1];
        if (Math.min(rows, columns) < 3 || Math.max(rows, columns) > LARGEST) {
            throw new IllegalArgumentException("size " + setting.size() + ": Slitherlinks are made from 3x3 to "
                    + LARGEST + "x" + LARGEST + ". Maybe 10x10.");
        }
        board = new LoopBoard(rows, columns);
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        Looped draft = new Looped(grown(dice));
        Bits all = new Bits(draft.clues());
        all.setAll();
        return draft.rival(all) == null ? draft : null;
    }

    private boolean[] grown(Dice dice) {
        boolean[] inside = new boolean[rows * columns];
        int start = dice.below(inside.length);
        inside[start] = true;
        int wanted = inside.length * INSIDE / 100;
        int[] order = dice.order(inside.length);
        for (int count = 1; count < wanted; count++) {
            int best = -1;
            double least = Double.MAX_VALUE;
            for (int cell : order) {
                int beside = inside[cell] ? 0 : addable(inside, cell);
                double measure = beside + 1.2 * dice.unit();
                if (beside > 0 && measure < least) {
                    least = measure;
                    best = cell;
                }
            }
            if (best < 0) {
                break;
            }
            inside[best] = true;
        }
        return inside;
    }

    /** How many cells at its sides are inside, if the cell can be too; else 0. */
    private int addable(boolean[] inside, int cell) {
        int changes = 0;
        int sides = 0;
        boolean before = isInside(inside, cell, 7);
        for (int i = 0; i < 8; i++) {
            boolean now = isInside(inside, cell, i);
            changes += now != before ? 1 : 0;
            sides += now && i % 2 == 0 ? 1 : 0;
            before = now;
        }
        return changes == 2 && sides < 4 ? sides : 0;
    }

    private boolean isInside(boolean[] inside, int cell, int direction) {
        int r = cell / columns + DOWN[direction];
        int c = cell % columns + RIGHT[direction];
        return r >= 0 && c >= 0 && r < rows && c < columns && inside[r * columns + c];
    }

    private final class Looped implements Draft {
        private final int[] numbers;
        private final LoopClauses clauses;

        Looped(boolean[] inside) {
            numbers = new int[inside.length];
            for (int cell = 0; cell < numbers.length; cell++) {
                for (int side = 0; side < 8; side += 2) {
                    numbers[cell] += isInside(inside, cell, side) != inside[cell] ? 1 : 0;
                }
            }
            clauses = new LoopClauses(board, inside, numbers);
        }

        @Override
        public int clues() {
            return numbers.length;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            int[] clues = new int[numbers.length];
            Arrays.fill(clues, Board.NONE);
            for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
                clues[cell] = numbers[cell];
            }
            return game.puzzle(Board.ofClues(rows, columns, clues));
        }

        /** The only other solutions are such as break the clue, if there were none with it. */
        @Override
        public boolean escapes(Bits told, int clue) {
            return rival(told) != null;
        }

        @Override
        public @Nullable Bits rival(Bits told) {
            boolean[] other = clauses.other(told);
            if (other == null) {
                return null;
            }
            Bits broken = new Bits(numbers.length);
            for (int cell = 0; cell < numbers.length; cell++) {
                int lines = 0;
                for (int edge : board.around[board.points + cell]) {
                    lines += other[edge] ? 1 : 0;
                }
                if (lines != numbers[cell]) {
                    broken.set(cell);
                }
            }
            return broken;
        }

        /** Twos say least, noughts most. */
        @Override
        public int[] easyOrder(Dice dice) {
            return dice.order(
                    Arrays.stream(numbers).map(number -> WORTH[number]).toArray(), SPREAD);
        }

        /** One in a hundred of 10x10 is W 3 to 5. */
        @Override
        public boolean isExchanged() {
            return true;
        }

        @Override
        public int place(int clue) {
            return clue;
        }

        @Override
        public int image(int clue, Symmetry.Motion motion) {
            return motion.turns() && rows != columns ? -1 : motion.of(clue, rows, columns);
        }
    }
}
