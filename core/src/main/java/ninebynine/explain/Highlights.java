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
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** The labels that a board marks for a match, each with its role. */
public final class Highlights {
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
        FIN;

        /** The role in lower case with dashes, as in {@code left-linking}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private final Model model;
    private final View before;
    private final SortedMap<Integer, Role> roles = new TreeMap<>();

    private Highlights(View before) {
        this.model = before.model();
        this.before = before;
    }

    /** Label to role, in label order. */
    public static SortedMap<Integer, Role> of(Match match, View before) {
        Highlights highlights = new Highlights(before);
        int target = match instanceof Match.Elimination elimination
                ? elimination.targets().get(0)
                : -1;
        highlights.pattern(match.pattern(), target);
        if (match instanceof Match.Assertion assertion) {
            highlights.roles.put(assertion.label(), Role.PLACED);
        } else if (match instanceof Match.Elimination elimination) {
            elimination.targets().stream().forEach(x -> highlights.roles.put(x, Role.TARGET));
        }
        return highlights.roles;
    }

    private void pattern(Pattern pattern, int target) {
        if (pattern instanceof Pattern.Chain chain) {
            chain(chain.cells(), target);
        } else if (pattern instanceof Pattern.Forcing forcing) {
            for (Pattern.Branch branch : forcing.branches()) {
                chain(branch.cells(), branch.start());
                roles.put(branch.start(), Role.WITNESS);
            }
        } else if (pattern instanceof Pattern.Trial trial) {
            trial(trial);
        } else if (pattern instanceof Pattern.ForcingTrial forcing) {
            for (Pattern.Decided branch : forcing.branches()) {
                branch.values().stream().forEach(x -> roles.put(x, Role.RIGHT_LINKING));
            }
            forcing.branches().forEach(branch -> roles.put(branch.start(), Role.WITNESS));
        } else if (pattern instanceof Pattern.Subset subset) {
            lines(subset.frame(), subset.lines(), subset.transversals());
        } else if (pattern instanceof Pattern.Finned fish) {
            lines(fish.frame(), fish.lines(), fish.transversals());
        } else if (pattern instanceof Pattern.Own own) {
            own.variables().stream()
                    .flatMap(v -> IntStream.of(model.labels(v)))
                    .filter(before::isCandidate)
                    .forEach(x -> roles.put(x, Role.WITNESS));
        }
    }

    /** Left before right before z and t: a candidate that plays several roles shows the one that the notation prints. */
    private void chain(List<Pattern.Cell> cells, int target) {
        for (Pattern.Cell cell : cells) {
            cell.right().stream().filter(before::isCandidate).forEach(x -> roles.put(x, Role.RIGHT_LINKING));
            roles.put(cell.left(), Role.LEFT_LINKING);
        }
        for (Pattern.Cell cell : cells) {
            for (int x : model.labels(cell.variable())) {
                if (before.isCandidate(x)) {
                    roles.putIfAbsent(x, model.links().linked(target, x) ? Role.Z : Role.T);
                }
            }
        }
    }

    /** The values that would follow, and what the emptied variable has. */
    private void trial(Pattern.Trial trial) {
        for (Match step : trial.steps()) {
            if (step instanceof Match.Assertion assertion) {
                roles.put(assertion.label(), Role.RIGHT_LINKING);
            } else if (step.pattern() instanceof Pattern.Conflict conflict) {
                conflict.values().stream().filter(before::isCandidate).forEach(x -> roles.putIfAbsent(x, Role.WITNESS));
            } else if (step.pattern() instanceof Pattern.Emptied emptied) {
                for (int x : model.labels(emptied.variable())) {
                    if (before.isCandidate(x)) {
                        roles.putIfAbsent(x, model.links().linked(trial.hypothesis(), x) ? Role.Z : Role.T);
                    }
                }
            }
        }
    }

    private void lines(Frame frame, Ints lines, Ints transversals) {
        for (int i = 0; i < lines.size(); i++) {
            for (int t = 0; t < frame.transversalCount(); t++) {
                int label = frame.label(lines.get(i), t);
                if (label >= 0 && before.isCandidate(label)) {
                    roles.put(label, transversals.contains(t) ? Role.WITNESS : Role.FIN);
                }
            }
        }
    }
}
