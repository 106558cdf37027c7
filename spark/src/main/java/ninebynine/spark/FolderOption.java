package ninebynine.spark;

import picocli.CommandLine.Option;

/** Where tables go. */
final class FolderOption {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            description = "Where the tables go: a new folder, or one that the same command began.")
    private String folder = "";

    String name() {
        return folder;
    }
}
