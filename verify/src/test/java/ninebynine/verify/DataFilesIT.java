package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.data.Shard;
import ninebynine.data.Shards;
import ninebynine.data.Tracing;
import ninebynine.dataset.ColumnTable;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Files that others read: Parquet by DuckDB, arrays by NumPy where there is one, JSON by a validator of schemas. All of them say the
 * same, row by row.
 */
@Tag("full")
class DataFilesIT {
    private static final Path SCHEMAS = Path.of(System.getProperty("basedir", "."), "../docs/schema");
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String FOUR = "1.3..4.1........";
    private static final String NINE =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
    private static final String HARD =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

    /** Reads the arrays in one line, and compares them with the rows. */
    private static final String NUMPY = """
            import json, sys, numpy as np
            shard = np.load(sys.argv[1])
            steps = [json.loads(line) for line in open(sys.argv[2], encoding="utf-8")]
            seen = 0
            for size in ("4x4", "9x9", "16x16"):
                G, C, offsets, ids, rule, rules = (
                    shard[f"sudoku_{size}_{name}"] for name in ("G", "C", "offsets", "id", "rule", "rules"))
                n = G.shape[1]
                assert G.dtype == np.uint8 and C.dtype == np.bool_ and C.shape == (len(G), n, n, n)
                assert offsets[-1] == len(G) and len(offsets) == len(ids) + 1
                for p, name in enumerate(ids):
                    of = [step for step in steps if step["id"] == name]
                    assert len(of) == offsets[p + 1] - offsets[p] - 1
                    for t, step in enumerate(of):
                        for i, when in ((offsets[p] + t, "before"), (offsets[p] + t + 1, "after")):
                            bits = np.unpackbits(np.frombuffer(bytes.fromhex(step["candidates_" + when]), np.uint8))
                            assert (bits[: n**3].reshape(n, n, n) == C[i]).all()
                            if n < 16:
                                values = [0 if ch == "." else int(ch) for ch in step["values_" + when]]
                                assert (np.array(values).reshape(n, n) == G[i]).all()
                        assert rules[rule[offsets[p] + t]] == step["code"]
                        seen += 1
                    assert rule[offsets[p + 1] - 1] == -1
            assert seen == len(steps) > 100, seen
            print("read", seen)
            """;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void write() throws IOException {
        List<RecordedTrace> traces = Stream.of(
                        trace(FOUR, "W", 1),
                        trace(NINE, "S2", 2),
                        trace(NINE, "W", 3),
                        trace(HARD, "S4", 4),
                        trace(HARD, "TE1", 5),
                        trace("1234341221434321", "W", 6),
                        trace(sixteen(), "W1", 7))
                .toList();
        for (Format format : Format.values()) {
            for (RowView view : List.of(RowView.steps, RowView.puzzles)) {
                try (Shard shard = Shards.open(
                        file(format, view), format, view, Compression.none, trace -> Shards.rows(view, trace))) {
                    for (RecordedTrace trace : traces) {
                        shard.write(trace);
                    }
                }
            }
        }
    }

    private static Path file(Format format, RowView view) {
        return folder.resolve(view + Shards.ending(format, Compression.none));
    }

    /** A full grid with a few cells taken out. */
    private static String sixteen() {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < 16; r++) {
            for (int c = 0; c < 16; c++) {
                int n = (4 * (r % 4) + r / 4 + c) % 16;
                text.append((r * 16 + c) % 11 == 0 ? '.' : "123456789ABCDEFG".charAt(n));
            }
        }
        return text.toString();
    }

    private static RecordedTrace trace(String text, String theory, int number) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        Origin origin = Origin.of(puzzle, "samples:" + number, "samples").in("train");
        return new Tracing(Theory.parse(theory), List.of(Theory.parse("S4"))).trace(puzzle, origin);
    }

    private static List<JsonNode> lines(RowView view) throws IOException {
        return Files.readAllLines(file(Format.jsonl, view)).stream()
                .map(JSON::readTree)
                .toList();
    }

    @ParameterizedTest
    @EnumSource(names = {"steps", "puzzles"})
    void duckDbReadsInParquetWhatStandsInJson(RowView view) throws IOException, SQLException {
        List<JsonNode> found = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT to_json(t) FROM read_parquet('" + file(Format.parquet, view) + "') t")) {
            while (rows.next()) {
                found.add(JSON.readTree(rows.getString(1)));
            }
        }

        assertThat(found).isEqualTo(lines(view));
    }

    @Test
    void duckDbAnswersQuestions() throws IOException, SQLException {
        long placed = lines(RowView.steps).stream()
                .filter(step -> !step.get("placements").isEmpty())
                .count();
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement()) {
            try (ResultSet rows = statement.executeQuery("SELECT count(*) FROM '" + file(Format.parquet, RowView.steps)
                    + "' WHERE len(placements) = 1 AND valid")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getLong(1)).isEqualTo(placed).isPositive();
            }
            try (ResultSet rows = statement.executeQuery("SELECT decode(value) FROM parquet_kv_metadata('"
                    + file(Format.parquet, RowView.puzzles) + "') WHERE decode(key) = 'ninebynine.schema'")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getString(1)).isEqualTo("1");
            }
        }
    }

    @Test
    void numPyReadsInArraysWhatStandsInJson() throws IOException, InterruptedException {
        Python.assumeNumPy();
        assertThat(Python.run(
                        NUMPY,
                        file(Format.npz, RowView.steps).toString(),
                        file(Format.jsonl, RowView.steps).toString()))
                .isEqualTo("read " + lines(RowView.steps).size() + "\n");
    }

    @ParameterizedTest
    @EnumSource(RowView.class)
    void thePageHasTheColumnsOfTheRecords(RowView view) throws IOException {
        Path page = SCHEMAS.resolve("../data.md");
        String text = Files.readString(page);
        String begin = "<!-- columns of " + view + " -->\n";
        int from = text.indexOf(begin) + begin.length();
        int to = text.indexOf("<!-- end -->", from);
        String table = "\n" + ColumnTable.of(view.rows()) + "\n";
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(page, text.substring(0, from) + table + text.substring(to));
        }

        assertThat(page).content().contains(begin + table + "<!-- end -->");
    }

    @ParameterizedTest
    @EnumSource(RowView.class)
    void theSchemasAreThoseOfTheRecords(RowView view) throws IOException {
        Path file = SCHEMAS.resolve(view + ".json");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(SCHEMAS);
            Files.writeString(file, RowSchema.of(view.rows()));
        }

        assertThat(file).hasContent(RowSchema.of(view.rows()));
    }

    @ParameterizedTest
    @EnumSource(names = {"steps", "puzzles"})
    void everyLineFollowsItsSchema(RowView view) throws IOException {
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMAS.resolve(view + ".json")));

        for (JsonNode line : lines(view)) {
            assertThat(schema.validate(line)).isEmpty();
        }
        assertThat(schema.validate(JSON.readTree("{\"schema\":\"1\"}"))).isNotEmpty();
    }
}
