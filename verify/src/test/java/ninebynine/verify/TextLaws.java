package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever {@code nbn solve} prints as text, in any game, with any theory and options, {@code nbn verify} accepts. */
class TextLaws {
    private static final int PUZZLES = Scale.few(10);

    private static final List<String> OPTIONS = List.of(
            "",
            "--explain",
            "--named --states",
            "--states --ascii",
            "--max-length 3 --explain",
            "--prefer W1,S2 --named",
            "--time-limit 0.002 --states");

    private static final List<String> TRYING =
            List.of("BRT", "W1", "W[3]", "DFS", "FTE2", "FTE4", "TE2", "FTE3(W1)", "TE1(S2)");

    @TempDir
    private Path folder;

    static List<String> games() {
        return Stream.concat(
                        Stream.of("sudoku"),
                        Judges.ALL.stream().map(judge -> judge.game().name()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsPrintedIsAccepted(String game) throws IOException {
        List<String> theories = new ArrayList<>(TRYING);
        theories.addAll(theories(game));
        int round = 0;
        for (String theory : theories) {
            String options = OPTIONS.get(round % OPTIONS.size());
            accepts(game, texts(game, round++), "--rules " + theory + " " + options);
        }
    }

    /** Candidates by name: each puzzle has its own. */
    @ParameterizedTest
    @MethodSource("games")
    void soItIsWhereSomeCandidatesAreTakenAwayOrLookedAtAlone(String game) throws IOException {
        for (int i = 0; i < PUZZLES; i++) {
            Random random = new Random(i);
            Puzzle puzzle = puzzle(game, random);
            Bits open = puzzle.start().candidates();
            open.andNot(puzzle.start().values());
            int[] labels = open.toInts().stream().toArray();
            if (labels.length > 1) {
                String first = puzzle.model().names().label(labels[random.nextInt(labels.length)]);
                String second = puzzle.model().names().label(labels[random.nextInt(labels.length)]);
                String option = i % 3 == 0 ? "--focus" : "--eliminate";
                String names = first.equals(second) ? first : first + "," + second;
                accepts(game, List.of(puzzle.text()), "--rules W[3] --states " + option + " " + names);
            }
        }
    }

    private void accepts(String game, List<String> texts, String options) throws IOException {
        Path puzzles = Files.writeString(folder.resolve("puzzles"), String.join("\n\n", texts) + "\n");
        CommandRun solved = nbn(("solve --game " + game + " " + options + " " + puzzles).split(" +", -1));
        assertThat(solved.code()).as(options + solved.err()).isLessThan(2);
        Path trace = Files.writeString(folder.resolve("trace"), solved.out());
        // where the limit comes before the first state, or before the puzzle is read, there is no trace; later there is
        // one without its end
        long stopped = Stream.concat(solved.out().lines(), solved.err().lines())
                .filter(line -> line.contains("The time limit came first"))
                .count();
        if (stopped == texts.size()) {
            return;
        }
        CommandRun run = nbn("verify", "--game", game, trace.toString());
        assertThat(run.out()).as(options).isEmpty();
        assertThat(run.err()).as(options).contains(": all right.");
        assertThat(Long.parseLong(run.err().substring(0, run.err().indexOf(' '))))
                .as(options)
                .isBetween(texts.size() - stopped, (long) texts.size());
        assertThat(run.code()).isZero();
    }

    private static List<String> theories(String game) {
        return game.equals("sudoku")
                ? List.of(
                        "human",
                        "gB[4]",
                        "TyZ[4]+TytW[4]+TygW[4]",
                        "gBC[4]+O[5]+g2W[3]",
                        "LW[4]",
                        "F3W[5]",
                        "FgB[4]",
                        "gTE1")
                : judge(game).theories();
    }

    static Judge judge(String game) {
        return Judges.ALL.stream()
                .filter(judge -> judge.game().name().equals(game))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(String game, int round) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < PUZZLES; i++) {
            texts.add(puzzle(game, new Random(new SplittableRandom(round * 1_000L + i).nextLong()))
                    .text());
        }
        return texts;
    }

    static Puzzle puzzle(String game, Random random) {
        return game.equals("sudoku") ? Puzzles.any(random) : judge(game).puzzle(random);
    }
}
