package ninebynine.games.latin;

import java.util.Objects;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquarePicture;
import ninebynine.games.grid.SquareWriter;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A Latin square that is not filled yet: its givens, and where they are said what is possible besides. */
public final class LatinPuzzle implements Puzzle {
    private final String game;
    private final LatinKind kind;
    private final LateModel model;
    private final Cells cells;

    LatinPuzzle(String game, LatinKind kind, LateModel model, Cells cells) {
        this.game = game;
        this.kind = kind;
        this.model = model;
        this.cells = cells;
    }

    @Override
    public String game() {
        return game;
    }

    /** Which lines it has. */
    public LatinKind kind() {
        return kind;
    }

    @Override
    public Model model() {
        return model.get();
    }

    /** What is in its cells. */
    public Cells cells() {
        return cells;
    }

    @Override
    public String size() {
        return Sizes.name(cells.size());
    }

    @Override
    public int clues() {
        return cells.clues();
    }

    @Override
    public boolean isBlank() {
        return cells.isBlank();
    }

    @Override
    public State start() {
        return cells.start(model());
    }

    @Override
    public String text() {
        return SquareWriter.text(kind.sizes(), cells);
    }

    @Override
    public String canonical() {
        return kind.canonical(cells);
    }

    @Override
    public String image(Choice choice) {
        return SquareWriter.text(kind.sizes(), kind.image(cells, choice));
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
        return model().derived(Picture.class, m -> SquarePicture.of(n, n, n));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LatinPuzzle that && kind == that.kind && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, cells);
    }

    @Override
    public String toString() {
        return text();
    }
}
