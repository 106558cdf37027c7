package ninebynine.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.BeyondLinks;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/** The world in which a hypothesis holds: what follows in it, step by step, and which of the steps a contradiction needs. */
final class Inside {
    private Inside() {}

    /** The state in which z is true, not propagated yet. */
    static State of(View view, int z) {
        State state = view.copy();
        state.assertValue(z);
        return state;
    }

    /** The theory's rules, and then one more. */
    static Precedence with(Precedence theory, List<? extends Rule> more) {
        List<Rule> rules = new ArrayList<>(theory.rules());
        rules.addAll(more);
        return new Precedence(theory.closure(), rules);
    }

    /** The path from the hypothesis to a contradiction, cut down to what the contradiction needs; null if there is none. */
    static Pattern.@Nullable Trial refutation(View view, int z, String procedure, Precedence rules) {
        Trace trace = new Resolver(rules).trace(of(view, z));
        Stopping.check();
        if (!(trace.outcome() instanceof Outcome.Contradictory contradictory)) {
            return null;
        }
        List<Match> steps =
                new ArrayList<>(trace.steps().stream().map(Step::match).toList());
        steps.add(contradictory.match());
        return new Pattern.Trial(procedure, z, needed(view, trace.start(), steps, rules));
    }

    /** The steps that the last one leans on, directly or by others, in order. */
    private static List<Match> needed(View before, View start, List<Match> steps, Precedence rules) {
        Causes causes = new Causes(before.model(), start, steps, rules);
        boolean[] needed = new boolean[steps.size()];
        needed[steps.size() - 1] = true;
        List<Match> kept = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (needed[i]) {
                kept.add(0, steps.get(i));
                boolean values = causes.readsValues(steps.get(i));
                for (int v : PatternVariables.variables(steps.get(i), before.model())) {
                    for (int x : before.model().labels(v)) {
                        mark(causes.gone[x], i, needed);
                        mark(values ? causes.known[x] : -1, i, needed);
                    }
                }
            }
        }
        return kept;
    }

    private static void mark(int cause, int before, boolean[] needed) {
        if (cause >= 0 && cause < before) {
            needed[cause] = true;
        }
    }

    /** For each label the step that eliminated it, and the step that made it a value; -1 if none did. */
    private static final class Causes {
        private final boolean constrained;
        private final int[] gone;
        private final int[] known;

        Causes(Model model, View start, List<Match> steps, Precedence rules) {
            constrained = model.constraint() != null;
            gone = new int[model.labelCount()];
            known = new int[constrained ? model.labelCount() : 0];
            Arrays.fill(gone, -1);
            Arrays.fill(known, -1);
            State state = start.copy();
            for (int i = 0; i < steps.size(); i++) {
                Bits had = state.candidates();
                Bits knew = state.values();
                steps.get(i).apply(state);
                rules.close(state);
                had.andNot(state.candidates());
                note(had, i, gone);
                if (constrained) {
                    Bits now = state.values();
                    now.andNot(knew);
                    note(now, i, known);
                }
            }
        }

        private static void note(Bits labels, int step, int[] cause) {
            for (int x = labels.first(); x >= 0; x = labels.next(x + 1)) {
                cause[x] = step;
            }
        }

        /** Whether a step asks what is a value, as constraints do: that a label is the last one is not enough. */
        boolean readsValues(Match step) {
            return constrained && BeyondLinks.leans(step.pattern());
        }
    }
}
