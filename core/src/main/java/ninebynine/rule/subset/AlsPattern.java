package ninebynine.rule.subset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Exhaustion;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.subset.AlmostLockedSets.Almost;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Almost locked sets and the digits that join them: {@code als-xz[4]: r1c1 r1c2{n1 n2 n3} - n2 - r4c2 r5c2{n2 n3 n7}}; in a death blossom each set is joined to the
 * first. Cells are variables, digits places in them.
 *
 * @param joins between each set and the next, in a death blossom and the first; two where both digits join two sets
 */
public record AlsPattern(Kind kind, List<Ints> sets, List<Ints> digits, List<Ints> joins) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("([a-z-]+)\\[(\\d{1,2})]: (.*)");
    private static final java.util.regex.Pattern SET = java.util.regex.Pattern.compile("([^{}]+)\\{([^{}]+)}");
    private static final String JOINED = " - ";

    /** What it is called, by how many sets there are and how they are joined. */
    public enum Kind {
        /** Two sets. */
        XZ("als-xz", "ALS-XZ"),
        /** Three sets, of which two meet the third. */
        XY_WING("als-xy-wing", "ALS-XY"),
        /** Four sets or more. */
        CHAIN("als-chain", "ALS-C"),
        /** A cell, and a set for each of its candidates. */
        BLOSSOM("death-blossom", "DB");

        private final String written;
        private final String code;

        Kind(String written, String code) {
            this.written = written;
            this.code = code;
        }

        /** That of a chain of so many sets. */
        static Kind ofSets(int count) {
            return count == 2 ? XZ : count == 3 ? XY_WING : CHAIN;
        }

        String code(int length) {
            return code + "[" + length + "]";
        }
    }

    public AlsPattern {
        sets = List.copyOf(sets);
        digits = List.copyOf(digits);
        joins = List.copyOf(joins);
    }

    /** What follows from these sets, joined so. */
    static Match match(Kind kind, List<Almost> sets, List<Ints> joins, Set<Integer> targets) {
        AlsPattern pattern = new AlsPattern(
                kind,
                sets.stream().map(Almost::cells).toList(),
                sets.stream().map(set -> AlmostLockedSets.listed(set.digits())).toList(),
                joins);
        return new Match.Elimination(
                pattern, Ints.of(targets.stream().mapToInt(Integer::intValue).toArray()));
    }

    /** How many cells the sets have in all; one that is in two of them counts twice. */
    public int length() {
        return sets.stream().mapToInt(Ints::size).sum();
    }

    @Override
    public Ints variables() {
        return Ints.of(sets.stream().flatMapToInt(Ints::stream).distinct().toArray());
    }

    @Override
    public String name() {
        return kind.written + "[" + length() + "]";
    }

    @Override
    public String code() {
        return kind.code(length());
    }

    @Override
    public String title() {
        return switch (kind) {
            case XZ -> "two almost locked sets of " + length() + " cells";
            case XY_WING -> "three almost locked sets of " + length() + " cells";
            case CHAIN -> "chain of almost locked sets of " + length() + " cells";
            case BLOSSOM -> "cell and an almost locked set for each of its values, " + length() + " cells";
        };
    }

    @Override
    public String written(Model model) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < sets.size(); i++) {
            if (i > 0) {
                text.append(JOINED).append(digits(joins.get(i - 1), model)).append(JOINED);
            }
            text.append(sets.get(i).stream().mapToObj(model.names()::variable).collect(Collectors.joining(" ")))
                    .append('{')
                    .append(digits(digits.get(i), model))
                    .append('}');
        }
        return text.toString();
    }

    private String digits(Ints places, Model model) {
        int cell = sets.get(0).get(0);
        return places.stream()
                .mapToObj(d -> model.names().valueIn(cell, model.labels(cell)[d]))
                .collect(Collectors.joining(" "));
    }

    /** The sets that a line of notation begins with; null if it begins otherwise. */
    public static @Nullable AlsPattern read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        Optional<Kind> kind = m.matches()
                ? Arrays.stream(Kind.values())
                        .filter(each -> each.written.equals(m.group(1)))
                        .findFirst()
                : Optional.empty();
        if (kind.isEmpty()) {
            return null;
        }
        String[] parts = m.group(3).split(JOINED, -1);
        List<Ints> sets = new ArrayList<>();
        List<Ints> digits = new ArrayList<>();
        List<Ints> joins = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            Matcher set = SET.matcher(parts[i]);
            if (i % 2 == 0 && set.matches()) {
                sets.add(cells(set.group(1), model));
            }
            if (sets.isEmpty() || sets.get(0).isEmpty()) {
                return null;
            }
            (i % 2 == 0 ? digits : joins)
                    .add(places(i % 2 == 0 && set.matches() ? set.group(2) : parts[i], sets, model));
        }
        boolean whole = parts.length % 2 == 1 && sets.size() == digits.size();
        AlsPattern read = whole ? new AlsPattern(kind.get(), sets, digits, joins) : null;
        return read != null && read.head(model).equals(head) ? read : null;
    }

    private static Ints cells(String names, Model model) {
        OptionalInt[] found =
                Arrays.stream(names.split(" ", -1)).map(model.index()::variable).toArray(OptionalInt[]::new);
        return Arrays.stream(found).anyMatch(OptionalInt::isEmpty)
                ? Ints.of()
                : Ints.of(Arrays.stream(found).mapToInt(OptionalInt::getAsInt).toArray());
    }

    private static Ints places(String names, List<Ints> sets, Model model) {
        int cell = sets.get(0).get(0);
        List<String> asked = List.of(names.split(" ", -1));
        int[] labels = model.labels(cell);
        return Ints.of(IntStream.range(0, labels.length)
                .filter(d -> asked.contains(model.names().valueIn(cell, labels[d])))
                .toArray());
    }

    /** The sets must be what the line says, joined as it says; then all answers of their cells are tried. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        return IntStream.range(0, sets.size()).allMatch(i -> isSet(i, model, isCandidate))
                && joins.size() == sets.size() - 1
                && IntStream.range(0, joins.size()).allMatch(i -> isJoined(i, model, isCandidate))
                && Exhaustion.refutes(model, isCandidate, isValue, variables(), label);
    }

    /** Cells of one house with just these digits, one more than they are; the stem of a death blossom has any number. */
    private boolean isSet(int i, Model model, IntPredicate isCandidate) {
        Ints cells = sets.get(i);
        Ints told = digits.get(i);
        boolean stem = kind == Kind.BLOSSOM && i == 0;
        int[] found = IntStream.range(0, model.labels(cells.get(0)).length)
                .filter(d -> !holding(cells, d, model, isCandidate).isEmpty())
                .toArray();
        boolean inOneHouse = model.frames().stream()
                .filter(frame -> frame.kind() == Frame.Kind.NAKED)
                .map(frame -> IntStream.range(0, frame.lineCount())
                        .map(frame::variable)
                        .boxed()
                        .toList())
                .anyMatch(house -> cells.stream().allMatch(house::contains));
        return Ints.of(found).equals(told)
                && inOneHouse
                && (stem ? cells.size() == 1 && sets.size() == told.size() + 1 : told.size() == cells.size() + 1);
    }

    /** Each digit that joins two sets is in both, and no two of its places in them can be true together. */
    private boolean isJoined(int i, Model model, IntPredicate isCandidate) {
        Ints one = sets.get(kind == Kind.BLOSSOM ? 0 : i);
        Ints other = sets.get(i + 1);
        return !joins.get(i).isEmpty()
                && joins.get(i).stream().allMatch(d -> {
                    List<Integer> here = holding(one, d, model, isCandidate);
                    List<Integer> there = holding(other, d, model, isCandidate);
                    return !here.isEmpty()
                            && !there.isEmpty()
                            && here.stream()
                                    .allMatch(x -> there.stream()
                                            .allMatch(y -> model.links().linked(x, y)));
                });
    }

    private static List<Integer> holding(Ints cells, int d, Model model, IntPredicate isCandidate) {
        return cells.stream()
                .filter(v -> d < model.labels(v).length)
                .map(v -> model.labels(v)[d])
                .filter(isCandidate)
                .boxed()
                .toList();
    }

    /** A set without one of its cells, and another digit for each join. */
    @Override
    public List<Pattern.Own> variants(Model model) {
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < sets.size(); i++) {
            Ints set = sets.get(i);
            for (int k = 0; k < set.size() && set.size() > 1; k++) {
                int gone = set.get(k);
                List<Ints> others = new ArrayList<>(sets);
                others.set(i, Ints.of(set.stream().filter(v -> v != gone).toArray()));
                changed.add(new AlsPattern(kind, others, digits, joins));
            }
        }
        for (int i = 0; i < joins.size(); i++) {
            List<Ints> others = new ArrayList<>(joins);
            others.set(
                    i,
                    joins.get(i)
                            .map(d -> (d + 1) % model.labels(sets.get(0).get(0)).length)
                            .sorted());
            changed.add(new AlsPattern(kind, sets, digits, others));
        }
        return changed;
    }

    @Override
    public String spoken(Model model, View before) {
        boolean blossom = kind == Kind.BLOSSOM;
        String each = IntStream.range(blossom ? 1 : 0, sets.size())
                .mapToObj(i -> said(sets.get(i), model) + digitsSaid(digits.get(i), model))
                .collect(Collectors.joining(", "));
        if (blossom) {
            return "whatever " + model.names().spoken(sets.get(0).get(0))
                    + " is, one of these sets loses that number and has all its others: " + each;
        }
        String joined = joins.stream().map(join -> digitsSaid(join, model)).collect(Collectors.joining(", then "));
        return each + "; neighbours among these sets can't both have " + joined
                + ", and a set without one of its numbers has all the others";
    }

    private static String said(Ints cells, Model model) {
        return cells.size() == 1
                ? model.names().spoken(cells.get(0)) + " has one of "
                : "between them "
                        + and(cells.stream().mapToObj(model.names()::variable).toList()) + " have all but one of ";
    }

    private String digitsSaid(Ints places, Model model) {
        int cell = sets.get(0).get(0);
        return and(places.stream()
                .mapToObj(d -> model.names().spokenIn(cell, model.labels(cell)[d]))
                .toList());
    }

    private static String and(List<String> items) {
        int last = items.size() - 1;
        return last < 1 ? items.get(0) : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
    }
}
