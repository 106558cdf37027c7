package ninebynine.trial;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** What a pattern has to read: the variables whose missing candidates are part of the reason. */
public final class PatternVariables implements Pattern.Cases<IntStream> {
    private final Model model;

    private PatternVariables(Model model) {
        this.model = model;
    }

    /** In the order in which the pattern names them; all of the model's if it does not say. */
    public static Set<Integer> variables(Match match, Model model) {
        return match.pattern()
                .accept(new PatternVariables(model))
                .boxed()
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    public IntStream propagated(Pattern.Propagated propagated) {
        return IntStream.of(propagated.variable());
    }

    @Override
    public IntStream emptied(Pattern.Emptied emptied) {
        return IntStream.of(emptied.variable());
    }

    @Override
    public IntStream conflict(Pattern.Conflict conflict) {
        return conflict.values().stream().map(x -> model.variables(x)[0]);
    }

    @Override
    public IntStream lone(Pattern.Lone lone) {
        return IntStream.of(lone.variable());
    }

    @Override
    public IntStream chain(Pattern.Chain chain) {
        return chain.variables().stream();
    }

    @Override
    public IntStream forcing(Pattern.Forcing forcing) {
        return IntStream.concat(forcing.variables().stream(), shared(forcing.branches()));
    }

    @Override
    public IntStream trial(Pattern.Trial trial) {
        return trial.steps().stream().flatMapToInt(step -> step.pattern().accept(this));
    }

    @Override
    public IntStream forcingTrial(Pattern.ForcingTrial forcing) {
        return all();
    }

    @Override
    public IntStream guess(Pattern.Guess guess) {
        return all();
    }

    @Override
    public IntStream subset(Pattern.Subset subset) {
        return subset.variables().stream();
    }

    @Override
    public IntStream finned(Pattern.Finned fish) {
        return fish.variables().stream();
    }

    @Override
    public IntStream oneOf(Pattern.OneOf one) {
        return one.variables().stream();
    }

    @Override
    public IntStream orChain(Pattern.OrChain chain) {
        return chain.variables().stream();
    }

    @Override
    public IntStream orForcing(Pattern.OrForcing forcing) {
        return forcing.variables().stream();
    }

    @Override
    public IntStream star(Pattern.Star star) {
        return star.variables().stream();
    }

    @Override
    public IntStream own(Pattern.Own own) {
        return own.variables().stream();
    }

    /** The variables that the starts of all branches share. */
    private IntStream shared(List<Pattern.Branch> branches) {
        return IntStream.of(model.variables(branches.get(0).start()))
                .filter(v -> branches.stream()
                        .allMatch(branch -> Ints.of(model.labels(v)).contains(branch.start())));
    }

    /** A pattern that does not say: everything. */
    private IntStream all() {
        return IntStream.range(0, model.variableCount());
    }
}
