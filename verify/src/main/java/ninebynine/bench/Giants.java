package ninebynine.bench;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puzzles as large as their games allow, most of them with a solution and far too little given: what limits are for. */
final class Giants {
    private static final long SEED = 13;

    /** A puzzle: its game, what it is called here, and its text. */
    record Giant(String game, String name, String text) {}

    private Giants() {}

    static List<Giant> all() {
        return List.of(
                new Giant("sudoku", "49x49 empty", ". ".repeat(49 * 49).strip()),
                new Giant("sudoku", "25x25", sudoku(5, 45)),
                new Giant("latin", "100x100 empty", ". ".repeat(100 * 100).strip()),
                new Giant("latin", "35x35", latin(35, 40)),
                new Giant("pandiagonal", "35x35 empty", ".".repeat(35 * 35)),
                new Giant("map", "2,000 countries, 4 colours", map(4)),
                new Giant("map", "2,000 countries, 100 colours", map(100)),
                new Giant("futoshiki", "35x35", futoshiki(35, 50)),
                new Giant("hidato", "30x30", "Hidato " + snake(30, 12)),
                new Giant("numbrix", "30x30", "Numbrix " + snake(30, 7)),
                new Giant("kakuro", "60x60", kakuro(60)),
                new Giant("kakuro", "99x99", kakuro(99)),
                new Giant("slitherlink", "30x30 sparse", slitherlink(30, 30)),
                new Giant("slitherlink", "60x60", slitherlink(60, 60)),
                new Giant(
                        "slitherlink",
                        "60x60, one clue",
                        "3" + (".".repeat(60) + "/").repeat(60).substring(1)));
    }

    private static boolean among(Random random, int hundredths) {
        return random.nextInt(100) < hundredths;
    }

    private static String symbol(int value) {
        return value < 9 ? Integer.toString(value + 1) : String.valueOf((char) ('A' + value - 9));
    }

    private static String sudoku(int box, int given) {
        Random random = new Random(SEED);
        int n = box * box;
        return IntStream.range(0, n * n)
                .mapToObj(i -> among(random, given) ? symbol((i / n % box * box + i / n / box + i % n) % n) : ".")
                .collect(Collectors.joining());
    }

    private static String latin(int n, int given) {
        Random random = new Random(SEED);
        return IntStream.range(0, n * n)
                .mapToObj(i -> among(random, given) ? symbol((i / n + i % n) % n) : ".")
                .collect(Collectors.joining());
    }

    /** Countries in a grid, each with its right and lower neighbour and the one across. */
    private static String map(int colours) {
        int width = 50;
        int count = 2000;
        String dots = ".".repeat(count);
        String symbols = colours < 10 ? dots : dots.replace(".", ". ");
        return colours + " " + count + " \"" + symbols.strip() + "\" "
                + IntStream.range(0, count)
                        .mapToObj(i -> (i + 1)
                                + neighbour(i, i % width < width - 1 ? i + 1 : count)
                                + neighbour(i, i + width)
                                + neighbour(i, i % width < width - 1 ? i + width + 1 : count))
                        .collect(Collectors.joining(" : "))
                + " :";
    }

    private static String neighbour(int from, int to) {
        return to < 2000 && to > from ? " " + (to + 1) : "";
    }

    private static String futoshiki(int n, int signs) {
        Random random = new Random(SEED);
        StringBuilder text = new StringBuilder(n + ":");
        for (int i = 0; i < n * n; i++) {
            int here = (i / n + i % n) % n;
            text.append(i == 0 ? "" : ",").append(among(random, 5) ? here + 1 : 0);
            if (i % n < n - 1 && among(random, signs)) {
                text.append(here > (here + 1) % n ? "R" : "");
            }
            if (i / n < n - 1 && among(random, signs)) {
                text.append(here > (here + 1) % n ? "D" : "");
            }
        }
        return text.append(',').toString();
    }

    /** A walk to and fro, of which little is given. */
    private static String snake(int n, int given) {
        Random random = new Random(SEED);
        return n + " " + n * n + " "
                + IntStream.range(0, n * n)
                        .mapToObj(i -> {
                            int number = i / n * n + (i / n % 2 == 0 ? i % n : n - 1 - i % n) + 1;
                            return number == 1 || number == n * n || among(random, given)
                                    ? Integer.toString(number)
                                    : ".";
                        })
                        .collect(Collectors.joining(" "));
    }

    /** Digits that run through 1 to 9 along every row and column, with black squares between. */
    private static String kakuro(int n) {
        Random random = new Random(SEED);
        boolean[][] white = new boolean[n + 2][n + 2];
        for (int r = 1; r < n; r++) {
            for (int c = 1; c < n; c++) {
                white[r][c] = (r + 4 * c) % 9 != 0 && !among(random, 8);
            }
        }
        prune(white, n);
        StringBuilder text = new StringBuilder("Kakuro");
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                text.append(' ').append(square(white, r, c));
            }
            text.append(r < n - 1 ? " /" : "");
        }
        return text.toString();
    }

    /** No sector of one square. */
    private static void prune(boolean[][] white, int n) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r = 1; r < n; r++) {
                for (int c = 1; c < n; c++) {
                    boolean alone = !white[r - 1][c] && !white[r + 1][c] || !white[r][c - 1] && !white[r][c + 1];
                    changed |= white[r][c] && alone;
                    white[r][c] &= !alone;
                }
            }
        }
    }

    private static String square(boolean[][] white, int r, int c) {
        if (white[r][c]) {
            return "_";
        }
        int down = 0;
        for (int i = r + 1; white[i][c]; i++) {
            down += (2 * i + c) % 9 + 1;
        }
        int across = 0;
        for (int i = c + 1; white[r][i]; i++) {
            across += (2 * r + i) % 9 + 1;
        }
        return down + across == 0 ? "#" : (down == 0 ? "" : down) + "\\" + (across == 0 ? "" : across);
    }

    /** The border of a comb: every other row of cells is inside, and so is the first column. */
    private static String slitherlink(int n, int given) {
        Random random = new Random(SEED);
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int lines = 0;
                for (int d = 0; d < 4; d++) {
                    int dr = d == 0 ? 1 : d == 1 ? -1 : 0;
                    int dc = d == 2 ? 1 : d == 3 ? -1 : 0;
                    lines += inside(r, c, n) == inside(r + dr, c + dc, n) ? 0 : 1;
                }
                text.append(among(random, given) ? Integer.toString(lines) : ".");
            }
            text.append('/');
        }
        return text.toString();
    }

    private static boolean inside(int r, int c, int n) {
        return r >= 0 && c >= 0 && r < n && c < n && (c == 0 || r % 2 == 0 && c < n - r % 5);
    }
}
