package ninebynine.check;

import java.util.List;
import ninebynine.model.Model;
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
        String name = forcing.chain().startsWith("g") ? "g-" + forcing.chain().substring(1) : forcing.chain();
        ChainFamily family = ChainFamily.named(name);
        if (family == null || family.leaning() != ChainFamily.Leaning.TARGET_AND_CHAIN) {
            return "No forcing chain is made of " + forcing.chain() + ".";
        }
        if (match instanceof Match.Assertion != forcing.aim().equals("assert")) {
            return "It does not say what its name says: " + forcing.aim() + ".";
        }
        Ints starts = Ints.of(
                forcing.branches().stream().mapToInt(Pattern.Branch::start).toArray());
        if (!areAllOfAVariable(before, starts)) {
            return "The branches are not all the candidates of a variable.";
        }
        for (Pattern.Branch branch : forcing.branches()) {
            String problem = chains.linear(family, branch.cells(), branch.start(), false);
            if (problem != null) {
                return "Branch " + model.names().label(branch.start()) + ": " + problem;
            }
            if (!agrees(end(branch), match)) {
                return "Branch " + model.names().label(branch.start()) + " does not end in what follows.";
            }
        }
        return null;
    }

    private static Ints end(Pattern.Branch branch) {
        List<Pattern.Cell> cells = branch.cells();
        return cells.isEmpty()
                ? Ints.of(branch.start())
                : cells.get(cells.size() - 1).right();
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
