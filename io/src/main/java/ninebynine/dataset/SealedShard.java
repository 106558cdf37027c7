package ninebynine.dataset;

import java.util.List;

/**
 * A shard that is whole: a line of the journal.
 *
 * @param shard from 0
 * @param to how far the sources were read for it
 * @param looked how many puzzles of the sources were looked at up to its end
 * @param taken what was taken up to its end
 * @param unread how many puzzles of the sources up to its end are none
 * @param orbits of its puzzles, where none may come twice, see {@link Distinct}; else empty
 */
record SealedShard(
        int shard,
        SourcePosition to,
        long looked,
        Selection.Taken taken,
        long unread,
        List<Part> files,
        Counts counts,
        String orbits) {
    /** What comes before the first shard. */
    static final SealedShard NOTHING =
            new SealedShard(-1, SourcePosition.START, 0, Selection.Taken.NONE, 0, List.of(), Counts.none(), "");

    /**
     * A file of a shard.
     *
     * @param path below the dataset's folder
     */
    record Part(String path, String split, long puzzles, long steps, long bytes, String sha256) {}
}
