package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.data.ChatRow;
import ninebynine.data.Origin;
import ninebynine.data.Score;
import ninebynine.data.Scorer;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What answers are worth: right ones, half ones, wrong ones, and those that look like more than they are. */
class ScoreTest {
    private static final String PUZZLE =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
    private static final String SOLUTION =
            "763921845152478639489536271314857962875269314296143587648795123921384756537612498";
    private static final String OTHER =
            "763921845152478639489536271314857962875269314296143587648795123921384756537612489";

    private final Scorer scorer = new Scorer();

    @TempDir
    private Path folder;

    private Score score(String answer) {
        return scorer.score("1", "sudoku", PUZZLE, null, answer);
    }

    static List<String> games() {
        return RowLaws.games();
    }

    private static ChatRow chat(Puzzle puzzle, int seed) {
        return ChatRow.of(new Tracing(
                        Theory.parse("W[5]"),
                        List.of(),
                        Notation.Style.UNICODE,
                        path -> Words.of(Wording.Style.FULL, 1, path))
                .trace(puzzle, new Origin("law:" + seed, "", "", "", "")));
    }

    /** Our own chats, in every game. */
    @ParameterizedTest
    @MethodSource("games")
    void aPathOfOursIsAllRight(String game) {
        List<Puzzle> solvable = SolvedPuzzles.of(game, (Scale.of(100) + 1) / 2);
        for (int seed = 0; seed < Scale.of(100); seed++) {
            ChatRow row = seed < solvable.size()
                    ? chat(solvable.get(seed), seed)
                    : chat(Games.named(game).parse(RowLaws.puzzle(game, seed).text()), seed);
            assertThat(row.outcome().equals("solved") || seed >= solvable.size())
                    .as(row.puzzle())
                    .isTrue();
            String path = row.messages().get(2).content();
            Score score = scorer.score("", game, row.puzzle(), null, path);
            assertThat(score.validSteps()).as(path).isEqualTo(score.steps()).isEqualTo(row.stepCount());
            if (row.outcome().equals("solved")) {
                assertThat(score.right()).as("%s\n%s", score, path).isTrue();
                assertThat(score.partial()).isEqualTo(1);
                assertThat(score.reason()).isNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                SOLUTION,
                "Answer: " + SOLUTION,
                "I think so.\n\n**Answer**: " + SOLUTION + "\n",
                "Let me see ...\n```\n" + SOLUTION + "\n```\nThat is it.",
                "**Answer: " + SOLUTION + "**",
                "Answer: " + SOLUTION + ".",
                "Answer: `" + SOLUTION + "`",
                "So it is $\\boxed{" + SOLUTION + "}$",
                "Answer: " + OTHER + "\nNo, wait.\nAnswer: " + SOLUTION,
            })
    void aBoardIsFound(String answer) {
        Score score = score(answer);
        assertThat(score.parsed()).isTrue();
        assertThat(score.right()).isTrue();
        assertThat(score.partial()).isEqualTo(1);
        assertThat(score.validShare()).isNull();
    }

    @Test
    void rowsAreABoardToo() {
        String rows = SOLUTION.replaceAll("(.{9})", "$1\n").replaceAll("(\\d)(?=\\d)", "$1 ");
        assertThat(score("Here it is:\n\n" + rows).right()).isTrue();
        assertThat(score("Answer:\n" + rows.replace(' ', ',')).right()).isTrue();
        assertThat(score("Answer: [[" + rows.strip().replace(" ", ", ").replace("\n", "], [") + "]]")
                        .right())
                .isTrue();
    }

    @Test
    void theGivensAloneAreWorthNothing() {
        for (String answer : List.of(PUZZLE, "Answer: " + PUZZLE)) {
            Score score = score(answer);
            assertThat(score.parsed()).isTrue();
            assertThat(score.right()).isFalse();
            assertThat(score.partial()).isZero();
        }
    }

    /** Who says several things says none, wherever the right one is among them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Answer: " + SOLUTION + " or " + OTHER,
                "Answer: " + SOLUTION + "\n" + OTHER,
                "Answer: " + SOLUTION + "\nAnswer: " + OTHER,
                OTHER + "\nAnswer: **" + OTHER + "** or else " + SOLUTION
            })
    void severalBoardsAreNoAnswer(String answer) {
        assertThat(score(answer).right()).isFalse();
    }

    /** Long and odd answers take no longer than others, and what is in them is still seen. */
    @Test
    void longAndOddAnswersAreGraded() {
        String numbered = IntStream.range(1, 5000)
                .mapToObj(i -> i + ". Cell r" + i + " can only be 8.\n")
                .collect(Collectors.joining());
        assertThat(score(numbered).steps()).isEqualTo(4999);
        assertThat(score("Answer: " + "1".repeat(3_000_000)).parsed()).isFalse();
        assertThat(score("Answer: x\n".repeat(100_000) + "Answer: " + SOLUTION).right())
                .isTrue();
        assertThat(score("[".repeat(1_000_000)).parsed()).isFalse();
        assertThat(score("```\n".repeat(100_000)).parsed()).isFalse();
        assertThat(score("Answer: \uD83D" + SOLUTION).parsed()).isFalse();
    }

    @Test
    void someOfItIsWorthSome() {
        Score half = score(SOLUTION.substring(0, 40) + PUZZLE.substring(40));
        assertThat(half.right()).isFalse();
        assertThat(half.wrong()).isZero();
        assertThat(half.partial()).isBetween(0.3, 0.7);
        Score wrong = score(SOLUTION.substring(0, 80) + "7");
        assertThat(wrong.right()).isFalse();
        assertThat(wrong.wrong()).isEqualTo(1);
        assertThat(wrong.reason()).isEqualTo("r9c9 is 7 in the answer, but not in the solution.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "I can't.", "Answer: 42", "Answer: 1234341221434321", "[naked-single ==> r9c9=8]"})
    void whatIsNoBoardIsNone(String answer) {
        Score score = score(answer);
        assertThat(score.parsed()).isFalse();
        assertThat(score.right()).isFalse();
        assertThat(score.partial()).isZero();
    }

    @Test
    void anotherPuzzlesSolutionIsWrong() {
        String other = SOLUTION.replace('1', 'x').replace('2', '1').replace('x', '2');
        assertThat(score("Answer: " + other).right()).isFalse();
    }

    @Test
    void theFirstWrongStepIsNamed() {
        Score score = score(
                "[naked-single ==> r9c9=8]\n[naked-single ==> r1c2=6]\n[naked-single ==> r9c7=4]\nAnswer: unknown");
        assertThat(score.steps()).isEqualTo(3);
        assertThat(score.validSteps()).isEqualTo(2);
        assertThat(score.firstWrong()).isEqualTo(2);
        assertThat(score.reason()).contains("r1c2 has");
    }

    @Test
    void sentencesAreReadWithoutNotation() {
        Puzzle puzzle = Games.named("sudoku").parse(PUZZLE);
        ChatRow row = ChatRow.of(new Tracing(
                        Theory.parse("W"),
                        List.of(),
                        Notation.Style.UNICODE,
                        path -> Words.of(Wording.Style.FULL, 3, path))
                .trace(puzzle, new Origin("a", "", "", "", "")));
        String path = row.messages().get(2).content().replaceAll("(?m)^   \\[.*\\R", "");
        Score score = score(path);
        assertThat(score.validSteps()).as(score.toString()).isEqualTo(row.stepCount());
        assertThat(score.right()).isTrue();
        Score lie = score(path.replaceFirst("r9c9 can only be 8|r9c9 is 8", "r9c9 is 3"));
        assertThat(lie.firstWrong()).isEqualTo(1);
    }

    @Test
    void linesInLinesOut() throws IOException {
        Path file = Files.writeString(
                folder.resolve("answers.jsonl"),
                "{\"id\":\"a\",\"puzzle\":\"" + PUZZLE + "\",\"answer\":\"Answer: " + SOLUTION + "\"}\n"
                        + "{\"id\":\"b\",\"puzzle\":\"" + PUZZLE + "\",\"answer\":\"no\"}\n"
                        + "{\"id\":\"c\",\"puzzle\":\"12\",\"answer\":\"no\"}\nno json\n");
        CommandRun run = CommandRun.nbn("score", "--threads", "2", file.toString());
        assertThat(run.code()).isEqualTo(1);
        List<String> lines = run.out().lines().collect(Collectors.toList());
        assertThat(lines.get(0))
                .isEqualTo(
                        "{\"id\":\"a\",\"parsed\":true,\"right\":true,\"partial\":1.0,\"wrong\":0,\"steps\":0,\"valid_steps\":0,"
                                + "\"valid_share\":null,\"first_wrong\":null,\"reason\":null}");
        assertThat(lines.get(1)).contains("\"parsed\":false");
        assertThat(lines.get(2)).contains("\"id\":\"c\",\"error\":\"");
        assertThat(lines.get(3)).contains("This is no JSON");
    }

    /** Bytes that are no text spoil their own line alone. */
    @Test
    void bytesThatAreNoText() throws IOException {
        String line = "{\"puzzle\":\"" + PUZZLE + "\",\"answer\":\"Answer: %s" + SOLUTION + "\"}\n";
        Path file = Files.write(
                folder.resolve("bytes.jsonl"),
                (line.replace("%s", "\u00ff\u00fe") + line.replace("%s", "")).getBytes(StandardCharsets.ISO_8859_1));
        List<String> lines =
                CommandRun.nbn("score", file.toString()).out().lines().toList();
        assertThat(lines.get(0)).contains("\"parsed\":false");
        assertThat(lines.get(1)).contains("\"right\":true");
    }
}
