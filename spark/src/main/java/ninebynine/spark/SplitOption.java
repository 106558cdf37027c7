package ninebynine.spark;

import ninebynine.dataset.Splits;
import picocli.CommandLine.Option;

/** Into which splits puzzles fall. */
final class SplitOption {
    @Option(
            names = "--split",
            paramLabel = "SHARES",
            defaultValue = "train=1",
            description = "Such as train=0.9,test=0.1; isomorphic puzzles fall together (default: ${DEFAULT-VALUE}).")
    private String split = "train=1";

    /** The shares as they are written. */
    String shares() {
        return Splits.parse(split).toString();
    }
}
