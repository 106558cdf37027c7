package ninebynine.games.latin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ninebynine.game.PuzzleFormatException;
import org.junit.jupiter.api.Test;

class LatinTextTest {
    private static final String FOUR = "12....4.3......1";

    private final LatinGame latin = LatinGame.plain();
    private final LatinGame pandiagonal = LatinGame.pandiagonal();

    private void same(String text, String line) {
        assertThat(latin.parse(text)).isEqualTo(latin.parse(line));
        assertThat(latin.parse(latin.parse(text).text())).isEqualTo(latin.parse(text));
    }

    private static void refused(LatinGame game, String text, String... parts) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void whatFollowsThePuzzleIsAComment() {
        same(FOUR + " ED=3.6/3.6/2.9", FOUR);
    }

    @Test
    void quasigroupsHaveAnOrderAndHoles() {
        same("order 4\n1 2 -1 -1\n-1 -1 4 -1\n3 0 0 0\n-1 -1 -1 1\n", FOUR);
        refused(latin, "order 4\n1 2 -1 -1\n", "4 cells after 'order 4', expected 16", "row is missing");
        refused(latin, "order 4\n1 2 -1 -1\n-1 -1 4 -1\n3 0 0 0\n-1 -1 -1 5\n", "'5' at r4c4", "1 to 4");
        refused(pandiagonal, "order 9\n", "size 9", "divisible by 3");
    }

    @Test
    void runsOfEmptyCellsAreLetters() {
        same("1_2d4a3f1", FOUR);
        same("4:1_2d4a3f1", FOUR);
        same("4x4:1_2d4a3f1", FOUR);
        refused(latin, "4:1_2d4a3f", "15 cells, expected 16");
        refused(latin, "4:1_2d5a3f1", "'5'", "1 to 4");
        refused(latin, "4x5:1_2d4a3f1", "no square");
    }

    @Test
    void callsOfCspRulesAreRead() {
        same("(solve \"" + FOUR + "  4 ED=1/1/1\")", FOUR);
        same("(solve-list 1 2 . . . . 4 . 3 . . . . . . 1)", FOUR);
        same("(solve-grid-as-list 1 2 . .\n . . 4 .\n 3 . . .\n . . . 1)", FOUR);
        same("(solve-tatham \"1_2d4a3f1\")", FOUR);
        same("(solve-resolution-state 1 2 . . . . 4 . 3 . . . . . . 1)", FOUR);
        assertThat(latin.parse("(solve-partly-solved-puzzle 1 23 23 12 . . . . .)")
                        .start()
                        .openCount())
                .isEqualTo(21);
        refused(latin, "(solve \"12..", "no end");
        refused(latin, "(solve-list 1 2 3", "no ')'");
        refused(latin, "(solve-list 1 2 3)", "3 cells, expected 4");
        refused(latin, "(print 1 2 3)", "(print");
    }

    @Test
    void in36By36ZeroIsANumberAndAboveThereAreOnlyWords() {
        assertThat(latin.parse("0" + ".".repeat(36 * 36 - 1)).cells().givens().get(0))
                .isEqualTo(36);
        assertThat(latin.parse("36 " + ". ".repeat(36 * 36 - 1))
                        .cells()
                        .givens()
                        .get(0))
                .isEqualTo(36);
        assertThat(latin.parse("37 " + ". ".repeat(37 * 37 - 1)).text()).startsWith("37 . .");
        refused(latin, ".".repeat(37 * 37), "more values than symbols", "numbers with blanks");
    }

    @Test
    void aNumberTwiceInALineIsRefused() {
        refused(latin, "11..", "1 is given twice in row 1, at r1c1 and r1c2");
        refused(pandiagonal, "1.....1..................", "twice in anti-diagonal 1, at r1c1 and r2c2");
        refused(pandiagonal, "....1...1................", "twice in diagonal 5, at r1c5 and r2c4");
        assertThat(latin.parseFilled("11..").clues()).isEqualTo(2);
    }

    @Test
    void sizesThatDoNotExistAreRefusedWithTheReason() {
        refused(pandiagonal, ".".repeat(81), "no pandiagonal Latin square of size 9", "divisible by 3", "Maybe 7");
        refused(pandiagonal, ".".repeat(64), "size 8", "divisible by 2");
        refused(latin, ".".repeat(80), "80 symbols, expected 81");
        refused(latin, "order 101\n1", "size 101", "2 to 100");
    }

    @Test
    void rowsAndCallsAreToldApart() {
        assertThat(latin.isWhole(FOUR)).isTrue();
        assertThat(latin.isWhole("1_2d4a3f1")).isTrue();
        assertThat(latin.isWhole("(solve \"1...\")")).isTrue();
        assertThat(latin.isWhole("(solve-list 1 2")).isFalse();
        assertThat(latin.isWhole("1 2 -1 -1")).isFalse();
        assertThat(latin.isNamedBy("order 4")).isTrue();
        assertThat(pandiagonal.isNamedBy("order 5")).isFalse();
    }
}
