package ninebynine.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import ninebynine.game.Puzzle;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.trace.TraceSink;

/** What can be said of a player's state without giving anything away: what is left, what contradicts what, whether it is done. */
final class Judgement {
    private final Puzzle puzzle;
    private final Model model;
    private final State state;
    private final Spots spots;

    Judgement(Puzzle puzzle, State state) {
        this.puzzle = puzzle;
        this.model = puzzle.model();
        this.state = state;
        this.spots = Spots.of(puzzle);
    }

    Map<String, Object> data() {
        NavigableSet<Integer> wrong = clashing();
        State closed = state.copy();
        Precedence.PROPAGATION.close(closed);
        NavigableSet<Integer> empty = empty(closed);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("candidates", closed.candidates().toInts().toArray());
        data.put("clashes", wrong);
        data.put("empty", empty);
        data.put("solved", wrong.isEmpty() && empty.isEmpty() && isSolved());
        return data;
    }

    /** Values that can't all be so: two that are linked, or some that close a loop too early. */
    private NavigableSet<Integer> clashing() {
        NavigableSet<Integer> found = new TreeSet<>();
        int[] values = state.values().toInts().toArray();
        for (int i = 0; i < values.length; i++) {
            for (int j = 0; j < i; j++) {
                if (model.links().linked(values[i], values[j])) {
                    found.add(values[i]);
                    found.add(values[j]);
                }
            }
        }
        Constraint constraint = model.constraint();
        if (constraint != null) {
            Ints conflict = constraint.conflict(state::isValue);
            conflict.stream().forEach(found::add);
        }
        return found;
    }

    /** The spots of variables that the values leave with nothing. */
    private NavigableSet<Integer> empty(State closed) {
        NavigableSet<Integer> found = new TreeSet<>();
        for (int v = 0; v < model.variableCount(); v++) {
            if (closed.count(v) == 0) {
                int[] labels = model.labels(v);
                if (labels.length > 0
                        && Arrays.stream(labels).map(spots::spot).distinct().count() == 1) {
                    found.add(spots.spot(labels[0]));
                }
            }
        }
        return found;
    }

    /** Whether all is entered that a player enters: every word and colour, and of lines those that are there. */
    private boolean isSolved() {
        State whole = state.copy();
        for (int spot = 0; spot < spots.count(); spot++) {
            String kind = spots.kind(spot);
            int[] labels = spots.at(spot);
            boolean entered = Arrays.stream(labels).anyMatch(state::isValue);
            if (!entered && (kind.equals("text") || kind.equals("paint"))) {
                return false;
            }
            if (!entered && kind.equals("stroke")) {
                Arrays.stream(labels).filter(x -> !spots.isLine(x)).forEach(whole::assertValue);
            }
        }
        new Resolver(Theory.parse("W1").precedence(model))
                .resolve(
                        whole,
                        TraceSink.NONE); // points and cells of a Slitherlink follow from its lines by rules of level 1
        return whole.isSolved() && new Judgement(puzzle, whole).clashing().isEmpty();
    }

    /** The last of several moments that the only solution agrees with; -1 if none does. */
    static int lastRight(List<State> moments, Bits solution) {
        for (int i = moments.size() - 1; i >= 0; i--) {
            Bits wrong = moments.get(i).values().copy();
            wrong.andNot(solution);
            Bits lost = solution.copy();
            lost.andNot(moments.get(i).candidates());
            if (wrong.isEmpty() && lost.isEmpty()) {
                return i;
            }
        }
        return -1;
    }

    /** Every step that the rules find here, each rule in its turn, at most so many of each. */
    static List<Object> all(Puzzle puzzle, State from, Precedence precedence, int most) {
        StepData told = new StepData(puzzle);
        State state = from.copy();
        precedence.close(state);
        List<Object> steps = new ArrayList<>();
        for (var rule : precedence.rules()) {
            List<Object> ofRule = new ArrayList<>();
            rule.find(state, match -> {
                ofRule.add(told.line(steps.size() + ofRule.size() + 1, rule, match, state));
                return ofRule.size() < most;
            });
            steps.addAll(ofRule);
            if (steps.size() >= 4 * most) {
                break;
            }
        }
        return steps;
    }
}
