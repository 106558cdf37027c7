package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.verify.PublishedRatingsTest.Published;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever works for one game works for every game. */
class GamesCliTest {
    @TempDir
    private Path folder;

    /** A published puzzle of each game, the shortest to write. */
    static Collection<Published> puzzles() {
        return PublishedRatingsTest.published().stream()
                .collect(Collectors.toMap(
                        Published::game,
                        of -> of,
                        (a, b) -> a.puzzle().length() <= b.puzzle().length() ? a : b))
                .values();
    }

    private String file(Published of) throws IOException {
        Puzzle puzzle = Games.named(of.game()).parse(of.puzzle());
        return Files.writeString(folder.resolve("puzzle.txt"), puzzle.text() + "\n")
                .toString();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void whatSolvePrintsIsRight(Published of) throws IOException {
        for (List<String> options :
                List.of(List.of("--explain", "--states"), List.of("--format", "json"), List.of("--named", "--ascii"))) {
            CommandRun solved = nbn(Stream.concat(
                            Stream.of("solve", "--game", of.game(), "--rules", of.theory(), file(of)), options.stream())
                    .toArray(String[]::new));
            assertThat(solved.code()).as(solved.err()).isZero();
            Path traces = Files.writeString(folder.resolve("traces"), solved.out());
            CommandRun verified = nbn("verify", "--game", of.game(), traces.toString());
            assertThat(verified.err())
                    .as(options + " " + verified.out())
                    .startsWith("1 trace, ")
                    .contains(": all right.");
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void itHasOneSolutionAHintAndAPicture(Published of) throws IOException {
        assertThat(nbn("count", "--game", of.game(), file(of)).code()).isZero();
        CommandRun hint = nbn("hint", "--strength", "step", "--game", of.game(), "--rules", of.theory(), file(of));
        assertThat(hint.code()).as(hint.err()).isZero();
        assertThat(hint.out()).isNotBlank();
        for (String format : List.of("svg", "png")) {
            Path picture = folder.resolve("picture." + format);
            CommandRun drawn = nbn(
                    "render",
                    "--game",
                    of.game(),
                    "--rules",
                    of.theory(),
                    "--step",
                    "1",
                    "-o",
                    picture.toString(),
                    file(of));
            assertThat(drawn.code()).as(drawn.err()).isZero();
            assertThat(picture).isNotEmptyFile();
        }
        assertThat(nbn("canonical", "--game", of.game(), file(of)).code()).isZero();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aDatasetInEveryFormatAndViewIsRight(Published of) throws IOException {
        Path set = folder.resolve("set");
        CommandRun made = nbn(
                "dataset",
                "--game",
                of.game(),
                "--rules",
                of.theory(),
                "--format",
                "jsonl,parquet,npz,text",
                "--view",
                "steps,puzzles,chat,prm",
                "--images",
                "svg",
                "-o",
                set.toString(),
                file(of));
        assertThat(made.code()).as(made.err()).isZero();
        List<String> traces;
        try (Stream<Path> files = Files.walk(set)) {
            traces = files.map(Path::toString)
                    .filter(each -> each.matches(".*/(steps|puzzles|text)/[^/]*"))
                    .toList();
        }
        assertThat(traces).hasSizeGreaterThan(3);
        for (String each : traces) {
            CommandRun verified = nbn("verify", "--game", of.game(), each);
            assertThat(verified.err()).as(each + verified.out()).contains(": all right.");
        }
    }

    @Test
    void aDatasetOfChainsThatTheGameLacksIsRefusedBeforeItBegins() throws IOException {
        Path set = folder.resolve("set");
        String squares = Files.writeString(folder.resolve("latin.txt"), "12....4.3......1\n")
                .toString();
        assertThat(nbn("dataset", "--game", "latin", "--rules", "gW", "-o", set.toString(), squares)
                        .err())
                .contains("--rules: Latin squares have no g-labels, so gW would be the same as W. Maybe --rules W.");
        assertThat(nbn("dataset", "--game", "latin", "--rules", "W+no-Hill", "-o", set.toString(), squares)
                        .err())
                .contains("no rule 'Hill' of its own");
        assertThat(set).doesNotExist();
    }
}
