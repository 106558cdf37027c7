package ninebynine.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import ninebynine.data.JsonRow;
import ninebynine.data.ScoreLine;
import ninebynine.data.Scorer;
import ninebynine.io.InOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn score}: what answers to puzzles are worth, for evaluations and for rewards. */
@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        description = {
            "Grades answers to puzzles: one JSON object a line in, one a line out.",
            "A line has the puzzle and the answer, which is a board or free text with steps and a board at its end; game, solution and id"
                    + " may be there too. The score says whether an answer was found, whether it is right, how much of it is, and which step is wrong first."
        },
        footer = {
            "",
            "Examples:",
            "  nbn score answers.jsonl > scores.jsonl",
            "  nbn score --serve          (answers each line of standard input at once, until it ends)",
            "",
            "Exit codes: 0 all lines were graded, 1 some can't be read, 2 bad input or usage."
        })
final class ScoreCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Files of JSON lines; none or - is standard input.")
    private List<String> files = List.of();

    @Option(names = "--serve", description = "Answers each line of standard input as soon as it is there.")
    private boolean serve;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of lines that name none (default: ${DEFAULT-VALUE}). See nbn games.")
    private String game = "sudoku";

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private Scorer scorer = new Scorer();
    private int code = Nbn.SOLVED;

    @Override
    public Integer call() {
        threads.check();
        PuzzleLoop.require(
                spec,
                !serve || files.isEmpty(),
                "--serve reads standard input, not '" + (files.isEmpty() ? "" : files.get(0))
                        + "'. Maybe leave one of them out.");
        scorer = new Scorer(Nbn.games(spec));
        for (String file : files.isEmpty() ? List.of("-") : files) {
            grade(file);
        }
        return code;
    }

    private void grade(String file) {
        PrintWriter out = spec.commandLine().getOut();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                file.equals("-") ? System.in : Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8))) {
            Iterator<String> each =
                    lines.lines().filter(line -> !line.isBlank()).iterator();
            if (serve) {
                while (each.hasNext()) {
                    put(out, graded(each.next()));
                    out.flush();
                }
            } else {
                new InOrder(threads.check()).run(each, this::graded, line -> put(out, line));
            }
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("There is no file '" + file + "'. Maybe its name is misspelt.", e);
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' cannot be read: " + e.getMessage() + ".", e);
        }
        out.flush();
    }

    /** A line of the answer, and whether the question could be read. */
    private record Graded(String line, boolean good) {}

    private Graded graded(String line) {
        ScoreLine.Result result = ScoreLine.score(scorer, game, line);
        return new Graded(JsonRow.line(result), result.good());
    }

    private void put(PrintWriter out, Graded graded) {
        out.println(graded.line);
        code = graded.good ? code : Nbn.UNSOLVED;
    }
}
