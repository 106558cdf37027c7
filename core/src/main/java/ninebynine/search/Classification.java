package ninebynine.search;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import ninebynine.limit.NoRoom;
import ninebynine.limit.SearchStopped;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.state.View;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Theory;
import ninebynine.trial.LeastTheory;

/** How hard a puzzle is at all: the depth of trial and error that it needs, and which rules inside a hypothesis make depth 1 enough. */
public final class Classification {
    /** There is no such number. */
    public static final int NONE = Rater.UNSOLVED;
    /** The puzzle has no solution. */
    public static final int CONTRADICTORY = Rater.CONTRADICTORY;
    /** Somebody's limit was reached first. */
    public static final int UNKNOWN = Rater.STOPPED;

    /** The longest braids and the largest subsets that are tried inside a hypothesis. */
    private static final int LONGEST = 12;

    private static final int LARGEST = 4;

    /**
     * What a puzzle is like; each number may also be {@link #NONE} or {@link #UNKNOWN}.
     *
     * @param depth least k with T&amp;E(BRT, k) solving; 0 if Singles do
     * @param inBraids least p with T&amp;E(B_p, 1) solving: 0 for Singles, 1 for whips[1], then braids
     * @param inBraidsTwice least p with T&amp;E(B_p, 2) solving
     * @param inSubsets least p with T&amp;E(S_p, 1) solving: 0 for Singles, 1 for whips[1], then subsets
     * @param whips the W rating
     * @param braids the B rating
     */
    public record Found(int depth, int inBraids, int inBraidsTwice, int inSubsets, int whips, int braids) {}

    private final Model model;
    private final Rater depths;
    private final Rater whips;
    private final Rater braids;
    private final LeastTheory inBraids;
    private final LeastTheory inBraidsTwice;
    private final LeastTheory inSubsets;

    /**
     * For the puzzles of a model.
     *
     * @param deepest how deep trials go, 1 to 3
     */
    public Classification(Model model, int deepest) {
        this.model = model;
        depths = new Rater(precedence("TE" + deepest, model));
        whips = new Rater(precedence("W", model));
        braids = new Rater(precedence("B", model));
        Precedence singles = precedence("BRT", model);
        inBraids = new LeastTheory(1, singles, theories("B", LONGEST, model));
        inBraidsTwice = new LeastTheory(2, singles, theories("B", LONGEST, model));
        inSubsets = new LeastTheory(1, singles, theories("S", LARGEST, model));
    }

    private static Precedence precedence(String theory, Model model) {
        return Theory.parse(theory).precedence(model);
    }

    /** W1, and then a family up to size 2, 3, … */
    private static List<Precedence> theories(String family, int last, Model model) {
        return IntStream.rangeClosed(1, last)
                .mapToObj(p -> precedence(p == 1 ? "W1" : family + p, model))
                .toList();
    }

    /** Classifies a puzzle; where the thread is interrupted, what was found until then. */
    public Found of(View start) {
        Count solutions = new DepthFirst(model).count(start, Bound.aside(2, model), SolutionSink.NONE);
        int depth = solutions.isNone() ? CONTRADICTORY : solutions.solutions() > 1 ? NONE : depth(start);
        if (solutions.solutions() > 1 || depth == UNKNOWN || depth == CONTRADICTORY) {
            return new Found(depth, depth, depth, depth, depth, depth);
        }
        boolean shallow = depth == 0 || depth == 1;
        return new Found(
                depth,
                depth == 3 ? NONE : found(() -> inBraids.of(start)),
                depth == 3 ? found(() -> inBraidsTwice.of(start)) : depth == NONE ? NONE : 0,
                found(() -> inSubsets.of(start)),
                shallow ? whips.rate(start) : NONE,
                shallow ? braids.rate(start) : NONE);
    }

    private int depth(View start) {
        int level = depths.rate(start);
        return level <= 0 ? level : level - BuiltInRules.LONGEST;
    }

    private static int found(IntSupplier search) {
        try {
            return search.getAsInt();
        } catch (SearchStopped | NoRoom limit) {
            return UNKNOWN;
        }
    }
}
