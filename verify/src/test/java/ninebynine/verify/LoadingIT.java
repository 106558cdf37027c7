package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of the page on data and of a card that loads a set loads one, where its reader is there; DuckDB always is. */
@Tag("full")
class LoadingIT {
    private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "../docs/data.md");
    private static final Pattern LOADING = Pattern.compile("(?s)## Loading.*?```text\\R(.*?)```");
    private static final Pattern ON_CARD = Pattern.compile("(?s)```python\\R(.*?)```");
    private static final Pattern SQL = Pattern.compile("(?s)\\(\"(.*)\"\\)");
    private static final List<String> READERS =
            List.of("pandas", "pyarrow.parquet", "polars", "datasets", "numpy", "json", "gzip");

    @TempDir
    private static Path folder;

    private static void make() throws IOException {
        String puzzles = Files.writeString(folder.resolve("tiny.txt"), "4..1..2.....1...\n..3.1......4.2..\n")
                .toString();
        for (String packed : List.of("zstd", "gzip")) {
            CommandRun made = CommandRun.nbn(
                    "dataset",
                    "--view",
                    "steps,chat",
                    "--format",
                    "jsonl,parquet,npz",
                    "--compression",
                    packed,
                    "-o",
                    folder.resolve(packed).toString(),
                    puzzles);
            assertThat(made.code()).as(made.err()).isZero();
        }
    }

    static Stream<String> lines() throws IOException {
        make();
        return Stream.concat(
                        blocks(LOADING, Files.readString(PAGE)),
                        blocks(ON_CARD, Files.readString(folder.resolve("zstd/README.md"))))
                .flatMap(String::lines)
                .map(line -> line.replaceFirst("\\s+#.*", ""));
    }

    private static Stream<String> blocks(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult found) -> found.group(1));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void theLineLoads(String line) throws InterruptedException, SQLException {
        Path set = folder.resolve(line.contains(".gz\"") ? "gzip" : "zstd");
        if (line.startsWith("duckdb")) {
            assertThat(rows(line, set)).isPositive();
            return;
        }
        String imports = READERS.stream()
                .filter(reader -> line.contains(reader + "."))
                .map(reader -> "import " + reader + "\n")
                .collect(Collectors.joining());
        assertThat(imports).as(line).isNotEmpty();
        assumeThat(Python.run(imports + "print('yes')")).as(imports).isEqualTo("yes\n");
        assertThat(Python.run(
                        imports + "import os, sys\nos.chdir(sys.argv[1])\nset = " + line
                                + "\nassert len(set) > 0\n"
                                + "text = set['solution'][0] if 'pandas' in sys.modules else ''\n"
                                + "assert isinstance(text, str), text\nprint('loaded')",
                        set.toString()))
                .isEqualTo("loaded\n");
    }

    private static int rows(String line, Path set) throws SQLException {
        String sql = SQL.matcher(line)
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow()
                .replace("'steps/", "'" + set + "/steps/")
                .replace("'chat/", "'" + set + "/chat/");
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            int rows = 0;
            while (found.next()) {
                rows++;
            }
            return rows;
        }
    }
}
