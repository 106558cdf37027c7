package ninebynine.check;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** candidates(V) = {Z₁…Zₖ}, each with a partial chain, and all ends say the same: whether a forcing chain holds. */
final class ForcingCheck {
    private final Position before;
    private final Model model;
    private final ChainCheck chains;

    ForcingCheck(Position before, boolean loops) {
        this.before = before;
        this.model = before.model();
        this.chains = new ChainCheck(before, loops);
    }

    @Nullable
    String problem(Pattern.Forcing forcing, Match match) {
        return areAllOfAVariable(before, starts(forcing.branches()))
                ? problem(forcing.chain(), forcing.branches(), match)
                : "The branches are not all the candidates of a variable.";
    }

    /** The same on the guardians of a relation, which is taken for granted. */
    @Nullable
    String problem(Pattern.OrForcing forcing, Match match) {
        return starts(forcing.branches()).sorted().equals(forcing.relation().guardians())
                ? problem(forcing.chain(), forcing.branches(), match)
                : "The branches are not all the guardians of the relation.";
    }

    private static Ints starts(List<Pattern.Branch> branches) {
        return Ints.of(branches.stream().mapToInt(Pattern.Branch::start).toArray());
    }

    private @Nullable String problem(ChainName family, List<Pattern.Branch> branches, Match match) {
        if (!family.canBePartial()) {
            return "No forcing chain is made of " + family.written() + ".";
        }
        for (Pattern.Branch branch : branches) {
            String problem = chains.linear(family, branch.cells(), branch.start(), false);
            if (problem != null) {
                return "Branch " + model.names().label(branch.start()) + ": " + problem;
            }
            if (!agrees(end(family, branch), match)) {
                return "Branch " + model.names().label(branch.start()) + " does not end in what follows.";
            }
        }
        return null;
    }

    private Ints end(ChainName family, Pattern.Branch branch) {
        List<Pattern.Cell> cells = branch.cells();
        return cells.isEmpty() ? Ints.of(branch.start()) : chains.span(family, cells.get(cells.size() - 1));
    }

    private boolean agrees(Ints end, Match match) {
        if (match instanceof Match.Assertion assertion) {
            return end.equals(Ints.of(assertion.label()));
        }
        return match instanceof Match.Elimination elimination
                && elimination.targets().stream().allMatch(z -> chains.linkedToAll(z, end));
    }

    /** Whether these are the candidates of some variable that has no value, each once. */
    static boolean areAllOfAVariable(Position before, Ints starts) {
        if (starts.isEmpty() || starts.stream().distinct().count() < starts.size()) {
            return false;
        }
        Model model = before.model();
        for (int v : model.variables(starts.get(0))) {
            int found = 0;
            for (int i = 0; i < starts.size(); i++) {
                int x = starts.get(i);
                boolean isOfIt = false;
                for (int w : model.variables(x)) {
                    isOfIt |= w == v;
                }
                found += isOfIt && before.isOpen(x) ? 1 : 0;
            }
            if (found == starts.size() && before.count(v) == found) {
                return true;
            }
        }
        return false;
    }
}
