package ninebynine.rule.subset;

import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Frame;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * columns(r₁)∪…∪columns(rₚ₋₁) ⊆ {c₁…cₚ}, columns(rₚ) ⊆ {c₁…cₚ₋₁} ∪ box(rₚ, cₚ) ⇒ ¬candidate(n, z) for z in that box and in some cᵢ, in
 * none of the rᵢ — a fish whose last line has fins, all in one box.
 *
 * <p>Either the last line's value is a fin, and sees the target, or the fish is a real one, and uses the target's column up. The lines run
 * through the columns as in a cyclic subset, but the last one needs only c₁ and something in the box.
 */
public record FinnedFish(int size) implements Rule {
    @Override
    public String code() {
        return "FSH" + SubsetSearch.letter(size);
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public void find(View view, Matches out) {
        QuietFrames quiet = QuietFrames.of(this, view);
        List<Frame> frames = view.model().frames();
        for (int f = 0; f < frames.size(); f++) {
            if (frames.get(f).hasBoxes() && !quiet.holds(f, view)) {
                Search search = new Search(view, frames.get(f), size, out);
                if (!search.choose(0, 0)) {
                    return;
                }
                if (!search.found) {
                    quiet.add(f, view);
                }
            }
        }
    }

    /** Chooses p-1 plain lines that fill p columns, puts them in a row r₁:{c₁,c₂}, r₂:{c₂,c₃}, …, then looks for the finned line. */
    private static final class Search {
        private final View view;
        private final Frame frame;
        private final int size;
        private final Matches out;
        private final FrameLines lines;
        private final int[] plain;
        private final int[] row;
        private final int[] column;
        private boolean found;

        Search(View view, Frame frame, int size, Matches out) {
            this.view = view;
            this.frame = frame;
            this.size = size;
            this.out = out;
            this.lines = new FrameLines(view, frame, frame.transversalCount());
            this.plain = new int[size - 1];
            this.row = new int[size];
            this.column = new int[size];
        }

        /** Chooses the plain lines in increasing order, never letting their columns outnumber the size. */
        private boolean choose(int depth, int from) {
            if (depth == size - 1) {
                return columns(depth) < size || skeleton(0);
            }
            Stopping.check();
            for (int i = from; i < lines.size(); i++) {
                plain[depth] = i;
                if (columns(depth + 1) <= size && !choose(depth + 1, i + 1)) {
                    return false;
                }
            }
            return true;
        }

        /** |⋃ columns| of the first plain lines. */
        private int columns(int count) {
            int columns = 0;
            for (int w = 0; w < lines.words; w++) {
                long union = 0;
                for (int k = 0; k < count; k++) {
                    union |= lines.word(plain[k], w);
                }
                columns += Long.bitCount(union);
            }
            return columns;
        }

        /** Puts line k and its next column in place: it has cₖ and cₖ₊₁. */
        private boolean skeleton(int k) {
            if (k == size - 1) {
                return finned();
            }
            for (int i : plain) {
                if (isUsed(row, k, i) || k > 0 && !lines.has(i, column[k])) {
                    continue;
                }
                row[k] = i;
                if (!(k == 0 ? firstColumn(i) : nextColumn(k, i))) {
                    return false;
                }
            }
            return true;
        }

        private boolean firstColumn(int i) {
            for (int c = lines.next(i, 0); c >= 0; c = lines.next(i, c + 1)) {
                column[0] = c;
                if (!nextColumn(0, i)) {
                    return false;
                }
            }
            return true;
        }

        private boolean nextColumn(int k, int i) {
            for (int c = lines.next(i, 0); c >= 0; c = lines.next(i, c + 1)) {
                if (!isUsed(column, k + 1, c)) {
                    column[k + 1] = c;
                    if (!skeleton(k + 1)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean finned() {
            Stopping.check();
            for (int i = 0; i < lines.size(); i++) {
                if (!isUsed(row, size - 1, i) && lines.has(i, column[0])) {
                    row[size - 1] = i;
                    if (isFinned() && !report()) {
                        return false;
                    }
                }
            }
            return true;
        }

        private int box(int i, int c) {
            return frame.box(lines.line(i), c);
        }

        /** The last line: something in its box at the last column, and nothing outside that box and the other columns. */
        private boolean isFinned() {
            int last = row[size - 1];
            int finBox = box(last, column[size - 1]);
            int inBox = 0;
            for (int c = lines.next(last, 0); c >= 0; c = lines.next(last, c + 1)) {
                if (box(last, c) == finBox) {
                    inBox++;
                } else if (!isUsed(column, size - 1, c)) {
                    return false;
                }
            }
            return inBox > 0 && isApart(finBox);
        }

        /** The reference keeps the fins' box away from the rest of an x-wing and of a jellyfish, not of a swordfish. */
        private boolean isApart(int finBox) {
            int last = column[size - 1];
            if (size == 2) {
                return box(row[0], column[0]) != box(row[0], last);
            }
            if (size == 4) {
                return box(row[0], last) != finBox
                        && box(row[1], last) != finBox
                        && box(row[2], last) != finBox
                        && box(row[3], column[0]) != finBox
                        && box(row[3], column[1]) != finBox;
            }
            return true;
        }

        private boolean report() {
            int finBox = box(row[size - 1], column[size - 1]);
            int[] targets = new int[frame.lineCount() * size];
            int n = 0;
            for (int line = 0; line < frame.lineCount(); line++) {
                if (isFishLine(line)) {
                    continue;
                }
                for (int c : column) {
                    int label = frame.label(line, c);
                    if (frame.box(line, c) == finBox && view.isCandidate(label)) {
                        targets[n++] = label;
                    }
                }
            }
            if (n == 0) {
                return true;
            }
            found = true;
            Pattern pattern = new Pattern.Finned(frame, Ints.of(row).map(lines::line), Ints.of(column));
            return out.add(new Match.Elimination(pattern, Targets.of(targets, n)));
        }

        private boolean isFishLine(int line) {
            for (int i : row) {
                if (lines.line(i) == line) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isUsed(int[] items, int count, int item) {
            for (int k = 0; k < count; k++) {
                if (items[k] == item) {
                    return true;
                }
            }
            return false;
        }
    }
}
