package ninebynine.games.kakuro;

import java.util.Objects;
import java.util.stream.IntStream;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;

/**
 * A Kakuro: its grid with the sums, and what is said of its squares, if anything is. The grid makes the model, when it is first asked for.
 */
public final class KakuroPuzzle implements Puzzle {
    private final KakuroGrid grid;
    private final Ints marks;
    private final LateModel model;

    /** @param marks for each square, row by row, the digits that it may be: one if it is given, all if nothing is said; any for a black one */
    KakuroPuzzle(KakuroGrid grid, Ints marks) {
        this(grid, marks, new LateModel(() -> KakuroModel.of(grid)));
    }

    private KakuroPuzzle(KakuroGrid grid, Ints marks, LateModel model) {
        this.grid = grid;
        this.model = model;
        this.marks = Ints.of(IntStream.range(0, marks.size())
                .map(s -> grid.isWhite(s) ? marks.get(s) : 0)
                .toArray());
    }

    /** Nothing but sums. */
    KakuroPuzzle(KakuroGrid grid) {
        this(grid, Ints.of(grid.across().stream().map(s -> Combinations.EVERY).toArray()));
    }

    /** @param digits for each square its digit, or 0 */
    static KakuroPuzzle ofDigits(KakuroGrid grid, Ints digits) {
        return new KakuroPuzzle(grid, digits.map(d -> d > 0 ? 1 << d - 1 : Combinations.EVERY));
    }

    /** The digit that is given for a square, or 0. */
    private int given(int square) {
        int mark = marks.get(square);
        return Integer.bitCount(mark) == 1 ? Integer.numberOfTrailingZeros(mark) + 1 : 0;
    }

    /** The same with the model of another that has the same grid: what is made of a puzzle is told in its terms. */
    KakuroPuzzle in(KakuroPuzzle original) {
        return grid.equals(original.grid) ? new KakuroPuzzle(grid, marks, original.model) : this;
    }

    /** The same, once it is sure that no sector has a digit twice. */
    KakuroPuzzle distinct() {
        for (Sector sector : grid.sectors()) {
            int[] firsts = new int[Combinations.DIGITS + 1];
            for (int square : sector.squares().toArray()) {
                int digit = given(square);
                if (digit > 0 && firsts[digit] > 0) {
                    throw new PuzzleFormatException(digit + " is given twice in the sector " + grid.where(sector)
                            + ", at " + grid.rc(firsts[digit]) + " and " + grid.rc(square)
                            + ". Maybe one of them is another digit.");
                }
                firsts[digit] = square;
            }
        }
        return this;
    }

    KakuroGrid grid() {
        return grid;
    }

    Ints marks() {
        return marks;
    }

    @Override
    public String game() {
        return KakuroGame.NAME;
    }

    /** With the black border, as it is counted in names. */
    @Override
    public String size() {
        return grid.size();
    }

    /** Sums and digits. */
    @Override
    public int clues() {
        return (int) (IntStream.concat(grid.across().stream(), grid.down().stream())
                        .filter(sum -> sum > 0)
                        .count()
                + IntStream.range(0, marks.size()).filter(s -> given(s) > 0).count());
    }

    @Override
    public Model model() {
        return model.get();
    }

    KakuroLayout layout() {
        return model().part(KakuroLayout.class).orElseThrow();
    }

    @Override
    public State start() {
        State state = State.full(model());
        KakuroLayout layout = layout();
        for (int s = 0; s < marks.size(); s++) {
            if (given(s) > 0) {
                state.assertValue(layout.label(s, given(s)));
            } else if (grid.isWhite(s)) {
                for (int d = 1; d <= Combinations.DIGITS; d++) {
                    if (!Combinations.has(marks.get(s), d)) {
                        state.eliminate(layout.label(s, d));
                    }
                }
            }
        }
        combine(layout, state);
        return state;
    }

    /** Where all digits of a sector are given and add up, they are its combination. */
    private void combine(KakuroLayout layout, State state) {
        for (int sector = 0; sector < layout.sectors.size(); sector++) {
            int set = layout.sectors.get(sector).squares().stream()
                    .map(s -> given(s) > 0 ? marks.get(s) : 0)
                    .reduce(0, (a, b) -> a | b);
            for (int i = 0; i < layout.combinations[sector].count(); i++) {
                if (layout.combinations[sector].get(i) == set) {
                    state.assertValue(layout.combination(sector, i));
                }
            }
        }
    }

    @Override
    public String text() {
        return KakuroWriter.line(grid, marks);
    }

    /** Rows and columns may be exchanged, and nothing else: of the two texts the one that comes first. */
    @Override
    public String canonical() {
        return new KakuroOrbit(grid, marks).first();
    }

    @Override
    public String image(Choice choice) {
        return new KakuroOrbit(grid, marks).any(choice);
    }

    @Override
    public String text(View state) {
        return KakuroWriter.line(grid, KakuroWriter.values(this, state));
    }

    @Override
    public String draw(View state) {
        return KakuroWriter.draw(this, state);
    }

    @Override
    public String drawn() {
        return KakuroWriter.draw(grid, marks);
    }

    @Override
    public Picture picture() {
        return model().derived(Picture.class, m -> KakuroPicture.of(layout()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KakuroPuzzle that && grid.equals(that.grid) && marks.equals(that.marks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, marks);
    }

    @Override
    public String toString() {
        return text();
    }
}
