package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** JSON out and in again; Jackson, which shares nothing with ours, reads the same. */
class JsonTest {
    private static final List<PuzzleRow> ROWS =
            Samples.all().stream().map(RecordedTrace::row).toList();

    @TempDir
    private Path folder;

    /** One of each kind of column. */
    public record Kinds(
            int schema,
            String text,
            @Nullable String maybe,
            boolean yes,
            double real,
            List<String> list,
            Map<String, Integer> map) {}

    @ParameterizedTest
    @EnumSource(Compression.class)
    void tracesComeBack(Compression compression) throws IOException {
        Path file = write("a.jsonl" + compression.suffix(), ROWS, PuzzleRow.class, compression);

        assertThat(Format.of(file)).isEqualTo(Format.jsonl);
        assertThat(Samples.read(file, PuzzleRow.class)).isEqualTo(ROWS);
    }

    @ParameterizedTest
    @EnumSource(Compression.class)
    void theSameRowsGiveTheSameBytes(Compression compression) throws IOException {
        Path one = write("one", ROWS, PuzzleRow.class, compression);
        Path two = write("two", ROWS, PuzzleRow.class, compression);

        assertThat(one).hasSameBinaryContentAs(two);
    }

    @Test
    void stepsComeBack() throws IOException {
        List<StepLine> lines = ROWS.stream()
                .flatMap(row -> row.steps().stream().map(step -> StepLine.of(row.path(), step)))
                .toList();
        Path file = write("a.jsonl", lines, StepLine.class, Compression.none);

        assertThat(Samples.read(file, StepLine.class)).isEqualTo(lines);
        assertThat(TraceFile.first(file))
                .isEqualTo(
                        TraceFile.first(Files.writeString(folder.resolve("puzzles.jsonl"), JsonRow.line(ROWS.get(0)))));
    }

    /** What is made while the path is found is what would be made of it afterwards. */
    @Test
    void aLineMadeStepByStepIsTheSame() {
        for (String text : List.of("4..1..2.....1...", "1234341221434321", "................")) {
            Puzzle puzzle = Games.named("sudoku").parse(text);
            Theory theory = Theory.parse("S2");
            Precedence precedence = theory.precedence(puzzle.model());
            StringBuilder line = new StringBuilder();
            JsonPath[] path = new JsonPath[1];
            PuzzleRow row = new Tracing(theory, List.of())
                    .trace(puzzle, Origin.of(puzzle, "1", "here"), precedence, recorder -> {
                        path[0] = new JsonPath(recorder);
                        return new Resolver(precedence).trace(puzzle.start(), recorder.and(path[0]));
                    })
                    .row();
            path[0].write(row, line::append);
            assertThat(line).hasToString(JsonRow.line(row));
        }
    }

    @Test
    void columnsAreNamedWithUnderscoresInTheOrderOfTheRecord() {
        JsonNode row = new ObjectMapper().readTree(JsonRow.line(ROWS.get(1)));

        assertThat(row.propertyNames()).containsExactlyElementsOf(Columns.of(PuzzleRow.class));
        assertThat(row.get("steps").get(0).propertyNames())
                .containsExactlyElementsOf(Columns.of(StepRow.class))
                .contains("values_before", "candidates_after");
        assertThat(row.get("density").isDouble()).isTrue();
    }

    @Test
    void anotherReaderReadsTheSame() {
        ObjectMapper jackson = new ObjectMapper();
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            Kinds row = random(random);
            String line = line(row);
            JsonNode node = jackson.readTree(line);

            assertThat(node.get("text").asString()).isEqualTo(row.text);
            assertThat(node.get("maybe").isNull()).isEqualTo(row.maybe == null);
            assertThat(node.get("real").asDouble()).isEqualTo(row.real);
            assertThat(node.get("list").valueStream().map(JsonNode::asString)).isEqualTo(row.list);
            assertThat(parse(line)).isEqualTo(row);
            assertThat(parse(jackson.writerWithDefaultPrettyPrinter()
                            .writeValueAsString(node)
                            .replace("\n", " ")))
                    .as(line)
                    .isEqualTo(row);
        }
    }

    private static Kinds random(Random random) {
        double real = random.nextBoolean() ? random.nextInt(10_000) / 100.0 : random.nextDouble() * 1e9;
        return new Kinds(
                1,
                text(random),
                random.nextBoolean() ? null : text(random),
                random.nextBoolean(),
                real,
                List.of(text(random), text(random)).subList(0, random.nextInt(3)),
                random.nextBoolean() ? Map.of() : Map.of(text(random), random.nextInt()));
    }

    private static String text(Random random) {
        String characters = "abc\"\\/\n\t\r\b\f\0\u001f\u007f≠é😀{}[]:, ";
        int[] points = characters.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(80); i > 0; i--) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }

    @Test
    void aNumberHasAPointAndAsFewDigitsAsItNeeds() {
        assertThat(List.of(6.0, 6.5, 0.0, 0.1, 12.34, 1.0 / 3, 1e21))
                .extracting(JsonTest::number)
                .containsExactly("6.0", "6.5", "0.0", "0.1", "12.34", "0.3333333333333333", "1.0E21");
    }

    private static String number(double number) {
        return JsonRow.MAPPER.writeValueAsString(number);
    }

    @Test
    void columnsMayBeMoreAndInAnotherOrderAndOptionalOnesMayBeMissing() {
        assertThat(parse("{\"new\":[{\"a\":[1,\"]}\"]},null],\"map\":{},\"list\":[],\"real\":1,\"yes\":true,"
                        + "\"text\":\"\\u0041\\/\",\"schema\":1}"))
                .isEqualTo(new Kinds(1, "A/", null, true, 1, List.of(), Map.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[]",
                "{}",
                "7",
                "{\"schema\":}",
                "{\"schema\":1.5}",
                "{\"schema\":null}",
                "{\"schema\":99999999999}",
                "{\"text\":7}",
                "{\"text\":\"\\x\"}",
                "{\"text\":\"\\u00g0\"}",
                "{\"yes\":maybe}",
                "{\"list\":[1]}",
                "{\"list\":[\"a\" \"b\"]}",
                "{\"unknown\":[[[[",
                "{\"unknown\":]}",
                "{\"a\" 1}",
                "{\"text\":\"a\"} {}",
                "{,}"
            })
    void whatIsNoRowSaysWhy(String line) {
        assertThatThrownBy(() -> parse(line)).isInstanceOf(DatasetException.class);
    }

    @Test
    void aMessageNamesTheFileTheLineAndAWayOut() throws IOException {
        String good = JsonRow.line(ROWS.get(0));
        Path file = folder.resolve("bad.jsonl");

        Files.writeString(file, "\n" + good.substring(0, good.indexOf("[{") + 300));
        assertThatThrownBy(() -> TraceFile.first(file))
                .isInstanceOf(DatasetException.class)
                .hasMessageStartingWith("'" + file + "', line 2: This is no JSON: Unexpected end-of-input");

        Files.writeString(file, good.replace("\"puzzle\":", "\"puzle\":"));
        assertThatThrownBy(() -> TraceFile.first(file))
                .hasMessage("'" + file + "', line 1: \"puzzle\" is missing." + " Maybe the row is of another program.");

        Files.writeString(file, good.replace("\"schema\":1", "\"schema\":2"));
        assertThatThrownBy(() -> TraceFile.first(file))
                .hasMessage("'" + file + "', line 1: schema 2 is unknown here, where 1 is the newest."
                        + " Maybe a newer nbn reads it.");

        Files.writeString(file, "{\"role\":\"user\"}");
        assertThatThrownBy(() -> TraceFile.first(file))
                .hasMessage("'" + file + "' has no traces, only role. Maybe take a file of the view steps or puzzles.");

        Files.writeString(file, "");
        assertThatThrownBy(() -> TraceFile.first(file))
                .hasMessage("'" + file + "' is no file of traces: it is empty. Maybe it is the wrong one.");

        assertThatThrownBy(() -> TraceFile.first(folder.resolve("none.jsonl")))
                .hasMessage("There is no file '" + folder.resolve("none.jsonl") + "'. Maybe its name is misspelt.");
    }

    @ParameterizedTest
    @EnumSource(names = {"zstd", "gzip"})
    void aPackedFileThatWasCutOffSaysSo(Compression compression) throws IOException {
        Path file = write("cut", ROWS, PuzzleRow.class, compression);
        byte[] whole = Files.readAllBytes(file);
        for (int size : new int[] {whole.length - 1, whole.length / 2, 20, 5}) {
            Files.write(file, Arrays.copyOf(whole, size));

            assertThatThrownBy(() -> {
                        TraceFile.first(file);
                        Samples.read(file, PuzzleRow.class);
                    })
                    .as("%d of %d bytes", size, whole.length)
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining("make it again");
        }
    }

    private <R extends Record> Path write(String name, List<R> rows, Class<R> type, Compression compression)
            throws IOException {
        Path file = folder.resolve(name);
        try (RowSink<R> sink = new JsonSink<>(file, type, compression)) {
            for (R row : rows) {
                sink.write(row);
            }
        }
        return file;
    }

    private static String line(Kinds row) {
        return JsonRow.MAPPER.writeValueAsString(row);
    }

    private static @Nullable Object parse(String line) {
        return new JsonReader().read(line.getBytes(StandardCharsets.UTF_8), Kinds.class);
    }
}
