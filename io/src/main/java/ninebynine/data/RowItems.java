package ninebynine.data;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.io.ToldPaths.Item;
import org.jspecify.annotations.Nullable;

/** The traces of a file of rows, each ready to be checked. A row that can't be read is an item that says so, and the rest is read on. */
final class RowItems implements Iterator<Item>, AutoCloseable {
    /** Opens the rows of a file, once it is known what they are. */
    interface Opener {
        <R extends Record> RowSource<R> open(Class<R> row) throws IOException;
    }

    /** Checks the rows of one trace, the first of which has this number. */
    private interface Verifier<R extends Record> {
        Verified verify(int number, List<R> rows);
    }

    /** The rows, trace by trace, with what checks them. */
    private record Traces<R extends Record>(RowGroups<R> rows, Verifier<R> verifier) {
        /** The next trace; null after the last. */
        @Nullable
        Supplier<Verified> next() {
            List<R> group = rows.next();
            int number = (int) rows.number();
            return group.isEmpty() ? null : () -> verifier.verify(number, group);
        }
    }

    private final Traces<?> traces;
    private final Supplier<Set<String>> taken;
    private @Nullable Item ahead;

    /** @throws DatasetException if rows with these columns can't be checked */
    RowItems(List<String> columns, String file, TracesToCheck.Settings settings, Opener rows) throws IOException {
        if (columns.contains("steps") || columns.contains("values_after")) {
            RowVerifier verifier = new RowVerifier(settings.grounds());
            traces = columns.contains("steps")
                    ? new Traces<>(
                            new RowGroups<>(rows.open(PuzzleRow.class), (last, next) -> false),
                            (number, one) -> verifier.puzzle(number, one.get(0)))
                    : new Traces<>(new RowGroups<>(rows.open(StepLine.class), RowVerifier::together), verifier::steps);
            taken = verifier::taken;
        } else if (columns.contains("hint")) {
            RowVerifier verifier = new RowVerifier(settings.grounds());
            traces = new Traces<>(
                    new RowGroups<>(
                            rows.open(HintRow.class),
                            (last, next) -> next.index() != 1 && last.path().equals(next.path())),
                    verifier::hints);
            taken = verifier::taken;
        } else if (columns.contains("question")) {
            QaVerifier verifier = new QaVerifier(settings.grounds());
            traces = new Traces<>(
                    new RowGroups<>(
                            rows.open(QaRow.class),
                            (last, next) -> next.index() != 1 && last.path().equals(next.path())),
                    verifier::verify);
            taken = verifier::taken;
        } else if (columns.contains("chosen")) {
            JudgedVerifier verifier = new JudgedVerifier(settings.grounds(), true);
            traces = new Traces<>(
                    new RowGroups<>(
                            rows.open(PreferenceRow.class),
                            (last, next) -> JudgedVerifier.together(last.judged(false), next.judged(true))),
                    (number, pairs) -> verifier.verify(
                            number,
                            pairs.stream()
                                    .flatMap(pair -> Stream.of(pair.judged(true), pair.judged(false)))
                                    .toList()));
            taken = verifier::taken;
        } else if (columns.contains("mistake")) {
            JudgedVerifier verifier = new JudgedVerifier(settings.grounds(), false);
            traces = new Traces<>(
                    new RowGroups<>(rows.open(JudgedRow.class), JudgedVerifier::together), verifier::verify);
            taken = verifier::taken;
        } else if (columns.contains("messages")) {
            ChatVerifier verifier = new ChatVerifier(settings.grounds());
            traces = new Traces<>(
                    new RowGroups<>(rows.open(ChatRow.class), (last, next) -> false),
                    (number, one) -> verifier.verify(number, one.get(0)));
            taken = verifier::taken;
        } else {
            throw new DatasetException(file + " has no traces, only "
                    + (columns.isEmpty() ? "rows without columns" : String.join(", ", columns))
                    + ". Maybe take a file of the view steps, puzzles, chat, prm, hint, preference or qa.");
        }
        advance();
    }

    /** What was not checked so far, by column. */
    Set<String> taken() {
        Set<String> all = new TreeSet<>(taken.get());
        all.addAll(traces.rows.unknown());
        return all;
    }

    private void advance() {
        Supplier<Verified> check;
        try {
            check = traces.next();
        } catch (DatasetException e) {
            check = () -> {
                throw e;
            };
        }
        ahead = check == null ? null : new Item((int) traces.rows.number(), check);
    }

    @Override
    public boolean hasNext() {
        return ahead != null;
    }

    @Override
    public Item next() {
        Item next = ahead;
        if (next == null) {
            throw new NoSuchElementException("There are no more rows.");
        }
        advance();
        return next;
    }

    @Override
    public void close() {
        traces.rows.close();
    }
}
