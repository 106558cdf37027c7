package ninebynine.games.sudoku;

import java.util.ArrayList;
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
 * @param cell where it is, as it is written
 * @param variables all cells of the board
 */
record PublishedBug(int label, String cell, Ints variables) implements Pattern.Own {
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
    public String head(Model model) {
        return name() + " for number n" + model.names().value(label) + " in cell " + cell;
    }

    @Override
    public Relation relation(Model model, IntPredicate isCandidate) {
        List<Integer> open = new ArrayList<>();
        List<Ints> kept = new ArrayList<>();
        for (int q : variables.toArray()) {
            int[] has = IntStream.of(model.labels(q)).filter(isCandidate).toArray();
            if (has.length > 1) {
                open.add(q);
                kept.add(Ints.of(IntStream.of(has).filter(x -> x != label).toArray()));
            }
        }
        return new Relation(
                Bug.WORD,
                Ints.of(label),
                Ints.of(open.stream().mapToInt(Integer::intValue).toArray()),
                kept,
                true);
    }

    @Override
    public String spoken(Model model, View before) {
        return "without it all open cells could be filled in two ways, and we take it that there is only one";
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        OptionalInt label = m.matches() ? model.index().label(m.group(2), m.group(1)) : OptionalInt.empty();
        int cells = model.labelCount() / model.labels(0).length;
        return label.isEmpty()
                ? null
                : new PublishedBug(
                        label.getAsInt(),
                        m.group(2),
                        Ints.of(IntStream.range(0, cells).toArray()));
    }
}
