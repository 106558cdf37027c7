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
final class MatchLinks implements Pattern.Cases<List<MatchLinks.Link>> {
    /**
     * @param from one label, or a group
     * @param strong whether both ends are in one variable that has nothing else
     * @param number from 1 in a long chain, so that one can follow it: the cell that the link leads into; 0 where none is needed
     * @param ink the colour of its branch, where a guardian of a relation has one
     */
    record Link(Ints from, Ints to, boolean strong, int number, Ink ink) {}

    /** From so many cells on links have numbers. */
    private static final int LONG = 5;

    private final Model model;
    private final View before;
    private final Ints targets;
    private final List<Link> found = new ArrayList<>();
    private Ink ink = Ink.LINK;

    private MatchLinks(View before, Ints targets) {
        this.model = before.model();
        this.before = before;
        this.targets = targets;
    }

    static List<Link> of(Match match, View before) {
        return match.pattern().accept(new MatchLinks(before, match.targets()));
    }

    /** Whether each cell begins where the one before it ends: then the chain has no direction, and none of it is said to be true. */
    static boolean isRing(Pattern pattern) {
        List<Pattern.Cell> cells =
                pattern.chains().size() == 1 ? pattern.chains().get(0) : List.of();
        return cells.size() > 1 && cells.get(0).right().contains(cells.get(1).left());
    }

    /** The groups of right-linking candidates. */
    static List<Ints> groups(Match match) {
        return match.pattern().chains().stream()
                .flatMap(List::stream)
                .map(Pattern.Cell::right)
                .filter(right -> right.size() > 1)
                .distinct()
                .toList();
    }

    @Override
    public List<Link> propagated(Pattern.Propagated propagated) {
        return found;
    }

    @Override
    public List<Link> emptied(Pattern.Emptied emptied) {
        return found;
    }

    @Override
    public List<Link> conflict(Pattern.Conflict conflict) {
        return found;
    }

    @Override
    public List<Link> lone(Pattern.Lone lone) {
        return found;
    }

    /** A ring has its left-linking candidate from the cell before; other chains begin and maybe end at the target. */
    @Override
    public List<Link> chain(Pattern.Chain chain) {
        List<Pattern.Cell> cells = chain.cells();
        if (isRing(chain)) {
            for (int k = 0; k < cells.size(); k++) {
                add(Ints.of(cells.get(k).left()), cells.get(k).right(), true, number(cells, k));
            }
        } else if (chain.length() > 1) {
            line(cells);
        }
        return found;
    }

    @Override
    public List<Link> forcing(Pattern.Forcing forcing) {
        forcing.branches().forEach(this::branch);
        return found;
    }

    @Override
    public List<Link> trial(Pattern.Trial trial) {
        return found;
    }

    @Override
    public List<Link> forcingTrial(Pattern.ForcingTrial forcing) {
        return found;
    }

    @Override
    public List<Link> guess(Pattern.Guess guess) {
        return found;
    }

    @Override
    public List<Link> subset(Pattern.Subset subset) {
        return found;
    }

    @Override
    public List<Link> finned(Pattern.Finned fish) {
        return found;
    }

    @Override
    public List<Link> oneOf(Pattern.OneOf one) {
        return found;
    }

    @Override
    public List<Link> orChain(Pattern.OrChain chain) {
        if (chain.length() > 1) {
            line(chain.cells());
        }
        return found;
    }

    @Override
    public List<Link> orForcing(Pattern.OrForcing forcing) {
        for (int i = 0; i < forcing.branches().size(); i++) {
            ink = Ink.branch(i);
            branch(forcing.branches().get(i));
        }
        return found;
    }

    @Override
    public List<Link> star(Pattern.Star star) {
        line(star.cells());
        return found;
    }

    @Override
    public List<Link> own(Pattern.Own own) {
        return found;
    }

    private void line(List<Pattern.Cell> cells) {
        Ints first = Ints.of(cells.get(0).left());
        weak(targets.stream().filter(x -> linked(Ints.of(x), first.get(0))).toArray(), first, true, number(cells, 0));
        cells(cells, targets.get(0));
        last(cells);
    }

    /** The number of a cell if there are many. */
    private static int number(List<Pattern.Cell> cells, int k) {
        return cells.size() < LONG ? 0 : k + 1;
    }

    /** The same link for several targets; one number is enough. */
    private void weak(int[] ends, Ints other, boolean from, int number) {
        for (int i = 0; i < ends.length; i++) {
            Ints target = Ints.of(ends[i]);
            add(from ? target : other, from ? other : target, false, i == 0 ? number : 0);
        }
    }

    private void branch(Pattern.Branch branch) {
        List<Pattern.Cell> cells = branch.cells();
        if (cells.isEmpty()) {
            weak(targets.toArray(), Ints.of(branch.start()), false, 0);
            return;
        }
        add(Ints.of(branch.start()), Ints.of(cells.get(0).left()), false, number(cells, 0));
        cells(cells, branch.start());
        last(cells);
    }

    private void cells(List<Pattern.Cell> cells, int start) {
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            if (k > 0) {
                add(anchor(cells.subList(0, k), cell.left(), start), Ints.of(cell.left()), false, number(cells, k));
            }
            if (!cell.right().isEmpty()) {
                add(Ints.of(cell.left()), cell.right(), true, 0);
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

    private void last(List<Pattern.Cell> cells) {
        Ints right = cells.get(cells.size() - 1).right();
        if (!right.isEmpty()) {
            weak(targets.stream().filter(x -> linked(right, x)).toArray(), right, false, number(cells, cells.size()));
        }
    }

    private boolean linked(Ints members, int label) {
        return members.stream().allMatch(x -> model.links().linked(x, label));
    }

    private void add(Ints from, Ints to, boolean strong, int number) {
        found.add(new Link(left(from), left(to), strong, number, ink));
    }

    /** What a group still has: a link ends where there is something to see. */
    private Ints left(Ints members) {
        Ints left = Ints.of(members.stream().filter(before::isCandidate).toArray());
        return left.isEmpty() ? members : left;
    }
}
