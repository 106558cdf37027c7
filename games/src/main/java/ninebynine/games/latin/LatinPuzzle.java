package ninebynine.games.latin;

import ninebynine.games.Puzzle;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareWriter;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A Latin square that is not filled yet: its givens, and where they are said what is possible besides. */
public record LatinPuzzle(String game, LatinKind kind, Model model, Cells cells) implements Puzzle {

    @Override
    public String size() {
        return Sizes.name(cells.size());
    }

    @Override
    public int clues() {
        return cells.clues();
    }

    @Override
    public State start() {
        return cells.start(model);
    }

    @Override
    public String text() {
        return SquareWriter.text(kind.sizes(), cells);
    }

    @Override
    public String text(View state) {
        int n = cells.size();
        Ints values = SquareWriter.values(n, state);
        return SquareWriter.text(kind.sizes(), new Cells(n, values, null));
    }

    @Override
    public String draw(View state) {
        int n = cells.size();
        return SquareWriter.frame(n, n, n, SquareWriter.words(n, state));
    }
}
