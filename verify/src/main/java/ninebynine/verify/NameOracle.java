package ninebynine.verify;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.ChainType;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Whether a step that holds is called by a name that it deserves: what each name adds to being a g-braid, or to being a subset. A second reading of
 * the definitions, for mutants that have only changed their name.
 */
public final class NameOracle {
    private final View before;
    private final Model model;
    private final List<Pattern.Cell> cells;
    private final Ints targets;

    private NameOracle(View before, List<Pattern.Cell> cells, Ints targets) {
        this.before = before;
        this.model = before.model();
        this.cells = cells;
        this.targets = targets;
    }

    public static boolean allows(View before, Match match) {
        if (match.pattern() instanceof Pattern.Chain chain && match instanceof Match.Elimination elimination) {
            return new NameOracle(before, chain.cells(), elimination.targets()).isCalled(chain.family());
        }
        if (match.pattern() instanceof Pattern.Subset subset) {
            return subset.lines().stream()
                    .allMatch(line -> isInside(before, subset.frame(), line, subset.transversals()));
        }
        if (match.pattern() instanceof Pattern.Finned fish) {
            // all but the last line; by the definition it may have its fins, or all it has in the box, in the
            // transversals
            return fish.lines().stream()
                    .limit(fish.lines().size() - 1)
                    .allMatch(line -> isInside(before, fish.frame(), line, fish.transversals()));
        }
        return true;
    }

    /** Whether a line has candidates in these transversals only. */
    private static boolean isInside(View before, Frame frame, int line, Ints transversals) {
        return IntStream.range(0, frame.transversalCount())
                .filter(t -> !transversals.contains(t) && frame.label(line, t) >= 0)
                .noneMatch(t -> before.isCandidate(frame.label(line, t)));
    }

    private boolean isCalled(String name) {
        for (ChainType type : model.chainTypes()) {
            if (name.endsWith("-" + type.name())) {
                return cells.stream().allMatch(cell -> type.contains(cell.variable()))
                        && isCalled(
                                name.substring(0, name.length() - type.name().length() - 1));
            }
        }
        int last = cells.size() - 1;
        int rights = cells.stream().mapToInt(cell -> cell.right().size()).max().orElse(0);
        boolean inARow = IntStream.rangeClosed(1, last)
                .allMatch(k -> isRuledOut(cells.get(k).left(), cells.get(k - 1).right()));
        return switch (name) {
            case "biv-chain" -> inARow && rights == 1 && all(0, last, (k, x) -> false);
            case "z-chain" -> inARow && rights <= 1 && all(0, last, (k, x) -> isLinkedToTargets(x));
            case "t-whip" -> inARow && rights <= 1 && all(1, last - 1, this::isRuledOutBefore);
            case "whip" -> inARow && rights <= 1;
            case "g2-whip" -> inARow && rights <= 2;
            case "g-whip", "g-biv-chain" -> inARow;
            case "braid", "T&E-braid" -> rights <= 1;
            case "oddagon" -> cells.size() % 2 == 1 && inARing();
            default -> name.equals("g-braid");
        };
    }

    private interface Excuse {
        boolean has(int cell, int label);
    }

    /** Whether all further candidates of the cells from one to another have an excuse. */
    private boolean all(int first, int last, Excuse excuse) {
        return IntStream.rangeClosed(first, last)
                .allMatch(k -> IntStream.of(model.labels(cells.get(k).variable()))
                        .filter(x -> before.isCandidate(x)
                                && x != cells.get(k).left()
                                && !cells.get(k).right().contains(x))
                        .allMatch(x -> excuse.has(k, x)));
    }

    private boolean isLinkedToTargets(int label) {
        return targets.stream().allMatch(z -> model.links().linked(z, label));
    }

    private boolean isRuledOutBefore(int k, int label) {
        return cells.subList(0, k).stream().anyMatch(cell -> isRuledOut(label, cell.right()));
    }

    private boolean isRuledOut(int label, Ints right) {
        return !right.isEmpty() && right.stream().allMatch(x -> model.links().linked(x, label));
    }

    private boolean inARing() {
        return IntStream.range(0, cells.size())
                .allMatch(k -> cells.get(k)
                        .right()
                        .equals(Ints.of(cells.get((k + 1) % cells.size()).left())));
    }
}
