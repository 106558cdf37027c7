package ninebynine.check;

import java.util.List;
import java.util.function.BiConsumer;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.model.Needs;
import org.jspecify.annotations.Nullable;

/**
 * Singles and whips[1] to rest: what a reader does without being told. A few plain lines, for the few places that need it.
 *
 * <p>Where a model has {@link Needs}, they count as Singles do, and so do whips[1], which say the same of links.
 */
final class Basics {
    private final Position position;
    private final Model model;
    private final @Nullable Constraint constraint;
    private final List<Needs.Need> needs;
    private final boolean whips;
    private final BiConsumer<Boolean, Integer> told;

    /**
     * @param whips whether whips[1] count, or only Singles
     * @param told what was done: true and a value, or false and an eliminated candidate
     */
    Basics(Position position, boolean whips, BiConsumer<Boolean, Integer> told) {
        this.position = position;
        this.model = position.model();
        this.constraint = model.constraint();
        this.needs = model.part(Needs.class).map(Needs::all).orElse(List.of());
        this.whips = whips || !needs.isEmpty();
        this.told = told;
    }

    /** Goes on until nothing is left to do; false as soon as a variable is empty, or values are in conflict. */
    boolean close() {
        boolean changed = true;
        while (changed) {
            Stopping.check();
            changed = false;
            for (int v = 0; v < model.variableCount(); v++) {
                int count = position.count(v);
                if (count == 0) {
                    return false;
                }
                if (count == 1) {
                    changed |= single(v);
                }
            }
            changed |= !changed && whips && (need() || whip());
            if (constraint != null && !constraint.conflict(position::isValue).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private boolean single(int v) {
        for (int x : model.labels(v)) {
            if (position.isOpen(x)) {
                position.assertValue(x);
                told.accept(true, x);
                return true;
            }
        }
        return false;
    }

    /** What needs something that is gone is gone too. */
    private boolean need() {
        boolean changed = false;
        for (Needs.Need need : needs) {
            if (position.isOpen(need.label()) && need.of().stream().noneMatch(position::isCandidate)) {
                position.eliminate(need.label());
                told.accept(false, need.label());
                changed = true;
            }
        }
        return changed;
    }

    /** One whip[1]: a candidate that is linked to all that some variable has left. */
    private boolean whip() {
        boolean changed = false;
        for (int v = 0; v < model.variableCount() && !changed; v++) {
            if (!position.isDecided(v)) {
                changed = whip(v);
            }
        }
        return changed;
    }

    private boolean whip(int v) {
        boolean changed = false;
        Stopping.check();
        for (int z = position.candidates().first();
                z >= 0;
                z = position.candidates().next(z + 1)) {
            if (position.isOpen(z) && contradictsAll(z, v)) {
                position.eliminate(z);
                told.accept(false, z);
                changed = true;
            }
        }
        return changed;
    }

    private boolean contradictsAll(int z, int v) {
        for (int x : model.labels(v)) {
            if (position.isCandidate(x) && !model.links().linked(x, z)) {
                return false;
            }
        }
        return true;
    }
}
