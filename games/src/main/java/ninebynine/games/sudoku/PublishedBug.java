package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The one candidate beside which all open cells are deadly, as CSP-Rules prints it: {@code bug+1 for number n3 in cell r5c5}. Our own line names these cells and what they keep; here the state tells them.
 *
 * @param label the candidate
 * @param variables all cells of the board
 */
record PublishedBug(int label, Ints variables) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("bug\\+1 for number n?(\\d+) in cell (r\\d+c\\d+)");

    @Override
    public boolean assumesOneSolution() {
        return true;
    }

    @Override
    public String name() {
        return "bug+1";
    }

    @Override
    public String code() {
        return CodedBug.CODE;
    }

    @Override
    public String written(Model model) {
        return "";
    }

    @Override
    public Relation relation(Model model, IntPredicate isCandidate) {
        List<Ints> kept = new ArrayList<>();
        int[] open = new int[variables.size()];
        for (int i = 0; i < variables.size(); i++) {
            int[] left = IntStream.of(model.labels(variables.get(i)))
                    .filter(x -> x != label && isCandidate.test(x))
                    .toArray();
            if (left.length > 1) {
                open[kept.size()] = variables.get(i);
                kept.add(Ints.of(left));
            }
        }
        return new Relation(Bug.WORD, Ints.of(label), Ints.of(Arrays.copyOf(open, kept.size())), kept, true);
    }

    @Override
    public String spoken(Model model, View before) {
        return "without it there would be two solutions, and we take it that there is only one";
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        OptionalInt label = m.matches() ? model.index().label(m.group(2), m.group(1)) : OptionalInt.empty();
        int cells = model.labelCount() / model.labels(0).length;
        return label.isEmpty()
                ? null
                : new PublishedBug(
                        label.getAsInt(), Ints.of(IntStream.range(0, cells).toArray()));
    }
}
