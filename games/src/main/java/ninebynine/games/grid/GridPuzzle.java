package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Look;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** A puzzle of a {@link GridGame}: its givens, and the words that say what its rules ask besides. */
final class GridPuzzle implements Puzzle {
    private final String game;
    private final Sizes sizes;
    private final GridRules rules;
    private final LateModel model;
    private final Cells cells;
    private final List<String> words;

    GridPuzzle(String game, Sizes sizes, GridRules rules, LateModel model, Cells cells, List<String> words) {
        this.game = game;
        this.sizes = sizes;
        this.rules = rules;
        this.model = model;
        this.cells = cells;
        this.words = words;
    }

    @Override
    public String game() {
        return game;
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
    public Model model() {
        return model.get();
    }

    @Override
    public State start() {
        return cells.start(model());
    }

    @Override
    public String text() {
        return text(SquareWriter.text(sizes, cells));
    }

    @Override
    public String text(View state) {
        return text(SquareWriter.line(sizes, cells.size(), SquareWriter.values(cells.size(), state)));
    }

    private String text(String line) {
        return words.isEmpty() ? line : line + " " + String.join(" ", words);
    }

    @Override
    public String draw(View state) {
        int n = cells.size();
        return SquareWriter.frame(n, n, n, SquareWriter.words(n, state));
    }

    @Override
    public Picture picture() {
        return model().derived(Picture.class, m -> picture(m.labelCount()));
    }

    /** A filling is drawn as nothing: its cells say it. Its sign has a place in the middle of its first cell. */
    private Picture picture(int labels) {
        Picture board = SquarePicture.of(cells.size(), rules.borders(), rules.drawn());
        List<Look> looks = new ArrayList<>(board.labels());
        for (Fillings of : rules.fillings()) {
            int cell = of.cells().get(0);
            Picture.Shape nothing = new Picture.Text(SquarePicture.middle(cell, cells.size()), 0.2, "");
            for (int i = 0; i < of.values().size(); i++) {
                looks.add(new Look(cell, nothing, 0.2, nothing));
            }
        }
        return new Picture(board.width(), board.height(), board.board(), board.spots(), looks.subList(0, labels));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GridPuzzle that
                && game.equals(that.game)
                && cells.equals(that.cells)
                && words.equals(that.words);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, cells, words);
    }

    @Override
    public String toString() {
        return text();
    }
}
