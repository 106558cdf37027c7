package ninebynine.game;

/**
 * A puzzle at another site, which reads it from the address alone.
 *
 * @param site what people call it
 * @param address all of it, with the puzzle
 * @param code the puzzle as that site writes it, which is read here too
 */
public record Elsewhere(String site, String address, String code) {
    private static final String TATHAM = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/";

    /** One of Simon Tatham's puzzles, from its game ID. */
    public static Elsewhere tatham(String name, String id) {
        return new Elsewhere(
                "Simon Tatham's " + Character.toUpperCase(name.charAt(0)) + name.substring(1),
                TATHAM + name + ".html#" + id,
                id);
    }

    /** At puzz.link, from what comes after the question mark. */
    public static Elsewhere puzzLink(String puzzle) {
        return new Elsewhere("puzz.link", "https://puzz.link/p?" + puzzle, puzzle);
    }
}
