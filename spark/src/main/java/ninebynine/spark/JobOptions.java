package ninebynine.spark;

import java.io.PrintWriter;
import java.util.List;
import ninebynine.cli.SourceOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What jobs on files of puzzles share. */
final class JobOptions {
    @Parameters(
            paramLabel = "[GAME:]FILE",
            arity = "1..*",
            description = "Files of puzzles that every worker can read, each with the name of its game before it unless"
                    + " --game says it.")
    private List<String> files = List.of();

    @Mixin
    private SourceOptions named = new SourceOptions();

    @Mixin
    private FolderOption folder = new FolderOption();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    List<Puzzles.Source> sources() {
        return files.stream()
                .map(named::file)
                .map(file -> new Puzzles.Source(file.game(), file.file(), file.name()))
                .toList();
    }

    String output() {
        return folder.name();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
