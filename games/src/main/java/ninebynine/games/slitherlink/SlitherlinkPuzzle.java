package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Elsewhere;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A Slitherlink: the number in each of its cells, and the lines, if some are said. All of one size share a model. */
public final class SlitherlinkPuzzle implements Puzzle {
    private static final int IMAGES = 8;

    private final LateModel model;
    private final Board board;
    private @Nullable Picture picture;

    SlitherlinkPuzzle(LateModel model, Board board) {
        this.model = model;
        this.board = board;
    }

    /** How many rows it has. */
    public int rows() {
        return board.rows();
    }

    /** How many columns it has. */
    public int columns() {
        return board.columns();
    }

    /** Row by row: the clue, or -1. */
    public Ints cells() {
        return board.clues();
    }

    @Override
    public String game() {
        return SlitherlinkGame.NAME;
    }

    /** Columns and rows. */
    @Override
    public String size() {
        return columns() + "x" + rows();
    }

    @Override
    public int clues() {
        return board.clueCount();
    }

    @Override
    public Model model() {
        return model.get();
    }

    private Lattice lattice() {
        return Lattice.of(model());
    }

    @Override
    public State start() {
        return new Entries(lattice(), board).state(model());
    }

    @Override
    public String text() {
        return text(board);
    }

    private static String text(Board board) {
        return board.hasEdges() ? Drawing.oneLine(board) : rows(board.columns(), board.clues());
    }

    /** A slash between rows; one row alone has it at its end, for without it would be read as a square grid. */
    private static String rows(int columns, Ints clues) {
        String rows = IntStream.range(0, clues.size() / columns)
                .mapToObj(r -> IntStream.range(0, columns)
                        .mapToObj(c -> clues.get(r * columns + c))
                        .map(clue -> clue == Board.NONE ? "." : Integer.toString(clue))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        return clues.size() == columns ? rows + "/" : rows;
    }

    /** The first, as text, of the eight that turning and mirroring make of it; lines, if some are said, stay as they are, and then it stands for itself. */
    @Override
    public String canonical() {
        if (board.hasEdges()) {
            return text();
        }
        return IntStream.range(0, IMAGES)
                .mapToObj(this::image)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private String image(int symmetry) {
        return rows((symmetry & 4) == 0 ? board.columns() : board.rows(), board.image(symmetry));
    }

    @Override
    public String image(Choice choice) {
        return board.hasEdges() ? text() : image(choice.below(IMAGES));
    }

    @Override
    public String text(View state) {
        return text(seen(state));
    }

    @Override
    public List<Elsewhere> elsewhere() {
        return board.hasEdges()
                ? List.of()
                : List.of(
                        Elsewhere.puzzLink(SlitherlinkUrl.write(rows(), columns(), cells())),
                        Elsewhere.tatham("loopy", size() + "t0:" + Runs.write(cells())));
    }

    /** The numbers and lines that a state has decided. */
    private Board seen(View state) {
        Lattice lattice = lattice();
        int[] clues = IntStream.range(0, board.clues().size())
                .map(cell -> decided(lattice, lattice.n(cell / columns(), cell % columns()), state))
                .toArray();
        int[] edges = IntStream.range(0, lattice.edgeCount())
                .map(edge -> decided(lattice, edge, state))
                .toArray();
        return new Board(rows(), columns(), Ints.of(clues), Ints.of(edges));
    }

    private static int decided(Lattice lattice, int variable, View state) {
        return IntStream.of(lattice.labels(variable))
                .filter(state::isValue)
                .map(lattice::value)
                .findFirst()
                .orElse(Board.NONE);
    }

    /** The clues as they are given and the lines as they are known; below, where something is known of it, what is inside (X) and outside (O). */
    @Override
    public String draw(View state) {
        Board seen = seen(state);
        List<String> lines = new ArrayList<>(Drawing.draw(new Board(rows(), columns(), board.clues(), seen.edges())));
        List<String> colours = colours(state);
        if (colours.stream().anyMatch(row -> !row.matches("\\.*"))) {
            lines.add("");
            lines.addAll(colours);
        }
        return String.join("\n", lines);
    }

    private List<String> colours(View state) {
        Lattice lattice = lattice();
        return IntStream.range(0, rows())
                .mapToObj(r -> IntStream.range(0, columns())
                        .mapToObj(c -> switch (decided(lattice, lattice.i(r, c), state)) {
                            case 1 -> "X";
                            case 0 -> "O";
                            default -> ".";
                        })
                        .collect(Collectors.joining()))
                .toList();
    }

    @Override
    public String drawn() {
        return String.join("\n", Drawing.draw(board));
    }

    @Override
    public synchronized Picture picture() {
        Picture made = picture;
        if (made == null) {
            made = SlitherlinkPicture.of(lattice(), board.clues());
            picture = made;
        }
        return made;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SlitherlinkPuzzle that && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        return board.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
