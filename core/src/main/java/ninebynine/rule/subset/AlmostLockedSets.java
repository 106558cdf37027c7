package ninebynine.rule.subset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.limit.Stopping;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * {A ⊆ lines(F) : |transversals(A)| = |A| + 1, F a naked frame} — the almost locked sets of a state: cells of a house with one digit more than they are. If one of
 * its digits is elsewhere, the set has all others. They are made size by size, when somebody asks.
 *
 * <pre>
 *   holds(A, d)    the cells of A that may be d               as bits over variables, from d · words on
 *   sees(A, d)     the open cells whose d contradicts all of them
 *   joins(A, B)    the digits that only one of the two can have: holds(B, d) ⊆ sees(A, d)
 * </pre>
 */
final class AlmostLockedSets {
    /** Sets of more cells are not looked for. */
    private static final int LARGEST = 8;

    /** One of them: its cells, its digits as bits, and its place among all in the order in which they were made. */
    record Almost(int place, Ints cells, long digits, long[] holds, long[] sees) {
        int size() {
            return cells.size();
        }

        boolean has(int d) {
            return (digits >> d & 1) == 1;
        }
    }

    private final View view;
    private final Houses houses;
    private final int words;
    /** The cells that may be each digit. */
    private final long[] open;

    private final List<List<Almost>> bySize = new ArrayList<>(List.of(List.of()));
    /** For each set, by its place, and each size those that it is joined to. */
    private final List<List<List<Almost>>> joined = new ArrayList<>();

    private AlmostLockedSets(View view) {
        this.view = view;
        this.houses = view.model().derived(Houses.class, Houses::new);
        this.words = houses.words;
        this.open = new long[houses.width * words];
        for (int v : houses.cells) {
            if (!view.isDecided(v)) {
                for (long rest = digits(v); rest != 0; rest &= rest - 1) {
                    open[Long.numberOfTrailingZeros(rest) * words + (v >> 6)] |= 1L << v;
                }
            }
        }
    }

    static AlmostLockedSets of(View view) {
        return view.derived(AlmostLockedSets.class, AlmostLockedSets::new);
    }

    boolean isCell(int v) {
        return Arrays.binarySearch(houses.cells, v) >= 0;
    }

    /** Those of so many cells. */
    List<Almost> ofSize(int size) {
        while (bySize.size() <= Math.min(size, LARGEST)) {
            bySize.add(made(bySize.size()));
        }
        return size < bySize.size() ? bySize.get(size) : List.of();
    }

    /** Those of at most so many cells, small ones first. */
    List<Almost> upTo(int size) {
        return IntStream.rangeClosed(1, Math.min(size, LARGEST))
                .mapToObj(this::ofSize)
                .flatMap(List::stream)
                .toList();
    }

    private List<Almost> made(int size) {
        List<Almost> made = new ArrayList<>();
        Set<Ints> known = new HashSet<>();
        for (int[] lines : houses.lines) {
            int[] some = Arrays.stream(lines)
                    .filter(v -> !view.isDecided(v) && view.count(v) > 1 && view.count(v) <= size + 1)
                    .toArray();
            choose(some, 0, new int[size], 0, 0, known, made);
        }
        return made;
    }

    private void choose(
            int[] lines, int from, int[] cells, int count, long digits, Set<Ints> known, List<Almost> made) {
        Stopping.check();
        if (count == cells.length) {
            Ints set = Ints.of(Arrays.stream(cells).sorted().toArray());
            if (Long.bitCount(digits) == count + 1 && known.add(set)) {
                made.add(almost(set, digits));
                joined.add(new ArrayList<>());
            }
            return;
        }
        for (int i = from; i <= lines.length - cells.length + count; i++) {
            long with = digits | digits(lines[i]);
            if (Long.bitCount(with) <= cells.length + 1) {
                cells[count] = lines[i];
                choose(lines, i + 1, cells, count + 1, with, known, made);
            }
        }
    }

    private long digits(int v) {
        return view.places(v, 0);
    }

    private Almost almost(Ints cells, long digits) {
        long[] holds = new long[open.length];
        long[] sees = new long[open.length];
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            int d = Long.numberOfTrailingZeros(rest);
            System.arraycopy(open, d * words, sees, d * words, words);
            for (int i = 0; i < cells.size(); i++) {
                int v = cells.get(i);
                if ((digits(v) >> d & 1) == 1) {
                    holds[d * words + (v >> 6)] |= 1L << v;
                    for (int w = 0; w < words; w++) {
                        sees[d * words + w] &= houses.peers[v][d * words + w];
                    }
                }
            }
        }
        return new Almost(joined.size(), cells, digits, holds, sees);
    }

    /** Those of so many cells that a set is joined to. */
    List<Almost> joined(Almost set, int size) {
        List<List<Almost>> of = joined.get(set.place);
        while (of.size() <= Math.min(size, LARGEST)) {
            List<Almost> found = new ArrayList<>();
            for (Almost other : ofSize(of.size())) {
                if ((set.digits & other.digits) != 0 && joins(set, other) != 0) {
                    found.add(other);
                }
            }
            of.add(found);
        }
        return size < of.size() ? of.get(size) : List.of();
    }

    /** The digits that only one of the two can have, as bits. */
    long joins(Almost a, Almost b) {
        long joins = 0;
        for (long rest = a.digits & b.digits; rest != 0; rest &= rest - 1) {
            int d = Long.numberOfTrailingZeros(rest);
            boolean joined = true;
            for (int w = d * words; w < (d + 1) * words; w++) {
                joined &= (b.holds[w] & ~a.sees[w]) == 0;
            }
            joins |= joined ? 1L << d : 0;
        }
        return joins;
    }

    /** Whether a cell sees all places of a digit in a set. */
    boolean sees(int v, Almost set, int d) {
        for (int w = d * words; w < (d + 1) * words; w++) {
            if ((set.holds[w] & ~houses.peers[v][w]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The cells whose digit contradicts all of its places in both sets. */
    long[] seen(Almost a, Almost b, int d) {
        long[] both = seen(a, d);
        and(both, b, d);
        return both;
    }

    /** The cells whose digit contradicts all of its places in the set. */
    long[] seen(Almost a, int d) {
        return Arrays.copyOfRange(a.sees, d * words, (d + 1) * words);
    }

    /** Whether there are any. */
    boolean meet(Almost a, Almost b, int d) {
        for (int w = d * words; w < (d + 1) * words; w++) {
            if ((a.sees[w] & b.sees[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Keeps of the cells those that a set sees too; answers whether some are left. */
    boolean and(long[] cells, Almost set, int d) {
        long any = 0;
        for (int w = 0; w < words; w++) {
            cells[w] &= set.sees[d * words + w];
            any |= cells[w];
        }
        return any != 0;
    }

    /** The open cells that may be a digit. */
    long[] open(int d) {
        return Arrays.copyOfRange(open, d * words, (d + 1) * words);
    }

    /** Adds the candidates for a digit in these cells. */
    void targets(long[] cells, int d, Set<Integer> targets) {
        for (int w = 0; w < words; w++) {
            for (long rest = cells[w]; rest != 0; rest &= rest - 1) {
                targets.add(view.model().labels((w << 6) + Long.numberOfTrailingZeros(rest))[d]);
            }
        }
    }

    /** The places of the bits. */
    static Ints listed(long bits) {
        return Ints.of(
                IntStream.range(0, Long.SIZE).filter(i -> (bits >> i & 1) == 1).toArray());
    }

    /** The digits of a set, one after the other. */
    static void each(long digits, IntConsumer item) {
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            item.accept(Long.numberOfTrailingZeros(rest));
        }
    }

    /** What all states of a model share: the naked frames, and which cells contradict each other for each digit. */
    private static final class Houses {
        /** In larger grids there are too many sets. */
        private static final int WIDEST = 25;

        private final int[][] lines;
        private final int[] cells;
        private final int width;
        private final int words;
        private final long[][] peers;

        Houses(Model model) {
            List<Frame> frames = model.frames().stream()
                    .filter(frame -> frame.kind() == Frame.Kind.NAKED && frame.transversalCount() <= WIDEST)
                    .filter(frame -> IntStream.range(0, frame.lineCount()).allMatch(frame::isAligned))
                    .toList();
            width = frames.stream().mapToInt(Frame::transversalCount).max().orElse(0);
            lines = frames.stream()
                    .map(frame -> IntStream.range(0, frame.lineCount())
                            .map(frame::variable)
                            .toArray())
                    .toArray(int[][]::new);
            cells = Stream.of(lines)
                    .flatMapToInt(IntStream::of)
                    .sorted()
                    .distinct()
                    .toArray();
            words = cells.length == 0 ? 0 : (cells[cells.length - 1] >> 6) + 1;
            peers = new long[cells.length == 0 ? 0 : cells[cells.length - 1] + 1][];
            for (int v : cells) {
                peers[v] = peers(v, model);
            }
        }

        private long[] peers(int v, Model model) {
            long[] of = new long[width * words];
            for (int d = 0; d < model.labels(v).length; d++) {
                for (int w : cells) {
                    if (w != v
                            && d < model.labels(w).length
                            && model.links().linked(model.labels(v)[d], model.labels(w)[d])) {
                        of[d * words + (w >> 6)] |= 1L << w;
                    }
                }
            }
            return of;
        }
    }
}
