package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import ninebynine.data.JsonRow;
import ninebynine.data.Origin;
import ninebynine.data.Schema;
import ninebynine.data.Tracing;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

/**
 * The same bytes everywhere: the tests run on every JDK that we support, and on each of them the traces of a hundred puzzles under every kind of
 * chain have the digests in {@code golden/digests.txt}. A change of paths that is wanted is accepted with {@code -Dgolden.update=true}.
 */
class SameBytesTest {
    private static final Path GOLDEN = Path.of(System.getProperty("basedir", "."), "src/test/golden/digests.txt");
    private static final int PUZZLES = 100;
    private static final List<String> THEORIES = List.of(
            "SFin", "human", "W", "B", "gW", "gB[6]", "g2W[5]", "O+gBC", "TyW[6]+TytW[6]+TyZ", "F3W[5]", "FB[4]");

    @Test
    void theDigestsAreTheGoldenOnes() throws IOException {
        StringBuilder found = new StringBuilder();
        for (String theory : THEORIES) {
            found.append(theory)
                    .append(' ')
                    .append(digest(Theory.parse(theory)))
                    .append('\n');
        }
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(GOLDEN, found);
        }

        assertThat(found).hasToString(Files.readString(GOLDEN));
    }

    private static String digest(Theory theory) {
        MessageDigest digest = sha256();
        Tracing tracing = new Tracing(theory, List.of());
        for (String text : Puzzles.CORPUS.subList(0, PUZZLES)) {
            Puzzle puzzle = Puzzles.SUDOKU.parse(text);
            Precedence precedence = Theories.precedence(theory.name(), puzzle.model());
            Resolver resolver = new Resolver(precedence);
            String line = JsonRow.line(tracing.trace(
                                    puzzle,
                                    Origin.of(puzzle, "", ""),
                                    precedence,
                                    sink -> resolver.trace(puzzle.start(), sink))
                            .row())
                    .replace(Schema.ENGINE, "nbn"); // another release says the same
            digest.update(line.getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
