package ninebynine.generate;

import java.util.Map;
import java.util.Optional;
import ninebynine.game.Game;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;

/** The theory to practise a rule with: Singles, whips[1], the rule, and what it can't do without, such as a source of relations. */
final class ExampleTheory {
    private static final String FIRST = "W1";
    /** Stands for where relations come from. */
    private static final String SOURCE = "*";

    /** Rules that a name alone does not bring. What would find the same first is left out. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("Relation", SOURCE),
            Map.entry("Twins", SOURCE + "+OR5W[6]"),
            Map.entry("OrForcing", SOURCE + "+OR5FW[6]"),
            Map.entry("OrWhip", SOURCE + "+OR5W[6]"),
            Map.entry("OrGForcing", SOURCE + "+OR5FgW[6]"),
            Map.entry("OrGWhip", SOURCE + "+OR5gW[6]"),
            Map.entry("OrBraid", SOURCE + "+OR5B[6]+no-OrWhip+no-Braid"),
            Map.entry("OrGBraid", SOURCE + "+OR5gB[6]+no-OrWhip+no-OrGWhip+no-GBraid+no-Braid+no-OrBraid"),
            Map.entry("StarWhip", "BiW[2]+WsW[5]+no-Whip"),
            Map.entry("StarBraid", "BiB[2]+BsB[5]+no-Braid"),
            Map.entry("Trial", "TE1"),
            Map.entry("Guessing", "DFS"));

    private static final Map<String, String> NONE = Map.of(
            "ContradictionDetection", "It shows that a puzzle has no solution, and puzzles that are made have one.",
            "ConflictDetection", "It shows that a puzzle has no solution, and puzzles that are made have one.",
            "Propagation", "It follows every step and is none itself.");

    private ExampleTheory() {}

    static String of(Game game, Family family) {
        if (family.last() <= 1 && BuiltInRules.FAMILIES.contains(family)) {
            return FIRST;
        }
        String word = WORDS.getOrDefault(family.id(), "with-" + family.id());
        return FIRST + "+" + word.replace(SOURCE, game.name().equals("sudoku") ? "Imp3" : "Odd");
    }

    /** Why there is no puzzle to practise a family of rules with; empty if there may be. */
    static Optional<String> whyNot(Family family) {
        return Optional.ofNullable(NONE.get(family.id()));
    }
}
