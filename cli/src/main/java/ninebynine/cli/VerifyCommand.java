package ninebynine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.data.DatasetException;
import ninebynine.data.OneOfMany;
import ninebynine.data.TracesToCheck;
import ninebynine.io.InOrder;
import ninebynine.io.ToldPaths;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn verify}: whether traces hold, checked by something that does not trust the solver. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks traces step by step: each step is made again from the state before it and its printed line.",
            "Reads our JSON, Parquet and text, and the resolution paths that CSP-Rules prints; compressed too. What a",
            "file holds tells which it is. The first wrong step of each trace goes to standard output."
        },
        footer = {
            "",
            "Examples:",
            "  nbn solve --rules W --format json puzzles.txt | nbn verify -",
            "  nbn verify --threads 2 traces-*.jsonl.zst",
            "  nbn verify --all published-path.txt",
            "",
            "Exit codes: 0 all right, 1 some wrong or not decided in time, 2 bad input or usage."
        })
final class VerifyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|-", arity = "1..*", description = "Files of traces, or - for standard input.")
    private List<String> sources = List.of();

    @Mixin
    private VerifyOptions options = new VerifyOptions();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private LimitOption limit = new LimitOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private static final Pattern TRACES = Pattern.compile("(?<!journal)\\.(?:jsonl|txt)(?:\\.zst|\\.gz)?$|\\.parquet$");

    private final VerifyReport report = new VerifyReport();

    @Override
    public Integer call() {
        threads.check();
        TracesToCheck.Settings settings = options.settings();
        List<String> files =
                sources.stream().flatMap(source -> files(source).stream()).toList();
        PrintWriter err = spec.commandLine().getErr();
        try (VerifyProgress progress = new VerifyProgress(err, Terminal.current(), files.size())) {
            for (String file : files) {
                progress.file();
                check(file, settings, progress);
            }
        }
        err.print(report.summary());
        err.flush();
        return report.code();
    }

    /** The files of a dataset, where a source is its folder: those that have traces. */
    private static List<String> files(String source) {
        if (source.equals("-") || !Files.isDirectory(Path.of(source))) {
            return List.of(source);
        }
        try (Stream<Path> files = Files.walk(Path.of(source), 2)) {
            List<String> found = files.filter(Files::isRegularFile)
                    .map(Path::toString)
                    .filter(name -> TRACES.matcher(name).find())
                    .sorted()
                    .toList();
            return found.isEmpty() ? List.of(source) : found;
        } catch (IOException | UncheckedIOException e) {
            return List.of(source);
        }
    }

    private void check(String source, TracesToCheck.Settings settings, VerifyProgress progress) {
        String name = VerifyReport.plain(source.equals("-") ? "input" : source).replace('\n', ' ');
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int before = report.traces();
        TimeLimit each = limit.check();
        try (TracesToCheck file = source.equals("-")
                ? TracesToCheck.of(System.in, "The input", settings)
                : TracesToCheck.open(Path.of(source), settings)) {
            new InOrder(threads.check()).run(file, item -> verified(item, each), result -> {
                if (result.undecided) {
                    report.undecided();
                    out.println(name + ":" + result.line + ": Not decided. " + VerifyReport.plain(result.problem));
                } else if (result.verified == null) {
                    report.bad();
                    err.println("nbn: " + name + ":" + result.line + ": " + VerifyReport.plain(result.problem));
                } else {
                    report.add(result.verified);
                    out.print(VerifyReport.text(name, result.verified, options.all()));
                }
                progress.trace();
            });
            report.taken(file.taken());
        } catch (IOException | UncheckedIOException e) {
            report.bad();
            err.println("nbn: '" + name + "' cannot be read. Maybe its name is misspelt: "
                    + VerifyReport.plain(String.valueOf(e.getMessage())));
            return;
        } catch (DatasetException e) {
            report.bad();
            err.println("nbn: " + VerifyReport.plain(String.valueOf(e.getMessage())));
            return;
        }
        if (report.traces() == before) {
            report.bad();
            err.println("nbn: '" + name + "' has no trace. Maybe it is a file of puzzles; see nbn solve.");
        }
        out.flush();
    }

    /** What was found of a trace, or else what is wrong with it, or why that is not known. */
    private record Result(int line, @Nullable Verified verified, String problem, boolean undecided) {}

    private static Result verified(ToldPaths.Item item, TimeLimit limit) {
        return OneOfMany.run(
                limit,
                () -> new Result(item.line(), item.check().get(), "", false),
                failure -> new Result(
                        item.line(),
                        null,
                        failure.why().equals(ToldPaths.NO_PUZZLE)
                                ? failure.why() + " Maybe say it with --puzzle."
                                : failure.sentence(),
                        failure.kind() == OneOfMany.Kind.STOPPED || failure.kind() == OneOfMany.Kind.NO_ROOM));
    }
}
