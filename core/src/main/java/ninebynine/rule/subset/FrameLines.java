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
final class FrameLines {
    final Frame frame;
    final int words;
    private final int[] line;
    private final long[] masks;
    private int size;

    FrameLines(View view, Frame frame, int most) {
        this.frame = frame;
        this.words = frame.transversalCount() + 63 >> 6;
        this.line = new int[frame.lineCount()];
        this.masks = new long[frame.lineCount() * words];
        for (int i = 0; i < frame.lineCount(); i++) {
            int v = frame.variable(i);
            int count = view.count(v);
            if (count >= 2 && count <= most && !view.isDecided(v)) {
                add(view, i);
            }
        }
    }

    private void add(View view, int i) {
        if (frame.isAligned(i)) {
            for (int w = 0; w < words; w++) {
                masks[size * words + w] = view.places(frame.variable(i), w);
            }
        } else {
            for (int t = 0; t < frame.transversalCount(); t++) {
                int label = frame.label(i, t);
                if (label >= 0 && view.isCandidate(label)) {
                    masks[size * words + (t >> 6)] |= 1L << t;
                }
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

    /** The first transversal of the i-th line from one on, or -1. */
    int next(int i, int from) {
        for (int w = from >> 6; w < words; w++) {
            long rest = w == from >> 6 ? word(i, w) & -1L << from : word(i, w);
            if (rest != 0) {
                return (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    boolean has(int i, int transversal) {
        return (masks[i * words + (transversal >> 6)] >>> transversal & 1) != 0;
    }
}
