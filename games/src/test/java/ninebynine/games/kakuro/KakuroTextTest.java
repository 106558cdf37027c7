package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KakuroTextTest {
    private static final String ROWS = """
            #   4\\  6\\
            \\3  _   _
            \\7  _   4
            """;
    private static final String LINE = "Kakuro # 4\\ 6\\ / \\3 _ _ / \\7 _ 4";

    private static KakuroPuzzle read(String text) {
        return new KakuroGame().parse(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ROWS,
                "Kakuro\n" + ROWS,
                "x 4\\ 6\\\n\\3 . .\n\\7 . 4",
                "(solve-partly-solved-puzzle 3 3 . . / 7 . . // 4 . . / 6 . . // . . . 4)",
                "(solve-partly-solved-puzzle 3\n3 . ./\n7 . .//\n\n4 . ./\n6 . .//\n\n. .\n. 4\n)",
                "pzprv3\nkakuro\n2\n2\n0 4 6\n3 . .\n7 . .\n. .\n. 4\n",
                "pzprv3/kakuro/2/2/. 4 6/3 . ./7 . ./. ./. 4/"
            })
    void everyFormatSaysTheSame(String text) {
        assertThat(read(text)).isEqualTo(read(LINE));
        assertThat(read(text).text()).isEqualTo(LINE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kakuro/2/2/n4637",
                "https://puzz.link/p?kakuro/2/2/n4637",
                "http://pzv.jp/p.html?kakuro/2/2/n4637",
                "(solve 3 3 . . / 7 . . // 4 . . / 6 . . //)",
                "3 3 . . / 7 . . // 4 . . / 6 . . //"
            })
    void formatsWithoutDigits(String text) {
        assertThat(read(text)).isEqualTo(read(LINE.replace('4', '_').replace("_\\", "4\\")));
        assertThat(Games.namedBy(text).map(Game::name)).contains("kakuro");
        assertThat(new KakuroGame().isWhole(text)).isTrue();
    }

    @Test
    void sumsInAnAddress() {
        assertThat(read("kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3").text())
                .isEqualTo("Kakuro # # 12\\ 4\\ # # / # 4\\8 _ _ 10\\ # / \\10 _ _ _ _ 10\\ / \\3 _ _ 17\\3 _ _"
                        + " / # \\21 _ _ _ _ / # # \\12 _ _ #");
    }

    @Test
    void aBoardIsDrawnInColumns() {
        assertThat(read(LINE.replace("4\\", "14\\")).drawn())
                .isEqualTo("   #   14\\  6\\\n   \\3  _    _\n   \\7  _    4");
    }

    @Test
    void linesThatAreNoKakurosNameNone() {
        assertThat(Games.namedBy(LINE).map(Game::name)).contains("kakuro");
        assertThat(Games.namedBy("# 4\\ 6\\").map(Game::name)).contains("kakuro");
        assertThat(Games.namedBy("pzprv3").map(Game::name)).contains("kakuro");
        assertThat(Games.namedBy("7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1...."))
                .isEmpty();
        assertThat(Games.namedBy("1 . . 4")).isEmpty();
    }

    @Test
    void aRowThatBeginsWithABlackSquareIsNoComment() {
        KakuroGame game = new KakuroGame();
        assertThat(game.isComment("# 4\\ 6\\")).isFalse();
        assertThat(game.isComment("# _ _ #")).isFalse();
        assertThat(game.isComment("# from a book")).isTrue();
        assertThat(game.isComment("#")).isTrue();
    }

    @Test
    void whatIsLeftOfASquareIsReadToo() {
        KakuroPuzzle puzzle = read("# 4\\ 6\\\n\\3 12 _\n\\7 _ 24");
        assertThat(puzzle.text()).isEqualTo("Kakuro # 4\\ 6\\ / \\3 12 _ / \\7 _ 24");
        State state = puzzle.start();
        assertThat(state.count(puzzle.layout().variable(0))).isEqualTo(2);
        State later = new Resolver(Theory.parse("BRT").precedence(puzzle.model()))
                .trace(state)
                .end();
        assertThat(read(puzzle.draw(later)).text()).isEqualTo(puzzle.text(later));
    }

    @Test
    void aSolutionIsReadIntoItsPuzzle() {
        KakuroPuzzle puzzle = read(LINE);
        KakuroPuzzle filled = new KakuroGame().parseFilled("---\n-12\n-34", puzzle);
        assertThat(filled.text()).isEqualTo("Kakuro # 4\\ 6\\ / \\3 1 2 / \\7 3 4");
        assertThat(filled.model()).isSameAs(puzzle.model());
        assertThatThrownBy(() -> new KakuroGame().parseFilled("--- -12", puzzle))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("3x3");
    }

    @Test
    void rowsAndColumnsMayBeExchanged() {
        KakuroPuzzle puzzle = read("# # 17\\ / # 9\\6 _ / \\8 _ 9");
        KakuroPuzzle turned = read("# # 8\\ / # 6\\9 _ / \\17 _ 9");
        assertThat(turned.grid()).isEqualTo(puzzle.grid().transposed());
        assertThat(turned.canonical()).isEqualTo(puzzle.canonical());
    }

    @Test
    void turnedMirroredAndCountedFromTenItIsTheSame() {
        String form = read("# # 17\\ 4\\ / # 9\\12 _ _ / \\8 _ 9 #").canonical();
        // left as right; then digits d as 10 - d
        assertThat(read("# 4\\ 17\\ # / \\12 _ _ 9\\ / # \\8 9 _").canonical()).isEqualTo(form);
        assertThat(read("# 6\\ 3\\ # / \\8 _ _ 1\\ / # \\12 1 _").canonical()).isEqualTo(form);
        assertThat(read("# # 17\\ 4\\ / # 9\\12 _ _ / \\9 _ 9 #").canonical()).isNotEqualTo(form);
        assertThat(read(form).canonical()).isEqualTo(form);
    }

    static Stream<Arguments> bad() {
        return Stream.of(
                bad("", "no squares", "Maybe write rows"),
                bad(
                        "# 4\\ 6\\\n\\2 _ _\n\\7 _ _",
                        "No 2 different digits add up to 2, the sum across from r2c1: they make 3 to 17",
                        "misprint"),
                bad("# 4\\ 6\\\n\\18 _ _\n\\7 _ _", "18", "3 to 17"),
                bad("# 4\\\n\\12 _\n\\1 _", "No digit is 12, the sum across from r2c1: they are 1 to 9"),
                bad("# # # # # # # # # # #\n\\45 _ _ _ _ _ _ _ _ _ _", "across from r2c1 has 10 white squares", "nine"),
                bad("# 4\\ 6\\\n\\3 _ ?\n\\7 _ _", "'?' at r2c3", "Maybe write sums as"),
                bad("# 4\\ 6\\\n\\3 _ _ _\n\\7 _ _", "Row 2 has 4 squares, row 1 has 3", "Maybe"),
                bad("_ 4\\ 6\\\n\\3 _ _\n\\7 _ _", "r1c1 is white", "border"),
                bad("# 4\\ 6\\\n\\3 _ _\n\\7 # _", "The sum 7 across from r3c1", "to its right"),
                bad("# 4\\ 6\\\n\\3 _ #\n\\7 _ _", "The sum 6 down from r1c3", "below it"),
                bad("# #\n# #", "All squares are black"),
                bad("# 4\\ 6\\\n\\3 1 1\n\\7 _ _", "1 is given twice", "r2c2 and r2c3"),
                bad("(solve 3 3 . . / 7 . . // 4 . . / 6 . B //)", "r3c3 is white", "black", "misprint"),
                bad("(solve 3 3 . . / 7 . . // 4 . . / 6 . . . //)", "'.' where column 3 should end with '//'"),
                bad("(solve 3 3 . / 7 . . // 4 . . / 6 . . //)", "'/' at r2c3", "missing"),
                bad("(solve 3 3 . X / 7 . . // 4 . . / 6 . . //)", "'X' at r2c3", "'B'"),
                bad("(solve 3 3 . . / 7 . . //)", "ends after 8 words, expected 16", "columns"),
                bad("(solve 3 . . . / 7 . . // 4 . . / 6 . . //)", "r2c1 is white", "'B'"),
                bad("(solve 100 3 . .)", "The size is '100'", "2 to 99"),
                bad(
                        "(solve-partly-solved-puzzle 3 3 . . / 7 . . // 4 . . / 6 . . // 1 2 3)",
                        "3 words",
                        "expected none, or 4"),
                bad("(solve-partly-solved-puzzle 3 3 . . / 7 . . // 4 . . / 6 . . // 1 2 3 0)", "'0' at r3c3"),
                bad("(init 3)", "has no Kakuro", "Maybe write (solve"),
                bad("kakuro/2/2/n46", "ends after 3 characters", "Maybe the address is cut"),
                bad("kakuro/2/2/o4637", "'o'", "5 white ones, but only 4"),
                bad("kakuro/2/2/n46378", "'8' is left"),
                bad("kakuro/2/2/n4*37", "'*'", "0-9, a-j, A-Z"),
                bad("kakuro/0/2/n", "0 columns"),
                bad("pzprv3/slither/2/2/", "'slither'"),
                bad("pzprv3/kakuro/2/2/. 4 6/3 . ./", "2 lines of squares, expected 3"),
                bad("pzprv3/kakuro/2/2/. 4 6/3 . 1/7 . ./", "'1' at r2c3"),
                bad("#".repeat(300_000), "more than"));
    }

    private static Arguments bad(String text, String... said) {
        return Arguments.of(text, said);
    }

    @ParameterizedTest
    @MethodSource("bad")
    void badTextsAreNamedWithTheirPlaceAndAWayOut(String text, String[] said) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll(said)
                .hasMessageContaining("Maybe");
    }
}
