package ninebynine.study;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trial.PatternVariables;

/**
 * The part of a trace that a contradiction rests on: what a pattern says depends on what its variables have lost, and each loss was a step, an
 * entry or a missing mark.
 *
 * @param entries the values that it rests on, in label order
 * @param marks the labels that were no candidates to begin with
 * @param steps in order
 */
record Reason(List<Integer> entries, List<Integer> marks, List<Step> steps, Match.Contradiction contradiction) {

    /**
     * @param from the state before its entries were propagated
     * @param trace its resolution, which ended with the contradiction
     */
    static Reason of(View from, Trace trace, Match.Contradiction contradiction, Precedence precedence) {
        return new Search(from, trace, precedence).reason(contradiction);
    }

    private static final class Search {
        private final View from;
        private final Trace trace;
        private final Model model;
        /** For each label the index of the step that eliminated it; -1 if none did. */
        private final int[] cause;

        private final TreeSet<Integer> entries = new TreeSet<>();
        private final TreeSet<Integer> marks = new TreeSet<>();
        private final TreeSet<Integer> ruledOut = new TreeSet<>();
        private final TreeSet<Integer> needed = new TreeSet<>();
        private final Deque<Integer> open = new ArrayDeque<>();

        Search(View from, Trace trace, Precedence precedence) {
            this.from = from;
            this.trace = trace;
            this.model = from.model();
            this.cause = new int[model.labelCount()];
            Arrays.fill(cause, -1);
            State state = trace.start().copy();
            for (int i = 0; i < trace.steps().size(); i++) {
                Bits lost = state.candidates();
                Replay.apply(trace.steps().get(i), state, precedence);
                lost.andNot(state.candidates());
                for (int x = lost.first(); x >= 0; x = lost.next(x + 1)) {
                    cause[x] = i;
                }
            }
        }

        Reason reason(Match.Contradiction contradiction) {
            need(contradiction, trace.steps().size());
            while (!open.isEmpty()) {
                int i = open.remove();
                need(trace.steps().get(i).match(), i);
            }
            cover();
            List<Step> steps = needed.stream().map(trace.steps()::get).toList();
            return new Reason(List.copyOf(entries), List.copyOf(marks), steps, contradiction);
        }

        /** What the match rests on, when it was found after the first {@code time} steps. */
        private void need(Match match, int time) {
            PatternVariables.variables(match, model).stream()
                    .flatMapToInt(v -> IntStream.of(model.labels(v)))
                    .filter(x -> !trace.start().isCandidate(x) || cause[x] >= 0 && cause[x] < time)
                    .forEach(this::explain);
        }

        private void need(int step) {
            if (needed.add(step)) {
                open.add(step);
            }
        }

        private void explain(int lost) {
            if (cause[lost] >= 0) {
                need(cause[lost]);
            } else if (!from.isCandidate(lost)) {
                marks.add(lost);
            } else {
                ruledOut.add(lost);
            }
        }

        /** Few entries that rule out all that some entry ruled out: always the one that accounts for the most. */
        private void cover() {
            int[] values = from.values().toInts().toArray();
            while (!ruledOut.isEmpty()) {
                int best = -1;
                long most = 0;
                for (int x : values) {
                    long count = ruledOut.stream()
                            .filter(lost -> model.links().linked(x, lost))
                            .count();
                    if (count > most) {
                        most = count;
                        best = x;
                    }
                }
                if (best < 0) {
                    return;
                }
                int entry = best;
                entries.add(entry);
                ruledOut.removeIf(lost -> model.links().linked(entry, lost));
            }
        }
    }
}
