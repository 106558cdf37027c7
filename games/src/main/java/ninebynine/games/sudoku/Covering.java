package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * p cells all of whose candidates lie in p pairs of a house and a digit, so that each of these digits is in one of the cells: {@code sue-de-coq[5]: r4c1 r4c2 r4c7 r5c3 r6c1 | r4n3 r4n8 b4n1 b4n2 b4n5}.
 *
 * @param cells in order
 * @param pairs where a digit of a house is, as variables
 */
record Covering(Kind kind, Ints cells, Ints pairs) implements Pattern.Own {
    /** What people call it. */
    enum Kind {
        BELT("belt", "SK"),
        SUE_DE_COQ("sue-de-coq", "SdC"),
        COVER("cover", "Cover");

        private final String word;
        private final String code;

        Kind(String word, String code) {
            this.word = word;
            this.code = code;
        }

        String code() {
            return code;
        }
    }

    /** Of a cross. */
    private static final int ENDS = 4;

    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("([a-z-]+)\\[(\\d{1,3})]: ([rc\\d ]+) \\| ([rcbn\\d ]+)");

    @Override
    public Ints variables() {
        return cells;
    }

    private int length() {
        return cells.size();
    }

    @Override
    public String name() {
        return kind.word + "[" + length() + "]";
    }

    @Override
    public String code() {
        return kind == Kind.SUE_DE_COQ ? kind.code + "[" + length() + "]" : kind.code;
    }

    @Override
    public String title() {
        return switch (kind) {
            case BELT -> "belt of " + length() / ENDS + " crosses, or SK-loop";
            case SUE_DE_COQ -> "Sue de Coq of " + length() + " cells";
            case COVER -> "cover of " + length() + " cells";
        };
    }

    @Override
    public String written(Model model) {
        return names(cells, model) + " | " + names(pairs, model);
    }

    /** The names of variables, in their order. */
    static String names(Ints variables, Model model) {
        return variables.stream().mapToObj(model.names()::variable).collect(Collectors.joining(" "));
    }

    /** As many cells as pairs, no candidate of a cell outside of them; then what a pair has outside of the cells is false. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        List<int[]> covers = pairs.stream().mapToObj(model::labels).toList();
        boolean whole =
                cells.stream().distinct().count() == pairs.stream().distinct().count()
                        && cells.stream()
                                .flatMap(q -> IntStream.of(model.labels(q)))
                                .filter(isCandidate)
                                .allMatch(x -> covers.stream().anyMatch(cover -> contains(cover, x)));
        return whole
                && covers.stream().anyMatch(cover -> contains(cover, label))
                && cells.stream().noneMatch(q -> contains(model.labels(q), label));
    }

    private static boolean contains(int[] labels, int label) {
        return Arrays.stream(labels).anyMatch(x -> x == label);
    }

    @Override
    public String spoken(Model model, View before) {
        return "the " + cells.size() + " cells "
                + cells.stream().mapToObj(model.names()::variable).collect(Collectors.joining(", "))
                + " have no other candidates than these " + pairs.size()
                + " numbers, each of which is once in its house ("
                + pairs.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + "), and each of them is in one of the cells";
    }

    @Override
    public List<Pattern.Own> variants(Model model) {
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            int at = i;
            int other = (cells.get(i) + 1) % (model.labelCount() / model.labels(0).length);
            if (!cells.contains(other)) {
                changed.add(new Covering(
                        kind,
                        Ints.of(IntStream.range(0, cells.size())
                                        .map(k -> k == at ? other : cells.get(k))
                                        .toArray())
                                .sorted(),
                        pairs));
            }
            int pair = pairs.get(i) + 1;
            if (!pairs.contains(pair) && pair < model.variableCount()) {
                changed.add(new Covering(
                        kind,
                        cells,
                        Ints.of(IntStream.range(0, pairs.size())
                                        .map(k -> k == at ? pair : pairs.get(k))
                                        .toArray())
                                .sorted()));
            }
        }
        return changed;
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        Ints cells = variables(m.group(3), model);
        Ints pairs = variables(m.group(4), model);
        return cells == null || pairs == null
                ? null
                : Stream.of(Kind.values())
                        .map(kind -> new Covering(kind, cells, pairs))
                        .filter(read -> read.head(model).equals(head))
                        .findFirst()
                        .orElse(null);
    }

    private static @Nullable Ints variables(String names, Model model) {
        List<OptionalInt> found =
                Stream.of(names.split(" ", -1)).map(model.index()::variable).toList();
        return found.stream().anyMatch(OptionalInt::isEmpty)
                ? null
                : Ints.of(found.stream().mapToInt(OptionalInt::getAsInt).toArray());
    }

    /** Everything that the pairs have outside of the cells. */
    static Ints targets(Ints cells, Ints pairs, View view) {
        return Ints.of(pairs.stream()
                .flatMap(v -> IntStream.of(view.model().labels(v)))
                .filter(x -> view.isCandidate(x) && !view.isValue(x))
                .filter(x -> cells.stream().noneMatch(q -> contains(view.model().labels(q), x)))
                .sorted()
                .distinct()
                .toArray());
    }
}
