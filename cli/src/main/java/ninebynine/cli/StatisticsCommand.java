package ninebynine.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import ninebynine.data.JsonRow;
import ninebynine.data.MadeRow;
import ninebynine.generate.Order;
import ninebynine.generate.Statistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn statistics}: what a sample of generated puzzles says about all. */
@Command(
        name = "statistics",
        mixinStandardHelpOptions = true,
        description = {
            "Tables of clues and ratings of puzzles that nbn generate --format json made, each figure with its standard error.",
            "Of Sudokus made with --method controlled-bias a second column, weighted, is about all minimal puzzles."
        },
        footer = {
            "",
            "Example:",
            "  nbn generate --method controlled-bias --count 400 --format json | nbn statistics",
            "",
            "Exit codes: 0 done, 2 bad input or usage."
        })
final class StatisticsCommand implements Callable<Integer> {
    private static final int CELLS = 81;
    /** What published means of W count for puzzles that Singles solve. */
    private static final double PUBLISHED = 0.9;

    @Parameters(arity = "0..*", paramLabel = "FILE|-", description = "Rows of nbn generate (default: standard input).")
    private List<String> files = List.of("-");

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        Statistics statistics = new Statistics(CELLS);
        Set<String> methods = new TreeSet<>();
        Set<String> theories = new TreeSet<>();
        Set<Long> grids = new HashSet<>();
        for (String file : files) {
            read(file, statistics, methods, theories, grids);
        }
        PuzzleLoop.require(
                spec,
                statistics.size() > 1,
                "There are not enough puzzles for statistics. Maybe rows of nbn generate --format json.");
        PuzzleLoop.require(
                spec,
                methods.size() == 1 && theories.size() == 1,
                "The rows are of several methods or theories, " + methods + " and " + theories
                        + ". Maybe one file after the other.");
        print(statistics, methods.iterator().next(), theories.iterator().next(), grids.size());
        return Nbn.SOLVED;
    }

    private void read(String file, Statistics statistics, Set<String> methods, Set<String> theories, Set<Long> grids) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(PuzzleInput.bytes(file, Nbn.games(spec)), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    MadeRow row = row(line, number);
                    statistics.add(row.clues(), row.rating() == null ? -1 : row.rating());
                    String size = row.size().equals("9x9") ? "" : ", " + row.size();
                    methods.add(row.game() + size + ", " + row.method());
                    theories.add(row.theory());
                    grids.add(31 * row.seed() + row.attempt());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' can't be read.", e);
        }
    }

    private static MadeRow row(String line, int number) {
        try {
            return JsonRow.made(line);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(
                    "Line " + number + " is no row of nbn generate --format json. Maybe it is a puzzle alone.", e);
        }
    }

    private void print(Statistics statistics, String method, String theory, int grids) {
        PrintWriter out = spec.commandLine().getOut();
        boolean weighted = method.equals("sudoku, " + Order.Way.CONTROLLED_BIAS.written());
        out.printf(Locale.ROOT, "%d puzzles, %s, %d attempts with some%n%n", statistics.size(), method, grids);
        out.printf(Locale.ROOT, "%-14s %8s %16s%s%n", "", "count", "sample", weighted ? "              all" : "");
        statistics
                .clues()
                .forEach((n, count) -> line(
                        out, n + " clues", count, statistics, weighted, true, (clues, rating) -> clues == n ? 100 : 0));
        mean(out, "mean clues", statistics, weighted, (clues, rating) -> clues);
        out.println();
        statistics
                .ratings()
                .forEach((of, count) -> line(
                        out,
                        theory + (of < 0 ? " not solved" : " = " + of),
                        count,
                        statistics,
                        weighted,
                        true,
                        (clues, rating) -> rating == of ? 100 : 0));
        mean(out, "mean " + theory, statistics, weighted, (clues, rating) -> Math.max(0, rating));
        mean(out, "with 0 as 0.9", statistics, weighted, (clues, rating) -> rating <= 0 ? PUBLISHED : rating);
        out.println();
        out.println(
                weighted
                        ? "Sample: each number of clues without bias. All: weighted by C(81, n), so of all minimal puzzles. Published means of W"
                                + " count Singles as 0.9."
                        : "This method is biased: nothing about all puzzles follows from it. --method controlled-bias is not.");
    }

    private static void line(
            PrintWriter out,
            String name,
            long count,
            Statistics statistics,
            boolean weighted,
            boolean share,
            Statistics.Quantity quantity) {
        out.printf(
                Locale.ROOT,
                "%-14s %8d %16s%s%n",
                name,
                count,
                shown(statistics.mean(false, quantity), share),
                weighted ? String.format(Locale.ROOT, " %16s", shown(statistics.mean(true, quantity), share)) : "");
    }

    private static void mean(
            PrintWriter out, String name, Statistics statistics, boolean weighted, Statistics.Quantity quantity) {
        out.printf(
                Locale.ROOT,
                "%-14s %8s %16s%s%n",
                name,
                "",
                shown(statistics.mean(false, quantity), false),
                weighted ? String.format(Locale.ROOT, " %16s", shown(statistics.mean(true, quantity), false)) : "");
    }

    private static String shown(Statistics.Estimate estimate, boolean share) {
        return String.format(Locale.ROOT, share ? "%.2f ± %.2f %%" : "%.3f ± %.3f", estimate.value(), estimate.error());
    }
}
