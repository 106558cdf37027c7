package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ninebynine.data.Compression;
import ninebynine.data.JsonRow;
import ninebynine.data.Origin;
import ninebynine.data.PuzzleRow;
import ninebynine.data.Recorder;
import ninebynine.data.Tracing;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Forgeries that somebody would make who knows how rows are checked: each is refused, for the reason that it is one. */
class ForgedRowsTest {
    private static final String SOUND = "4..1..2.....1...";
    private static final String HARD =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    private static final String GUESS = "DFS(BRT)[1]: guess ==> r1c2=3";
    private static final String TRIAL =
            "forcing-T&E(BRT) based on candidates n2r1c2 n3r1c2:\n   || n2r1c2 - contradiction\n"
                    + "   || n3r1c2 - contradiction\n ==> r2c2≠1";
    private static final String DEEP_TRIAL = TRIAL.replace("(BRT)", "(S2)");

    @TempDir
    private Path folder;

    private Path puzzles = Path.of("");

    @BeforeEach
    void write() throws IOException {
        puzzles = Files.writeString(folder.resolve("puzzles.txt"), SOUND + "\n" + HARD + "\n");
    }

    private CommandRun verify(List<String> lines) throws IOException {
        return nbn("verify", Files.write(folder.resolve("rows.jsonl"), lines).toString());
    }

    private List<String> rows(String view) throws IOException {
        Path set = folder.resolve("set");
        CommandRun made = nbn(
                "dataset",
                "--as-is",
                "--rules",
                "W",
                "--max-length",
                "2",
                "--view",
                view,
                "-o",
                set.toString(),
                puzzles.toString());
        assertThat(made.code()).as(made.err()).isLessThan(2);
        try (InputStream in = Compression.text(Files.newInputStream(set.resolve(view + "/train-00000.jsonl.zst")))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** Every length that is cut off at the end is missed, of one path and of the last of several. */
    @ParameterizedTest
    @CsvSource({"steps, 1", "prm, 2", "hint, 1", "qa, 1"})
    void aPathWithoutItsLastRowsIsWrong(String view, int rowsOfAStep) throws IOException {
        List<String> rows = rows(view);
        assertThat(verify(rows).err()).contains("2 traces, ", "all right");
        List<String> first = rows.stream().filter(row -> row.contains(SOUND)).toList();
        for (int left = 1; left < first.size(); left++) {
            CommandRun run = verify(first.subList(0, left));
            assertThat(run.out()).as("%d rows", left).contains("Maybe rows are missing");
            assertThat(run.code()).isEqualTo(1);
        }
        for (int cut : new int[] {rowsOfAStep, 3 * rowsOfAStep}) {
            assertThat(verify(rows.subList(0, rows.size() - cut)).err()).contains("2 traces, ", "1 trace wrong");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"steps", "prm", "hint", "qa"})
    void aPathWithoutSomeRowsIsWrong(String view) throws IOException {
        List<String> rows =
                rows(view).stream().filter(row -> row.contains(SOUND)).toList();
        for (int gone = 0; gone < rows.size(); gone++) {
            List<String> left = new ArrayList<>(rows);
            left.remove(gone);
            assertThat(verify(left).code()).as("without row %d", gone + 1).isEqualTo(1);
        }
    }

    /** A pair of rows may be left out, but then the others count one less; where they don't, it is missed. */
    @Test
    void aPairThatIsMissingIsMissed() throws IOException {
        List<String> rows = new ArrayList<>(
                rows("prm").stream().filter(row -> row.contains(SOUND)).toList());
        rows.subList(4, 6).clear();
        assertThat(verify(rows).out()).contains("pairs of rows by \"judged_count\"", "Maybe rows are missing");
    }

    /** Columns that came later are missing in older rows, which are as true as they were. */
    @Test
    void olderRowsAreRead() throws IOException {
        List<String> newer = rows("steps");
        List<String> rows = newer.stream()
                .map(row -> row.replaceFirst("\"names\":\\[.*?],", ""))
                .toList();
        assertThat(rows.get(0)).doesNotContain("\"names\"");
        assertThat(verify(rows).err()).contains("2 traces, ", "all right");
        List<String> other = newer.stream()
                .map(row -> row.replaceFirst("\"names\":\\[.*?],", "\"names\":[\"X-Wing\"],"))
                .toList();
        assertThat(verify(other).out()).contains("\"names\" is [");
    }

    /** An answer to a question is worth nothing if it is not the one that its state gives. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "answer; 7x; \"answer\" is",
                "question; What?; \"question\" is",
                "about; r9c9c; which is nothing to ask about",
                "kind; riddle; there is no such question"
            })
    void aForgedQuestionIsRefused(String column, String value, String said) throws IOException {
        List<String> rows = new ArrayList<>(rows("qa"));
        int at = IntStream.range(0, rows.size())
                .filter(i -> rows.get(i).contains("\"kind\":\"count\""))
                .findFirst()
                .orElseThrow();
        rows.set(at, with(rows.get(at), column, value));
        CommandRun run = verify(rows);
        assertThat(run.out() + run.err()).contains(said);
        assertThat(run.code()).isEqualTo(column.equals("kind") ? 2 : 1);
    }

    /** A step that is preferred for being simpler must be. */
    @Test
    void aForgedPreferenceIsRefused() throws IOException {
        List<String> rows = new ArrayList<>(rows("preference"));
        int at = IntStream.range(0, rows.size())
                .filter(i -> rows.get(i).contains("\"mistake\":\"harder\""))
                .findFirst()
                .orElseThrow();
        String harder = rows.get(at);
        rows.set(at, with(harder, "mistake", "other-value"));
        assertThat(verify(rows).out()).contains("It is said to be wrong, but it holds.");
        JsonNode row = JsonMapper.shared().readTree(harder);
        rows.set(
                at,
                with(
                        with(
                                harder,
                                "rejected_notation",
                                row.get("chosen_notation").asString()),
                        "rejected",
                        row.get("chosen").asString()));
        assertThat(verify(rows).out()).contains("but it is not harder");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "theory; W; It is not stuck: whip[5]",
                "theory; B up to 2; all right",
                "theory; SFin; has no rule that is written so",
                "outcome; stopped; \"stopped_by\" is null, expected time or memory",
                "outcome; solved; It is not solved",
                "outcome; contradictory; There is no contradiction",
                "stopped_by; time; \"stopped_by\" is null, not time"
            })
    void anEndThatIsNoneIsRefused(String column, String value, String said) throws IOException {
        String line = nbn("solve", "--rules", "W", "--max-length", "2", "--format", "json", HARD)
                .out()
                .strip();
        CommandRun run = verify(List.of(with(line, column, value)));
        assertThat(run.out() + run.err()).contains(said);
        assertThat(run.code()).isEqualTo(said.equals("all right") ? 0 : 1);
    }

    /** What a guess or a trial concludes is asked of the solutions, whatever its path says of its end. */
    @ParameterizedTest
    @ValueSource(strings = {"contradictory", "stuck", "stopped"})
    void aFalseGuessOrTrialIsRefusedWhateverTheEnd(String outcome) throws IOException {
        String noSolution =
                outcome.equals("stuck") ? "It is not stuck." : "The guesses of this path lead to no solution.";
        assertThat(verify(List.of(forged("DFS", GUESS, outcome))).out()).contains(noSolution);
        assertThat(verify(List.of(forged("FTE2", TRIAL, outcome))).out())
                .contains("Branch n2r1c2 leads to no contradiction.");
        CommandRun deep = verify(List.of(forged("FTE2(S2)", DEEP_TRIAL, outcome)));
        assertThat(deep.out()).contains("n1r2c2 is in a solution.");
        assertThat(deep.err()).contains("1 trace, 1 step: 1 trace wrong.");
        assertThat(deep.code()).isEqualTo(1);
    }

    /** A row of the sound puzzle with this step alone, and nothing else wrong. */
    private static String forged(String theory, String notation, String outcome) {
        Puzzle puzzle = Games.named("sudoku").parse(SOUND);
        Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
        PuzzleRow row = new Tracing(Theory.parse(theory), List.of())
                .trace(puzzle, Origin.of(puzzle, "1", ""))
                .row();
        State state = puzzle.start();
        precedence.close(state);
        Recorder recorder = new Recorder(puzzle, precedence, Notation.Style.UNICODE);
        recorder.start(state);
        Match match = new NotationReader(puzzle.model()).read(notation);
        Rule rule = precedence.rules().get(precedence.rules().size() - 1);
        Step step = new Step(1, rule, match, 0, 0);
        recorder.before(step, state);
        match.apply(state);
        precedence.close(state);
        recorder.after(step, state);
        return JsonRow.line(new PuzzleRow(
                        row.schema(),
                        row.id(),
                        row.game(),
                        row.size(),
                        row.puzzle(),
                        row.solution(),
                        row.canonical(),
                        row.orbit(),
                        row.split(),
                        row.source(),
                        Map.of(),
                        row.clues(),
                        row.density(),
                        row.engine(),
                        row.theory(),
                        outcome,
                        outcome.equals("stopped") ? "time" : null,
                        null,
                        rule.code(),
                        null,
                        1,
                        false,
                        recorder.steps()))
                .strip();
    }

    private static String with(String line, String column, String value) {
        JsonNode row = JsonMapper.shared().readTree(line);
        return JsonMapper.shared().writeValueAsString(((ObjectNode) row).put(column, value));
    }
}
