package ninebynine.dataset;

import java.util.ArrayList;
import java.util.List;

/**
 * How far the sources were read.
 *
 * @param puzzles how many puzzles of each source; none of those that are not named
 * @param last which source the last of them is of
 * @param copies how many copies of that were taken
 */
record SourcePosition(List<Long> puzzles, int last, int copies) {
    static final SourcePosition START = new SourcePosition(List.of(), 0, 0);

    SourcePosition {
        puzzles = List.copyOf(puzzles);
    }

    long of(int source) {
        return source < puzzles.size() ? puzzles.get(source) : 0;
    }

    /** How many puzzles in all. */
    long count() {
        return puzzles.stream().mapToLong(Long::longValue).sum();
    }

    /** After one more puzzle of a source, and this copy of it. */
    SourcePosition with(int source, int copy) {
        List<Long> more = new ArrayList<>(puzzles);
        while (more.size() <= source) {
            more.add(0L);
        }
        more.set(source, more.get(source) + 1);
        return new SourcePosition(more, source, copy);
    }

    /** After another copy of the same puzzle. */
    SourcePosition copied(int copy) {
        return new SourcePosition(puzzles, last, copy);
    }
}
