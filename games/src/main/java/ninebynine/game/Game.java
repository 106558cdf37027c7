package ninebynine.game;

import ninebynine.strategy.OwnRules;

/** A game: how its puzzles are written. What they mean to the engine is in each {@link Puzzle}'s model. */
public interface Game {
    /** The name that {@code --game} takes. */
    String name();

    /** One line about it. */
    String summary();

    /** The rules of the game for somebody who has never played it, and how its parts are called; some sentences. */
    String rules();

    /** One of its puzzles, in English, as in "Latin square". */
    default String noun() {
        return Character.toUpperCase(name().charAt(0)) + name().substring(1);
    }

    /** Its puzzles, in English and several of them. */
    default String plural() {
        return name() + " puzzles";
    }

    /** Whether its models have groups, without which chains with groups are no more than those without. */
    default boolean hasGroups() {
        return true;
    }

    /** Whether CSP-Rules counts the candidates and links of such a puzzle as its model has them. */
    default boolean countsLinksAsPublished() {
        return true;
    }

    /** Whether this line, the first of a text, names the game by itself, as some IDs do. */
    default boolean isNamedBy(String line) {
        return false;
    }

    /**
     * Reads one puzzle in any of the game's formats.
     *
     * @throws PuzzleFormatException if the text is no puzzle; the message names the value, the place and a way out
     */
    Puzzle parse(String text);

    /** Reads what somebody made of a puzzle, in the same formats; the entries may contradict each other. */
    default Puzzle parseFilled(String text) {
        return parse(text);
    }

    /** The same where it is known of which puzzle it was made: with that puzzle's model. */
    default Puzzle parseFilled(String text, Puzzle original) {
        return parseFilled(text);
    }

    /** Whether a line that begins with {@code #} is a comment and no row of a puzzle. */
    default boolean isComment(String line) {
        return true;
    }

    /** The rules that only this game has: what its models have as a part, for who has no puzzle yet. Their order may be that of some models. */
    default OwnRules ownRules() {
        return OwnRules.NONE;
    }

    /** Whether blank lines may stand between the rows of a grid, as between the bands of a Sudoku. */
    default boolean hasBands() {
        return false;
    }

    /** Whether a line begins a puzzle whose rows are the lines below it, whatever they look like. */
    default boolean isHeader(String line) {
        return false;
    }

    /**
     * What makes new boards of it. A new one each time, for one thread.
     *
     * @throws IllegalArgumentException if there are none of the kind that is asked for; the message names a way out
     */
    default Drafter drafter(Drafter.Setting setting) {
        throw new IllegalArgumentException("No puzzles of " + name() + " can be made yet. Maybe sudoku.");
    }

    /** Whether this line means to be a puzzle by itself, as in a collection of one puzzle a line. */
    boolean isWhole(String line);
}
