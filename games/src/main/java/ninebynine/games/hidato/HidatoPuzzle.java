package ninebynine.games.hidato;

import java.util.stream.IntStream;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;

/**
 * A Hidato or Numbrix: which steps its path takes, which links its model has, and its n by n squares row by row, each a hole, empty, or
 * a given from 1. The model depends on the givens, so every puzzle has its own, made when it is first asked for.
 */
public final class HidatoPuzzle implements Puzzle {
    static final int HOLE = -1;
    static final int EMPTY = 0;

    private final Walk walk;
    private final Far far;
    private final int n;
    private final Ints squares;
    private final int count;
    private final LateModel model = new LateModel(() -> HidatoModel.of(this));

    HidatoPuzzle(Walk walk, Far far, int n, Ints squares) {
        this.walk = walk;
        this.far = far;
        this.n = n;
        this.squares = squares;
        this.count = (int) squares.stream().filter(mark -> mark != HOLE).count();
    }

    Walk walk() {
        return walk;
    }

    Far far() {
        return far;
    }

    /** How many rows, and columns. */
    public int n() {
        return n;
    }

    /** Row by row: -1 for a hole, 0 for an empty square, else the given. */
    public Ints squares() {
        return squares;
    }

    /** How many squares are no holes: the last number. */
    int count() {
        return count;
    }

    boolean isHole(int square) {
        return squares.get(square) == HOLE;
    }

    /** The label of a number, from 0, in a square; -1 if that is impossible from the start. */
    int label(int square, int number) {
        return isHole(square) ? -1 : model().banks().get(0).label(square / n, square % n, number);
    }

    int[] givenSquares() {
        return IntStream.range(0, squares.size())
                .filter(s -> squares.get(s) > 0)
                .toArray();
    }

    /** The numbers that are not given, from 0. */
    int[] missing() {
        boolean[] given = new boolean[count + 1];
        squares.stream().filter(mark -> mark > 0).forEach(mark -> given[mark] = true);
        return IntStream.range(0, count).filter(v -> !given[v + 1]).toArray();
    }

    @Override
    public String game() {
        return HidatoGame.name(walk);
    }

    @Override
    public String size() {
        return n + "x" + n;
    }

    @Override
    public int clues() {
        return givenSquares().length;
    }

    @Override
    public Model model() {
        return model.get();
    }

    @Override
    public State start() {
        State state = State.full(model());
        for (int s : givenSquares()) {
            state.assertValue(label(s, squares.get(s) - 1));
        }
        return state;
    }

    @Override
    public String text() {
        return HidatoWriter.text(this, squares);
    }

    @Override
    public String canonical() {
        return HidatoWriter.text(this, HidatoOrbit.first(this));
    }

    @Override
    public String image(Choice choice) {
        return HidatoWriter.text(this, HidatoOrbit.any(this, choice));
    }

    @Override
    public String text(View state) {
        return HidatoWriter.text(this, HidatoWriter.values(this, state));
    }

    @Override
    public String draw(View state) {
        return HidatoWriter.grid(this, state);
    }

    @Override
    public String drawn() {
        return HidatoWriter.board(this);
    }

    @Override
    public Picture picture() {
        return HidatoPicture.of(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HidatoPuzzle that
                && walk == that.walk
                && far == that.far
                && n == that.n
                && squares.equals(that.squares);
    }

    @Override
    public int hashCode() {
        return 31 * n + squares.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
