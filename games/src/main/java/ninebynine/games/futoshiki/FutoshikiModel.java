package ninebynine.games.futoshiki;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareNames;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Why;
import ninebynine.rule.Pattern;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Ints;

/**
 * Futoshiki as labels and variables: a Latin square, and for each sign links between the numbers that it forbids.
 *
 * <pre>
 *   X &lt; Y       (u,X) and (v,Y) are linked if u ≥ v
 *   g-labels    k+ = {k … n} of X, linked to all (v,Y) with v ≤ k;  k− = {1 … k} of Y, linked to all (u,X) with u ≥ k
 * </pre>
 */
final class FutoshikiModel {
    private static final Family ASC =
            new Family("Ascending", Ascending.class, 0, 0, (model, level) -> List.of(Ascending.weak(model)));
    private static final List<Family> AFTER = List.of(
            new Family("StrongAscending", Ascending.class, 0, 0, (model, level) -> List.of(Ascending.strong(model))),
            new Family(
                    "Hill",
                    Hill.class,
                    0,
                    0,
                    (model, level) ->
                            List.of(new Hill(SignRun.Kind.HILL, model), new Hill(SignRun.Kind.VALLEY, model))),
            new Family(
                    "StrongHill",
                    Hill.class,
                    0,
                    0,
                    (model, level) ->
                            List.of(new Hill(SignRun.Kind.STR_HILL, model), new Hill(SignRun.Kind.STR_VALLEY, model))));

    /** Without givens ascending chains are what there is to begin with. */
    static final OwnRules PURE = rules(ASC, BuiltInRules.SINGLES);

    /** With givens Singles come before them. */
    static final OwnRules WITH_GIVENS = rules(BuiltInRules.SINGLES, ASC);

    private FutoshikiModel() {}

    private static OwnRules rules(Family first, Family second) {
        return new OwnRules(
                Stream.concat(Stream.of(first, second), AFTER.stream()).toList(), Set.of(), Set.of());
    }

    /**
     * @param pure whether no number is given
     * @param strict whether k itself is no member of k+ and k−, though what is g-linked to them must be linked to it: as CSP-Rules has it
     */
    static Model of(Signs signs, boolean pure, boolean strict) {
        SignOrder order = SignOrder.of(signs);
        Square square = Square.latin(signs.size());
        ModelBuilder builder = square.builder(new SquareNames(
                square,
                "square",
                (cell, members) -> segment(members, signs.size(), strict),
                (label, value) -> tie(order, label, value)));
        square.fish(builder, "-in-rows", 0, 1, null);
        square.fish(builder, "-in-columns", 1, 0, null);
        builder.otherLinks(new InequalityLinks(order));
        groups(builder, order, strict ? 1 : 0);
        return builder.part(SignOrder.class, order)
                .part(OwnRules.class, pure ? PURE : WITH_GIVENS)
                .part(Pattern.Reader.class, SignRun::read)
                .build();
    }

    /** "r2c3 is smaller than r2c4, which is 3". */
    private static Why tie(SignOrder order, int label, int value) {
        int n = order.size();
        String than = order.isLess(label / n, value / n) ? " is smaller than " : " is larger than ";
        return Why.fact(SquareNames.cell(label / n, n) + than + SquareNames.cell(value / n, n) + ", which is "
                + (value % n + 1));
    }

    /** @param less how many of a segment's numbers at its inner end are no members */
    private static void groups(ModelBuilder builder, SignOrder order, int less) {
        int n = order.size();
        for (int cell = 0; cell < n * n; cell++) {
            for (int k = 3; k < n - less && order.above(cell).length > 0; k++) {
                builder.group(new Group(cell, numbers(cell, k + less, n, n), numbers(cell, k, n, n)));
            }
            for (int k = n - 2; k >= 2 + less && order.below(cell).length > 0; k--) {
                builder.group(new Group(cell, numbers(cell, 1, k - less, n), numbers(cell, 1, k, n)));
            }
        }
    }

    private static Ints numbers(int cell, int from, int to, int n) {
        return Ints.of(IntStream.rangeClosed(from, to)
                .map(number -> cell * n + number - 1)
                .toArray());
    }

    /** {@code n3+} for 3 and more, {@code n5-} for 5 and less. */
    private static String segment(Ints members, int n, boolean strict) {
        int first = members.get(0) % n + 1;
        int less = strict ? 1 : 0;
        return first > 1 ? "n" + (first - less) + "+" : "n" + (members.size() + less) + "-";
    }
}
