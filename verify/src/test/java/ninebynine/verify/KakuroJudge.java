package ninebynine.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Kakuros: for each run of white squares different digits and their sum, read from the words of the text. */
record KakuroJudge() implements Judge {
    private static final int DIGITS = 9;

    @Override
    public Game game() {
        return Games.named("kakuro");
    }

    /** A filled grid and most of its sums, a few of its digits; now and then one sum is off by one. */
    @Override
    public Puzzle puzzle(Random random) {
        while (true) {
            int rows = 3 + random.nextInt(4);
            int columns = 3 + random.nextInt(4);
            int[] filled = filled(rows, columns, random);
            if (filled.length > 0) {
                int sums = random.nextInt(3) == 0 ? 80 + random.nextInt(20) : 100;
                int digits = random.nextInt(2) == 0 ? random.nextInt(30) : 0;
                int misprint = random.nextInt(4) == 0 ? controller(filled, random) : -1;
                try {
                    return game().parse(text(filled, columns, sums, digits, misprint, random));
                } catch (PuzzleFormatException unreachable) {
                    // the next one then
                }
            }
        }
    }

    /** Digits where squares are white and 0 where they are black; empty if there was no way to fill them. */
    private static int[] filled(int rows, int columns, Random random) {
        int[] squares = new int[rows * columns];
        int black = 10 + random.nextInt(30);
        for (int s = 0; s < squares.length; s++) {
            boolean border = s < columns || s % columns == 0;
            if (!border && random.nextInt(100) >= black) {
                int free = (1 << DIGITS + 1) - 2;
                for (int t = s - 1; squares[t] > 0; t--) {
                    free &= ~(1 << squares[t]);
                }
                for (int t = s - columns; squares[t] > 0; t -= columns) {
                    free &= ~(1 << squares[t]);
                }
                int set = free;
                int[] choice = IntStream.rangeClosed(1, DIGITS)
                        .filter(d -> (set >> d & 1) != 0)
                        .toArray();
                squares[s] = choice[random.nextInt(choice.length)];
            }
        }
        return Arrays.stream(squares).anyMatch(digit -> digit > 0) ? squares : new int[0];
    }

    /** A black square with a white one to its right. */
    private static int controller(int[] filled, Random random) {
        int[] all = IntStream.range(0, filled.length - 1)
                .filter(s -> filled[s] == 0 && filled[s + 1] > 0)
                .toArray();
        return all[random.nextInt(all.length)];
    }

    private static String text(int[] filled, int columns, int sums, int digits, int misprint, Random random) {
        StringBuilder text = new StringBuilder("Kakuro");
        for (int s = 0; s < filled.length; s++) {
            text.append(s % columns == 0 && s > 0 ? " / " : " ");
            if (filled[s] > 0) {
                text.append(random.nextInt(100) < digits ? String.valueOf(filled[s]) : "_");
            } else {
                String down = random.nextInt(100) < sums ? sum(run(s, columns, false, filled), filled, 0) : "";
                int off = s == misprint ? 1 - 2 * random.nextInt(2) : 0;
                String across = random.nextInt(100) < sums ? sum(run(s, columns, true, filled), filled, off) : "";
                text.append(down).append("\\").append(across);
            }
        }
        return text.toString();
    }

    private static String sum(List<Integer> run, int[] filled, int off) {
        return run.isEmpty()
                ? ""
                : String.valueOf(off + run.stream().mapToInt(s -> filled[s]).sum());
    }

    /** The white squares after a black one. */
    private static List<Integer> run(int black, int columns, boolean across, int[] white) {
        List<Integer> run = new ArrayList<>();
        IntUnaryOperator next =
                s -> across ? s % columns == columns - 1 ? -1 : s + 1 : s + columns < white.length ? s + columns : -1;
        for (int s = next.applyAsInt(black); s >= 0 && white[s] != 0; s = next.applyAsInt(s)) {
            run.add(s);
        }
        return run;
    }

    /** A run with its name as a variable. */
    private record Run(String name, List<Integer> squares, String sum) {}

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        String[] rows = puzzle.text().substring("Kakuro ".length()).split(" / ", -1);
        String[] words = String.join(" ", rows).split(" ", -1);
        int columns = rows[0].split(" ", -1).length;
        int[] white = Arrays.stream(words)
                .mapToInt(word -> word.matches("[_1-9]") ? 1 : 0)
                .toArray();
        int[] squares =
                IntStream.range(0, white.length).filter(s -> white[s] > 0).toArray();
        Model model = new Model();
        IntVar[] all = new IntVar[white.length];
        for (int s : squares) {
            all[s] = words[s].equals("_") ? model.intVar(1, DIGITS) : model.intVar(Integer.parseInt(words[s]));
        }
        List<Run> runs = new ArrayList<>();
        for (int s = 0; s < white.length; s++) {
            String rc = "r" + (s / columns + 1) + "c" + (s % columns + 1);
            String[] sums = words[s].equals("#") ? new String[] {"", ""} : words[s].split("\\\\", -1);
            if (white[s] == 0) {
                runs.add(new Run("v" + rc, run(s, columns, false, white), sums[0]));
                runs.add(new Run("h" + rc, run(s, columns, true, white), sums[1]));
            }
        }
        runs.removeIf(run -> run.squares.isEmpty());
        for (Run run : runs) {
            IntVar[] of = run.squares.stream().map(s -> all[s]).toArray(IntVar[]::new);
            model.allDifferent(of).post();
            if (!run.sum.isEmpty()) {
                model.sum(of, "=", Integer.parseInt(run.sum)).post();
            }
        }
        IntVar[] open = Arrays.stream(squares).mapToObj(s -> all[s]).toArray(IntVar[]::new);
        int labels = puzzle.model().labelCount();
        List<Bits> found = Judges.solutions(model, open, labels, (i, digit) -> i * DIGITS + digit - 1, limit);
        found.forEach(solution -> combine(solution, squares, runs, puzzle));
        return found;
    }

    /** Adds which combination each sum has. */
    private static void combine(Bits solution, int[] squares, List<Run> runs, Puzzle puzzle) {
        int[] digits = new int[squares[squares.length - 1] + 1];
        for (int i = 0; i < squares.length; i++) {
            for (int d = 1; d <= DIGITS; d++) {
                digits[squares[i]] = solution.get(i * DIGITS + d - 1) ? d : digits[squares[i]];
            }
        }
        for (Run run : runs) {
            if (!run.sum.isEmpty()) {
                String combination = run.squares.stream()
                        .map(s -> digits[s])
                        .sorted()
                        .map(String::valueOf)
                        .collect(Collectors.joining());
                solution.set(puzzle.model().index().label(run.name, combination).orElseThrow());
            }
        }
    }

    @Override
    public List<String> theories() {
        return List.of(
                "W1",
                "S+Z[4]+tW[4]+W[4]",
                "gBC[4]+g2W[3]",
                "gB[4]",
                "FgB[4]",
                "TyBC[4]+TyZ[4]+TytW[4]+TygW[3]+O[5]",
                "TE1",
                "TE1(W1)",
                "W[2]+with-SurfaceSum+with-Cut");
    }
}
