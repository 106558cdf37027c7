package ninebynine.games.latin;

import ninebynine.games.Picture;
import ninebynine.games.Puzzle;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquarePicture;
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

    /** The givens in a frame; pencil marks where they are said. */
    @Override
    public String drawn() {
        int n = cells.size();
        return cells.candidates() == null
                ? SquareWriter.frame(n, n, n, SquareWriter.words(cells.givens()))
                : draw(start());
    }

    @Override
    public Picture picture() {
        int n = cells.size();
        return model.derived(Picture.class, m -> SquarePicture.of(n, n, n));
    }
}
