package ninebynine.explain;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** The labels that a board marks for a match, each with its role. */
public final class Highlights implements Pattern.Cases<Highlights> {
    /** What a marked label is doing in the match. */
    public enum Role {
        /** About to be eliminated. */
        TARGET,
        /** About to be asserted. */
        PLACED,
        /** Part of the reason. */
        WITNESS,
        /** The left-linking candidate of a chain's cell. */
        LEFT_LINKING,
        /** The right-linking candidate of a chain's cell. */
        RIGHT_LINKING,
        /** Another candidate of a chain's variable, linked to the target. */
        Z,
        /** Another candidate of a chain's variable, ruled out by an earlier right-linking candidate. */
        T,
        /** A fish's candidate outside its columns. */
        FIN,
        /** A candidate of a relation: one of them is true. */
        GUARDIAN;

        private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** The role in lower case with dashes, as in {@code left-linking}. */
        public String word() {
            return word;
        }
    }

    private final Model model;
    private final View before;
    /** What is taken for true: a chain's first target, or a hypothesis; -1 if nothing is. */
    private final int target;

    private final SortedMap<Integer, Role> roles = new TreeMap<>();

    private Highlights(View before, int target) {
        this.model = before.model();
        this.before = before;
        this.target = target;
    }

    /** Label to role, in label order. */
    public static SortedMap<Integer, Role> of(Match match, View before) {
        int target = match.targets().isEmpty() ? -1 : match.targets().get(0);
        Highlights highlights = match.pattern().accept(new Highlights(before, target));
        if (match instanceof Match.Assertion assertion) {
            highlights.roles.put(assertion.label(), Role.PLACED);
        } else {
            highlights.all(match.targets(), Role.TARGET);
        }
        return highlights.roles;
    }

    @Override
    public Highlights propagated(Pattern.Propagated propagated) {
        return this;
    }

    @Override
    public Highlights emptied(Pattern.Emptied emptied) {
        IntStream.of(model.labels(emptied.variable()))
                .filter(x -> target >= 0 && before.isCandidate(x))
                .forEach(x -> roles.putIfAbsent(x, model.links().linked(target, x) ? Role.Z : Role.T));
        return this;
    }

    @Override
    public Highlights conflict(Pattern.Conflict conflict) {
        if (target >= 0) {
            conflict.values().stream().filter(before::isCandidate).forEach(x -> roles.putIfAbsent(x, Role.WITNESS));
        }
        return this;
    }

    @Override
    public Highlights lone(Pattern.Lone lone) {
        return this;
    }

    @Override
    public Highlights chain(Pattern.Chain chain) {
        return chain.length() == 1 ? witnesses(chain.variables()) : chain(chain.cells(), target);
    }

    @Override
    public Highlights forcing(Pattern.Forcing forcing) {
        for (Pattern.Branch branch : forcing.branches()) {
            chain(branch.cells(), branch.start());
            roles.put(branch.start(), Role.WITNESS);
        }
        return this;
    }

    @Override
    public Highlights trial(Pattern.Trial trial) {
        Highlights inside = new Highlights(before, trial.hypothesis());
        for (Match step : trial.steps()) {
            if (step instanceof Match.Contradiction) {
                step.pattern().accept(inside);
            } else if (step instanceof Match.Assertion) {
                inside.all(step.values(), Role.RIGHT_LINKING);
            }
        }
        return inside;
    }

    @Override
    public Highlights forcingTrial(Pattern.ForcingTrial forcing) {
        forcing.branches().forEach(branch -> all(branch.values(), Role.RIGHT_LINKING));
        forcing.branches().forEach(branch -> roles.put(branch.start(), Role.WITNESS));
        return this;
    }

    @Override
    public Highlights guess(Pattern.Guess guess) {
        return this;
    }

    @Override
    public Highlights subset(Pattern.Subset subset) {
        return lines(subset.frame(), subset.lines(), subset.transversals());
    }

    @Override
    public Highlights finned(Pattern.Finned fish) {
        return lines(fish.frame(), fish.lines(), fish.transversals());
    }

    @Override
    public Highlights oneOf(Pattern.OneOf one) {
        return relation(one.relation());
    }

    @Override
    public Highlights orChain(Pattern.OrChain chain) {
        chain(chain.cells().stream().filter(cell -> !cell.isRelation()).toList(), target);
        return relation(chain.relation());
    }

    @Override
    public Highlights orForcing(Pattern.OrForcing forcing) {
        forcing.branches().forEach(branch -> chain(branch.cells(), branch.start()));
        return relation(forcing.relation());
    }

    @Override
    public Highlights star(Pattern.Star star) {
        chain(star.cells(), target);
        star.pairs().forEach(pair -> pair.cells().forEach(this::passed));
        return this;
    }

    /** What the proof of a pair passes; where the chain itself passes, that is shown. */
    private void passed(Pattern.Cell cell) {
        IntStream.of(model.labels(cell.variable()))
                .filter(before::isCandidate)
                .forEach(x -> roles.putIfAbsent(x, Role.WITNESS));
    }

    /** The guardians, and what the variables have besides; what a chain passes there keeps its role. */
    private Highlights relation(Relation relation) {
        all(relation.guardians(), Role.GUARDIAN);
        relation.twins().forEach(twin -> roles.put(twin.out(), Role.GUARDIAN));
        relation.kept().stream()
                .flatMapToInt(Ints::stream)
                .filter(before::isCandidate)
                .forEach(x -> roles.putIfAbsent(x, Role.WITNESS));
        return this;
    }

    @Override
    public Highlights own(Pattern.Own own) {
        return witnesses(own.variables());
    }

    private void all(Ints labels, Role role) {
        for (int i = 0; i < labels.size(); i++) {
            roles.put(labels.get(i), role);
        }
    }

    /** All that variables have left. In an interaction none of it comes first: whichever is true, the target is not. */
    private Highlights witnesses(Ints variables) {
        for (int i = 0; i < variables.size(); i++) {
            for (int x : model.labels(variables.get(i))) {
                if (before.isCandidate(x)) {
                    roles.put(x, Role.WITNESS);
                }
            }
        }
        return this;
    }

    /** Left before right before z and t: a candidate that plays several roles shows the one that the notation prints. */
    private Highlights chain(List<Pattern.Cell> cells, int target) {
        for (Pattern.Cell cell : cells) {
            for (int i = 0; i < cell.right().size(); i++) {
                if (before.isCandidate(cell.right().get(i))) {
                    roles.put(cell.right().get(i), Role.RIGHT_LINKING);
                }
            }
            roles.put(cell.left(), Role.LEFT_LINKING);
        }
        for (Pattern.Cell cell : cells) {
            for (int x : model.labels(cell.variable())) {
                if (before.isCandidate(x)) {
                    roles.putIfAbsent(x, model.links().linked(target, x) ? Role.Z : Role.T);
                }
            }
        }
        return this;
    }

    private Highlights lines(Frame frame, Ints lines, Ints transversals) {
        for (int i = 0; i < lines.size(); i++) {
            for (int t = 0; t < frame.transversalCount(); t++) {
                int label = frame.label(lines.get(i), t);
                if (label >= 0 && before.isCandidate(label)) {
                    roles.put(label, transversals.contains(t) ? Role.WITNESS : Role.FIN);
                }
            }
        }
        return this;
    }
}
