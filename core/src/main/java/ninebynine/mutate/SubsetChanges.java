package ninebynine.mutate;

import static ninebynine.mutate.Edits.exchanged;
import static ninebynine.mutate.Edits.replaced;
import static ninebynine.mutate.Edits.without;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** What a subset or finned fish becomes when one thing about it is changed. */
final class SubsetChanges {
    private static final int SMALLEST = 2;

    private final Model model;
    private final Frame frame;
    private final Ints lines;
    private final Ints transversals;
    private final boolean special;
    private final boolean finned;

    SubsetChanges(Model model, Pattern.Subset of) {
        this(model, of.frame(), of.lines(), of.transversals(), of.special(), false);
    }

    SubsetChanges(Model model, Pattern.Finned of) {
        this(model, of.frame(), of.lines(), of.transversals(), false, true);
    }

    private SubsetChanges(Model model, Frame frame, Ints lines, Ints transversals, boolean special, boolean finned) {
        this.model = model;
        this.frame = frame;
        this.lines = lines;
        this.transversals = transversals;
        this.special = special;
        this.finned = finned;
    }

    List<Pattern> of(Mutation kind) {
        return switch (kind) {
            case OTHER_VARIABLE -> make(others(lines, frame.lineCount()), List.of(transversals));
            case OTHER_RIGHT -> make(List.of(lines), others(transversals, frame.transversalCount()));
            case DROPPED_PART -> lines.size() == SMALLEST ? List.of() : make(without(lines), without(transversals));
            case EXCHANGED_PARTS -> make(exchanged(lines), List.of(transversals));
            case SWAPPED_CANDIDATES -> dual();
            case OTHER_FAMILY -> otherNames();
            default -> List.of();
        };
    }

    private List<Pattern> make(List<Ints> lineLists, List<Ints> transversalLists) {
        List<Pattern> made = new ArrayList<>();
        for (Ints l : lineLists) {
            for (Ints t : transversalLists) {
                made.add(make(frame, l, t));
            }
        }
        return made;
    }

    private Pattern make(Frame in, Ints l, Ints t) {
        return finned
                ? new Pattern.Finned(in, l, t)
                : new Pattern.Subset(in, l, t, special && l.size() == lines.size());
    }

    /** One of them replaced by another line, or transversal, of the frame. */
    private static List<Ints> others(Ints items, int count) {
        List<Ints> changed = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            for (int other = 0; other < count; other++) {
                if (!items.contains(other)) {
                    changed.add(replaced(items, i, other));
                }
            }
        }
        return changed;
    }

    /** The same labels in the frame whose lines are these transversals, as in a naked subset that is called hidden. */
    private List<Pattern> dual() {
        return model.frames().stream()
                .filter(this::isDual)
                .map(other -> make(other, transversals, lines))
                .toList();
    }

    private boolean isDual(Frame other) {
        return other.lineCount() == frame.transversalCount()
                && other.transversalCount() == frame.lineCount()
                && (!finned || other.hasBoxes())
                && IntStream.range(0, frame.lineCount())
                        .allMatch(l -> IntStream.range(0, frame.transversalCount())
                                .allMatch(t -> other.label(t, l) == frame.label(l, t)));
    }

    /** A fish with fins is called plain, a plain one finned, a cycle special. */
    private List<Pattern> otherNames() {
        List<Pattern> made = new ArrayList<>();
        if (finned || lines.size() == SMALLEST + 2) {
            made.add(new Pattern.Subset(frame, lines, transversals, !finned && !special));
        }
        if (!finned && frame.hasBoxes()) {
            made.add(new Pattern.Finned(frame, lines, transversals));
        }
        return made;
    }
}
