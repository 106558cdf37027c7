package ninebynine.games.slitherlink;

import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Two cells with an edge between them: {@code no-vertical-line-r4{c1 c2}}, {@code different-colours-in-{r3 r4}c3}. */
record Border(Sort sort, int edge, Ints variables) implements Pattern.Own {
    /** What is known, of the edge or of the colours of its cells. */
    enum Sort {
        NO_LINE,
        LINE,
        SAME_COLOUR,
        DIFFERENT_COLOURS
    }

    static Border of(Sort sort, int edge, Lattice lattice) {
        return new Border(
                sort, edge, Ints.of(edge, lattice.before(edge, VariableKind.I), lattice.after(edge, VariableKind.I)));
    }

    @Override
    public String name() {
        return switch (sort) {
            case NO_LINE -> "no-line";
            case LINE -> "line";
            case SAME_COLOUR -> "same-colour";
            case DIFFERENT_COLOURS -> "different-colours";
        };
    }

    @Override
    public String code() {
        return "Col";
    }

    @Override
    public String title() {
        return switch (sort) {
            case NO_LINE -> "no line, so the same colour";
            case LINE -> "a line, so different colours";
            case SAME_COLOUR -> "the same colour, so no line";
            case DIFFERENT_COLOURS -> "different colours, so a line";
        };
    }

    @Override
    public String head(Model model) {
        boolean flat = Lattice.of(model).kind(edge) == VariableKind.H;
        return switch (sort) {
            case NO_LINE -> (flat ? "no-horizontal-line-" : "no-vertical-line-") + written(model);
            case LINE -> (flat ? "horizontal-line-" : "vertical-line-") + written(model);
            case SAME_COLOUR, DIFFERENT_COLOURS -> name() + "-in-" + written(model);
        };
    }

    /** The two cells: {@code r4{c1 c2}} or {@code {r3 r4}c3}. */
    @Override
    public String written(Model model) {
        Lattice lattice = Lattice.of(model);
        int r = lattice.row(edge);
        int c = lattice.column(edge);
        return lattice.kind(edge) == VariableKind.H
                ? "{r" + r + " r" + (r + 1) + "}c" + (c + 1)
                : "r" + (r + 1) + "{c" + c + " c" + (c + 1) + "}";
    }

    @Override
    public String spoken(Model model, View before) {
        String there = model.names().spoken(edge);
        return switch (sort) {
            case NO_LINE ->
                "the loop does not pass along " + there
                        + ", and the cells on its two sides are both inside or both outside";
            case LINE ->
                "the loop passes along " + there + ", and one of its two sides is inside and the other outside";
            case SAME_COLOUR -> "the cells on both sides of " + there + " are both inside or both outside";
            case DIFFERENT_COLOURS -> "of the cells on both sides of " + there + " one is inside and the other outside";
        };
    }

    /** The border that a line of notation begins with, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        if (!head.contains("-line-") && !head.contains("-colour")) {
            return null;
        }
        Lattice lattice = Lattice.of(model);
        for (Sort sort : Sort.values()) {
            for (int edge = 0; edge < lattice.edgeCount(); edge++) {
                Border border = of(sort, edge, lattice);
                if (border.head(model).equals(head)) {
                    return border;
                }
            }
        }
        return null;
    }
}
