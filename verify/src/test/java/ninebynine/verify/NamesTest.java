package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    private static List<String> listed(String rules, String state) {
        return nbn("steps", "--list", "--rules", rules, state).out().lines().toList();
    }

    /** The rule of finned fish, as coded, takes fish without fins too. */
    @Test
    void aFishIsFinnedByItsFins() {
        String state = """
                +------------------+------------------+------------------+
                | 1    2569  3     | 4    59    569   | 7    8     259   |
                | 4    25679 2569  | 167  8     159   | 13   1259  2359  |
                | 78   5789  59    | 17   2     3     | 14   6     459   |
                +------------------+------------------+------------------+
                | 267  1257  1245  | 3    456   2468  | 9    2457  24578 |
                | 3    257   8     | 59   459   24    | 6    2457  1     |
                | 26   259   2459  | 68   1     7     | 348  245   23458 |
                +------------------+------------------+------------------+
                | 5    3     126   | 168  46    1468  | 1248 79    79    |
                | 28   4     12    | 59   7     59    | 128  3     6     |
                | 9    168   7     | 2    3     1468  | 5    14    48    |
                +------------------+------------------+------------------+
                """;
        assertThat(listed("S2Fin", state))
                .contains("finned-x-wing-in-rows: n6{r1 r9}{c2 c6} ==> r7c6≠6  (X-Wing)")
                .noneMatch(line -> line.contains("n6{") && line.contains("(Finned"));
    }

    /** A digit of one of the cells of a WXYZ-Wing is none of its targets. */
    @Test
    void theTargetIsOutsideOfItsWing() {
        String state = """
                +----------------+----------------+----------------+
                | 1    2    3    | 4    56   56   | 7    8    9    |
                | 457  456  67   | 27   8    9    | 1    234  34   |
                | 478  48   9    | 1    237  237  | 24   6    5    |
                +----------------+----------------+----------------+
                | 27   1    4    | 8    357  2357 | 2359 259  6    |
                | 3    68   67   | 9    2457 2457 | 48   245  1    |
                | 28   9    5    | 6    34   1    | 2348 7    34   |
                +----------------+----------------+----------------+
                | 45   7    8    | 3    469  46   | 569  1    2    |
                | 6    3    1    | 25   29   8    | 459  459  7    |
                | 9    45   2    | 57   1    467  | 356  35   8    |
                +----------------+----------------+----------------+
                """;
        assertThat(listed("ALS[8]", state))
                .contains(
                        "als-xz[6]: r6c1 r6c5 r6c9{n2 n3 n4 n8} - n2 n8 - r6c5 r6c7 r6c9{n2 n3 n4 n8} ==> r6c7≠3, r6c7≠4  (ALS-XZ)");
    }
}
