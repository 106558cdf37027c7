package ninebynine.verify;

import java.util.List;
import java.util.Map;
import ninebynine.game.Puzzle;
import ninebynine.generate.Order;

/** Puzzles of every game that have one solution, which whips of at most 5 find: small ones, made in no time. */
final class SolvedPuzzles {
    private static final Map<String, String> SIZES = Map.of(
            "sudoku", "2x3",
            "latin", "5x5",
            "pandiagonal", "7x7",
            "futoshiki", "5x5",
            "kakuro", "5x5",
            "slitherlink", "5x5",
            "hidato", "4x4",
            "numbrix", "5x5",
            "map", "12");

    private SolvedPuzzles() {}

    /** So many of a game, always the same. */
    static List<Puzzle> of(String game, int count) {
        Order order = GenerateLaws.order(game + "?rating=..5&minimal=false&size=" + SIZES.getOrDefault(game, "5x5"));
        return GenerateLaws.made(order, count, 1).stream()
                .map(made -> order.game().parse(made.puzzle().text()))
                .toList();
    }
}
