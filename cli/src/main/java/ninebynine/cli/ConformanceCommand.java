package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.InOrder;
import ninebynine.limit.NoRoom;
import ninebynine.limit.TimeLimit;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "collection. Every difference is listed, '?' for what a limit of time or memory ended.",
            "Instead of a folder, a file of levels: on each line a number, a puzzle and, after tabs, its published level for",
            "each of the theories; 99 is not solved. These levels are of paths, simplest steps first, and at least 3."
        })
final class ConformanceCommand implements Callable<Integer> {
    /** What the collection publishes for a puzzle that the theory does not solve. */
    private static final int UNSOLVED = 36;

    /** Belts and exocets, by the name that the collection has for them. */
    private static final String EXOTIC = "Exo+W";

    private static final List<String> RATED = List.of(
            "W",
            "B",
            "gW",
            "gB",
            "S+W",
            "S+gW",
            "SFin+W",
            "SFin+gW",
            "TyW",
            "FW",
            "F3W",
            CodedRatings.PUBLISHED,
            EXOTIC);

    private static final String PUZZLES = "puzzles-000.txt";

    @Parameters(paramLabel = "FOLDER|FILE", description = "The collection's folder, or a file of levels.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private Path folder;

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(
            names = "--theories",
            split = ",",
            paramLabel = "T",
            description = "The theories to rate by (default: all that the folder has ratings for; for a file of levels"
                    + " SFin+W[8]+X+OR5W[8] with X = Trid, Sel1, Sel2 and EL).")
    private @Nullable List<String> theories;

    @Option(names = "--first", paramLabel = "N", description = "Only the first N puzzles.")
    private int first = Integer.MAX_VALUE;

    @Mixin
    private LimitOption limit = new LimitOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private List<Puzzle> puzzles = List.of();
    private TimeLimit each = TimeLimit.NONE;
    private int different;

    @Override
    public Integer call() throws IOException {
        each = limit.check();
        PuzzleLoop.require(spec, first > 0, "--first " + first + " leaves no puzzle. Maybe --first 100.");
        if (Files.isRegularFile(folder)) {
            return levels();
        }
        puzzles = puzzles(Games.named("sudoku"));
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%-28s %8s %10s%n", "what", "puzzles", "different");
        Resolver singles = resolver("BRT");
        Resolver interactions = resolver("W1");
        compare("candidates at the start", "nb-cands-000.txt", i -> open(singles, i, Trace::start));
        compare("candidates after Singles", "nb-cands-after-BRT-000.txt", i -> open(singles, i, Trace::end));
        compare("candidates after whips[1]", "nb-cands-after-W1-000.txt", i -> open(interactions, i, Trace::end));
        for (String theory : theories == null ? RATED : theories) {
            compareRatings(theory);
        }
        return different == 0 ? Nbn.SOLVED : Nbn.UNSOLVED;
    }

    /** Published levels of paths, in columns. */
    private int levels() throws IOException {
        LevelTable table = LevelTable.read(folder, Games.named("sudoku"), first);
        puzzles = table.puzzles();
        List<String> named = theories == null ? LevelTable.THEORIES : theories;
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%-28s %8s %10s%n", "what", "puzzles", "different");
        for (int k = 0; k < named.size(); k++) {
            Resolver resolver = resolver(named.get(k));
            row(
                    named.get(k),
                    table.levels(k),
                    i -> within(
                            () -> LevelTable.level(resolver.trace(puzzles.get(i).start()))));
        }
        return different == 0 ? Nbn.SOLVED : Nbn.UNSOLVED;
    }

    private List<Puzzle> puzzles(Game sudoku) throws IOException {
        List<String> lines = read(PUZZLES);
        if (lines.isEmpty()) {
            throw new IOException(folder.resolve(PUZZLES) + " has no puzzles. Maybe the folder is another one.");
        }
        List<Puzzle> read = new ArrayList<>();
        for (String line : lines) {
            try {
                read.add(sudoku.parse(line));
            } catch (PuzzleFormatException e) {
                throw new IOException(
                        folder.resolve(PUZZLES) + ", puzzle " + (read.size() + 1) + ": " + e.getMessage(), e);
            }
        }
        return read;
    }

    private Resolver resolver(String theory) {
        return new Resolver(Theory.parse(theory).precedence(puzzles.get(0).model()));
    }

    /** How many candidates a state of the path has. */
    private int open(Resolver resolver, int i, Function<Trace, View> state) {
        return within(() -> {
            Trace trace = resolver.trace(puzzles.get(i).start());
            return trace.outcome() instanceof Outcome.LimitReached
                    ? Rater.STOPPED
                    : state.apply(trace).openCount();
        });
    }

    /** What takes too long or too much is a difference, and not the end. */
    private int within(Supplier<Integer> work) {
        try {
            return each.run(work);
        } catch (NoRoom | OutOfMemoryError e) {
            return Rater.STOPPED;
        }
    }

    private void compare(String what, String file, IntUnaryOperator ours) throws IOException {
        row(what, numbers(file), ours);
    }

    private void compareRatings(String theory) throws IOException {
        String file = theory + "-ratings-000.txt";
        if (Files.exists(folder.resolve(file)) && theory.equals(CodedRatings.PUBLISHED)) {
            Resolver resolver = resolver(CodedRatings.THEORY);
            texts(
                    theory + " ratings",
                    lines(file),
                    i -> CodedRatings.shown(within(
                            () -> CodedRatings.of(resolver.trace(puzzles.get(i).start())))));
        } else if (Files.exists(folder.resolve(file))) {
            Rater rater = new Rater(Theory.parse(theory.equals(EXOTIC) ? "JE+SK+W" : theory)
                    .precedence(puzzles.get(0).model()));
            compare(theory + " ratings", file, i -> {
                int level = within(() -> rater.rate(puzzles.get(i).start()));
                return level == Rater.UNSOLVED ? UNSOLVED : level;
            });
        }
    }

    private void row(String what, int[] published, IntUnaryOperator ours) {
        texts(what, IntStream.of(published).mapToObj(Integer::toString).toList(), i -> {
            int found = ours.applyAsInt(i);
            return found == Rater.STOPPED ? "?" : Integer.toString(found);
        });
    }

    private void texts(String what, List<String> published, IntFunction<String> ours) {
        threads.check();
        PrintWriter out = spec.commandLine().getOut();
        List<String> found = new ArrayList<>();
        new InOrder(threads.check()).run(IntStream.range(0, puzzles.size()).iterator(), ours::apply, found::add);
        int count = 0;
        StringBuilder differences = new StringBuilder();
        for (int i = 0; i < found.size(); i++) {
            if (!found.get(i).equals(published.get(i))) {
                count++;
                differences.append(
                        String.format(Locale.ROOT, "  #%d: %s, published %s%n", i + 1, found.get(i), published.get(i)));
            }
        }
        different += count;
        out.printf(Locale.ROOT, "%-28s %8d %10d%n%s", what, found.size(), count, differences);
        out.flush();
    }

    /** One number a puzzle, or what is wrong with the file. */
    private int[] numbers(String name) throws IOException {
        List<String> lines = lines(name);
        Path file = folder.resolve(name);
        int[] numbers = new int[puzzles.size()];
        for (int i = 0; i < numbers.length; i++) {
            try {
                numbers[i] = Integer.parseInt(lines.get(i));
            } catch (NumberFormatException e) {
                throw new IOException(
                        file + ", line " + (i + 1) + ": '" + lines.get(i)
                                + "' is no number. Maybe the file is another one.",
                        e);
            }
        }
        return numbers;
    }

    /** One line a puzzle. */
    private List<String> lines(String name) throws IOException {
        List<String> lines = read(name);
        Path file = folder.resolve(name);
        if (lines.size() < puzzles.size()) {
            throw new IOException(
                    file + " has " + lines.size() + (lines.size() == 1 ? " line" : " lines") + " for " + puzzles.size()
                            + " puzzles. Maybe it was cut short, or --first " + Math.max(1, lines.size()) + ".");
        }
        return lines;
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
