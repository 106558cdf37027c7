package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A belt as CSP-Rules prints it, by its crosses. Only their centres are taken from it: the digits of the second cross are printed in a wrong order, and the state tells them anyhow.
 *
 * @param centres one after the other around the belt
 */
record PublishedBelt(Ints centres) implements Pattern.Own {
    private static final int N = 9;
    private static final int SIDE = 3;
    private static final java.util.regex.Pattern CENTRE =
            java.util.regex.Pattern.compile("cross in block b[1-9] with center (r[1-9]c[1-9])");

    @Override
    public Ints variables() {
        return Ints.of(centres.stream()
                .flatMap(q -> IntStream.concat(ends(q, true), ends(q, false)))
                .sorted()
                .toArray());
    }

    /** The two other cells of the centre's row, or column, in its block. */
    private static IntStream ends(int centre, boolean across) {
        int row = centre / N;
        int column = centre % N;
        return IntStream.range(0, SIDE)
                .map(i -> across ? row * N + column / SIDE * SIDE + i : (row / SIDE * SIDE + i) * N + column)
                .filter(q -> q != centre);
    }

    @Override
    public String name() {
        return "belt[" + centres.size() + "]";
    }

    @Override
    public String code() {
        return Covering.Kind.BELT.code();
    }

    @Override
    public String written(Model model) {
        return centres.stream().mapToObj(model.names()::variable).collect(Collectors.joining(" "));
    }

    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        return coverings(isCandidate).stream().anyMatch(cover -> cover.refutes(model, isCandidate, isValue, label));
    }

    /** One for each choice of the first cross's inner digits, from which those of the others follow around the belt. */
    private List<Covering> coverings(IntPredicate isCandidate) {
        int[] across =
                centres.stream().map(q -> digits(ends(q, true), isCandidate)).toArray();
        int[] down =
                centres.stream().map(q -> digits(ends(q, false), isCandidate)).toArray();
        List<Covering> found = new ArrayList<>();
        for (int inner = 0; inner < 1 << N; inner++) {
            if (Integer.bitCount(inner) == 2 && (inner & ~(across[0] & down[0])) == 0) {
                Ints pairs = pairs(inner, across, down);
                Ints cells = variables();
                if (cells.size() == pairs.size()) {
                    found.add(new Covering(Covering.Kind.BELT, cells, pairs));
                }
            }
        }
        return found;
    }

    private static int digits(IntStream cells, IntPredicate isCandidate) {
        return cells.flatMap(q -> IntStream.range(0, N).filter(d -> isCandidate.test(q * N + d)))
                .map(d -> 1 << d)
                .reduce(0, (a, b) -> a | b);
    }

    private Ints pairs(int first, int[] across, int[] down) {
        List<Integer> pairs = new ArrayList<>();
        int inner = first;
        for (int i = 0; i < centres.size(); i++) {
            int q = centres.get(i);
            if (i > 0) {
                int before = centres.get(i - 1);
                boolean row = before / N == q / N;
                int outer = (row ? across : down)[i - 1] & ~inner;
                inner = (row ? across : down)[i] & ~outer;
            }
            int block = q / N / SIDE * SIDE + q % N / SIDE;
            add(Sheet.ROWS, q / N, across[i] & ~inner, pairs);
            add(Sheet.COLUMNS, q % N, down[i] & ~inner, pairs);
            add(Sheet.BLOCKS, block, inner, pairs);
        }
        return Ints.of(
                pairs.stream().mapToInt(Integer::intValue).sorted().distinct().toArray());
    }

    /** The variables "where is this digit in this house?". */
    private static void add(int kind, int line, int digits, List<Integer> pairs) {
        IntStream.range(0, N)
                .filter(d -> (digits >> d & 1) != 0)
                .forEach(d -> pairs.add(((1 + kind) * N + line) * N + d));
    }

    @Override
    public String spoken(Model model, View before) {
        return "the cells around " + written(model).replace(" ", ", ")
                + " have as many candidates of a house and a digit as cells, so each of these is in one of them";
    }

    /** What CSP-Rules prints before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        if (!head.startsWith("belt[") || !head.contains("crosses:") || model.labels(0).length != N) {
            return null;
        }
        List<Integer> centres = new ArrayList<>();
        Matcher centre = CENTRE.matcher(head);
        while (centre.find()) {
            centres.add(model.index().variable(centre.group(1)).orElseThrow());
        }
        return centres.isEmpty()
                ? null
                : new PublishedBelt(
                        Ints.of(centres.stream().mapToInt(Integer::intValue).toArray()));
    }
}
