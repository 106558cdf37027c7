package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Four cells at the corners of a rectangle in two blocks that must not hold two digits alone: {@code unique-rectangle-type-4: r4c4 r4c8 r6c4 r6c8{n4 n5} with r6n5}.
 *
 * @param corners in row order; in what CSP-Rules prints, the first has only the two digits
 * @param digits the two; none where they are those of the first corner, as CSP-Rules prints it
 * @param support what else is looked at: the other cells of a subset, or where a digit must be
 */
record Rectangle(Kind kind, Ints corners, Ints digits, Ints support) implements Pattern.Own {
    static final String CODE = "UR";

    /** Which guardians there are decides what follows. */
    enum Kind {
        TYPE_1("type 1"),
        TYPE_2("type 2"),
        TYPE_3("type 3"),
        TYPE_4("type 4"),
        TYPE_5("type 5"),
        TYPE_6("type 6"),
        HIDDEN("hidden"),
        AVOIDABLE_1("type 1"),
        AVOIDABLE_2("type 2"),
        AVOIDABLE("other");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** As in {@code unique-rectangle-type-1}. */
        String written() {
            return switch (this) {
                case HIDDEN -> "hidden-unique-rectangle";
                case AVOIDABLE -> "avoidable-rectangle";
                case AVOIDABLE_1, AVOIDABLE_2 -> "avoidable-rectangle-" + title.replace(' ', '-');
                default -> "unique-rectangle-" + title.replace(' ', '-');
            };
        }

        String spoken() {
            return switch (this) {
                case HIDDEN -> "hidden unique rectangle";
                case AVOIDABLE -> "avoidable rectangle";
                case AVOIDABLE_1, AVOIDABLE_2 -> "avoidable rectangle, " + title;
                default -> "unique rectangle, " + title;
            };
        }
    }

    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("([a-z0-9-]+): ((?:r\\d+c\\d+ ?){4})\\{(n\\d+) (n\\d+)}(?: with (.+))?");
    private static final java.util.regex.Pattern PUBLISHED = java.util.regex.Pattern.compile(
            "(?:number n?\\d+ *: *)?(?:vertical|horizontal) unique rectangle type (\\d)b? in cells (r\\d+c\\d+), (r\\d+c\\d+), (r\\d+c\\d+),? and (r\\d+c\\d+)");

    @Override
    public boolean assumesOneSolution() {
        return true;
    }

    @Override
    public Ints variables() {
        return Ints.of(IntStream.concat(corners.stream(), support.stream()).toArray());
    }

    @Override
    public String name() {
        return kind.written();
    }

    @Override
    public String code() {
        return CODE;
    }

    @Override
    public List<String> codes() {
        return List.of(CODE, CodedUniqueness.CODE);
    }

    @Override
    public String title() {
        return kind.spoken();
    }

    @Override
    public String written(Model model) {
        return names(corners, model)
                + (digits.isEmpty()
                        ? ""
                        : digits.stream().mapToObj(d -> "n" + (d + 1)).collect(Collectors.joining(" ", "{", "}")))
                + (support.isEmpty() ? "" : " with " + names(support, model));
    }

    private static String names(Ints variables, Model model) {
        return variables.stream().mapToObj(model.names()::variable).collect(Collectors.joining(" "));
    }

    @Override
    public Relation relation(Model model, IntPredicate isCandidate) {
        int n = model.labels(0).length;
        Ints two = digits.isEmpty()
                ? Ints.of(IntStream.of(model.labels(corners.get(0)))
                        .filter(isCandidate)
                        .map(x -> x % n)
                        .toArray())
                : digits;
        List<Ints> kept = new ArrayList<>();
        List<Integer> guardians = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            int cell = corners.get(i);
            kept.add(two.map(d -> cell * n + d));
            IntStream.of(model.labels(cell))
                    .filter(x -> isCandidate.test(x) && !two.contains(x % n))
                    .forEach(guardians::add);
        }
        return new Relation(
                CODE,
                Ints.of(guardians.stream().mapToInt(Integer::intValue).sorted().toArray()),
                corners,
                kept,
                true);
    }

    @Override
    public String spoken(Model model, View before) {
        Relation relation = relation(model, before::isCandidate);
        String two = relation.kept().get(0).stream()
                .mapToObj(x -> model.names().value(x))
                .collect(Collectors.joining(" and "));
        String others = relation.guardians().stream()
                .mapToObj(x -> model.names().value(x) + " in " + model.names().subject(x))
                .collect(Collectors.joining(" or "));
        return "if " + corners.stream().mapToObj(model.names()::variable).collect(Collectors.joining(", "))
                + " held only " + two
                + ", these could be exchanged and there would be two solutions, and we take it that there is only one, so one of them is another number"
                + (others.isEmpty() ? "" : " (" + others + ")")
                + (support.isEmpty() ? "" : ", and " + reason(model));
    }

    private String reason(Model model) {
        boolean cells = support.get(0) < model.labelCount() / model.labels(0).length;
        String places = support.stream()
                .mapToObj(v -> cells ? model.names().variable(v) : model.names().spoken(v))
                .collect(Collectors.joining(" and "));
        return cells
                ? "with " + places + " these numbers are used up in the house"
                : "for " + places + " there is no other place than a corner";
    }

    @Override
    public List<Pattern.Own> variants(Model model) {
        int n = model.labels(0).length;
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            int at = i;
            for (int cell : new int[] {(corners.get(i) + 1) % (n * n), (corners.get(i) + n) % (n * n)}) {
                if (!corners.contains(cell)) {
                    changed.add(new Rectangle(
                            kind,
                            Ints.of(IntStream.range(0, 4)
                                    .map(k -> k == at ? cell : corners.get(k))
                                    .toArray()),
                            digits,
                            support));
                }
            }
        }
        for (int i = 0; i < digits.size(); i++) {
            int other = (digits.get(i) + 1) % n;
            if (!digits.contains(other)) {
                changed.add(new Rectangle(
                        kind, corners, Ints.of(digits.get(1 - i), other).sorted(), support));
            }
        }
        if (!support.isEmpty()) {
            changed.add(new Rectangle(kind, corners, digits, Ints.of()));
            changed.add(new Rectangle(kind, corners, digits, support.map(v -> v + 1)));
        }
        return changed;
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher published = PUBLISHED.matcher(head);
        if (published.matches()) {
            Ints cells = variables(
                    Stream.of(published.group(2), published.group(3), published.group(4), published.group(5)), model);
            int type = Integer.parseInt(published.group(1));
            return cells == null || type < 1 || type > 4
                    ? null
                    : new Rectangle(Kind.valueOf("TYPE_" + type), cells, Ints.of(), unsaid(type, cells, model));
        }
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        Ints corners = variables(Stream.of(m.group(2).trim().split(" ", -1)), model);
        Ints support =
                m.group(5) == null ? Ints.of() : variables(Stream.of(m.group(5).split(" ", -1)), model);
        int[] digits = IntStream.of(3, 4)
                .map(i -> Integer.parseInt(m.group(i).substring(1)) - 1)
                .toArray();
        if (corners == null || support == null || Math.max(digits[0], digits[1]) >= model.labels(0).length) {
            return null;
        }
        return Stream.of(Kind.values())
                .filter(kind -> kind.written().equals(m.group(1)))
                .map(kind -> new Rectangle(kind, corners, Ints.of(digits), support))
                .filter(read -> read.head(model).equals(head))
                .findFirst()
                .orElse(null);
    }

    /** What CSP-Rules does not print: any cell of a line with two corners may be in the subset, and any digit may be confined in a house with two corners. */
    private static Ints unsaid(int type, Ints corners, Model model) {
        int n = model.labels(0).length;
        return type < 3
                ? Ints.of()
                : Ints.of(IntStream.range(0, model.variableCount())
                        .filter(v -> !corners.contains(v))
                        .filter(v -> (type == 3) == (v < n * n))
                        .filter(v -> type == 3
                                ? corners.stream().filter(q -> q / n == v / n).count() == 2
                                        || corners.stream()
                                                        .filter(q -> q % n == v % n)
                                                        .count()
                                                == 2
                                : corners.stream()
                                                .filter(q -> IntStream.of(model.labels(v))
                                                        .anyMatch(x -> x / n == q))
                                                .count()
                                        == 2)
                        .toArray());
    }

    private static @Nullable Ints variables(Stream<String> names, Model model) {
        List<OptionalInt> found = names.map(model.index()::variable).toList();
        return found.stream().anyMatch(OptionalInt::isEmpty)
                ? null
                : Ints.of(found.stream().mapToInt(OptionalInt::getAsInt).toArray());
    }
}
