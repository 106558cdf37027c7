package ninebynine.mutate;

import static ninebynine.mutate.Edits.exchanged;
import static ninebynine.mutate.Edits.replaced;
import static ninebynine.mutate.Edits.without;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** What a pattern becomes when one thing about it is changed; what follows from it is not looked at. */
final class PatternChanges {
    private static final List<ChainName> NAMES = List.of(ChainName.values());

    private final Model model;
    private final CellChanges cells;
    private final ConclusionChanges conclusions;
    private final RelationChanges relations = new RelationChanges();

    PatternChanges(View before) {
        this.model = before.model();
        this.cells = new CellChanges(before);
        this.conclusions = new ConclusionChanges(before);
    }

    List<Pattern> of(Mutation kind, Pattern pattern) {
        return pattern.accept(new Changed(kind));
    }

    private final class Changed implements Pattern.Cases<List<Pattern>> {
        private final Mutation kind;

        Changed(Mutation kind) {
            this.kind = kind;
        }

        @Override
        public List<Pattern> propagated(Pattern.Propagated propagated) {
            return List.of();
        }

        @Override
        public List<Pattern> emptied(Pattern.Emptied emptied) {
            return List.of();
        }

        @Override
        public List<Pattern> conflict(Pattern.Conflict conflict) {
            return List.of();
        }

        @Override
        public List<Pattern> lone(Pattern.Lone lone) {
            return List.of();
        }

        @Override
        public List<Pattern> chain(Pattern.Chain chain) {
            return PatternChanges.this.chain(kind, chain);
        }

        @Override
        public List<Pattern> forcing(Pattern.Forcing forcing) {
            return PatternChanges.this.forcing(kind, forcing);
        }

        @Override
        public List<Pattern> trial(Pattern.Trial trial) {
            return PatternChanges.this.trial(kind, trial);
        }

        @Override
        public List<Pattern> forcingTrial(Pattern.ForcingTrial forcing) {
            return PatternChanges.this.forcingTrial(kind, forcing);
        }

        @Override
        public List<Pattern> guess(Pattern.Guess guess) {
            return List.of();
        }

        @Override
        public List<Pattern> subset(Pattern.Subset subset) {
            return new SubsetChanges(model, subset).of(kind);
        }

        @Override
        public List<Pattern> finned(Pattern.Finned fish) {
            return new SubsetChanges(model, fish).of(kind);
        }

        @Override
        public List<Pattern> oneOf(Pattern.OneOf one) {
            return relations.of(kind, one.relation()).stream()
                    .<Pattern>map(Pattern.OneOf::new)
                    .toList();
        }

        @Override
        public List<Pattern> orChain(Pattern.OrChain chain) {
            return PatternChanges.this.orChain(kind, chain);
        }

        @Override
        public List<Pattern> orForcing(Pattern.OrForcing forcing) {
            return PatternChanges.this.orForcing(kind, forcing);
        }

        @Override
        public List<Pattern> star(Pattern.Star star) {
            return PatternChanges.this.star(kind, star);
        }

        @Override
        public List<Pattern> own(Pattern.Own own) {
            return kind == Mutation.OTHER_VARIABLE ? List.copyOf(own.variants(model)) : List.of();
        }
    }

    private List<Pattern> chain(Mutation kind, Pattern.Chain chain) {
        if (kind == Mutation.OTHER_FAMILY) {
            return renamed(chain).toList();
        }
        return cells.of(kind, chain.cells()).stream()
                .filter(changed -> !changed.isEmpty())
                .<Pattern>map(changed -> new Pattern.Chain(chain.name(), chain.type(), changed))
                .toList();
    }

    /** Every name there is, and this one as if its variables were all of one type. */
    private Stream<Pattern> renamed(Pattern.Chain chain) {
        Stream<Pattern> names = NAMES.stream().map(name -> new Pattern.Chain(name, chain.cells()));
        return chain.name().canBeTyped()
                ? Stream.concat(
                        names,
                        model.chainTypes().stream().map(type -> new Pattern.Chain(chain.name(), type, chain.cells())))
                : names;
    }

    private List<Pattern> forcing(Mutation kind, Pattern.Forcing forcing) {
        if (kind == Mutation.OTHER_FAMILY) {
            return NAMES.stream()
                    .filter(ChainName::canBePartial)
                    .<Pattern>map(name -> new Pattern.Forcing(name, forcing.branches()))
                    .toList();
        }
        List<Pattern.Branch> branches = forcing.branches();
        List<List<Pattern.Branch>> changed = new ArrayList<>();
        if (kind == Mutation.DROPPED_PART) {
            changed.addAll(without(branches));
        }
        for (int i = 0; i < branches.size(); i++) {
            for (Pattern.Branch other : branch(kind, branches.get(i))) {
                changed.add(replaced(branches, i, other));
            }
        }
        return changed.stream()
                .<Pattern>map(list -> new Pattern.Forcing(forcing.chain(), list))
                .toList();
    }

    /** A cell of a variable is changed as in any chain, the relation by itself; without its relation it is no such chain. */
    private List<Pattern> orChain(Mutation kind, Pattern.OrChain chain) {
        List<Pattern> changed = new ArrayList<>();
        if (kind == Mutation.OTHER_FAMILY) {
            NAMES.stream()
                    .filter(ChainName::canBePartial)
                    .forEach(name -> changed.add(new Pattern.OrChain(name, chain.relation(), chain.cells())));
            return changed;
        }
        for (List<Pattern.Cell> list : cells.of(kind, chain.cells())) {
            if (list.stream().filter(Pattern.Cell::isRelation).count() == 1) {
                changed.add(new Pattern.OrChain(chain.chain(), chain.relation(), list));
            }
        }
        relations
                .of(kind, chain.relation())
                .forEach(relation -> changed.add(new Pattern.OrChain(chain.chain(), relation, chain.cells())));
        return changed;
    }

    private List<Pattern> orForcing(Mutation kind, Pattern.OrForcing forcing) {
        List<Pattern> changed = new ArrayList<>();
        Pattern plain = new Pattern.Forcing(forcing.chain(), forcing.branches());
        for (Pattern other : of(kind, plain)) {
            if (other instanceof Pattern.Forcing as) {
                changed.add(new Pattern.OrForcing(as.chain(), forcing.relation(), as.branches()));
            }
        }
        relations
                .of(kind, forcing.relation())
                .forEach(relation -> changed.add(new Pattern.OrForcing(forcing.chain(), relation, forcing.branches())));
        return changed;
    }

    /** The chain is changed as any, and so is that of each pair; or a pair is missing, or one of other candidates. */
    private List<Pattern> star(Mutation kind, Pattern.Star star) {
        List<Pattern> changed = new ArrayList<>();
        if (kind == Mutation.OTHER_FAMILY) {
            NAMES.forEach(name -> changed.add(new Pattern.Star(name, star.pairs(), star.cells())));
        }
        if (kind == Mutation.DROPPED_PART) {
            without(star.pairs()).forEach(pairs -> changed.add(new Pattern.Star(star.chain(), pairs, star.cells())));
        }
        for (List<Pattern.Cell> list : cells.of(kind, star.cells())) {
            if (!list.isEmpty()) {
                changed.add(new Pattern.Star(star.chain(), star.pairs(), list));
            }
        }
        for (int i = 0; i < star.pairs().size(); i++) {
            for (Pattern.Pair other : pair(kind, star.pairs().get(i))) {
                changed.add(new Pattern.Star(star.chain(), replaced(star.pairs(), i, other), star.cells()));
            }
        }
        return changed;
    }

    private List<Pattern.Pair> pair(Mutation kind, Pattern.Pair pair) {
        List<Pattern.Pair> changed = new ArrayList<>();
        if (kind == Mutation.OTHER_LEFT) {
            conclusions
                    .near(pair.first())
                    .forEach(x -> changed.add(new Pattern.Pair(pair.chain(), x, pair.second(), pair.cells())));
        }
        for (List<Pattern.Cell> list : cells.of(kind, pair.cells())) {
            if (!list.isEmpty()) {
                changed.add(new Pattern.Pair(pair.chain(), pair.first(), pair.second(), list));
            }
        }
        return changed;
    }

    private List<Pattern.Branch> branch(Mutation kind, Pattern.Branch branch) {
        List<Pattern.Branch> changed = new ArrayList<>();
        if (kind == Mutation.OTHER_LEFT) {
            conclusions.near(branch.start()).forEach(x -> changed.add(new Pattern.Branch(x, branch.cells())));
        }
        cells.of(kind, branch.cells()).forEach(list -> changed.add(new Pattern.Branch(branch.start(), list)));
        return changed;
    }

    /** A step inside is changed as it would be by itself, or is missing, or comes at another time. */
    private List<Pattern> trial(Mutation kind, Pattern.Trial trial) {
        List<Match> steps = trial.steps();
        List<List<Match>> changed = new ArrayList<>();
        if (kind == Mutation.DROPPED_PART && steps.size() > 1) {
            changed.addAll(without(steps));
        }
        if (kind == Mutation.EXCHANGED_PARTS) {
            changed.addAll(exchanged(steps));
        }
        for (int i = 0; i < steps.size(); i++) {
            for (Match other : step(kind, steps.get(i))) {
                changed.add(replaced(steps, i, other));
            }
        }
        return changed.stream()
                .<Pattern>map(list -> new Pattern.Trial(trial.procedure(), trial.hypothesis(), list))
                .toList();
    }

    /** All that a step becomes by a change of its pattern or of what follows from it. */
    List<Match> step(Mutation kind, Match step) {
        List<Match> changed = new ArrayList<>(conclusions.of(kind, step));
        of(kind, step.pattern()).forEach(pattern -> changed.add(ConclusionChanges.with(step, pattern)));
        return changed;
    }

    private List<Pattern> forcingTrial(Mutation kind, Pattern.ForcingTrial forcing) {
        List<Pattern.Decided> branches = forcing.branches();
        List<List<Pattern.Decided>> changed = new ArrayList<>();
        if (kind == Mutation.DROPPED_PART) {
            changed.addAll(without(branches));
        }
        for (int i = 0; i < branches.size(); i++) {
            for (Pattern.Decided other : decided(kind, branches.get(i))) {
                changed.add(replaced(branches, i, other));
            }
        }
        return changed.stream()
                .<Pattern>map(list -> new Pattern.ForcingTrial(forcing.theory(), list))
                .toList();
    }

    private List<Pattern.Decided> decided(Mutation kind, Pattern.Decided branch) {
        return switch (kind) {
            case OTHER_LEFT ->
                conclusions.near(branch.start()).stream()
                        .map(x -> new Pattern.Decided(x, branch.refuted(), branch.values()))
                        .toList();
            case OTHER_RIGHT -> otherEnd(branch);
            case DROPPED_CANDIDATE ->
                without(branch.values()).stream()
                        .map(values -> new Pattern.Decided(branch.start(), branch.refuted(), values))
                        .toList();
            default -> List.of();
        };
    }

    /** Refuted if it is not, not if it is; or with another value. */
    private List<Pattern.Decided> otherEnd(Pattern.Decided branch) {
        Ints values = branch.values();
        List<Pattern.Decided> changed = new ArrayList<>();
        changed.add(new Pattern.Decided(branch.start(), !branch.refuted(), Ints.of()));
        IntStream.range(0, values.size())
                .forEach(i -> conclusions
                        .near(values.get(i))
                        .forEach(x -> changed.add(new Pattern.Decided(branch.start(), false, replaced(values, i, x)))));
        return changed;
    }
}
