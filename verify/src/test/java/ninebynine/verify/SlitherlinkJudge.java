package ninebynine.verify;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/** Slitherlinks: from each point of the loop to the next, one circuit, of which the numbers count pieces. */
final class SlitherlinkJudge implements Judge {
    private static final String[] SIDES = {"n", "e", "s", "w"};
    private static final List<String> CELLS =
            List.of("o", "n", "e", "s", "w", "ne", "ns", "nw", "se", "ew", "sw", "esw", "swn", "wne", "nes");
    private static final List<String> POINTS = List.of("o", "ne", "ns", "nw", "se", "ew", "sw");

    @Override
    public Game game() {
        return Games.named("slitherlink");
    }

    /** The border of some cells that hang together, its numbers, and some of these taken away; now and then one is wrong. */
    @Override
    public Puzzle puzzle(Random random) {
        int rows = 2 + random.nextInt(4);
        int columns = 2 + random.nextInt(4);
        int[] numbers = numbers(inside(rows, columns, random));
        int kept = 35 + random.nextInt(65);
        if (random.nextInt(5) == 0) {
            numbers[random.nextInt(numbers.length)] = random.nextInt(4);
        }
        boolean[] shown = new boolean[numbers.length];
        for (int i = 0; i < shown.length; i++) {
            shown[i] = random.nextInt(100) < kept;
        }
        int needed = IntStream.range(0, numbers.length)
                .filter(i -> numbers[i] > 0)
                .findFirst()
                .orElseThrow();
        shown[needed] = true;
        return game().parse(IntStream.range(0, rows)
                .mapToObj(r -> IntStream.range(r * columns, (r + 1) * columns)
                        .mapToObj(i -> shown[i] ? Integer.toString(numbers[i]) : ".")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/")));
    }

    /** Two cells at least, grown one by one as long as their border is one loop. */
    private static boolean[][] inside(int rows, int columns, Random random) {
        boolean[][] in = new boolean[rows][columns];
        in[rows / 2][columns / 2] = true;
        int tries = rows * columns * (1 + random.nextInt(6));
        for (int i = 0; i < tries || count(in) < 2; i++) {
            int r = random.nextInt(rows);
            int c = random.nextInt(columns);
            if (!in[r][c]) {
                in[r][c] = true;
                in[r][c] = isOneLoop(in);
            }
        }
        return in;
    }

    private static int count(boolean[][] in) {
        int count = 0;
        for (boolean[] row : in) {
            for (boolean cell : row) {
                count += cell ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean at(boolean[][] in, int r, int c) {
        return r >= 0 && c >= 0 && r < in.length && c < in[0].length && in[r][c];
    }

    /** Whether inside and outside each hang together, and nowhere at a corner only. */
    private static boolean isOneLoop(boolean[][] in) {
        for (int r = 0; r <= in.length; r++) {
            for (int c = 0; c <= in[0].length; c++) {
                boolean a = at(in, r - 1, c - 1);
                if (a == at(in, r, c) && at(in, r - 1, c) == at(in, r, c - 1) && a != at(in, r - 1, c)) {
                    return false;
                }
            }
        }
        return reached(in, true) == count(in) && reached(in, false) == (in.length + 2) * (in[0].length + 2) - count(in);
    }

    /** How many cells can be reached from the first one inside, or from the ring outside. */
    private static int reached(boolean[][] in, boolean inside) {
        Set<List<Integer>> seen = new LinkedHashSet<>();
        List<List<Integer>> due = new ArrayList<>();
        for (int r = -1; r <= in.length && due.isEmpty(); r++) {
            for (int c = -1; c <= in[0].length && due.isEmpty(); c++) {
                if (at(in, r, c) == inside) {
                    due.add(List.of(r, c));
                }
            }
        }
        while (!due.isEmpty()) {
            List<Integer> cell = due.remove(due.size() - 1);
            int r = cell.get(0);
            int c = cell.get(1);
            if (r < -1 || c < -1 || r > in.length || c > in[0].length || at(in, r, c) != inside || !seen.add(cell)) {
                continue;
            }
            due.add(List.of(r - 1, c));
            due.add(List.of(r + 1, c));
            due.add(List.of(r, c - 1));
            due.add(List.of(r, c + 1));
        }
        return seen.size();
    }

    private static int[] numbers(boolean[][] in) {
        int columns = in[0].length;
        return IntStream.range(0, in.length * columns)
                .map(i -> {
                    int r = i / columns;
                    int c = i % columns;
                    boolean cell = in[r][c];
                    return (cell != at(in, r - 1, c) ? 1 : 0)
                            + (cell != at(in, r + 1, c) ? 1 : 0)
                            + (cell != at(in, r, c - 1) ? 1 : 0)
                            + (cell != at(in, r, c + 1) ? 1 : 0);
                })
                .toArray();
    }

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        String[] rows = puzzle.text().split("/", -1);
        Board board = new Board(rows.length, rows[0].length());
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[0].length(); c++) {
                board.clue(r, c, rows[r].charAt(c));
            }
        }
        return board.solutions(puzzle, limit);
    }

    /** The edges of a grid, and a circuit through its points; a point off the loop is its own next. */
    private static final class Board {
        private final int m;
        private final int n;
        private final Model choco = new Model();
        private final IntVar[] next;
        private final BoolVar[][] across;
        private final BoolVar[][] down;

        Board(int m, int n) {
            this.m = m;
            this.n = n;
            next = new IntVar[(m + 1) * (n + 1)];
            for (int p = 0; p < next.length; p++) {
                next[p] = choco.intVar(neighbours(p));
            }
            across = new BoolVar[m + 1][n];
            down = new BoolVar[m][n + 1];
            for (int r = 0; r <= m; r++) {
                for (int c = 0; c <= n; c++) {
                    int p = r * (n + 1) + c;
                    if (c < n) {
                        across[r][c] = edge(p, p + 1);
                    }
                    if (r < m) {
                        down[r][c] = edge(p, p + n + 1);
                    }
                }
            }
            choco.subCircuit(next, 0, choco.intVar(6, next.length)).post();
        }

        private int[] neighbours(int p) {
            int r = p / (n + 1);
            int c = p % (n + 1);
            return IntStream.range(0, next.length)
                    .filter(q -> Math.abs(q / (n + 1) - r) + Math.abs(q % (n + 1) - c) <= 1)
                    .toArray();
        }

        private BoolVar edge(int p, int q) {
            BoolVar there = choco.arithm(next[p], "=", q).reify();
            BoolVar back = choco.arithm(next[q], "=", p).reify();
            BoolVar line = choco.boolVar();
            choco.max(line, new BoolVar[] {there, back}).post();
            choco.arithm(there, "+", back, "<=", 1).post();
            return line;
        }

        /** In no cell four: that would be a loop by itself. */
        void clue(int r, int c, char clue) {
            BoolVar[] around = {across[r][c], down[r][c + 1], across[r + 1][c], down[r][c]};
            choco.sum(around, clue == '.' ? "<=" : "=", clue == '.' ? 3 : clue - '0')
                    .post();
        }

        /** Each loop is found in both directions. */
        List<Bits> solutions(Puzzle puzzle, int limit) {
            Solver solver = choco.getSolver();
            solver.setSearch(Search.minDomLBSearch(next));
            Set<Bits> found = new LinkedHashSet<>();
            while (found.size() < limit && solver.solve()) {
                found.add(labels(puzzle.model()));
            }
            return List.copyOf(found);
        }

        private Bits labels(ninebynine.model.Model model) {
            Map<String, String> values = new TreeMap<>();
            for (int r = -1; r <= m; r++) {
                for (int c = -1; c <= n; c++) {
                    boolean[] around = {
                        line(across, r, c), line(down, r, c + 1), line(across, r + 1, c), line(down, r, c)
                    };
                    values.put("B" + rc(r, c), word(CELLS, around));
                    values.put("I" + rc(r, c), isInside(r, c) ? "in" : "out");
                    if (r >= 0 && c >= 0 && r < m && c < n) {
                        values.put("N" + rc(r, c), Integer.toString(count(around)));
                    }
                    if (r >= 0 && c >= 0) {
                        boolean[] at = {
                            line(down, r - 1, c), line(across, r, c), line(down, r, c), line(across, r, c - 1)
                        };
                        values.put("P" + rc(r, c), word(POINTS, at));
                        if (c < n) {
                            values.put("H" + rc(r, c), line(across, r, c) ? "1" : "0");
                        }
                        if (r < m) {
                            values.put("V" + rc(r, c), line(down, r, c) ? "1" : "0");
                        }
                    }
                }
            }
            Bits labels = new Bits(model.labelCount());
            values.forEach((subject, value) ->
                    labels.set(model.index().label(value + subject).orElseThrow()));
            return labels;
        }

        private static boolean line(BoolVar[][] edges, int r, int c) {
            return r >= 0 && c >= 0 && r < edges.length && c < edges[0].length && edges[r][c].getValue() == 1;
        }

        private static int count(boolean[] sides) {
            return (int) IntStream.range(0, 4).filter(i -> sides[i]).count();
        }

        /** The word with exactly these letters. */
        private static String word(List<String> words, boolean[] sides) {
            return words.stream()
                    .filter(word -> IntStream.range(0, 4).allMatch(i -> word.contains(SIDES[i]) == sides[i]))
                    .findFirst()
                    .orElseThrow();
        }

        /** From the left, the border is crossed an odd number of times. */
        private boolean isInside(int r, int c) {
            return IntStream.rangeClosed(0, c).filter(i -> line(down, r, i)).count() % 2 == 1;
        }

        private static String rc(int r, int c) {
            return "r" + (r + 1) + "c" + (c + 1);
        }
    }

    @Override
    public List<String> theories() {
        return List.of(
                "W1",
                "W1+with-ExtendedLoop",
                "W[2]+with-LoopBraid",
                "Z[3]+tW[3]+W[4]",
                "gBC[3]+g2W[3]",
                "gB[3]",
                "FW[3]",
                "TyZ[3]+TygW[3]+O[3]",
                "TE1",
                "TE1(W1)");
    }
}
