package ninebynine.rule.subset;

import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * An order of p lines and p transversals in which the subset shows that no smaller one hides in it.
 *
 * <pre>
 *   cycle          1 2 3 4          special       1 2 3 4
 *          line 1  × ×                    line 1  × ×
 *          line 2    × ×                  line 2  ×   ×
 *          line 3      × ×                line 3  ×     ×
 *          line 4  ×     ×                line 4    × × ×     and nothing else
 * </pre>
 *
 * In a cycle the × must be there and the other places may be.
 */
record Arrangement(Ints lines, Ints transversals, boolean special) {

    static @Nullable Arrangement of(FrameLines lines, int[] chosen, int[] transversals) {
        int p = chosen.length;
        int[] l = new int[p];
        int[] t = new int[p];
        if (p == 2) {
            return new Arrangement(frameLines(lines, chosen), Ints.of(transversals), false);
        }
        l[0] = chosen[0];
        if (cycle(lines, chosen, transversals, l, t, 0, 1)) {
            return new Arrangement(frameLines(lines, l), Ints.of(t), false);
        }
        if (p == 4 && lines.frame.hasSpecialQuads() && special(lines, chosen, transversals, l, t)) {
            return new Arrangement(frameLines(lines, l), Ints.of(t), true);
        }
        return null;
    }

    /** Puts the lines (the first is the smallest) and the transversals in a cycle, one after the other. */
    private static boolean cycle(
            FrameLines lines, int[] chosen, int[] transversals, int[] l, int[] t, int k, int usedLines) {
        int p = chosen.length;
        for (int candidate : transversals) {
            // transversal k joins line k to the line before it; the first one closes the cycle at the end
            if (contains(t, k, candidate) || !lines.has(l[k], candidate) || k > 0 && !lines.has(l[k - 1], candidate)) {
                continue;
            }
            t[k] = candidate;
            if (k == p - 1) {
                if (lines.has(l[k], t[0])) {
                    return true;
                }
                continue;
            }
            // three lines fit a cycle in any order, so theirs is kept; four are tried in every order after the first
            int most = p == 3 ? k + 1 : p - 1;
            for (int j = p == 3 ? k + 1 : 1; j <= most; j++) {
                if ((usedLines >> j & 1) == 0) {
                    l[k + 1] = chosen[j];
                    if (cycle(lines, chosen, transversals, l, t, k + 1, usedLines | 1 << j)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean special(FrameLines lines, int[] chosen, int[] transversals, int[] l, int[] t) {
        for (int last = 0; last < 4; last++) {
            for (int hub = 0; hub < 4; hub++) {
                if (isSpecial(lines, chosen, transversals, last, hub, l, t)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isSpecial(
            FrameLines lines, int[] chosen, int[] transversals, int last, int hub, int[] l, int[] t) {
        t[0] = transversals[hub];
        l[3] = chosen[last];
        if (lines.has(l[3], t[0])) {
            return false;
        }
        int n = 0;
        for (int i = 0; i < 4; i++) {
            if (i == last) {
                continue;
            }
            if (!lines.has(chosen[i], t[0])) {
                return false;
            }
            int spokes = 0;
            for (int x : transversals) {
                if (x != t[0] && lines.has(chosen[i], x)) {
                    t[n + 1] = x;
                    spokes++;
                }
            }
            if (spokes != 1 || contains(t, n + 1, t[n + 1]) || !lines.has(l[3], t[n + 1])) {
                return false;
            }
            l[n++] = chosen[i];
        }
        return true;
    }

    private static boolean contains(int[] items, int count, int item) {
        for (int i = 0; i < count; i++) {
            if (items[i] == item) {
                return true;
            }
        }
        return false;
    }

    private static Ints frameLines(FrameLines lines, int[] chosen) {
        return Ints.of(chosen).map(lines::line);
    }
}
