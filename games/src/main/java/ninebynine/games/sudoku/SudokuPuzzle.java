package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import ninebynine.game.Elsewhere;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.RunLength;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquarePicture;
import ninebynine.games.grid.SquareWriter;
import ninebynine.model.Model;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A Sudoku: its boxes, its givens (0 for an empty cell, else 1 to N), and in a sukaku what is possible besides. */
public final class SudokuPuzzle implements Puzzle {
    private static final Boxes NINE = new Boxes(3, 3);

    private final Boxes boxes;
    private final LateModel model;
    private final Ints givens;
    private final @Nullable Bits candidates;
    private final @Nullable Played played;

    /** One with these givens as labels, and in a sukaku these candidates. */
    public SudokuPuzzle(Boxes boxes, Model model, Ints givens, @Nullable Bits candidates) {
        this(boxes, new LateModel(() -> model), givens, candidates, null);
    }

    SudokuPuzzle(Boxes boxes, LateModel model, Ints givens, @Nullable Bits candidates, @Nullable Played played) {
        this.boxes = boxes;
        this.model = model;
        this.givens = givens;
        this.candidates = candidates;
        this.played = played;
    }

    /** Its boxes. */
    public Boxes boxes() {
        return boxes;
    }

    @Override
    public Model model() {
        return model.get();
    }

    /** What is given, as labels. */
    public Ints givens() {
        return givens;
    }

    /** Null in an ordinary Sudoku, where everything is possible. */
    public @Nullable Bits candidates() {
        return candidates;
    }

    @Override
    public String game() {
        return SudokuGame.NAME;
    }

    @Override
    public String size() {
        return Sizes.name(boxes.size());
    }

    @Override
    public int clues() {
        return new Cells(boxes.size(), givens, candidates).clues();
    }

    @Override
    public boolean isBlank() {
        return new Cells(boxes.size(), givens, candidates).isBlank();
    }

    @Override
    public State start() {
        State start = new Cells(boxes.size(), givens, candidates).start(model());
        return played == null ? start : played.on(start);
    }

    @Override
    public String text() {
        return played == null ? SudokuWriter.text(this) : PlayedLine.write(givens, played);
    }

    @Override
    public String text(View state) {
        return SudokuWriter.text(boxes, SquareWriter.values(boxes.size(), state));
    }

    @Override
    public String draw(View state) {
        return SudokuWriter.grid(boxes, state);
    }

    /** The givens in a frame; the pencil marks of a sukaku. */
    @Override
    public String drawn() {
        return candidates == null && played == null ? SudokuWriter.board(boxes, givens) : draw(start());
    }

    /** The smallest of its images ({@link MinLex}). A sukaku, and one that was begun, stand for themselves alone: their symmetries are not used. */
    @Override
    public String canonical() {
        if (candidates != null || played != null) {
            return text();
        }
        Boxes lying = boxes.lying();
        Ints grid = lying.equals(boxes) ? givens : MinLex.transposed(boxes.size(), givens);
        return SudokuWriter.text(lying, MinLex.of(lying, grid));
    }

    /** Digits renamed, bands and stacks and the lines in them in another order, and where boxes are square perhaps on its side. */
    @Override
    public String image(Choice choice) {
        return candidates == null && played == null
                ? SudokuWriter.text(boxes, Disguise.of(boxes, givens, choice))
                : text();
    }

    @Override
    public List<Elsewhere> elsewhere() {
        if (candidates != null || played != null) {
            return List.of();
        }
        List<Elsewhere> sites = new ArrayList<>();
        if (boxes.equals(NINE)) {
            String digits = givens.stream().mapToObj(Integer::toString).collect(Collectors.joining());
            sites.add(new Elsewhere("SudokuWiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + digits, digits));
        }
        sites.add(Elsewhere.tatham("solo", boxes.width() + "x" + boxes.height() + ":" + RunLength.write(givens)));
        return sites;
    }

    @Override
    public Picture picture() {
        return model().derived(Picture.class, m -> SquarePicture.of(boxes.size(), boxes.height(), boxes.width()));
    }

    @Override
    public Counter counter() {
        return boxes.equals(NINE) ? new BandCounter() : new DepthFirst(model());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SudokuPuzzle that
                && boxes.equals(that.boxes)
                && givens.equals(that.givens)
                && Objects.equals(candidates, that.candidates)
                && Objects.equals(played, that.played);
    }

    @Override
    public int hashCode() {
        return Objects.hash(boxes, givens, candidates, played);
    }

    @Override
    public String toString() {
        return text();
    }
}
