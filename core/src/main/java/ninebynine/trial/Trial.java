package ninebynine.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.chain.Braid;
import ninebynine.chain.BraidOn;
import ninebynine.chain.Whip;
import ninebynine.limit.Stopping;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * T&amp;E(T, k): Z ∧ T ∧ T&amp;E(T, k−1) ⊢ ⊥ ⇒ ¬candidate(Z) — trial and error: a candidate that leads to a contradiction is false.
 *
 * <p>A hypothesis that leads to a solution says nothing, and is forgotten. With Singles alone and at depth 1, the reason is a braid.
 */
public final class Trial implements Sweep, Trying {
    /** Up to which length the shortest braid is looked for. */
    private static final int LONGEST = 12;
    /** The same inside another hypothesis. */
    private static final int LONGEST_INSIDE = 8;

    /** The level of trials of depth 1; they come after all chains. */
    private final int base;

    private final int depth;
    private final String theory;
    private final Precedence inside;
    private final boolean ascending;
    private final boolean singles;
    /** Whether T does nothing that braids do not do. */
    private final boolean braids;

    private final Closure closure;
    /** What is allowed inside a hypothesis besides the theory. */
    private final @Nullable Trial below;

    /**
     * T&amp;E with Singles alone.
     *
     * @param base the level of everything below
     */
    public Trial(int base, int depth, Precedence singles) {
        this(base, depth, "BRT", singles, false);
    }

    private Trial(int base, int depth, String theory, Precedence inside, boolean ascending) {
        this.base = base;
        this.depth = depth;
        this.theory = theory;
        this.inside = inside;
        this.ascending = ascending;
        singles = inside.rules().stream().allMatch(Trial::isBasic);
        braids = inside.rules().stream()
                .allMatch(rule ->
                        isBasic(rule) || rule instanceof Interaction || rule instanceof Whip || rule instanceof Braid);
        closure = new Closure(inside);
        below = depth == 1 ? null : new Trial(base, depth - 1, theory, inside, true);
    }

    /** A game may have more rules of level 0. */
    private static boolean isBasic(Rule rule) {
        return rule instanceof Single || rule instanceof ContradictionDetection;
    }

    @Override
    public Trying within(String theory, Precedence inside) {
        return new Trial(base, depth, theory, inside, ascending);
    }

    @Override
    public String code() {
        return "TE" + depth + (theory.equals("BRT") ? "" : "(" + theory + ")");
    }

    @Override
    public int level() {
        return base + depth;
    }

    /** As in notation. */
    String procedure() {
        return "T&E(" + theory + "," + depth + ")";
    }

    /** Hypotheses from the last to the first, as the reference tries them; inside a hypothesis from the first to the last. */
    @Override
    public void find(View view, Matches out) {
        Bits known = known(view);
        Refuting lanes = lanes(view, singles ? depth : depth + 1);
        // what braids refute, one more trial refutes; but trials four deep cost more than they save
        boolean bounded = braids && depth < 3;
        for (int z : order(view, ascending)) {
            Stopping.check();
            if (known.get(z)) {
                continue;
            }
            if (singles ? lanes.refutes(z) : (!bounded || lanes.refutes(z)) && isRefuted(view, z)) {
                Pattern why = why(view, z);
                if (why != null && !out.add(new Match.Elimination(why, Ints.of(z)))) {
                    return;
                }
            }
        }
    }

    /** What no trial refutes; trials of depth 1 cost less than a look for it. */
    private Bits known(View view) {
        return depth == 1 ? new Bits(view.model().labelCount()) : KnownSolutions.of(view, closure);
    }

    /** Whether a label is refuted in this state, by itself. */
    @FunctionalInterface
    private interface Refuting {
        boolean refutes(int label);
    }

    /** The open candidates. */
    static int[] order(View view, boolean ascending) {
        Bits open = view.candidates();
        open.andNot(view.values());
        int[] order = open.toInts().toArray();
        for (int i = 0, j = order.length - 1; i < j && !ascending; i++, j--) {
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        return order;
    }

    private static Refuting lanes(View view, int depth) {
        Trials trials = Trials.apart(view);
        int[] number = new int[view.model().labelCount()];
        for (int z = 0; z < trials.size(); z++) {
            number[trials.label(z)] = z;
        }
        return label -> trials.refutes(number[label], depth);
    }

    /** A braid if Singles are enough; otherwise the path from the hypothesis to the contradiction. */
    private @Nullable Pattern why(View view, int z) {
        BraidOn braids = new BraidOn(view);
        List<Pattern.Cell> cells = braids.plain(z);
        if (cells != null) {
            return new Pattern.Chain(ChainName.TRIAL_BRAID, shortest(cells, braids, z));
        }
        return Inside.refutation(view, z, procedure(), Inside.with(inside, shallower()));
    }

    /** The shortest braid, unless it is too long to look for; inside other hypotheses, where there are many, sooner. */
    private List<Pattern.Cell> shortest(List<Pattern.Cell> cells, BraidOn braids, int z) {
        int longest = Math.min(cells.size(), ascending ? LONGEST_INSIDE : LONGEST);
        List<Pattern.Cell> shorter = longest < 2 ? null : braids.shortest(z, longest);
        return shorter == null ? cells : shorter;
    }

    /** The trials that are allowed inside a hypothesis, those of least depth first. */
    private List<Rule> shallower() {
        List<Rule> rules = new ArrayList<>();
        for (Trial trial = below; trial != null; trial = trial.below) {
            rules.add(0, trial);
        }
        return rules;
    }

    @Override
    public Ints targets(View view) {
        if (singles) {
            Trials trials = Trials.deleting(view);
            trials.close(depth, known(view)::get);
            return trials.eliminated();
        }
        State state = view.copy();
        Bits had = state.candidates();
        close(state);
        had.andNot(state.candidates());
        return had.toInts();
    }

    /** Nothing: a trial of less depth costs less. */
    @Override
    public boolean covers(Rule other) {
        return false;
    }

    @Override
    public boolean isStable() {
        return singles;
    }

    /** Whether z is refuted in this state. */
    boolean isRefuted(View view, int z) {
        State state = Inside.of(view, z);
        return !closure.close(state) || below != null && !below.close(state);
    }

    /** T and trials to rest; answers whether the state is still consistent. */
    boolean close(State state) {
        if (!closure.close(state)) {
            return false;
        }
        boolean productive = true;
        while (productive && !state.isSolved()) {
            if (!bySingles(state)) {
                return false;
            }
            productive = false;
            for (int z : worthATry(state)) {
                if (state.isCandidate(z) && !state.isValue(z) && isRefuted(state, z)) {
                    productive = true;
                    state.eliminate(z);
                    if (!closure.close(state)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** What Singles have left to try: if braids do all that T does, only what Singles refute one deeper. */
    private int[] worthATry(State state) {
        if (singles) {
            return new int[0];
        }
        int[] open = order(state, ascending);
        if (!braids) {
            return open;
        }
        Refuting deeper = lanes(state, depth + 1);
        return Arrays.stream(open).filter(deeper::refutes).toArray();
    }

    /** What Singles alone refute, all at once: the same is refuted with more rules, but at more cost. */
    private boolean bySingles(State state) {
        Trials trials = Trials.deleting(state);
        if (!trials.close(depth)) {
            return false;
        }
        trials.eliminated().stream().forEach(state::eliminate);
        return closure.close(state);
    }
}
