package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * p lines of a frame, ⋃ of their candidates = p transversals: the search behind every subset, of any kind and size.
 *
 * <p>Only non-degenerate patterns count: the lines must run through the transversals in a cycle (line i has transversals i and
 * i+1), or be the special quad {1,2} {1,3} {1,4} {2,3,4}. Most others contain a smaller subset; those that do not, such as {1,2} {1,3} {1,4}
 * {1,2,3,4}, are no subsets in the reference either.
 */
final class SubsetSearch {
    private final View view;
    private final Frame frame;
    private final Lines lines;
    private final int size;
    private final Matches out;
    private final int[] chosen;
    private final long[] union;

    private SubsetSearch(View view, Frame frame, int size, Matches out) {
        this.view = view;
        this.frame = frame;
        this.size = size;
        this.out = out;
        lines = new Lines(view, frame, size);
        chosen = new int[size];
        union = new long[(size + 1) * lines.words];
    }

    static void find(View view, Frame.Kind kind, int size, Matches out) {
        for (Frame frame : view.model().frames()) {
            if (frame.kind() == kind && !new SubsetSearch(view, frame, size, out).choose(0, 0)) {
                return;
            }
        }
    }

    static String letter(int size) {
        return switch (size) {
            case 2 -> "P";
            case 3 -> "T";
            case 4 -> "Q";
            default -> throw new IllegalArgumentException("subsets have size 2 to 4, not " + size);
        };
    }

    /** Whether notation always says in which house a subset lies. */
    static boolean hasUnits(Model model) {
        return model.frames().stream().noneMatch(frame -> frame.title().unit().isEmpty());
    }

    /** Chooses the lines in increasing order, never letting their union outgrow the size. */
    private boolean choose(int depth, int from) {
        if (depth == size) {
            return report();
        }
        for (int i = from; i <= lines.size() - (size - depth); i++) {
            if (unite(depth, i) <= size) {
                chosen[depth] = i;
                if (!choose(depth + 1, i + 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    private int unite(int depth, int i) {
        int count = 0;
        for (int w = 0; w < lines.words; w++) {
            long word = union[depth * lines.words + w] | lines.word(i, w);
            union[(depth + 1) * lines.words + w] = word;
            count += Long.bitCount(word);
        }
        return count;
    }

    private boolean report() {
        int[] transversals = transversals();
        if (transversals.length != size || !frame.cross(lines(), transversals)) {
            return true;
        }
        Ints targets = targets(transversals);
        if (targets.isEmpty()) {
            return true;
        }
        Arrangement arrangement = Arrangement.of(lines, chosen, transversals);
        if (arrangement == null) {
            return true;
        }
        Pattern pattern =
                new Pattern.Subset(frame, arrangement.lines(), arrangement.transversals(), arrangement.special());
        return out.add(new Match.Elimination(pattern, targets));
    }

    private int[] lines() {
        int[] found = new int[size];
        for (int i = 0; i < size; i++) {
            found[i] = lines.line(chosen[i]);
        }
        return found;
    }

    private int[] transversals() {
        int[] found = new int[size];
        int n = 0;
        for (int w = 0; w < lines.words; w++) {
            for (long rest = union[size * lines.words + w]; rest != 0; rest &= rest - 1) {
                found[n++] = (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return n == size ? found : new int[0];
    }

    /** The other lines' candidates in these transversals and those beyond all lines, last label first as CSP-Rules prints them. */
    private Ints targets(int[] transversals) {
        int most = frame.lineCount() * size;
        for (int t : transversals) {
            most += frame.beyond(t).length;
        }
        int[] found = new int[most];
        int n = 0;
        for (int t : transversals) {
            for (int label : frame.beyond(t)) {
                if (view.isCandidate(label)) {
                    found[n++] = label;
                }
            }
        }
        for (int i = 0; i < frame.lineCount(); i++) {
            if (!isChosen(i)) {
                for (int t : transversals) {
                    int label = frame.label(i, t);
                    if (label >= 0 && view.isCandidate(label)) {
                        found[n++] = label;
                    }
                }
            }
        }
        return Targets.of(found, n);
    }

    private boolean isChosen(int line) {
        for (int i : chosen) {
            if (lines.line(i) == line) {
                return true;
            }
        }
        return false;
    }
}
