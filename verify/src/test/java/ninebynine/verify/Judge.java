package ninebynine.verify;

import java.util.List;
import java.util.Random;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.tensor.Bits;

/**
 * A game under law: its puzzles from seeds, and Choco as an independent judge of them, which shares nothing with our models but the
 * numbering of labels. A new game joins the laws of {@link GameLaws} by having one, in {@link Judges#ALL}.
 */
interface Judge {
    Game game();

    /** Any puzzle, small enough to be counted by Choco: mostly with one solution, some with several, some with none. */
    Puzzle puzzle(Random random);

    /** Its solutions as sets of labels, at most so many. */
    List<Bits> solutions(Puzzle puzzle, int limit);

    /** Theories that together hold the rules that the game can use, with chains short enough for hundreds of puzzles. */
    default List<String> theories() {
        return List.of("SFin", "S+Z[4]+tW[4]+W[4]", "TyZ[4]+TyW[4]+O[5]", "B[5]", "g2W[3]", "FB[4]", "TE1");
    }
}
