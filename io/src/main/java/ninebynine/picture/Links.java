package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * The links of a match's chains, in the order in which they are told.
 *
 * <pre>
 *   target ┄┄▶ L₁ ───▶ R₁ ┄┄▶ L₂ ───▶ R₂ ┄┄▶ target      ┄┄ linked: not both    ── in one variable: not neither
 * </pre>
 *
 * In a braid a left-linking candidate may hang on an earlier right-linking one, or on the target; then the link begins there.
 */
final class Links {
    /**
     * @param from one label, or a group
     * @param strong whether both ends are in one variable that has nothing else
     */
    record Link(Ints from, Ints to, boolean strong) {}

    private final Model model;
    private final View before;
    private final List<Link> found = new ArrayList<>();

    private Links(View before) {
        this.model = before.model();
        this.before = before;
    }

    static List<Link> of(Match match, View before) {
        Links links = new Links(before);
        if (match.pattern() instanceof Pattern.Chain chain) {
            links.chain(chain, targets(match));
        } else if (match.pattern() instanceof Pattern.Forcing forcing) {
            forcing.branches().forEach(branch -> links.branch(branch, targets(match)));
        }
        return links.found;
    }

    /** Whether each cell begins where the one before it ends: then the chain has no direction, and none of it is said to be true. */
    static boolean isRing(Pattern pattern) {
        return pattern instanceof Pattern.Chain chain
                && chain.length() > 1
                && chain.cells().get(0).right().contains(chain.cells().get(1).left());
    }

    /** The groups of right-linking candidates. */
    static List<Ints> groups(Match match) {
        List<Pattern.Cell> cells = new ArrayList<>();
        if (match.pattern() instanceof Pattern.Chain chain) {
            cells.addAll(chain.cells());
        } else if (match.pattern() instanceof Pattern.Forcing forcing) {
            forcing.branches().forEach(branch -> cells.addAll(branch.cells()));
        }
        return cells.stream()
                .map(Pattern.Cell::right)
                .filter(right -> right.size() > 1)
                .distinct()
                .toList();
    }

    private static Ints targets(Match match) {
        return match instanceof Match.Elimination elimination ? elimination.targets() : Ints.of();
    }

    /** A ring has its left-linking candidate from the cell before; other chains begin and maybe end at the target. */
    private void chain(Pattern.Chain chain, Ints targets) {
        if (isRing(chain)) {
            chain.cells().forEach(cell -> add(Ints.of(cell.left()), cell.right(), true));
        } else if (chain.length() > 1) {
            targets.stream()
                    .filter(x -> linked(Ints.of(x), chain.cells().get(0).left()))
                    .forEach(x -> add(Ints.of(x), Ints.of(chain.cells().get(0).left()), false));
            cells(chain.cells(), targets.get(0));
            last(chain.cells(), targets);
        }
    }

    private void branch(Pattern.Branch branch, Ints targets) {
        List<Pattern.Cell> cells = branch.cells();
        if (cells.isEmpty()) {
            targets.stream().forEach(x -> add(Ints.of(branch.start()), Ints.of(x), false));
            return;
        }
        add(Ints.of(branch.start()), Ints.of(cells.get(0).left()), false);
        cells(cells, branch.start());
        last(cells, targets);
    }

    private void cells(List<Pattern.Cell> cells, int start) {
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            if (k > 0) {
                add(anchor(cells.subList(0, k), cell.left(), start), Ints.of(cell.left()), false);
            }
            if (!cell.right().isEmpty()) {
                add(Ints.of(cell.left()), cell.right(), true);
            }
        }
    }

    /** The last of the earlier right-linking candidates that it is linked to, or else the start. */
    private Ints anchor(List<Pattern.Cell> earlier, int left, int start) {
        for (int k = earlier.size() - 1; k >= 0; k--) {
            Ints right = earlier.get(k).right();
            if (!right.isEmpty() && linked(right, left)) {
                return right;
            }
        }
        return Ints.of(start);
    }

    private void last(List<Pattern.Cell> cells, Ints targets) {
        Ints right = cells.get(cells.size() - 1).right();
        if (!right.isEmpty()) {
            targets.stream().filter(x -> linked(right, x)).forEach(x -> add(right, Ints.of(x), false));
        }
    }

    private boolean linked(Ints members, int label) {
        return members.stream().allMatch(x -> model.links().linked(x, label));
    }

    private void add(Ints from, Ints to, boolean strong) {
        found.add(new Link(left(from), left(to), strong));
    }

    /** What a group still has: a link ends where there is something to see. */
    private Ints left(Ints members) {
        Ints left = Ints.of(members.stream().filter(before::isCandidate).toArray());
        return left.isEmpty() ? members : left;
    }
}
