package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * z of digit d in no template of d that is left ⇒ ¬candidate(z); x in all of them ⇒ value(x) — a template of d: nine cells that may hold d, one of each row, column and block. With k = 1 all are left; with k ≥ 2 one is left only if it goes together with
 * templates that are left of each other digit, k of them at a time.
 *
 * @param size k
 */
record Templates(int size) implements Rule {
    static final int LARGEST = 4;
    /** After trials. */
    static final int LEVEL = 40;

    /** A digit with more templates is not looked at: a cut that is the same on every machine. */
    static final int MOST = 2_000;

    private static final int MOST_COMPARED = 20_000_000;
    private static final int N = 9;
    private static final int SIDE = 3;

    /** Cells as bits. */
    private record Template(long low, long high) {
        Template with(int q) {
            return q < Long.SIZE ? new Template(low | 1L << q, high) : new Template(low, high | 1L << q);
        }

        boolean meets(Template other) {
            return (low & other.low) != 0 || (high & other.high) != 0;
        }

        Template or(Template other) {
            return new Template(low | other.low, high | other.high);
        }

        Template and(Template other) {
            return new Template(low & other.low, high & other.high);
        }

        boolean has(int q) {
            return ((q < Long.SIZE ? low : high) >>> q & 1) != 0;
        }
    }

    private static final Template EMPTY = new Template(0, 0);

    @Override
    public String code() {
        return "Temp" + size;
    }

    @Override
    public int level() {
        return LEVEL;
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        if (sheet.n != N || view.model().part(Boxes.class).orElseThrow().height() != SIDE) {
            return;
        }
        Search search = new Search(sheet);
        search.discard();
        for (int d = 0; d < N; d++) {
            if (!search.left.get(d).isEmpty() && !(asserted(d, search, out) && eliminated(d, search, out))) {
                return;
            }
        }
    }

    /** What all templates have, one value after the other. */
    private boolean asserted(int digit, Search search, Matches out) {
        Template all = search.left.get(digit).stream().reduce(Template::and).orElse(EMPTY);
        for (int label : search.open(digit, all::has).toArray()) {
            if (!out.add(new Match.Assertion(new NoTemplate(size, digit), label))) {
                return false;
            }
        }
        return true;
    }

    private boolean eliminated(int digit, Search search, Matches out) {
        Template any = search.left.get(digit).stream().reduce(EMPTY, Template::or);
        Ints targets = search.open(digit, q -> !any.has(q));
        return targets.isEmpty() || out.add(new Match.Elimination(new NoTemplate(size, digit), targets));
    }

    /** How many templates are left for each digit in a state; 0 for one that has too many. */
    int[] counts(View view) {
        Search search = new Search(Sheet.of(view));
        search.discard();
        return search.left.stream().mapToInt(List::size).toArray();
    }

    private final class Search {
        /** Those of each digit; none of one that has too many. */
        private final List<List<Template>> left = new ArrayList<>();

        private final Sheet sheet;
        private int compared;

        Search(Sheet sheet) {
            this.sheet = sheet;
            for (int d = 0; d < N; d++) {
                List<Template> all = new ArrayList<>();
                grow(d, 0, 0, 0, EMPTY, all);
                left.add(all.size() > MOST ? new ArrayList<>() : all);
            }
        }

        /** The open candidates of a digit in such cells. */
        Ints open(int digit, IntPredicate cells) {
            return sheet.labels(IntStream.range(0, N * N).filter(cells).toArray(), 1L << digit);
        }

        private void grow(int digit, int row, int columns, int blocks, Template chosen, List<Template> all) {
            Stopping.check();
            if (all.size() > MOST) {
                return;
            }
            if (row == N) {
                all.add(chosen);
                return;
            }
            for (int column = 0; column < N; column++) {
                int q = row * N + column;
                int block = sheet.block(q);
                if ((sheet.digits(q) >> digit & 1) != 0 && (columns >> column & 1) == 0 && (blocks >> block & 1) == 0) {
                    grow(digit, row + 1, columns | 1 << column, blocks | 1 << block, chosen.with(q), all);
                }
            }
        }

        /** Until nothing more goes. */
        void discard() {
            boolean changed = size > 1;
            while (changed) {
                changed = false;
                for (int d = 0; d < N; d++) {
                    int digit = d;
                    changed |= left.get(d).removeIf(t -> !goesTogether(t, 1 << digit, size - 2));
                }
            }
        }

        /** Whether each other digit has a template beside these cells, and so on, so many digits deep. */
        private boolean goesTogether(Template cells, int digits, int deep) {
            for (int e = 0; e < N; e++) {
                if ((digits >> e & 1) == 0 && !left.get(e).isEmpty() && !beside(cells, digits, e, deep)) {
                    return false;
                }
            }
            return true;
        }

        private boolean beside(Template cells, int digits, int e, int deep) {
            for (Template t : left.get(e)) {
                Stopping.check();
                if (++compared > MOST_COMPARED
                        || !t.meets(cells) && (deep == 0 || goesTogether(cells.or(t), digits | 1 << e, deep - 1))) {
                    return true;
                }
            }
            return false;
        }
    }
}
