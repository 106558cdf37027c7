package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.data.ChatRow.Turn;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

class ChatTextTest {

    private static List<Turn> turns(String text, String theory) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        return ChatRow.of(new Tracing(Theory.parse(theory), List.of()).trace(puzzle, Origin.of(puzzle, "8", "here")))
                .messages();
    }

    @Test
    void theRulesThePuzzleAndTheWayToItsSolution() {
        List<Turn> turns = turns("423131242413134.", "BRT");
        assertThat(turns).extracting(Turn::role).containsExactly("system", "user", "assistant");
        assertThat(turns.get(0).content())
                .startsWith(Games.named("sudoku").rules())
                .endsWith("after 'Answer: '.");
        assertThat(turns.get(1).content()).isEqualTo("""
                Find the solution of this Sudoku, 4 by 4, and explain each step:

                   +-----+-----+
                   ! 4 2 ! 3 1 !
                   ! 3 1 ! 2 4 !
                   +-----+-----+
                   ! 2 4 ! 1 3 !
                   ! 1 3 ! 4 . !
                   +-----+-----+

                In one line: 423131242413134.""");
        assertThat(turns.get(2).content()).isEqualTo("""
                1. Cell r4c4 can only be 2: row 4 has 1, 3 and 4.
                   [naked-single ==> r4c4=2]

                This is the solution:

                   +-----+-----+
                   ! 4 2 ! 3 1 !
                   ! 3 1 ! 2 4 !
                   +-----+-----+
                   ! 2 4 ! 1 3 !
                   ! 1 3 ! 4 2 !
                   +-----+-----+

                Answer: 4231312424131342""");
    }

    @Test
    void whatIsNotSolvedSaysSo() {
        assertThat(turns("...............4", "BRT").get(2).content())
                .startsWith("I can't go on from here. This is what is left:\n\n   +-")
                .contains("1234");
        assertThat(turns("12....3...4.....", "BRT").get(2).content())
                .startsWith("Cell r1c3 has nothing left. So there is no solution:");
    }
}
