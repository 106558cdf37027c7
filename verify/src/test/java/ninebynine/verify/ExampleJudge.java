package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.IntVar;

/** What the games of {@code examples} ask, told to Choco from the text of a puzzle: nothing of our models or of theirs is used. */
final class ExampleJudge {
    private final Model choco = new Model();
    private final IntVar[] cells;
    private final int n;

    private ExampleJudge(String givens) {
        n = (int) Math.sqrt(givens.length());
        cells = choco.intVarArray(n * n, 1, n);
        for (int i = 0; i < givens.length(); i++) {
            if (givens.charAt(i) != '.') {
                choco.arithm(cells[i], "=", givens.charAt(i) - '0').post();
            }
        }
        for (int line = 0; line < n; line++) {
            int at = line;
            different(IntStream.range(0, n).map(i -> at * n + i));
            different(IntStream.range(0, n).map(i -> i * n + at));
        }
    }

    /** The solutions of a puzzle, at most so many, a number for each cell. */
    static List<int[]> solutions(String game, String text, int limit) {
        String[] words = text.split(" ");
        ExampleJudge judge = new ExampleJudge(words[0]);
        switch (game) {
            case "xsudoku" -> {
                judge.boxes();
                judge.different(IntStream.range(0, 9).map(i -> i * 9 + i));
                judge.different(IntStream.range(0, 9).map(i -> i * 9 + 8 - i));
            }
            case "windoku" -> {
                judge.boxes();
                for (int r : new int[] {1, 5}) {
                    for (int c : new int[] {1, 5}) {
                        judge.different(IntStream.range(0, 9).map(i -> (r + i / 3) * 9 + c + i % 3));
                    }
                }
            }
            case "antiknight" -> {
                judge.boxes();
                judge.knights();
            }
            case "jigsaw" -> words[1].chars().distinct().forEach(sign -> judge.different(judge.of(words[1], sign)));
            case "killer" -> {
                judge.boxes();
                judge.cages(words[1], words[2].split(","));
            }
            case "skyscrapers" -> judge.views(List.of(words).subList(1, 5));
            default -> throw new IllegalArgumentException(game);
        }
        List<int[]> found = new ArrayList<>();
        while (found.size() < limit && judge.choco.getSolver().solve()) {
            found.add(IntStream.range(0, judge.cells.length)
                    .map(i -> judge.cells[i].getValue())
                    .toArray());
        }
        return found;
    }

    private void different(IntStream places) {
        choco.allDifferent(places.mapToObj(i -> cells[i]).toArray(IntVar[]::new))
                .post();
    }

    private IntStream of(String signs, int sign) {
        return IntStream.range(0, signs.length()).filter(i -> signs.charAt(i) == sign);
    }

    private void boxes() {
        for (int box = 0; box < 9; box++) {
            int first = box / 3 * 27 + box % 3 * 3;
            different(IntStream.range(0, 9).map(i -> first + i / 3 * 9 + i % 3));
        }
    }

    private void knights() {
        for (int a = 0; a < 81; a++) {
            for (int b = a + 1; b < 81; b++) {
                if (Math.abs(a / 9 - b / 9) * Math.abs(a % 9 - b % 9) == 2) {
                    choco.arithm(cells[a], "!=", cells[b]).post();
                }
            }
        }
    }

    private void cages(String signs, String[] sums) {
        int[] kinds = signs.chars().filter(sign -> sign != '.').distinct().toArray();
        for (int cage = 0; cage < kinds.length; cage++) {
            different(of(signs, kinds[cage]));
            choco.sum(
                            of(signs, kinds[cage]).mapToObj(i -> cells[i]).toArray(IntVar[]::new),
                            "=",
                            Integer.parseInt(sums[cage]))
                    .post();
        }
    }

    private void views(List<String> sides) {
        for (int side = 0; side < 4; side++) {
            for (int line = 0; line < n; line++) {
                if (sides.get(side).charAt(line) != '.') {
                    view(side, line, sides.get(side).charAt(line) - '0');
                }
            }
        }
    }

    private void view(int side, int line, int seen) {
        IntVar[] row = IntStream.range(0, n)
                .map(i -> side % 2 == 0 ? i : n - 1 - i)
                .mapToObj(i -> cells[side < 2 ? i * n + line : line * n + i])
                .toArray(IntVar[]::new);
        Tuples tuples = new Tuples(true);
        for (int code = 0; code < (int) Math.pow(n, n); code++) {
            int[] heights = new int[n];
            int count = 0;
            int top = 0;
            for (int i = 0, rest = code; i < n; i++, rest /= n) {
                heights[i] = rest % n + 1;
                if (heights[i] > top) {
                    count++;
                    top = heights[i];
                }
            }
            if (count == seen) {
                tuples.add(heights);
            }
        }
        choco.table(row, tuples).post();
    }
}
