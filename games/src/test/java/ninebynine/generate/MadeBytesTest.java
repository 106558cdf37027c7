package ninebynine.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same seed makes the same bytes on every JDK and every machine, of every game and by every method: those of {@code made-bytes.tsv}. Who changes what is
 * made on purpose writes the new digests there, which this test prints, and a line into the change log.
 */
class MadeBytesTest {
    /** The file's lines: an order, how many attempts, how many puzzles they make and the digest of these. */
    static Stream<String> lines() throws IOException {
        try (InputStream in = MadeBytesTest.class.getResourceAsStream("made-bytes.tsv")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void whatASeedMakesIsAlwaysTheSame(String line) throws NoSuchAlgorithmException {
        String[] words = line.split("\t", -1);
        int question = words[0].indexOf('?');
        Game game = Games.named(words[0].substring(0, question));
        Order order = Order.parse(game, Order.words(words[0].substring(question + 1)));
        List<Puzzle> from =
                order.way() == Order.Way.FROM ? List.of(game.parse(".".repeat(72) + "123456789")) : List.of();
        Method method = order.method(from);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        int count = 0;
        for (int attempt = 0; attempt < Integer.parseInt(words[1]); attempt++) {
            for (Made made : method.attempt(attempt)) {
                count++;
                String text = made.attempt() + " " + made.number() + " " + made.rating() + " "
                        + made.puzzle().text() + "\n";
                digest.update(text.getBytes(StandardCharsets.UTF_8));
            }
        }
        String found = HexFormat.of().formatHex(digest.digest()).substring(0, 16);
        assertThat(words[0] + "\t" + words[1] + "\t" + count + "\t" + found).isEqualTo(line);
    }
}
