package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import ninebynine.chain.TWhip;
import ninebynine.limit.SearchStopped;
import ninebynine.model.Model;
import ninebynine.resolve.Path;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Paths with few steps, where only what the no-step theory T₀ can't do counts as a step: T₀, then a step of T, then T₀ again, and so on.
 *
 * <pre>
 *   S₀ = T₀(start) ──step──▶ S₁ = T₀(S₀∖targets) ──step──▶ S₂ …
 *   one step is enough  ⇔  it eliminates an anti-backdoor of S₀
 *   two are enough      ⇔  the second eliminates an anti-backdoor of S₁
 * </pre>
 */
public final class FewSteps {
    private final Precedence order;
    private final Precedence noStep;
    private final Backdoors backdoors;
    private final List<Rule> rules;

    /**
     * What was found.
     *
     * @param trace a path to the solution, or null
     * @param steps how many of its steps count
     * @param complete whether everything was tried before the thread was interrupted
     */
    public record Found(@Nullable Trace trace, int steps, boolean complete) {}

    /**
     * @param theory whose applications count as steps
     * @param noStep whose applications do not count
     * @param highest no step of a higher level
     * @throws IllegalArgumentException if there are t-whips
     */
    public FewSteps(Theory theory, Theory noStep, int highest, Model model) {
        this.order = Theory.union(List.of(theory, noStep)).precedence(model);
        this.noStep = order.cut(noStep.precedence(model));
        this.backdoors = new Backdoors(this.noStep, model);
        this.rules = order.rules().stream()
                .filter(rule -> rule.level() <= highest && !this.noStep.rules().contains(rule))
                .toList();
        if (order.rules().stream().anyMatch(TWhip.class::isInstance)) {
            throw new IllegalArgumentException(
                    "t-whips do not begin with their target, so no single one can be asked for. Maybe leave them out, as in SFin+Z+W.");
        }
    }

    /** All rules, simplest first: what a found path is printed with. */
    public Precedence order() {
        return order;
    }

    /** A path of at most one or two steps whose hardest step is as easy as can be. */
    public Found atMost(int most, View from) {
        try {
            Path path = Path.from(from, order).resolve(noStep);
            if (path.isSolved()) {
                return new Found(path.trace(), 0, true);
            }
            Path one = one(path, rules);
            if (one != null || most < 2) {
                return found(one, 1);
            }
            return found(two(path), 2);
        } catch (SearchStopped stopped) {
            return new Found(null, 0, false);
        }
    }

    /** Every step that is enough by itself, where the no-step theory leaves off; none if that solves it alone. */
    public List<AllSteps.Listed> allOfOne(View from) {
        Path path = Path.from(from, order).resolve(noStep);
        Bits enough = path.isSolved() ? new Bits(0) : antiBackdoors(path);
        return enough.isEmpty()
                ? List.of()
                : new AllSteps(order)
                        .of(path.state()).stream()
                                .filter(step -> rules.contains(step.rule())
                                        && Erasure.targets(step.match()).stream()
                                                .anyMatch(enough::get)
                                        && path.fork()
                                                .take(step.rule(), step.match(), noStep)
                                                .isSolved())
                                .toList();
    }

    private static Found found(@Nullable Path path, int steps) {
        return new Found(
                path == null ? null : path.trace(),
                steps,
                path != null || !Thread.currentThread().isInterrupted());
    }

    /** The first step of these rules that is enough. */
    private @Nullable Path one(Path path, List<Rule> steps) {
        return one(path, steps, antiBackdoors(path));
    }

    private @Nullable Path one(Path path, List<Rule> steps, Bits enough) {
        List<Path> solved = new ArrayList<>(1);
        for (Rule rule : steps) {
            if (enough.isEmpty() || !solved.isEmpty() || Thread.currentThread().isInterrupted()) {
                break;
            }
            rule.find(path.state(), match -> {
                if (Erasure.targets(match).stream().anyMatch(enough::get)) {
                    Path after = path.fork().take(rule, match, noStep);
                    if (after.isSolved()) {
                        solved.add(after);
                    }
                }
                return solved.isEmpty();
            });
        }
        return solved.isEmpty() ? null : solved.get(0);
    }

    private Bits antiBackdoors(Path path) {
        Bits found = new Bits(path.state().model().labelCount());
        backdoors.find(Backdoors.Kind.ANTI, path.state()).sets().forEach(set -> found.set(set.get(0)));
        return found;
    }

    /** A state after a first step, and what would be enough there. */
    private record Half(Path path, Bits enough) {}

    /** Level by level, so that neither step is harder than it must be. */
    private @Nullable Path two(Path path) {
        List<Half> halves = new ArrayList<>();
        for (int level :
                rules.stream().mapToInt(Rule::level).distinct().sorted().toArray()) {
            List<Rule> now =
                    rules.stream().filter(rule -> rule.level() == level).toList();
            List<Rule> upTo =
                    rules.stream().filter(rule -> rule.level() <= level).toList();
            Path solved = second(halves, now);
            List<Half> more = solved == null ? halves(path, now) : List.of();
            solved = solved == null ? second(more, upTo) : solved;
            if (solved != null) {
                return solved;
            }
            halves.addAll(more);
        }
        return null;
    }

    private @Nullable Path second(List<Half> halves, List<Rule> steps) {
        for (Half half : halves) {
            Path solved = one(half.path, steps, half.enough);
            if (solved != null) {
                return solved;
            }
        }
        return null;
    }

    private List<Half> halves(Path path, List<Rule> steps) {
        List<Half> halves = new ArrayList<>();
        Erasure.all(path.state(), steps).forEach(erasure -> {
            Path after = path.fork().take(erasure.rule(), erasure.match(), noStep);
            Bits enough = antiBackdoors(after);
            if (!enough.isEmpty()) {
                halves.add(new Half(after, enough));
            }
        });
        return halves;
    }

    /**
     * The shortest of several descents: from each state any of the steps after which, and after T₀, the most candidates are gone.
     *
     * @param seed the same seed gives the same path
     */
    public Found fewer(View from, int tries, long seed) {
        return new Descent(noStep, rules, new Random(seed)).shortest(Path.from(from, order), tries);
    }
}
