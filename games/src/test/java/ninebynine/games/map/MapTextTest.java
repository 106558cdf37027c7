package ninebynine.games.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class MapTextTest {
    private static final String LIST = "3 4 \"R..B\" 1 2 3 : 2 3 : 3 4 :";
    private static final String TATHAM =
            "10x10n20:daaaeaeaafabaaagbaaacbacaabaaacaiaciaacbbaebcbaaaacdcbaeaabaeaagaccabacddcbad,0221021f2a13a2a";

    private final MapGame game = new MapGame();

    private void same(String text, String list) {
        assertThat(game.parse(text)).isEqualTo(game.parse(list));
        assertThat(game.parse(game.parse(text).text())).isEqualTo(game.parse(text));
    }

    private void refused(String text, String... parts) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void bordersMayBeToldFromEitherSideAndTwice() {
        same("(solve 3 4 \"R..B\"\n 1 2 3 :\n 2 3 :\n 3 4 :)", LIST);
        same("3 4 \"r--b\" 2 1 : 3 1 : 3 2 : 4 3 : 3 4", LIST);
        same("3 4 \"R..B.Y\" 1 2 3 : 2 3 : 3 4 :", LIST);
    }

    @Test
    void allColoursAreCandidatesUntilTheGivensArePropagated() {
        MapPuzzle puzzle = game.parse(LIST);
        assertThat(puzzle.start().count(1)).isEqualTo(3);
        assertThat(puzzle.start().count(2)).isEqualTo(3);
        assertThat(puzzle.model().labelCount()).isEqualTo(12);
        assertThat(puzzle.neighbours(2)).isEqualTo(Ints.of(0, 1, 3));
        assertThat(puzzle.clues()).isEqualTo(2);
    }

    @Test
    void colourNamesGoOnWithNumbers() {
        MapPuzzle puzzle = game.parse("12 3 \"10 . B\" 1 2 3");
        assertThat(puzzle.givens()).isEqualTo(Ints.of(10, 0, 1));
        assertThat(puzzle.text()).isEqualTo("12 3 \"10 . B\" 1 2 3 :");
        assertThat(puzzle.model().names().label(9)).isEqualTo("X1=10");
    }

    @Test
    void idsOfMapAreReadAndDrawn() {
        MapPuzzle puzzle = game.parse(TATHAM);
        assertThat(puzzle.text()).isEqualTo(TATHAM);
        assertThat(puzzle.givens())
                .isEqualTo(game.parse("4 20 \"RGGYRGY......G.YB.G.\" 1 2").givens());
        assertThat(puzzle.neighbours(0)).isEqualTo(Ints.of(1, 2, 7));
        assertThat(puzzle.draw(puzzle.start())).startsWith("   +----+----+----+---------+");
        same(TATHAM.replace("n20:", "n20dn:"), TATHAM);
    }

    @Test
    void graphsOfDimacsMayHaveColours() {
        same("c colours 3\np edge 4 4\ne 1 2\ne 1 3\ne 2 3\ne 3 4\nn 1 R\nn 4 1\n", LIST);
        same("p col 4 8\nx colors 3\ne 1 2\ne 2 1\ne 1 3\ne 2 3\ne 3 4\nn 1 3\nn 4 B\n", LIST);
        assertThat(game.parse("p edge 2 1\ne 1 2").model().labelCount()).isEqualTo(8);
        refused("p edge 4 9\ne 1 2", "1 edges, expected 9");
        refused("p edge 4 1\ne 1 5", "'5' in line 2", "1 to 4");
        refused("p edge 4 1\ne 1 2\nn 1 X", "'X' of X1", "B Y R G");
        refused("p edge 4 1\ne 1 2\nn 1 R\nn 1 B", "two colours");
        refused("p edge four 1\ne 1 2", "no problem of DIMACS");
        refused("p edge 4 1\nq 1 2", "'q 1 2' in line 2");
    }

    @Test
    void whatIsWrongIsSaid() {
        refused("3 3 \"RR.\" 1 2", "X1 and X2 are neighbours and both are given as R");
        refused("3 3 \"R.\" 1 2", "2 symbols, expected 3");
        refused("3 3 \"R.G\" 1 2", "'G' of X3", "3 colours B Y R");
        refused("3 3 \"R..\" 1 1", "X1 is its own neighbour");
        refused("3 3 \"R..\" 1 4", "'4' in the list of neighbours", "1 to 3");
        refused("0 3 \"R..\" 1 2", "0 colours");
        refused("3 9999 \"R..\" 1 2", "9999 countries");
        refused("(solve 3)", "no map");
        refused("hello", "'hello' begins no map");
        refused("", "empty");
        refused(TATHAM.replace(",", ""), "no ','");
        refused(TATHAM.replace("n20", "n19"), "20 countries, expected 19");
        refused(TATHAM + "a", "21 countries, expected 20");
        refused(TATHAM.replace(",0", ",7"), "'7'");
        refused(TATHAM.replace("cbad,", "cba,"), "borders, expected 180");
        assertThat(game.parseFilled("3 3 \"RR.\" 1 2").clues()).isEqualTo(2);
    }

    @Test
    void whatNamesTheGameIsSeen() {
        assertThat(game.isNamedBy(TATHAM)).isTrue();
        assertThat(game.isNamedBy(LIST)).isTrue();
        assertThat(game.isNamedBy("p edge 4 5")).isTrue();
        assertThat(game.isNamedBy("(solve \"1...\")")).isFalse();
        assertThat(game.isNamedBy("4..1..2.....1...")).isFalse();
    }
}
