package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Rows that follow each other and belong together. */
final class RowGroups<R extends Record> {
    private final RowSource<R> rows;
    private final BiPredicate<R, R> together;
    private @Nullable R ahead;
    private @Nullable DatasetException wrong;
    private long aheadNumber;
    private String aheadPlace = "";
    private long number;
    private String place = "";

    /** @param together whether a row goes on where the one before it ends */
    RowGroups(RowSource<R> rows, BiPredicate<R, R> together) {
        this.rows = rows;
        this.together = together;
        advance();
    }

    /**
     * The next group; empty after the last.
     *
     * @throws DatasetException if what comes next is no such row
     */
    List<R> next() {
        number = aheadNumber;
        place = aheadPlace;
        if (wrong != null) {
            DatasetException e = wrong;
            advance();
            throw e;
        }
        List<R> group = new ArrayList<>();
        R last = ahead;
        while (last != null) {
            group.add(last);
            R next = advance();
            last = next != null && together.test(last, next) ? next : null;
        }
        return group;
    }

    private @Nullable R advance() {
        ahead = null;
        wrong = null;
        try {
            ahead = rows.next();
        } catch (DatasetException e) {
            wrong = e;
        }
        aheadNumber = rows.number();
        aheadPlace = rows.place();
        return ahead;
    }

    /** Where the first row of the last group stood. */
    long number() {
        return number;
    }

    String place() {
        return place;
    }

    Set<String> unknown() {
        return rows.unknown();
    }

    void close() {
        rows.close();
    }
}
