package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
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
 * chain have the digests in {@code golden/digests.txt}, those of the first twenty and those of all. A change of paths that is wanted is accepted with {@code -Dgolden.update=true}.
 */
class SameBytesTest {
    private static final Path GOLDEN = Path.of(System.getProperty("basedir", "."), "src/test/golden/digests.txt");
    private static final int PUZZLES = 100;
    /** So many have a digest of their own, which the quick run is content with. */
    private static final int FIRST = 20;

    private static final List<String> THEORIES = List.of(
            "SFin", "human", "W", "B", "gW", "gB[6]", "g2W[5]", "O+gBC", "TyW[6]+TytW[6]+TyZ", "F3W[5]", "FB[4]");

    @Test
    void theDigestsAreTheGoldenOnes() throws IOException {
        boolean update = Boolean.getBoolean("golden.update");
        boolean all = update || Scale.of(PUZZLES) == PUZZLES;
        List<String> found = new ArrayList<>();
        for (String theory : THEORIES) {
            List<String> digests = digests(Theory.parse(theory), all ? PUZZLES : FIRST);
            found.add(theory + " " + String.join(" ", digests));
        }
        if (update) {
            Files.write(GOLDEN, found);
        }

        assertThat(Files.readAllLines(GOLDEN))
                .zipSatisfy(found, (golden, line) -> assertThat(golden).startsWith(line));
    }

    /** Of the first puzzles, and, if they are more, of all. */
    private static List<String> digests(Theory theory, int puzzles) {
        MessageDigest digest = sha256();
        List<String> digests = new ArrayList<>();
        Tracing tracing = new Tracing(theory, List.of());
        for (int i = 0; i < puzzles; i++) {
            Puzzle puzzle = Puzzles.SUDOKU.parse(Puzzles.CORPUS.get(i));
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
            if (i + 1 == FIRST || i + 1 == puzzles && puzzles > FIRST) {
                digests.add(HexFormat.of().formatHex(copy(digest).digest()));
            }
        }
        return digests;
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("SHA-256 of the JDK can be copied", e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
