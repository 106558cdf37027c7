package ninebynine.games.slitherlink;

import java.util.stream.IntStream;
import ninebynine.games.Picture;
import ninebynine.games.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A Slitherlink: the number in each of its cells, row by row, -1 where there is none. */
public final class SlitherlinkPuzzle implements Puzzle {
    static final int NONE = -1;

    private final Model model;
    private final Lattice lattice;
    private final Ints clues;

    SlitherlinkPuzzle(Model model, Ints clues) {
        this.model = model;
        this.lattice = Lattice.of(model);
        this.clues = clues;
    }

    public int rows() {
        return lattice.rows();
    }

    public int columns() {
        return lattice.columns();
    }

    /** Row by row: the clue, or -1. */
    public Ints cells() {
        return clues;
    }

    @Override
    public String game() {
        return SlitherlinkGame.NAME;
    }

    @Override
    public String size() {
        return columns() + "x" + rows();
    }

    @Override
    public int clues() {
        return (int) clues.stream().filter(clue -> clue != NONE).count();
    }

    @Override
    public Model model() {
        return model;
    }

    /** The clues, and the ring: it is outside, and its corners have no edges. */
    @Override
    public State start() {
        State state = State.full(model);
        for (int v = 0; v < lattice.variableCount(); v++) {
            int[] labels = model.labels(v);
            if (labels.length == 1) {
                state.assertValue(labels[0]);
            }
        }
        for (int cell = 0; cell < clues.size(); cell++) {
            if (clues.get(cell) != NONE) {
                int number = lattice.n(cell / columns(), cell % columns());
                state.assertValue(lattice.label(number, clues.get(cell)));
            }
        }
        return state;
    }

    @Override
    public String text() {
        return SlitherlinkText.write(columns(), clues);
    }

    @Override
    public String text(View state) {
        return text();
    }

    @Override
    public String draw(View state) {
        return text();
    }

    @Override
    public Picture picture() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SlitherlinkPuzzle that && model == that.model && clues.equals(that.clues);
    }

    @Override
    public int hashCode() {
        return clues.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    /** The clues in the order of cells. */
    IntStream given() {
        return IntStream.range(0, clues.size()).filter(cell -> clues.get(cell) != NONE);
    }
}
