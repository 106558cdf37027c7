package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names by a second reading of their definitions, from what is written alone. */
class NamesTest {
    private static final Pattern XY_WING = Pattern.compile(
            "biv-chain(?:-rc)?\\[3]: r(.)c(.)\\{n(.) n(.)} - r(.)c(.)\\{n(.) n(.)} - r(.)c(.)\\{n(.) n(.)} ==> (.*)  \\(XY-Wing.*");
    private static final Pattern KITE =
            Pattern.compile("biv-chain\\[2]: ([rc]).n(.)\\{.*} - ([rc]).n(.)\\{.*} ==> (.*)  \\(2-String Kite.*");
    private static final Pattern TARGET = Pattern.compile("r(.)c(.)≠(.)");

    private static boolean see(String r, String c, String row, String column) {
        boolean sameBlock = block(r, c) == block(row, column);
        return (r.equals(row) || c.equals(column) || sameBlock) && !(r.equals(row) && c.equals(column));
    }

    private static int block(String r, String c) {
        return (Integer.parseInt(r) - 1) / 3 * 3 + (Integer.parseInt(c) - 1) / 3;
    }

    private static Stream<Matcher> listed(String puzzle, Pattern name) {
        List<String> lines = nbn("steps", "--list", "--rules", "S2+BC[3]+TyBC(rc)[3]", puzzle)
                .out()
                .lines()
                .toList();
        return lines.stream().map(name::matcher).filter(Matcher::matches);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....",
                "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....",
                "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5."
            })
    void whatIsCalledSoIsSo(String puzzle) {
        listed(puzzle, XY_WING).forEach(m -> {
            assertThat(m.group(4)).isEqualTo(m.group(7));
            assertThat(m.group(8)).isEqualTo(m.group(11));
            assertThat(m.group(3)).isEqualTo(m.group(12)).isNotIn(m.group(7), m.group(8));
            assertThat(see(m.group(1), m.group(2), m.group(5), m.group(6))).isTrue();
            assertThat(see(m.group(5), m.group(6), m.group(9), m.group(10))).isTrue();
            Matcher target = TARGET.matcher(m.group(13));
            while (target.find()) {
                assertThat(target.group(3)).isEqualTo(m.group(3));
                assertThat(see(target.group(1), target.group(2), m.group(1), m.group(2)))
                        .isTrue();
                assertThat(see(target.group(1), target.group(2), m.group(9), m.group(10)))
                        .isTrue();
            }
        });
        listed(puzzle, KITE).forEach(m -> {
            assertThat(m.group(1)).isNotEqualTo(m.group(3));
            assertThat(m.group(2)).isEqualTo(m.group(4));
            assertThat(m.group(5)).endsWith("≠" + m.group(2));
        });
    }
}
