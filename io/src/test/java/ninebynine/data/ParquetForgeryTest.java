package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.ToldPaths;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of Parquet that were changed in one column are refused, unless nobody can make that column again. */
class ParquetForgeryTest {
    private static final int FORGERIES =
            Integer.getInteger("laws.forgeries", Boolean.getBoolean("laws.full") ? 600 : 10);

    /** What nobody can make again: docs/verify.md has the same list. */
    private static final Set<String> UNCHECKED = Set.of("id", "source", "split", "engine");

    @TempDir
    private Path folder;

    /** One row changed in one column. */
    private record Forged<R extends Record>(
            R row,
            String column,
            @Nullable Object was,
            @Nullable Object is) {
        boolean isTold() {
            boolean unchecked = UNCHECKED.contains(column) || column.equals("mistake");
            return is == null
                    ? !isOlder()
                    : !(unchecked || isSameButForSymmetry() || isSoByAnotherTheory() || isOlder());
        }

        /** Rows of older files tell no names: a path's only step without them is one of these. */
        private boolean isOlder() {
            return row instanceof StepLine line
                    ? column.equals("names") && is == null && line.path().stepCount() == 1
                    : row instanceof PuzzleRow of
                            && column.equals("steps")
                            && of.steps().size() == 1
                            && of.steps().get(0).names() == null;
        }

        /** A path of one theory may be one of another too: then that one makes the very same row. */
        private boolean isSoByAnotherTheory() {
            if (!column.equals("theory") || !(row instanceof PuzzleRow of)) {
                return false;
            }
            Puzzle puzzle = Games.named(of.game()).parse(of.puzzle());
            PuzzleRow again = new Tracing(Theory.parse(of.theory()), List.of(Theory.parse("W1")))
                    .trace(puzzle, Origin.of(puzzle, of.id(), of.source()).in(of.split()))
                    .row();
            return again.equals(of);
        }

        /** Where nothing follows from a puzzle, nothing follows from its image. */
        private boolean isSameButForSymmetry() {
            if (!column.equals("puzzle")
                    || !(row instanceof PuzzleRow of && of.steps().isEmpty())) {
                return false;
            }
            Game game = Games.named(of.game());
            return game.parse(String.valueOf(was))
                    .canonical()
                    .equals(game.parse(String.valueOf(is)).canonical());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sudoku | 4..1..2.....1... | SFin",
                "sudoku | .6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4. | W1",
                "latin | 1....3.........2 | DFS",
                "pandiagonal | 1........................ | BRT",
                "futoshiki | ........3....... -><><---<--- <--><-->--<> | W",
                "hidato | Hidato topological 3 9 1 . . . . . . . 9 | TE1",
                "numbrix | Numbrix geometric 3 9 1 . . . . . . . 9 | TE1",
                "map | 2 2 \"..\" 1 2 | BRT",
                "kakuro | Kakuro # 13\\ 7\\ / \\9 _ _ / \\11 _ _ | FTE3",
                "slitherlink | 0../..0/.../..1/2../..1/2.. | W1"
            })
    void aForgedRowIsRefused(String game, String text, String theory) throws IOException {
        Puzzle puzzle;
        try {
            puzzle = Games.named(game.strip()).parse(text.strip());
        } catch (RuntimeException e) {
            throw new AssertionError(game + " " + text + ": " + e.getMessage(), e);
        }
        RecordedTrace recorded = new Tracing(Theory.parse(theory.strip()), List.of(Theory.parse("W1")))
                .trace(puzzle, Origin.of(puzzle, "a:1", "a.txt").in("train"));
        PuzzleRow row = recorded.row();
        List<StepLine> steps =
                row.steps().stream().map(step -> StepLine.of(row.path(), step)).toList();
        check(PuzzleRow.class, List.of(row));
        check(StepLine.class, steps);
        check(JudgedRow.class, new JudgedRows(1).apply(recorded));
    }

    /** Writes the trace again and again, each time with one row forged and under a name of its own. */
    private <R extends Record> void check(Class<R> type, List<R> trace) throws IOException {
        Random random = new Random(type.getName().hashCode() + trace.hashCode());
        Path file = folder.resolve(type.getSimpleName() + ".parquet");
        List<Forged<R>> forgeries = new ArrayList<>();
        try (ParquetSink<R> sink = new ParquetSink<>(file, type, Compression.zstd)) {
            for (int i = 0; i < FORGERIES && !trace.isEmpty(); i++) {
                int at = random.nextInt(trace.size());
                Forged<R> forged = forged(trace.get(at), type, random);
                forgeries.add(forged);
                for (int k = 0; k < trace.size(); k++) {
                    R row = k == at ? forged.row : trace.get(k);
                    sink.write(forged.column.equals("id") && k == at ? row : named(row, type, "f" + i));
                }
            }
        }
        Map<String, Boolean> right = new TreeMap<>();
        for (ToldPaths.Item item : items(file)) {
            try {
                Verified verified = item.check().get();
                right.merge(verified.name(), verified.isRight(), Boolean::logicalAnd);
            } catch (DatasetException | PuzzleFormatException refused) {
                // it says which row; what is left of that trace is not whole
            }
        }
        for (int i = 0; i < forgeries.size(); i++) {
            Forged<R> forged = forgeries.get(i);
            boolean accepted = right.getOrDefault("f" + i, false);
            assertThat(accepted && forged.isTold())
                    .as("%s, %s: %s -> %s", type.getSimpleName(), forged.column, forged.was, forged.is)
                    .isFalse();
        }
    }

    private static List<ToldPaths.Item> items(Path file) throws IOException {
        List<ToldPaths.Item> items = new ArrayList<>();
        try (TracesToCheck traces =
                TracesToCheck.open(file, new TracesToCheck.Settings(Games.named("sudoku"), null, false, true))) {
            traces.forEachRemaining(items::add);
        }
        return items;
    }

    private static <R extends Record> R named(R row, Class<R> type, String id) {
        return with(row, type, "id", id);
    }

    private static <R extends Record> R with(R row, Class<R> type, String column, @Nullable Object value) {
        try {
            RecordComponent[] components = type.getRecordComponents();
            @Nullable Object[] values = new @Nullable Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = Columns.name(components[i]).equals(column)
                        ? value
                        : components[i].getAccessor().invoke(row);
            }
            return type.getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new))
                    .newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <R extends Record> Forged<R> forged(R row, Class<R> type, Random random) {
        while (true) {
            RecordComponent component = type.getRecordComponents()[random.nextInt(type.getRecordComponents().length)];
            Object was = value(row, component);
            Object is = random.nextInt(8) == 0 && !component.getType().isPrimitive()
                    ? null
                    : random.nextInt(5) == 0 ? swapped(row, type, component, random) : changed(was, random);
            if (!Objects.equals(was, is) && (is != null || was != null)) {
                return new Forged<>(with(row, type, Columns.name(component), is), Columns.name(component), was, is);
            }
        }
    }

    private static @Nullable Object value(Record row, RecordComponent component) {
        try {
            return component.getAccessor().invoke(row);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What another column of the same type says. */
    private static @Nullable Object swapped(Record row, Class<?> type, RecordComponent component, Random random) {
        List<RecordComponent> others = Stream.of(type.getRecordComponents())
                .filter(other -> other.getGenericType().equals(component.getGenericType()))
                .toList();
        return value(row, others.get(random.nextInt(others.size())));
    }

    @SuppressWarnings("unchecked")
    private static @Nullable Object changed(@Nullable Object was, Random random) {
        if (was instanceof String text) {
            int at = text.isEmpty() ? 0 : random.nextInt(text.length());
            return text.isEmpty() || random.nextBoolean()
                    ? text + "x"
                    : text.substring(0, at) + (char) ('0' + random.nextInt(10)) + text.substring(at + 1);
        }
        if (was instanceof Integer number) {
            return number + (random.nextBoolean() ? 1 : -1);
        }
        if (was instanceof Double number) {
            return number + 0.01;
        }
        if (was instanceof Boolean flag) {
            return !flag;
        }
        if (was instanceof Map<?, ?>) {
            return new TreeMap<>(Map.of("W1", random.nextInt(9)));
        }
        return was instanceof List<?> list ? relisted((List<Object>) list, random) : was;
    }

    private static List<Object> relisted(List<Object> list, Random random) {
        List<Object> other = new ArrayList<>(list);
        if (other.isEmpty()) {
            return other;
        }
        int i = random.nextInt(other.size());
        switch (random.nextInt(4)) {
            case 0 -> other.remove(i);
            case 1 -> other.add(i, other.get(i));
            case 2 -> Collections.swap(other, i, random.nextInt(other.size()));
            default ->
                other.set(
                        i,
                        other.get(i) instanceof StepRow step
                                ? forged(step, StepRow.class, random).row
                                : other.get(i) instanceof CandidateRow of
                                        ? new CandidateRow(of.candidate(), of.role() + "x")
                                        : changed(other.get(i), random));
        }
        return other;
    }
}
