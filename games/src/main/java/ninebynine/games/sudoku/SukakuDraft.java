package ninebynine.games.sudoku;

import ninebynine.game.Draft;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.game.Undecided;
import ninebynine.model.Model;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A filled grid whose clues are what its cells are not: a sukaku has the more candidates the fewer of them it tells. */
final class SukakuDraft implements Draft {
    private final Boxes boxes;
    private final Model model;
    private final Counter counter;
    private final int[] grid;
    private final int others;

    SukakuDraft(Boxes boxes, Model model, Counter counter, int[] grid) {
        this.boxes = boxes;
        this.model = model;
        this.counter = counter;
        this.grid = grid;
        this.others = boxes.size() - 1;
    }

    @Override
    public int clues() {
        return grid.length * others;
    }

    /** The label that a clue says is false. */
    private int label(int clue) {
        int cell = clue / others;
        int digit = clue % others + 1;
        return cell * boxes.size() + (digit >= grid[cell] ? digit : digit - 1);
    }

    private Bits candidates(Bits told) {
        Bits candidates = new Bits(model.labelCount());
        candidates.setAll();
        for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
            candidates.clear(label(clue));
        }
        return candidates;
    }

    /** A cell with one candidate is given. */
    @Override
    public Puzzle puzzle(Bits told) {
        int[] givens = new int[grid.length];
        for (int cell = 0; cell < givens.length; cell++) {
            int next = told.next(cell * others);
            int count = 0;
            while (next >= 0 && next < (cell + 1) * others) {
                count++;
                next = told.next(next + 1);
            }
            givens[cell] = count == others ? grid[cell] : 0;
        }
        return new SudokuPuzzle(boxes, model, Ints.of(givens), candidates(told));
    }

    @Override
    public boolean escapes(Bits told, int clue) {
        State state = State.of(model, candidates(told));
        state.assertValue(label(clue));
        return found(state, 1, new Bits(clues())) > 0;
    }

    @Override
    public @Nullable Bits rival(Bits told) {
        Bits broken = new Bits(clues());
        return found(State.of(model, candidates(told)), 2, broken) < 2 ? null : broken;
    }

    private long found(State state, int limit, Bits broken) {
        Count count = counter.count(state, Bound.aside(limit, model), solution -> {
            for (int clue = 0; clue < clues(); clue++) {
                if (solution.get(label(clue))) {
                    broken.set(clue);
                }
            }
        });
        if (count.solutions() < limit && !count.isComplete()) {
            throw new Undecided();
        }
        return count.solutions();
    }

    @Override
    public int place(int clue) {
        return clue / others;
    }

    /** Of cells and not of digits: a clue has an image only in symmetries of both, so there is none. */
    @Override
    public int image(int clue, Symmetry.Motion motion) {
        return -1;
    }
}
