package ninebynine.game;

import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A solution S and the clues c₀, c₁, … that are true of it. A puzzle tells some of them; it has one solution if S is the only one that they allow.
 *
 * <p>For one thread.
 */
public interface Draft {
    /** How many clues there are to be told. */
    int clues();

    /** The puzzle that tells these clues. */
    Puzzle puzzle(Bits told);

    /** ∃S′: these clues are true of S′, and this one is not: so it must be told. */
    boolean escapes(Bits told, int clue);

    /**
     * What tells some other solution from this one: the clues that are false of it, none if all are true; null if there is no other.
     */
    @Nullable
    Bits rival(Bits told);

    /** The clues that are told in every puzzle. */
    default Bits fixed() {
        return new Bits(clues());
    }

    /** The order in which clues are taken away, if they can be. */
    default int[] order(Dice dice) {
        return dice.order(clues());
    }

    /** An order by which what is left is often easy, for those who want that. */
    default int[] easyOrder(Dice dice) {
        return order(dice);
    }

    /** Whether minimal puzzles are so often too hard that clues should be exchanged; then those that escape are those that have a rival. */
    default boolean isExchanged() {
        return false;
    }

    /** Some solution that these clues allow, each clue there as here but for its value. */
    default Draft another(Bits told, Dice dice) {
        return this;
    }

    /** Where a clue stands on the board, counted row by row; -1 if it has no place. */
    default int place(int clue) {
        return -1;
    }

    /** The clue that a motion of the board makes of this one; -1 if the board has no such motion. */
    default int image(int clue, Symmetry.Motion motion) {
        return -1;
    }
}
