package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A digit that is nowhere else, whatever it looks like in the whole grid: {@code template-1: n3}. What is in no way to place it is false, and what is in all of them true.
 *
 * @param size how many digits are compared
 * @param digit which one
 */
record NoTemplate(int size, int digit) implements Pattern.Own {
    private static final int N = 9;
    private static final java.util.regex.Pattern WRITTEN = java.util.regex.Pattern.compile(
            "template-([1-4]): n([1-9])|candidate (?:in no template|common to all the templates)\\[([1-4])] for digit n?([1-9])");

    /** All variables of the digit; with several digits all that there are. */
    @Override
    public Ints variables() {
        return Ints.of(IntStream.range(N * N, 4 * N * N)
                .filter(v -> size > 1 || v % N == digit)
                .toArray());
    }

    @Override
    public String name() {
        return "template-" + size;
    }

    @Override
    public String code() {
        return "Temp" + size;
    }

    @Override
    public String title() {
        return size == 1 ? "templates of one digit" : "templates of " + size + " digits";
    }

    @Override
    public String written(Model model) {
        return "n" + (digit + 1);
    }

    @Override
    public String spoken(Model model, View before) {
        return "all ways to put " + (digit + 1) + " into the whole grid"
                + (size == 1 ? "" : " that leave room for " + (size - 1) + " other numbers at a time")
                + " agree";
    }

    @Override
    public List<Pattern.Own> variants(Model model) {
        List<Pattern.Own> changed = new ArrayList<>();
        changed.add(new NoTemplate(size, (digit + 1) % N));
        if (size > 1) {
            changed.add(new NoTemplate(size - 1, digit));
        }
        return changed;
    }

    /** Makes the templates again, by columns and as sets, and throws away what goes with no others, until nothing more goes. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        if (label % N != digit) {
            return false;
        }
        List<List<BitSet>> all = new ArrayList<>();
        for (int d = 0; d < N; d++) {
            List<BitSet> made = new ArrayList<>();
            if (size > 1 || d == digit) {
                fill(model, isCandidate, d, 0, new ArrayList<>(), made);
            }
            all.add(made.size() > Templates.MOST ? List.of() : made);
        }
        for (boolean changed = size > 1; changed; ) {
            changed = false;
            for (int d = 0; d < N; d++) {
                List<BitSet> kept = new ArrayList<>();
                for (BitSet template : all.get(d)) {
                    if (fits(all, template, new BitSet(), d, size - 1)) {
                        kept.add(template);
                    }
                }
                changed |= kept.size() < all.get(d).size();
                all.set(d, kept);
            }
        }
        return !all.get(digit).isEmpty() && all.get(digit).stream().noneMatch(template -> template.get(label / N));
    }

    private static void fill(
            Model model, IntPredicate isCandidate, int d, int column, List<Integer> chosen, List<BitSet> made) {
        Stopping.check();
        if (made.size() > Templates.MOST) {
            return;
        }
        if (column == N) {
            BitSet cells = new BitSet();
            chosen.forEach(x -> cells.set(x / N));
            made.add(cells);
            return;
        }
        for (int row = 0; row < N; row++) {
            int x = (row * N + column) * N + d;
            if (isCandidate.test(x)
                    && chosen.stream().noneMatch(y -> model.links().linked(x, y))) {
                chosen.add(x);
                fill(model, isCandidate, d, column + 1, chosen, made);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    /** Whether a template, beside those cells, leaves room for templates of each other digit, and these of others, so many at a time. */
    private static boolean fits(List<List<BitSet>> all, BitSet template, BitSet used, int d, int more) {
        Stopping.check();
        if (more == 0) {
            return true;
        }
        BitSet digits = (BitSet) used.clone();
        digits.set(d);
        for (int e = 0; e < N; e++) {
            boolean room = digits.get(e) || all.get(e).isEmpty();
            for (int i = 0; i < all.get(e).size() && !room; i++) {
                BitSet both = (BitSet) template.clone();
                if (!template.intersects(all.get(e).get(i))) {
                    both.or(all.get(e).get(i));
                    room = fits(all, both, digits, e, more - 1);
                }
            }
            if (!room) {
                return false;
            }
        }
        return true;
    }

    /** What a line of notation, or what CSP-Rules prints, says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (model.labels(0).length != N || !m.matches()) {
            return null;
        }
        boolean ours = m.group(1) != null;
        return new NoTemplate(Integer.parseInt(m.group(ours ? 1 : 3)), Integer.parseInt(m.group(ours ? 2 : 4)) - 1);
    }
}
