package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.FieldRepetitionType;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.SchemaElement;
import org.apache.parquet.format.Type;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A Parquet file whose schema has a column less, or one of another name, another type or another repetition, is refused. */
@SuppressWarnings("NullAway") // a footer may lack anything, but this one is ours
class ParquetSchemaTest {
    private static final RecordedTrace TRACE = Samples.trace("4..1..2.....1...", "W", 1);

    /** What is null in a path that is solved, so that nothing is lost with it. */
    private static final Set<String> EMPTY = Set.of("stopped_by", "eliminated");

    @TempDir
    private Path folder;

    private enum Change {
        DROPPED,
        RENAMED,
        RETYPED,
        REPEATED;

        /** Changes the column that begins at this element of the schema. */
        void make(FileMetaData of, int at) {
            SchemaElement column = of.getSchema().get(at);
            List<ColumnMetaData> parts = parts(of, column.getName());
            switch (this) {
                case DROPPED -> {
                    of.getRow_groups()
                            .forEach(group -> group.getColumns().removeIf(part -> parts.contains(part.getMeta_data())));
                    of.getSchema().subList(at, end(of, at)).clear();
                    SchemaElement all = of.getSchema().get(0);
                    all.setNum_children(all.getNum_children() - 1);
                }
                case RENAMED -> {
                    column.setName(column.getName() + "x");
                    parts.forEach(part -> part.getPath_in_schema().set(0, column.getName()));
                }
                case RETYPED -> {
                    SchemaElement leaf = of.getSchema().get(end(of, at) - 1);
                    Type other = leaf.getType() == Type.INT32 ? Type.DOUBLE : Type.INT32;
                    leaf.setType(other).unsetLogicalType();
                    leaf.unsetConverted_type();
                    parts.get(parts.size() - 1).setType(other);
                }
                default -> column.setRepetition_type(FieldRepetitionType.REPEATED);
            }
        }

        private static List<ColumnMetaData> parts(FileMetaData of, String column) {
            List<ColumnMetaData> parts = new ArrayList<>();
            of.getRow_groups()
                    .forEach(group -> group.getColumns().forEach(part -> {
                        if (part.getMeta_data().getPath_in_schema().get(0).equals(column)) {
                            parts.add(part.getMeta_data());
                        }
                    }));
            return parts;
        }
    }

    /** Behind an element and all that is inside it. */
    private static int end(FileMetaData of, int at) {
        int end = at + 1;
        for (int i = of.getSchema().get(at).getNum_children(); i > 0; i--) {
            end = end(of, end);
        }
        return end;
    }

    @ParameterizedTest
    @EnumSource(names = {"puzzles", "steps", "prm"})
    void anAlteredSchemaIsRefused(RowView view) throws IOException {
        Path file = folder.resolve("true.parquet");
        try (Shard shard = Shards.open(
                file,
                Format.parquet,
                view,
                Compression.none,
                view == RowView.prm ? new JudgedRows(1) : trace -> Shards.rows(view, trace))) {
            shard.write(TRACE);
        }
        byte[] whole = Files.readAllBytes(file);
        assertThat(isRight(ParquetLiesTest.end(whole, footer -> {}))).isTrue();
        List<String> names = Columns.of(view.rows());
        for (int column = 0; column < names.size(); column++) {
            for (Change change : Change.values()) {
                int number = column;
                byte[] altered = ParquetLiesTest.end(whole, footer -> {
                    int at = 1;
                    for (int i = 0; i < number; i++) {
                        at = end(footer, at);
                    }
                    change.make(footer, at);
                });
                assertThat(isRight(altered)
                                && !EMPTY.contains(names.get(column))
                                && !isOlder(names.get(column), change))
                        .as("%s, %s %s", view, names.get(column), change)
                        .isFalse();
            }
        }
    }

    /** Files that are older than a column do not have it. */
    private static boolean isOlder(String column, Change change) {
        return column.equals("names") && (change == Change.DROPPED || change == Change.RENAMED);
    }

    private boolean isRight(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("altered.parquet"), bytes);
        TracesToCheck.Settings settings = new TracesToCheck.Settings(Games.named("sudoku"), null, false, true);
        try (TracesToCheck traces = TracesToCheck.open(file, settings)) {
            boolean right = traces.hasNext();
            while (traces.hasNext()) {
                right &= traces.next().check().get().isRight();
            }
            return right;
        } catch (DatasetException | PuzzleFormatException refused) {
            return false;
        }
    }
}
