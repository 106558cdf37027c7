package ninebynine.search;

import ninebynine.tensor.Bits;

/** Hears of solutions as they are found. */
@FunctionalInterface
public interface SolutionSink {
    /** Keeps nothing: for who only counts. */
    SolutionSink NONE = solution -> {};

    /** One solution: the labels that are true, the sink's to keep. */
    void add(Bits solution);
}
