package ninebynine.generate;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.model.Frame;
import ninebynine.model.Model;
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

    /** What the boards of a game must have for a rule to say anything. */
    private enum Need {
        COVERS("candidates that contradict several others of one variable") {
            @Override
            boolean isMet(Model model) {
                return IntStream.range(0, model.variableCount()).anyMatch(v -> model.confinable(v) > 1);
            }
        },
        CELLS("lines or boxes of cells whose values all differ") {
            @Override
            boolean isMet(Model model) {
                return has(model, frame -> frame.kind() == Frame.Kind.NAKED);
            }
        },
        VALUES("lines or boxes that have every value") {
            @Override
            boolean isMet(Model model) {
                return has(model, frame -> frame.kind() == Frame.Kind.HIDDEN);
            }
        },
        CROSSES("lines that cross others and have every value") {
            @Override
            boolean isMet(Model model) {
                return has(model, frame -> frame.kind() == Frame.Kind.SUPER_HIDDEN);
            }
        },
        BOXES("boxes that cross lines") {
            @Override
            boolean isMet(Model model) {
                return has(model, Frame::hasBoxes);
            }
        },
        GROUPS("groups of candidates that contradict the same ones") {
            @Override
            boolean isMet(Model model) {
                return !model.groups().isEmpty();
            }
        },
        /** Two kinds of variables, each candidate one of each kind, have even rings alone; and without candidates of two variables there are no rings. */
        RINGS("rings of an odd number of variables, neighbours sharing a candidate") {
            @Override
            boolean isMet(Model model) {
                return new TwoSides(model).isBroken();
            }
        };

        private final String spoken;

        Need(String spoken) {
            this.spoken = spoken;
        }

        abstract boolean isMet(Model model);

        private static boolean has(Model model, Predicate<Frame> such) {
            return model.frames().stream().anyMatch(such);
        }
    }

    /** Families of chains with groups, by their names: GWhip, TypedGWhip, OrGBraid, G2Whip. */
    private static final Pattern GROUPED = Pattern.compile("(Typed|Or|Forcing)?G2?(Whip|Braid|BivalueChain|Forcing)");

    private static final Map<String, Need> NEEDS = Map.ofEntries(
            Map.entry("Interaction", Need.COVERS),
            Map.entry("NakedSubset", Need.CELLS),
            Map.entry("AlsXz", Need.CELLS),
            Map.entry("AlsXyWing", Need.CELLS),
            Map.entry("DeathBlossom", Need.CELLS),
            Map.entry("AlsChain", Need.CELLS),
            Map.entry("HiddenSubset", Need.VALUES),
            Map.entry("SuperHiddenSubset", Need.CROSSES),
            Map.entry("FinnedFish", Need.BOXES),
            Map.entry("Oddagon", Need.RINGS));

    private ExampleTheory() {}

    static String of(Game game, Family family) {
        if (family.last() <= 1 && BuiltInRules.FAMILIES.contains(family)) {
            return FIRST;
        }
        String word = WORDS.getOrDefault(family.id(), "with-" + family.id());
        return FIRST + "+" + word.replace(SOURCE, game.name().equals("sudoku") ? "Imp3" : "Odd");
    }

    /**
     * Why there is no puzzle to practise a family of rules with; empty if there may be.
     *
     * @param model of some puzzle of the game
     */
    static Optional<String> whyNot(Family family, Supplier<Model> model) {
        String none = NONE.get(family.id());
        if (none != null) {
            return Optional.of(none);
        }
        return needs(family)
                .filter(need -> !need.isMet(model.get()))
                .map(need -> "It needs " + need.spoken + ", and this game has none.")
                .findFirst();
    }

    /** Relations come from odd rings where they do not come from patterns of digits, which have these rings, too. */
    private static Stream<Need> needs(Family family) {
        boolean related = WORDS.getOrDefault(family.id(), "").startsWith(SOURCE);
        return Stream.of(
                        GROUPED.matcher(family.id()).matches() ? Need.GROUPS : NEEDS.get(family.id()),
                        related ? Need.RINGS : null)
                .filter(Objects::nonNull);
    }
}
