package ninebynine.mutate;

import static ninebynine.mutate.Edits.exchanged;
import static ninebynine.mutate.Edits.replaced;
import static ninebynine.mutate.Edits.without;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.ChainType;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** What a pattern becomes when one thing about it is changed; what follows from it is not looked at. */
final class PatternChanges {
    private static final List<String> TYPED = List.of("biv-chain", "z-chain", "t-whip", "whip", "g-whip");
    private static final List<String> UNTYPED =
            List.of("braid", "g-biv-chain", "g2-whip", "g-braid", "oddagon", "T&E-braid");
    private static final List<String> FORCING = List.of("whip", "gwhip", "braid", "gbraid");

    private final Model model;
    private final CellChanges cells;
    private final ConclusionChanges conclusions;

    PatternChanges(View before) {
        this.model = before.model();
        this.cells = new CellChanges(before);
        this.conclusions = new ConclusionChanges(before);
    }

    List<Pattern> of(Mutation kind, Pattern pattern) {
        if (pattern instanceof Pattern.Chain chain) {
            return chain(kind, chain);
        }
        if (pattern instanceof Pattern.Subset subset) {
            return new SubsetChanges(model, subset).of(kind);
        }
        if (pattern instanceof Pattern.Finned fish) {
            return new SubsetChanges(model, fish).of(kind);
        }
        if (pattern instanceof Pattern.Forcing forcing) {
            return forcing(kind, forcing);
        }
        if (pattern instanceof Pattern.Trial trial) {
            return trial(kind, trial);
        }
        return pattern instanceof Pattern.ForcingTrial forcing ? forcingTrial(kind, forcing) : List.of();
    }

    private List<Pattern> chain(Mutation kind, Pattern.Chain chain) {
        if (kind == Mutation.OTHER_FAMILY) {
            return families(chain.family())
                    .map(name -> pattern(name, chain.cells()))
                    .toList();
        }
        return cells.of(kind, chain.cells()).stream()
                .filter(changed -> !changed.isEmpty())
                .map(changed -> pattern(chain.family(), changed))
                .toList();
    }

    private static Pattern pattern(String family, List<Pattern.Cell> cells) {
        return new Pattern.Chain(family, cells);
    }

    /** Every name there is, and this one as if its variables were all of one type. */
    private Stream<String> families(String name) {
        Stream<String> typed = model.chainTypes().stream()
                .map(ChainType::name)
                .flatMap(type -> TYPED.stream().filter(name::startsWith).map(base -> base + "-" + type));
        return Stream.of(TYPED.stream(), UNTYPED.stream(), typed).flatMap(names -> names);
    }

    private List<Pattern> forcing(Mutation kind, Pattern.Forcing forcing) {
        if (kind == Mutation.OTHER_FAMILY) {
            return FORCING.stream()
                    .<Pattern>map(name -> new Pattern.Forcing(name, forcing.aim(), forcing.branches()))
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
                .<Pattern>map(list -> new Pattern.Forcing(forcing.chain(), forcing.aim(), list))
                .toList();
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
