package ninebynine.games.futoshiki;

import java.util.Comparator;
import java.util.Objects;
import java.util.stream.IntStream;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareWriter;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;

/** A Futoshiki: its signs, its givens, and where they are said what is possible besides. Its signs make its model, which is made when it is first asked for. */
public final class FutoshikiPuzzle implements Puzzle {
    private final Signs signs;
    private final Cells cells;
    private final boolean strict;
    private final LateModel model;

    FutoshikiPuzzle(Signs signs, Cells cells, boolean strict) {
        this(signs, cells, strict, new LateModel(() -> FutoshikiModel.of(signs, cells.clues() == 0, strict)));
    }

    private FutoshikiPuzzle(Signs signs, Cells cells, boolean strict, LateModel model) {
        this.signs = signs;
        this.cells = cells;
        this.strict = strict;
        this.model = model;
    }

    /** The same with the model of another that has the same signs: what is made of a puzzle is told in its terms. */
    FutoshikiPuzzle in(FutoshikiPuzzle original) {
        boolean same = signs.equals(original.signs) && strict == original.strict;
        return same ? new FutoshikiPuzzle(signs, cells, strict, original.model) : this;
    }

    Signs signs() {
        return signs;
    }

    /** What is in its cells. */
    public Cells cells() {
        return cells;
    }

    @Override
    public String game() {
        return FutoshikiGame.name(strict);
    }

    @Override
    public String size() {
        return Sizes.name(signs.size());
    }

    /** Numbers and signs. */
    @Override
    public int clues() {
        return cells.clues() + signs.count();
    }

    @Override
    public Model model() {
        return model.get();
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
        return cells.candidates() == null
                ? FutoshikiWriter.strings(signs, cells.givens())
                : FutoshikiWriter.draw(signs, SquareWriter.words(signs.size(), cells.givens(), cells.candidates()));
    }

    @Override
    public String canonical() {
        if (cells.candidates() != null) {
            return text();
        }
        return IntStream.range(0, FutoshikiSymmetry.COUNT)
                .mapToObj(this::image)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private String image(int number) {
        FutoshikiSymmetry symmetry = new FutoshikiSymmetry(signs.size(), number);
        return FutoshikiWriter.strings(symmetry.signs(signs), symmetry.givens(cells.givens()));
    }

    @Override
    public String image(Choice choice) {
        return cells.candidates() == null ? image(choice.below(FutoshikiSymmetry.COUNT)) : text();
    }

    @Override
    public String text(View state) {
        return FutoshikiWriter.strings(signs, SquareWriter.values(signs.size(), state));
    }

    @Override
    public String draw(View state) {
        return FutoshikiWriter.draw(signs, SquareWriter.words(signs.size(), state));
    }

    /** The givens and the signs; pencil marks where they are said. */
    @Override
    public String drawn() {
        return cells.candidates() == null
                ? FutoshikiWriter.draw(signs, SquareWriter.words(cells.givens()))
                : draw(start());
    }

    @Override
    public Picture picture() {
        return model().derived(Picture.class, m -> FutoshikiPicture.of(signs));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FutoshikiPuzzle that
                && signs.equals(that.signs)
                && cells.equals(that.cells)
                && strict == that.strict;
    }

    @Override
    public int hashCode() {
        return Objects.hash(signs, cells);
    }

    @Override
    public String toString() {
        return game() + " " + text();
    }
}
