package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import ninebynine.games.Game;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
import ninebynine.io.InOrder;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn conformance}: our counts and ratings beside the published ones. */
@Command(
        name = "conformance",
        mixinStandardHelpOptions = true,
        description = {
            "Compares counts and ratings with those published for a collection.",
            "The folder holds puzzles-000.txt and, line by line, nb-cands-000.txt, nb-cands-after-BRT-000.txt,",
            "nb-cands-after-W1-000.txt and T-ratings-000.txt for theories T, as in Berthier's controlled-bias",
            "collection. Every difference is listed."
        })
final class ConformanceCommand implements Callable<Integer> {
    /** What the collection publishes for a puzzle that the theory does not solve. */
    private static final int UNSOLVED = 36;

    @Parameters(paramLabel = "FOLDER", description = "The collection's folder.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private Path folder;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--theories",
            split = ",",
            paramLabel = "T",
            description = "The theories to rate by (default: all that the folder has ratings for).")
    private List<String> theories =
            List.of("W", "B", "gW", "gB", "S+W", "S+gW", "SFin+W", "SFin+gW", "TyW", "FW", "F3W");

    @Option(names = "--first", paramLabel = "N", description = "Only the first N puzzles.")
    private int first = Integer.MAX_VALUE;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private List<Puzzle> puzzles = List.of();
    private int different;

    @Override
    public Integer call() throws IOException {
        Game sudoku = Games.named("sudoku");
        puzzles = read("puzzles-000.txt").stream().map(sudoku::parse).toList();
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%-28s %8s %10s%n", "what", "puzzles", "different");
        Resolver singles = resolver("BRT");
        Resolver interactions = resolver("W1");
        compare(
                "candidates at the start",
                "nb-cands-000.txt",
                i -> trace(singles, i).start().openCount());
        compare(
                "candidates after Singles",
                "nb-cands-after-BRT-000.txt",
                i -> trace(singles, i).end().openCount());
        compare(
                "candidates after whips[1]",
                "nb-cands-after-W1-000.txt",
                i -> trace(interactions, i).end().openCount());
        for (String theory : theories) {
            compareRatings(theory);
        }
        return different == 0 ? Nbn.SOLVED : Nbn.UNSOLVED;
    }

    private Resolver resolver(String theory) {
        return new Resolver(Theory.parse(theory).precedence(puzzles.get(0).model()));
    }

    private Trace trace(Resolver resolver, int i) {
        return resolver.trace(puzzles.get(i).start());
    }

    private void compare(String what, String file, IntUnaryOperator ours) throws IOException {
        row(what, read(file).stream().mapToInt(Integer::parseInt).toArray(), ours);
    }

    private void compareRatings(String theory) throws IOException {
        String file = theory + "-ratings-000.txt";
        if (Files.exists(folder.resolve(file))) {
            Rater rater =
                    new Rater(Theory.parse(theory).precedence(puzzles.get(0).model()));
            compare(theory + " ratings", file, i -> {
                int level = rater.rate(puzzles.get(i).start());
                return level == Rater.UNSOLVED ? UNSOLVED : level;
            });
        }
    }

    private void row(String what, int[] published, IntUnaryOperator ours) {
        PrintWriter out = spec.commandLine().getOut();
        int[] found = new int[puzzles.size()];
        int[] next = {0};
        new InOrder(threads)
                .run(
                        IntStream.range(0, found.length).iterator(),
                        ours::applyAsInt,
                        result -> found[next[0]++] = result);
        int count = 0;
        StringBuilder differences = new StringBuilder();
        for (int i = 0; i < found.length; i++) {
            if (found[i] != published[i]) {
                count++;
                differences.append(String.format("  #%d: %d, published %d%n", i + 1, found[i], published[i]));
            }
        }
        different += count;
        out.printf("%-28s %8d %10d%n%s", what, found.length, count, differences);
        out.flush();
    }

    private List<String> read(String name) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file)) {
            throw new IOException("There is no " + file + ". Maybe the folder is another one.");
        }
        return Files.readAllLines(file).stream()
                .map(String::trim)
                .filter(line -> !line.isEmpty())
                .limit(first)
                .toList();
    }
}
