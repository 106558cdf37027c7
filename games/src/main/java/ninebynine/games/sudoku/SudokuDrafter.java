package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.games.grid.LineFamily;
import ninebynine.games.grid.RandomFill;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareDraft;
import ninebynine.games.grid.SquareSearch;
import ninebynine.model.Model;
import ninebynine.search.Bound;
import ninebynine.search.DepthFirst;
import ninebynine.search.SolutionSink;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Sudokus to be: a filled grid, whose clues are its cells. */
final class SudokuDrafter implements Drafter {
    private static final Boxes NINE = new Boxes(3, 3);
    private static final int DIGITS = 9;
    /** Gary McGuire, Bastian Tugemann and Gilles Civario, There is no 16-clue Sudoku, 2012. */
    private static final int FEWEST = 17;

    private final boolean sukaku;
    private final Boxes boxes;
    private final Model model;
    private final SquareDraft.Maker any;
    private final BandCounter bands = new BandCounter();
    private final RandomFill fill;

    SudokuDrafter(SudokuGame game, Setting setting) {
        setting.only("sukaku");
        sukaku = setting.number("sukaku", 0, 0, 1) > 0;
        boxes = boxes(setting);
        model = game.model(boxes);
        int n = boxes.size();
        Square square = new Square(
                n,
                List.of(
                        LineFamily.rows(n),
                        LineFamily.columns(n),
                        new LineFamily(n, "b", "block", null, (b, s) -> boxes.row(b, s) * n + boxes.column(b, s))));
        fill = new RandomFill(square);
        any = new SquareDraft.Maker(
                n,
                fill::fill,
                new SquareSearch(square),
                (givens, told) -> new SudokuPuzzle(boxes, model, givens, null));
    }

    /** 16x16, or 2x5 for boxes of two rows and five columns. */
    private static Boxes boxes(Setting setting) {
        int[] sides = setting.sides(DIGITS);
        int size = sides[0] == sides[1] ? sides[0] : sides[0] * sides[1];
        if (!Boxes.exist(size)) {
            throw new IllegalArgumentException("size " + setting.size() + ": "
                    + SudokuText.SIZES.missing(size).getMessage());
        }
        return sides[0] == sides[1] ? Boxes.of(size) : new Boxes(sides[0], sides[1]);
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        int[] grid = fill.fill(new int[boxes.cells()], dice);
        return grid == null ? null : of(grid);
    }

    private Draft of(int[] grid) {
        if (sukaku) {
            return new SukakuDraft(boxes, model, boxes.equals(NINE) ? bands : new DepthFirst(model), grid);
        }
        return boxes.equals(NINE) ? new Nine(grid) : new SquareDraft(any, grid);
    }

    @Override
    public int fewestClues() {
        return boxes.equals(NINE) && !sukaku ? FEWEST : 0;
    }

    @Override
    public Draft uniform(Dice dice) {
        return boxes.equals(NINE) && !sukaku
                ? new Nine(new UniformGrid(bands).make(dice))
                : Drafter.super.uniform(dice);
    }

    @Override
    public DraftWithClues of(Puzzle puzzle) {
        if (!(puzzle instanceof SudokuPuzzle sudoku) || !sudoku.boxes().equals(boxes)) {
            throw new IllegalArgumentException("The puzzle is no Sudoku of " + boxes.size() + "x" + boxes.size()
                    + ". Maybe another size was meant.");
        }
        int[] grid = new int[boxes.cells()];
        Bits told = new Bits(grid.length);
        for (int cell = 0; cell < grid.length; cell++) {
            if (sudoku.givens().get(cell) > 0) {
                told.set(cell);
            }
        }
        decided(puzzle, told);
        puzzle.counter().count(puzzle.start(), Bound.solutions(1), solution -> {
            for (int x = solution.first(); x >= 0; x = solution.next(x + 1)) {
                grid[x / boxes.size()] = 1 + x % boxes.size();
            }
        });
        if (grid[0] == 0) {
            throw new IllegalArgumentException("A puzzle has no solution: " + puzzle.text());
        }
        return new DraftWithClues(of(grid), told);
    }

    /** Where candidates are said, a cell with one of them is a clue. */
    private void decided(Puzzle puzzle, Bits told) {
        Bits candidates = puzzle.start().candidates();
        for (int cell = 0; cell < boxes.cells(); cell++) {
            int first = candidates.next(cell * boxes.size());
            int second = first < 0 ? -1 : candidates.next(first + 1);
            int end = (cell + 1) * boxes.size();
            if (first >= 0 && first < end && (second < 0 || second >= end)) {
                told.set(cell);
            }
        }
    }

    /** The usual size, with a counter of its own. */
    private final class Nine implements Draft {
        private static final int CELLS = 81;

        private final int[] grid;

        Nine(int[] grid) {
            this.grid = grid;
        }

        @Override
        public int clues() {
            return CELLS;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            return new SudokuPuzzle(boxes, model, Ints.of(given(told)), null);
        }

        private int[] given(Bits told) {
            int[] given = new int[CELLS];
            for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
                given[cell] = grid[cell];
            }
            return given;
        }

        @Override
        public boolean escapes(Bits told, int clue) {
            return bands.count(grid, told, clue, Bound.solutions(1), SolutionSink.NONE) > 0;
        }

        @Override
        public @Nullable Bits rival(Bits told) {
            Bits broken = new Bits(CELLS);
            long count = bands.count(grid, told, -1, Bound.solutions(2), solution -> {
                for (int cell = 0; cell < CELLS; cell++) {
                    if (!solution.get(cell * DIGITS + grid[cell] - 1)) {
                        broken.set(cell);
                    }
                }
            });
            return count < 2 ? null : broken;
        }

        @Override
        public Draft another(Bits told, Dice dice) {
            int[] other = fill.fill(given(told), dice);
            return other == null ? this : new Nine(other);
        }

        @Override
        public int place(int clue) {
            return clue;
        }

        @Override
        public int image(int clue, Symmetry.Motion motion) {
            return motion.of(clue, DIGITS, DIGITS);
        }
    }
}
