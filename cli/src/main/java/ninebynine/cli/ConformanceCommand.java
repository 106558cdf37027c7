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
            "nb-cands-after-W1-000.txt and W-ratings-000.txt, as in Berthier's controlled-bias collection."
        })
final class ConformanceCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", description = "The collection's folder.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private Path folder;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

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
        compareRatings(interactions);
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

    /** W1 can tell ratings 0 and 1; what it does not solve must be published as more. */
    private void compareRatings(Resolver interactions) throws IOException {
        int[] published = read("W-ratings-000.txt").stream()
                .mapToInt(line -> Math.min(2, Integer.parseInt(line)))
                .toArray();
        row("ratings 0, 1, more", published, i -> {
            Trace trace = trace(interactions, i);
            return trace.isSolved() ? trace.level() : 2;
        });
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
                .toList();
    }
}
