package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/**
 * One theory after another, each as far as it goes: first the preferred ones, in their order, then the whole.
 *
 * @param order all rules of all of them, simplest first
 * @param stages the theories, each cut from that order
 */
public record Course(Precedence order, List<Precedence> stages) {
    public Course {
        stages = List.copyOf(stages);
    }

    /** The preferred theories, then the theory itself. */
    public static Course of(Theory theory, List<Theory> preferred, Model model) {
        List<Theory> all = new ArrayList<>(preferred);
        all.add(theory);
        Precedence order = Theory.union(all).precedence(model);
        return new Course(
                order, all.stream().map(part -> cut(order, part, model)).toList());
    }

    /** The rules of a precedence that are also a theory's. */
    static Precedence cut(Precedence order, Theory part, Model model) {
        Set<String> codes =
                part.precedence(model).rules().stream().map(Rule::code).collect(Collectors.toSet());
        return new Precedence(
                order.closure(),
                order.rules().stream()
                        .filter(rule -> codes.contains(rule.code()))
                        .toList());
    }

    /**
     * The same with eliminations only of these candidates, and of what goes with them.
     *
     * @throws IllegalArgumentException if there are t-whips
     */
    public Course focused(Bits focus) {
        Precedence all = Focused.on(focus, order);
        return new Course(
                all, stages.stream().map(stage -> Focused.on(focus, stage)).toList());
    }

    /** Resolves a copy of the state and keeps everything. */
    public Trace trace(View from) {
        return trace(from, TraceSink.NONE);
    }

    /** The same while somebody watches the steps. */
    public Trace trace(View from, TraceSink watching) {
        Path path = Path.from(from, order);
        for (Precedence stage : stages) {
            if (path.outcome() instanceof Outcome.Stuck) {
                path.resolve(stage, watching);
            }
        }
        return path.trace();
    }
}
