package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * Boards with lines, in one line and drawn for people.
 *
 * <pre>
 *   +-+x+/|3.2x/+.+-+        rows of points and edges, and rows of edges and cells: - and | are lines, x is no line, a dot is not known
 *
 *   .———.   .                the same drawn: a gap is no line; what is not known yet is dotted
 *   | 3 : 2
 *   .....———.
 * </pre>
 */
final class Drawing {
    private static final int WIDTH = 4;
    private static final Pattern SIGN = Pattern.compile("[|:—]|\\.---");

    private Drawing() {}

    static boolean isOneLine(String text) {
        return text.startsWith("+") && text.indexOf('/') > 0;
    }

    /** Several lines, some of which have signs that no row of clues has. */
    static boolean isDrawn(List<String> lines) {
        return lines.size() > 2
                && lines.stream().anyMatch(line -> SIGN.matcher(line).find());
    }

    static String oneLine(Board board) {
        Edges edges = new Edges(board.rows(), board.columns());
        return IntStream.rangeClosed(0, 2 * board.rows())
                .mapToObj(y -> IntStream.rangeClosed(0, 2 * board.columns())
                        .mapToObj(x -> symbol(board, edges, y, x))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    private static String symbol(Board board, Edges edges, int y, int x) {
        if (y % 2 == 0 && x % 2 == 0) {
            return "+";
        }
        if (y % 2 == 1 && x % 2 == 1) {
            int clue = board.clues().get(y / 2 * board.columns() + x / 2);
            return clue == Board.NONE ? "." : Integer.toString(clue);
        }
        return switch (board.edges().get(edge(edges, y, x))) {
            case 1 -> y % 2 == 0 ? "-" : "|";
            case 0 -> "x";
            default -> ".";
        };
    }

    /** The edge at a place of the one-line form. */
    private static int edge(Edges edges, int y, int x) {
        return y % 2 == 0 ? edges.h(y / 2, x / 2) : edges.v(y / 2, x / 2);
    }

    static Board readOneLine(String text) {
        List<String> lines = Arrays.asList(text.split("/", -1));
        int height = lines.size();
        int width = lines.get(0).length();
        if (height % 2 == 0 || width % 2 == 0 || lines.stream().anyMatch(line -> line.length() != width)) {
            throw new PuzzleFormatException(
                    "A board with lines has an odd number of rows, all of one odd length. Maybe a sign is missing, as in +-+/|3|/+-+.");
        }
        int rows = height / 2;
        int columns = width / 2;
        Board.checkSize(rows, columns);
        Edges edges = new Edges(rows, columns);
        Reading reading = new Reading(edges);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                char sign = lines.get(y).charAt(x);
                if (y % 2 == 1 && x % 2 == 1) {
                    reading.cell(y / 2, x / 2, sign);
                } else if (y % 2 == 1 || x % 2 == 1) {
                    reading.edge(edge(edges, y, x), sign);
                }
            }
        }
        return reading.board();
    }

    /** What was read so far. */
    private static final class Reading {
        private final Edges edges;
        private final int[] clues;
        private final int[] lines;

        Reading(Edges edges) {
            this.edges = edges;
            clues = new int[edges.rows() * edges.columns()];
            lines = new int[edges.count()];
            Arrays.fill(clues, Board.NONE);
            Arrays.fill(lines, Board.NONE);
        }

        void cell(int r, int c, char sign) {
            int cell = r * edges.columns() + c;
            if (sign >= '0' && sign <= '9') {
                clues[cell] = Board.clue(sign - '0', cell, edges.columns());
            } else if (sign != '.' && sign != ' ') {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(sign)) + " at " + SlitherlinkNames.rc(r, c)
                        + " is no clue. Maybe 0, 1, 2, 3, or '.' for none.");
            }
        }

        void edge(int edge, char sign) {
            lines[edge] = switch (sign) {
                case '-', '—', '|' -> 1;
                case 'x', ' ' -> 0;
                case '.', ':' -> Board.NONE;
                default ->
                    throw new PuzzleFormatException(Symbols.shown(String.valueOf(sign)) + " at "
                            + new SlitherlinkNames(new Lattice(edges.rows(), edges.columns())).spoken(edge)
                            + " is no edge. Maybe '-' or '|' for a line, 'x' for none, or '.' if that is not known.");
            };
        }

        Board board() {
            return new Board(edges.rows(), edges.columns(), Ints.of(clues), Ints.of(lines));
        }
    }

    /** The lines of a drawn board, without the colours below it. */
    static List<String> draw(Board board) {
        Edges edges = new Edges(board.rows(), board.columns());
        return IntStream.rangeClosed(0, 2 * board.rows())
                .mapToObj(y -> y % 2 == 0 ? points(board, edges, y / 2) : cells(board, edges, y / 2))
                .map(String::stripTrailing)
                .toList();
    }

    private static String points(Board board, Edges edges, int r) {
        return IntStream.range(0, board.columns())
                .mapToObj(c -> switch (board.edges().get(edges.h(r, c))) {
                    case 1 -> "———";
                    case 0 -> "   ";
                    default -> "...";
                })
                .collect(Collectors.joining(".", ".", "."));
    }

    private static String cells(Board board, Edges edges, int r) {
        StringBuilder row = new StringBuilder();
        for (int c = 0; c <= board.columns(); c++) {
            row.append(
                    switch (board.edges().get(edges.v(r, c))) {
                        case 1 -> '|';
                        case 0 -> ' ';
                        default -> ':';
                    });
            int clue = c < board.columns() ? board.clues().get(r * board.columns() + c) : Board.NONE;
            row.append(clue == Board.NONE ? "   " : " " + clue + " ");
        }
        return row.toString();
    }

    /** Reads a drawn board; what stands below it is left alone. */
    static Board read(List<String> lines) {
        int columns = (lines.get(0).strip().length() - 1) / WIDTH;
        int height = 0;
        while (height < lines.size()
                && (height % 2 == 1 || lines.get(height).stripLeading().startsWith("."))) {
            height++;
        }
        int rows = (height - 1) / 2;
        Board.checkSize(rows, columns);
        Reading reading = new Reading(new Edges(rows, columns));
        int indent = lines.get(0).indexOf('.');
        for (int y = 0; y <= 2 * rows; y++) {
            String line = lines.get(y).substring(Math.min(indent, lines.get(y).length()));
            for (int c = 0; c <= columns; c++) {
                if (y % 2 == 0 && c < columns) {
                    reading.edge(reading.edges.h(y / 2, c), at(line, WIDTH * c + 2));
                } else if (y % 2 == 1) {
                    reading.edge(reading.edges.v(y / 2, c), at(line, WIDTH * c));
                    if (c < columns) {
                        reading.cell(y / 2, c, at(line, WIDTH * c + 2));
                    }
                }
            }
        }
        return reading.board();
    }

    private static char at(String line, int x) {
        return x < line.length() ? line.charAt(x) : ' ';
    }
}
