package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.state.View;

/**
 * The open lines of a frame that have at most {@code most} candidates, each as a mask over the transversals.
 *
 * <pre>
 *   line[i]         the i-th kept line, in frame order
 *   mask[i·words…]  its candidates
 * </pre>
 */
final class Lines {
    final Frame frame;
    final int words;
    private final int[] line;
    private final long[] masks;
    private int size;

    Lines(View view, Frame frame, int most) {
        this.frame = frame;
        this.words = frame.transversals() + 63 >> 6;
        this.line = new int[frame.lines()];
        this.masks = new long[frame.lines() * words];
        for (int i = 0; i < frame.lines(); i++) {
            int v = frame.variables()[i];
            int count = view.count(v);
            if (count >= 2 && count <= most && !view.isDecided(v)) {
                add(view, i);
            }
        }
    }

    private void add(View view, int i) {
        int[] labels = frame.labels()[i];
        for (int t = 0; t < labels.length; t++) {
            if (labels[t] >= 0 && view.isCandidate(labels[t])) {
                masks[size * words + (t >> 6)] |= 1L << t;
            }
        }
        line[size++] = i;
    }

    int size() {
        return size;
    }

    int line(int i) {
        return line[i];
    }

    long word(int i, int w) {
        return masks[i * words + w];
    }

    boolean has(int i, int transversal) {
        return (masks[i * words + (transversal >> 6)] >>> transversal & 1) != 0;
    }
}
