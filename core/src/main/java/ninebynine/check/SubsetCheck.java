package ninebynine.check;

import java.util.Arrays;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Whether p lines of a frame have all their candidates in p transversals, in the printed order.
 *
 * <pre>
 *   cycle          1 2 3 4          special       1 2 3 4          finned        1 2 3 4
 *          line 1  × ×                    line 1  × ×                    line 1  × ×
 *          line 2    × ×                  line 2  ×   ×                  line 2    × ×
 *          line 3      × ×                line 3  ×     ×                line 3      × ×
 *          line 4  ×     ×                line 4    × × ×                line 4  ×     f   fins in the box of f
 * </pre>
 *
 * In a cycle and in a finned fish the other places of the transversals may be filled too; in a special quad and in a pair they may not.
 */
final class SubsetCheck {
    private final Position before;
    private final Model model;

    SubsetCheck(Position before) {
        this.before = before;
        this.model = before.model();
    }

    @Nullable
    String problem(Pattern.Subset subset, Ints targets) {
        Frame frame = subset.frame();
        Ints lines = subset.lines();
        Ints transversals = subset.transversals();
        int p = lines.size();
        if (p < 2 || p > 4 || transversals.size() != p || subset.special() && p != 4) {
            return "A subset has as many lines as transversals, two to four.";
        }
        for (int i = 0; i < p; i++) {
            String problem = line(frame, lines, i);
            for (int t = 0; t < frame.transversalCount() && problem == null; t++) {
                int place = place(transversals, t);
                boolean must = subset.special() ? isSpecial(i, place) : place == i || place == (i + 1) % p;
                boolean may = place >= 0 && !subset.special();
                problem = place(frame, lines.get(i), t, must, may);
            }
            if (problem != null) {
                return problem;
            }
        }
        if (!frame.cross(lines.toArray(), transversals.toArray())) {
            return "A line and a transversal don't meet.";
        }
        return distinct(transversals) ? targets(frame, lines, transversals, targets) : "A transversal comes twice.";
    }

    /** {1,2} {1,3} {1,4} {2,3,4}, counted from 0. */
    private static boolean isSpecial(int line, int place) {
        return line < 3 ? place == 0 || place == line + 1 : place > 0;
    }

    @Nullable
    String problem(Pattern.Finned fish, Ints targets) {
        Frame frame = fish.frame();
        Ints lines = fish.lines();
        Ints transversals = fish.transversals();
        int p = lines.size();
        if (p < 2 || p > 4 || transversals.size() != p || !frame.hasBoxes()) {
            return "A finned fish has as many lines as transversals, two to four, and boxes.";
        }
        int box = frame.box(lines.get(p - 1), transversals.get(p - 1));
        boolean inBox = false;
        for (int i = 0; i < p; i++) {
            String problem = line(frame, lines, i);
            for (int t = 0; t < frame.transversalCount() && problem == null; t++) {
                int place = place(transversals, t);
                boolean last = i == p - 1;
                boolean isFin = last && frame.box(lines.get(i), t) == box;
                inBox |= isFin && has(frame, lines.get(i), t);
                boolean must = last ? place == 0 : place == i || place == i + 1;
                boolean may = last ? isFin || place >= 0 && place < p - 1 : place >= 0;
                problem = place(frame, lines.get(i), t, must, may);
            }
            if (problem != null) {
                return problem;
            }
        }
        if (!inBox || !distinct(transversals) || !isApart(frame, lines, transversals, box)) {
            return "The last line has nothing in its box, or the box is not apart.";
        }
        for (int i = 0; i < targets.size(); i++) {
            if (boxOf(frame, targets.get(i)) != box) {
                return name(targets.get(i)) + " is not in the box of the fins.";
            }
        }
        return targets(frame, lines, transversals, targets);
    }

    /** The reference keeps the fins' box away from the rest of an x-wing and of a jellyfish, not of a swordfish. */
    private static boolean isApart(Frame frame, Ints l, Ints t, int box) {
        if (l.size() == 2) {
            return frame.box(l.get(0), t.get(0)) != frame.box(l.get(0), t.get(1));
        }
        return l.size() == 3
                || frame.box(l.get(0), t.get(3)) != box
                        && frame.box(l.get(1), t.get(3)) != box
                        && frame.box(l.get(2), t.get(3)) != box
                        && frame.box(l.get(3), t.get(0)) != box
                        && frame.box(l.get(3), t.get(1)) != box;
    }

    /** A line counts once and has no value yet. */
    private @Nullable String line(Frame frame, Ints lines, int i) {
        for (int j = 0; j < i; j++) {
            if (lines.get(i) == lines.get(j)) {
                return "A line comes twice.";
            }
        }
        int v = frame.variable(lines.get(i));
        return before.isDecided(v) ? model.names().variable(v) + " has a value already." : null;
    }

    /** What must be there is there, and what may not be there is not. */
    private @Nullable String place(Frame frame, int line, int t, boolean must, boolean may) {
        boolean there = has(frame, line, t);
        if (there ? must || may : !must) {
            return null;
        }
        String v = model.names().variable(frame.variable(line));
        return there ? v + " has " + name(frame.label(line, t)) + " too." : v + " lacks what the pattern needs.";
    }

    private boolean has(Frame frame, int line, int t) {
        int label = frame.label(line, t);
        return label >= 0 && before.isOpen(label);
    }

    /** Every target lies in one of the transversals, and on none of the lines. */
    private @Nullable String targets(Frame frame, Ints lines, Ints transversals, Ints targets) {
        for (int i = 0; i < targets.size(); i++) {
            int target = targets.get(i);
            boolean found = transversals.stream()
                    .anyMatch(t -> Arrays.stream(frame.beyond(t)).anyMatch(x -> x == target));
            for (int line = 0; line < frame.lineCount(); line++) {
                for (int k = 0; k < transversals.size() && !lines.contains(line); k++) {
                    found |= frame.label(line, transversals.get(k)) == target;
                }
            }
            if (!found) {
                return name(targets.get(i)) + " does not lie where the subset rules out.";
            }
        }
        return null;
    }

    private static int boxOf(Frame frame, int label) {
        for (int line = 0; line < frame.lineCount(); line++) {
            for (int t = 0; t < frame.transversalCount(); t++) {
                if (frame.label(line, t) == label) {
                    return frame.box(line, t);
                }
            }
        }
        return -1;
    }

    private static int place(Ints transversals, int t) {
        for (int k = 0; k < transversals.size(); k++) {
            if (transversals.get(k) == t) {
                return k;
            }
        }
        return -1;
    }

    private static boolean distinct(Ints items) {
        return items.stream().distinct().count() == items.size();
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
