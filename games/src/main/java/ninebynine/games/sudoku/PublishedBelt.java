package ninebynine.games.sudoku;

import java.util.Arrays;
import java.util.regex.Matcher;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A belt as CSP-Rules prints it, by its crosses. Only their centres are taken from it: the digits of the second cross are printed in a wrong order, and with a target that is true the cells around the
 * centres can't all be filled anyhow.
 *
 * @param variables these cells
 */
record PublishedBelt(Ints variables) implements Pattern.Own {
    private static final int N = 9;
    private static final int SIDE = 3;
    private static final java.util.regex.Pattern CENTRE =
            java.util.regex.Pattern.compile("cross in block b[1-9] with center r([1-9])c([1-9])");

    @Override
    public String name() {
        return "belt[" + variables.size() + "]";
    }

    @Override
    public String code() {
        return Covering.Kind.BELT.code();
    }

    @Override
    public String spoken(Model model, View before) {
        return "with it the belt can't be filled";
    }

    /** What CSP-Rules prints before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        if (!head.startsWith("belt[") || !head.contains("crosses:") || model.labels(0).length != N) {
            return null;
        }
        boolean[] isEnd = new boolean[N * N];
        Matcher centre = CENTRE.matcher(head);
        while (centre.find()) {
            int row = centre.group(1).charAt(0) - '1';
            int column = centre.group(2).charAt(0) - '1';
            for (int i = 0; i < SIDE; i++) {
                isEnd[row * N + column / SIDE * SIDE + i] = true;
                isEnd[(row / SIDE * SIDE + i) * N + column] = true;
            }
            isEnd[row * N + column] = false;
        }
        int[] cells = new int[N * N];
        int count = 0;
        for (int q = 0; q < cells.length; q++) {
            if (isEnd[q]) {
                cells[count++] = q;
            }
        }
        return new PublishedBelt(Ints.of(Arrays.copyOf(cells, count)));
    }
}
