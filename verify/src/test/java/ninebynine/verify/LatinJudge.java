package ninebynine.verify;

import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.games.latin.LatinPuzzle;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Latin squares, plain or pandiagonal: allDifferent on every line. */
record LatinJudge(boolean pandiagonal) implements Judge {
    private static final int[] PLAIN_SIZES = {2, 3, 4, 5, 5, 6, 6, 7, 8, 9};
    private static final int[] PANDIAGONAL_SIZES = {5, 5, 7, 7, 11};

    @Override
    public Game game() {
        return Games.named(pandiagonal ? "pandiagonal" : "latin");
    }

    @Override
    public Puzzle puzzle(Random random) {
        int[] sizes = pandiagonal ? PANDIAGONAL_SIZES : PLAIN_SIZES;
        int n = sizes[random.nextInt(sizes.length)];
        int[] cells = pandiagonal ? diagonal(n, random) : plain(n, random);
        int least = pandiagonal ? n == 11 ? 75 : 60 : 30;
        int most = pandiagonal ? n == 11 ? 85 : 95 : n > 7 ? 50 : 70;
        int gone = n * n * (least + random.nextInt(most - least)) / 100;
        Isomorphism.shuffled(n * n, random).stream().limit(gone).forEach(cell -> cells[cell] = 0);
        if (random.nextInt(5) == 0) {
            misprint(cells, n, random);
        }
        String text = IntStream.of(cells)
                .mapToObj(v -> v == 0 ? "." : Character.toString(v < 10 ? '0' + v : 'A' + v - 10))
                .collect(Collectors.joining());
        return game().parse(text);
    }

    /** The square of an Abelian group, with rows, columns and numbers shuffled and small squares in it turned. */
    static int[] plain(int n, Random random) {
        Ints rows = Isomorphism.shuffled(n, random);
        Ints columns = Isomorphism.shuffled(n, random);
        Ints numbers = Isomorphism.shuffled(n, random);
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 1 + numbers.get((rows.get(i / n) + columns.get(i % n)) % n);
        }
        for (int turn = 0; turn < 200; turn++) {
            int r = random.nextInt(n);
            int s = random.nextInt(n);
            int c = random.nextInt(n);
            int d = random.nextInt(n);
            if (r != s && c != d && cells[r * n + c] == cells[s * n + d] && cells[r * n + d] == cells[s * n + c]) {
                int a = cells[r * n + c];
                int b = cells[r * n + d];
                cells[r * n + c] = b;
                cells[s * n + d] = b;
                cells[r * n + d] = a;
                cells[s * n + c] = a;
            }
        }
        return cells;
    }

    /** Number (a·r + b·c) mod n, where no line meets a number twice; n is prime. */
    private static int[] diagonal(int n, Random random) {
        Ints numbers = Isomorphism.shuffled(n, random);
        int b = 2 + random.nextInt(n - 3);
        int shift = random.nextInt(n);
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 1 + numbers.get((i / n + b * (i % n) + shift) % n);
        }
        return cells;
    }

    /** Puts a number where no line has it yet; mostly there is no solution then. */
    private void misprint(int[] cells, int n, Random random) {
        int cell = random.nextInt(cells.length);
        int[] others = IntStream.rangeClosed(1, n)
                .filter(v -> v != cells[cell])
                .filter(v ->
                        IntStream.range(0, cells.length).noneMatch(i -> i != cell && cells[i] == v && see(i, cell, n)))
                .toArray();
        if (others.length > 0) {
            cells[cell] = others[random.nextInt(others.length)];
        }
    }

    private boolean see(int i, int j, int n) {
        int rows = Math.floorMod(i / n - j / n, n);
        int columns = Math.floorMod(i % n - j % n, n);
        return rows == 0 || columns == 0 || pandiagonal && (rows == columns || (rows + columns) % n == 0);
    }

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        Ints givens = ((LatinPuzzle) puzzle).cells().givens();
        int n = ((LatinPuzzle) puzzle).cells().size();
        Model model = new Model();
        IntVar[] cells = square(model, n, givens::get);
        for (int line = 0; line < n && pandiagonal; line++) {
            int at = line;
            different(model, cells, n, i -> i * n + (at + i) % n);
            different(model, cells, n, i -> i * n + (at + n - i) % n);
        }
        return Judges.solutions(model, cells, n * n * n, (cell, value) -> cell * n + value, limit);
    }

    /** Cells from 0 whose rows and columns are different; a given is 0 if there is none. */
    static IntVar[] square(Model model, int n, IntUnaryOperator given) {
        IntVar[] cells = IntStream.range(0, n * n)
                .map(given)
                .mapToObj(g -> g > 0 ? model.intVar(g - 1) : model.intVar(0, n - 1))
                .toArray(IntVar[]::new);
        for (int line = 0; line < n; line++) {
            int at = line;
            different(model, cells, n, i -> at * n + i);
            different(model, cells, n, i -> i * n + at);
        }
        return cells;
    }

    private static void different(Model model, IntVar[] cells, int n, IntUnaryOperator cell) {
        IntVar[] line = IntStream.range(0, n).map(cell).mapToObj(i -> cells[i]).toArray(IntVar[]::new);
        model.allDifferent(line, "AC").post();
    }
}
