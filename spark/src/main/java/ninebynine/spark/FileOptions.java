package ninebynine.spark;

import java.util.List;
import ninebynine.cli.SourceOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The puzzles of a job. */
final class FileOptions {
    @Parameters(
            paramLabel = "[GAME:]FILE",
            arity = "1..*",
            description = "Files of puzzles that every worker can read, each with the name of its game before it unless"
                    + " --game says it.")
    private List<String> files = List.of();

    @Mixin
    private SourceOptions named = new SourceOptions();

    private List<Puzzles.Source> sources = List.of();

    /** Made once: each file is given a name that none before it has. */
    List<Puzzles.Source> sources() {
        if (sources.isEmpty()) {
            sources = files.stream()
                    .map(named::file)
                    .map(file -> new Puzzles.Source(file.game(), file.file(), file.name()))
                    .toList();
        }
        return sources;
    }
}
