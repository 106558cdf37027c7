package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Shape;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.game.Picture.Wash;
import ninebynine.game.Picture.Whisper;
import ninebynine.tensor.Ints;

/**
 * Points as dots, lines between them, a cross where there is no line, numbers in their cells, and a tint for what is inside or outside. Open edges are
 * short dashes; other candidates show only when a step speaks of them.
 */
final class SlitherlinkPicture {
    private static final double MARGIN = 0.6;
    private static final double NAME = 0.24;
    private static final double CLUE = 0.5;
    private static final double CROSS = 0.22;
    private static final double MARK = 0.12;
    /** How far from its ends the dash of an open edge begins. */
    private static final double OPEN = 0.4;

    private static final double DOT = 0.05;
    private static final double NARROW = 0.12;

    private final Lattice lattice;

    private SlitherlinkPicture(Lattice lattice) {
        this.lattice = lattice;
    }

    static Picture of(Lattice lattice, Ints clues) {
        return new SlitherlinkPicture(lattice).make(clues);
    }

    private Picture make(Ints clues) {
        int m = lattice.rows();
        int n = lattice.columns();
        List<Part> board = new ArrayList<>();
        for (int r = 0; r < m; r++) {
            board.add(text(MARGIN / 3, MARGIN + r + 0.5, NAME, "r" + (r + 1), Tone.FAINT));
        }
        for (int c = 0; c < n; c++) {
            board.add(text(MARGIN + c + 0.5, MARGIN / 3, NAME, "c" + (c + 1), Tone.FAINT));
        }
        for (int r = 0; r <= m; r++) {
            for (int c = 0; c <= n; c++) {
                board.add(new Part(box(MARGIN + c - DOT, MARGIN + r - DOT, 2 * DOT, 2 * DOT), Tone.STRONG));
            }
        }
        for (int cell = 0; cell < clues.size(); cell++) {
            if (clues.get(cell) != Board.NONE) {
                Point middle = middle(cell / n, cell % n);
                board.add(text(middle.x(), middle.y(), CLUE, Integer.toString(clues.get(cell)), Tone.STRONG));
            }
        }
        List<Area> spots =
                IntStream.range(0, lattice.variableCount()).mapToObj(this::spot).toList();
        List<Look> looks =
                IntStream.range(0, lattice.labelCount()).mapToObj(this::look).toList();
        return new Picture(n + 2 * MARGIN, m + 2 * MARGIN, board, spots, looks);
    }

    private static Part text(double x, double y, double size, String words, Tone tone) {
        return new Part(new Text(new Point(x, y), size, words), tone);
    }

    private static Area box(double x, double y, double width, double height) {
        return new Area(List.of(
                new Point(x, y), new Point(x + width, y), new Point(x + width, y + height), new Point(x, y + height)));
    }

    /** The middle of a cell. */
    private static Point middle(int r, int c) {
        return new Point(MARGIN + c + 0.5, MARGIN + r + 0.5);
    }

    private static Point corner(int r, int c) {
        return new Point(MARGIN + c, MARGIN + r);
    }

    private Area spot(int variable) {
        Point at = corner(lattice.row(variable), lattice.column(variable));
        return switch (lattice.kind(variable)) {
            case H -> box(at.x() + NARROW, at.y() - NARROW, 1 - 2 * NARROW, 2 * NARROW);
            case V -> box(at.x() - NARROW, at.y() + NARROW, 2 * NARROW, 1 - 2 * NARROW);
            case P -> box(at.x() - NARROW, at.y() - NARROW, 2 * NARROW, 2 * NARROW);
            case N, B, I -> box(at.x() + NARROW, at.y() + NARROW, 1 - 2 * NARROW, 1 - 2 * NARROW);
        };
    }

    private Look look(int label) {
        int variable = lattice.variable(label);
        int value = lattice.value(label);
        int r = lattice.row(variable);
        int c = lattice.column(variable);
        return switch (lattice.kind(variable)) {
            case H -> edge(variable, value, corner(r, c), corner(r, c + 1));
            case V -> edge(variable, value, corner(r, c), corner(r + 1, c));
            case P -> look(variable, grid(corner(r, c), value, 3, 0.13), VariableKind.P.word(value));
            case N ->
                look(
                        variable,
                        new Point(
                                middle(r, c).x() + 0.12 * value - 0.18,
                                middle(r, c).y() + 0.3),
                        VariableKind.N.word(value));
            case B -> look(variable, grid(middle(r, c), value, 4, 0.2), VariableKind.B.word(value));
            case I -> colour(variable, value, r, c);
        };
    }

    /** Where the i-th of several marks stands, in rows of k around a point. */
    private static Point grid(Point around, int i, int k, double step) {
        int down = i / k;
        int right = i % k;
        double middle = (k - 1) / 2.0;
        return new Point(around.x() + (right - middle) * step, around.y() + (down - middle) * step);
    }

    private static Look edge(int variable, int value, Point from, Point to) {
        Stroke line = new Stroke(from, to);
        Shape cross = new Text(line.middle(), CROSS, "x");
        return value == 1
                ? new Look(variable, new Stroke(between(from, to, OPEN), between(to, from, OPEN)), MARK, line)
                : new Look(variable, new Whisper(new Text(line.middle(), CROSS, "x")), MARK, cross);
    }

    /** A share of the way from a point to another. */
    private static Point between(Point from, Point to, double share) {
        return new Point(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
    }

    /** A point or a cell, of which only its edges are seen. */
    private static Look look(int variable, Point at, String words) {
        Text mark = new Text(at, MARK, words);
        return new Look(variable, new Whisper(mark), 0.08, new Whisper(mark));
    }

    private Look colour(int variable, int value, int r, int c) {
        Text mark = new Text(new Point(middle(r, c).x(), middle(r, c).y() - 0.3), MARK, VariableKind.I.word(value));
        Shape tint =
                lattice.isInner(r, c) ? new Wash(box(MARGIN + c, MARGIN + r, 1, 1), value == 1) : new Whisper(mark);
        return new Look(variable, new Whisper(mark), MARK, tint);
    }
}
