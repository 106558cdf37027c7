package ninebynine.rule.subset;

import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
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
    private final FrameLines lines;
    private final int size;
    private final Matches out;
    private final int[] chosen;
    private final long[] union;
    /** Whether those that are no patterns count too; then it is only asked whether there are any. */
    private boolean degenerate;

    private boolean found;

    private SubsetSearch(View view, Frame frame, int size, Matches out) {
        this.view = view;
        this.frame = frame;
        this.size = size;
        this.out = out;
        lines = new FrameLines(view, frame, size);
        chosen = new int[size];
        union = new long[(size + 1) * lines.words];
    }

    static void find(Rule rule, View view, Frame.Kind kind, int size, Matches out) {
        QuietFrames quiet = QuietFrames.of(rule, view);
        List<Frame> frames = view.model().frames();
        for (int f = 0; f < frames.size(); f++) {
            if (frames.get(f).kind() == kind && !quiet.holds(f, view)) {
                SubsetSearch search = new SubsetSearch(view, frames.get(f), size, out);
                if (!search.choose(0, 0)) {
                    return;
                }
                if (!search.found) {
                    quiet.add(f, view);
                }
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

    /** Up to three lines that lose a candidate are a subset still, or fall into smaller ones; of four some are left that count as none. */
    static boolean isStable(int size) {
        return size <= 3;
    }

    /** Whether no lines have candidates in as many transversals and anything to eliminate, whatever they look like: that is stable. */
    static boolean isExhausted(View view, Frame.Kind kind, int size) {
        for (Frame frame : view.model().frames()) {
            if (frame.kind() == kind) {
                SubsetSearch search = new SubsetSearch(view, frame, size, match -> false);
                search.degenerate = true;
                if (!search.choose(0, 0)) {
                    return false;
                }
            }
        }
        return true;
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
        Stopping.check();
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
        if (degenerate) {
            return false;
        }
        Arrangement arrangement = Arrangement.of(lines, chosen, transversals);
        if (arrangement == null) {
            return true;
        }
        Pattern pattern =
                new Pattern.Subset(frame, arrangement.lines(), arrangement.transversals(), arrangement.special());
        found = true;
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
