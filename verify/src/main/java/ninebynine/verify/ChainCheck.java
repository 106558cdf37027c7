package ninebynine.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Whether a chain is what its name says, checked against the state before it and the definitions alone. It uses nothing of the searches: sets are
 * sets, and links are asked one by one.
 */
public final class ChainCheck {
    private final View before;
    private final Model model;

    private final boolean loops;

    private ChainCheck(View before, boolean loops) {
        this.before = before;
        this.loops = loops;
        this.model = before.model();
    }

    /** What is wrong with a chain step, or nothing; other steps are not looked at. */
    public static Optional<String> check(View before, Match match) {
        return check(before, match, false);
    }

    /**
     * The same.
     *
     * @param loops whether a left-linking candidate may come again: looping whips are printed as whips
     */
    public static Optional<String> check(View before, Match match, boolean loops) {
        ChainCheck check = new ChainCheck(before, loops);
        if (match.pattern() instanceof Pattern.Chain chain && match instanceof Match.Elimination elimination) {
            return elimination.targets().stream()
                    .mapToObj(z -> check.chain(chain, z))
                    .flatMap(Optional::stream)
                    .findFirst();
        }
        if (match.pattern() instanceof Pattern.Forcing forcing) {
            return check.forcing(forcing, match);
        }
        return Optional.empty();
    }

    private Optional<String> chain(Pattern.Chain chain, int z) {
        if (!isOpen(z)) {
            return wrong("the target is no candidate");
        }
        String family = chain.family();
        for (VariableType type : model.types()) {
            if (family.endsWith("-" + type.name())) {
                family = family.substring(0, family.length() - type.name().length() - 1);
                if (chain.cells().stream().anyMatch(cell -> !type.contains(cell.variable()))) {
                    return wrong("a variable is not of type " + type.name());
                }
            }
        }
        return family.equals("oddagon") ? oddagon(chain.cells(), z) : linear(family, chain.cells(), z, true);
    }

    /** Chains from Z along their cells; a partial one has not closed. */
    private Optional<String> linear(String family, List<Pattern.Cell> cells, int z, boolean closed) {
        Set<Integer> variables = new HashSet<>();
        Set<Integer> lefts = new HashSet<>();
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            boolean last = closed && k == cells.size() - 1;
            if (!isWellMade(cell, z)) {
                return wrong("cell " + (k + 1) + " is not made of candidates of its variable");
            }
            boolean braid = family.endsWith("braid");
            if (!braid && !loops && !lefts.add(cell.left())) {
                return wrong("a left-linking candidate comes twice");
            }
            if (!family.startsWith("g") && !variables.add(cell.variable())) {
                return wrong("a variable comes twice");
            }
            if (!isJoined(braid, cells, k, z)) {
                return wrong("the left-linking candidate of cell " + (k + 1) + " is linked to nothing before it");
            }
            for (int x : open(cell.variable())) {
                boolean named = x == cell.left() || cell.right().contains(x);
                if (!named && !isNeutral(family, x, cells, k, z, last)) {
                    return wrong("cell " + (k + 1) + " has more than it says: "
                            + model.names().label(x));
                }
            }
            if (last && !cell.right().isEmpty() && !linkedToAll(z, cell.right())) {
                return wrong("the last right-linking candidate is not linked to the target");
            }
            if (!last && cell.right().isEmpty()) {
                return wrong("cell " + (k + 1) + " has no right-linking candidate");
            }
        }
        return Optional.empty();
    }

    private boolean isWellMade(Pattern.Cell cell, int z) {
        List<Integer> open = open(cell.variable());
        boolean group = cell.right().size() > 1;
        long alive = cell.right().stream().filter(open::contains).count();
        return open.contains(cell.left())
                && !open.contains(z)
                && !cell.right().contains(cell.left())
                && (group ? alive >= 2 : alive == cell.right().size());
    }

    private boolean isJoined(boolean braid, List<Pattern.Cell> cells, int k, int z) {
        int left = cells.get(k).left();
        if (k == 0 || braid && linked(left, z)) {
            return linked(left, z);
        }
        for (int i = braid ? 0 : k - 1; i < k; i++) {
            if (linkedToAll(left, cells.get(i).right())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a further candidate of cell k is ruled out by what the family may lean on there. */
    private boolean isNeutral(String family, int x, List<Pattern.Cell> cells, int k, int z, boolean last) {
        boolean byTarget = linked(x, z);
        boolean byLast = k > 0 && linkedToAll(x, cells.get(k - 1).right());
        boolean byAny = cells.subList(0, k).stream().anyMatch(cell -> linkedToAll(x, cell.right()));
        return switch (family) {
            case "biv-chain" -> false;
            case "z-chain" -> byTarget;
            case "g-biv-chain" -> k == 0 ? byTarget : byLast;
            case "t-whip" -> byAny || (k == 0 || last) && byTarget;
            case "whip", "braid", "T&E-braid", "g-whip", "g-braid", "g2-whip", "gwhip", "gbraid" -> byTarget || byAny;
            default -> false;
        };
    }

    private Optional<String> oddagon(List<Pattern.Cell> cells, int z) {
        int n = cells.size();
        Set<Integer> variables = new HashSet<>();
        Set<Integer> shared = new HashSet<>();
        for (int k = 0; k < n; k++) {
            Pattern.Cell cell = cells.get(k);
            boolean joined = cell.right().equals(Ints.of(cells.get((k + 1) % n).left()));
            List<Integer> open = open(cell.variable());
            if (!joined
                    || !open.contains(cell.left())
                    || !open.contains(cell.right().get(0))) {
                return wrong("the ring is broken at cell " + (k + 1));
            }
            if (!variables.add(cell.variable()) || !shared.add(cell.left())) {
                return wrong("the ring meets itself at cell " + (k + 1));
            }
            for (int x : open) {
                if (x != cell.left() && !cell.right().contains(x) && !linked(x, z)) {
                    return wrong("a guardian is not linked to the target: "
                            + model.names().label(x));
                }
            }
        }
        return n % 2 == 1 ? Optional.empty() : wrong("the ring is even");
    }

    private Optional<String> forcing(Pattern.Forcing forcing, Match match) {
        List<Integer> starts =
                forcing.branches().stream().map(Pattern.Branch::start).toList();
        boolean exhaustive = false;
        for (int v : model.variables(starts.get(0))) {
            exhaustive |= new HashSet<>(open(v)).equals(new HashSet<>(starts));
        }
        if (!exhaustive) {
            return wrong("the branches are not all the candidates of a variable");
        }
        for (Pattern.Branch branch : forcing.branches()) {
            Optional<String> inner = linear(forcing.chain(), branch.cells(), branch.start(), false);
            if (inner.isPresent()) {
                return inner;
            }
            Ints end = branch.cells().isEmpty()
                    ? Ints.of(branch.start())
                    : branch.cells().get(branch.cells().size() - 1).right();
            boolean agrees = match instanceof Match.Assertion assertion
                    ? end.equals(Ints.of(assertion.label()))
                    : match instanceof Match.Elimination elimination
                            && elimination.targets().stream().allMatch(t -> linkedToAll(t, end));
            if (!agrees) {
                return wrong("a branch does not end in the conclusion");
            }
        }
        return Optional.empty();
    }

    private boolean isOpen(int label) {
        return before.isCandidate(label) && !before.isValue(label);
    }

    private List<Integer> open(int variable) {
        List<Integer> open = new ArrayList<>();
        for (int x : model.labels(variable)) {
            if (isOpen(x)) {
                open.add(x);
            }
        }
        return open;
    }

    private boolean linked(int a, int b) {
        return model.links().linked(a, b);
    }

    private boolean linkedToAll(int label, Ints labels) {
        return !labels.isEmpty() && labels.stream().allMatch(x -> linked(label, x));
    }

    private static Optional<String> wrong(String what) {
        return Optional.of(what);
    }
}
