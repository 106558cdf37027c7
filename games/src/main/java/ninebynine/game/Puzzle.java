package ninebynine.game;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.search.Counter;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;

/** One puzzle of a game. Equal puzzles have equal structure and givens, however they were written. */
public interface Puzzle {
    /** The name of its game, as {@link Game#name}. */
    String game();

    /** How large it is, in the game's own words, such as "9x9". */
    String size();

    /** How much is given: the number of givens. */
    int clues();

    /** Whether it says nothing of any candidate: neither what is true nor what is possible. Whoever can, answers without the model. */
    default boolean isBlank() {
        return clues() == 0 && start().candidates().count() == model().labelCount();
    }

    /** The structure, shared by all puzzles that have the same. */
    Model model();

    /** The givens asserted, nothing propagated yet. A new state each time. */
    State start();

    /** The puzzle in one line where its format allows; parsing it gives an equal puzzle. */
    String text();

    /** The values of a state in the same form as {@link #text}, with blanks where there are none. */
    String text(View state);

    /** The state drawn for people, with every candidate; without a line break at the end. */
    String draw(View state);

    /** The puzzle as it is set, drawn for people; without a line break at the end. */
    default String drawn() {
        return draw(start());
    }

    /**
     * One text for all puzzles of this orbit, that is, for all that its game's symmetries make of this one; it is one of them. Where too many are too
     * much alike to choose one, it is a name instead that begins with {@code alike:}: all puzzles of the orbit share it, and perhaps others do.
     */
    default String canonical() {
        return text();
    }

    /**
     * Another puzzle of this orbit, chosen by chance, as text; it may be this one. Where {@link #canonical} uses no symmetries, as where candidates are
     * said, it is.
     */
    default String image(Choice choice) {
        return text();
    }

    /** Other sites that read the whole puzzle from an address; none where a site would lose some of it. */
    default List<Elsewhere> elsewhere() {
        return List.of();
    }

    /** How its board looks: the geometry, as data. Shared by all puzzles that look the same. */
    Picture picture();

    /** What counts this puzzle's solutions fastest. A new one each time, for one thread. */
    default Counter counter() {
        return new DepthFirst(model());
    }
}
