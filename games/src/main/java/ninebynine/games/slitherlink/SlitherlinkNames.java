package ninebynine.games.slitherlink;

import java.util.stream.Collectors;
import ninebynine.model.Names;
import ninebynine.tensor.Ints;

/** Slitherlink's names: {@code 1Hr3c2}, {@code Hr3c2=1}, {@code Pr2c5{ne sw}}, {@code Br1c1{o s-nw}}. Here 1 begins, and the ring is row or column 0. */
final class SlitherlinkNames implements Names {
    private final Lattice lattice;

    SlitherlinkNames(Lattice lattice) {
        this.lattice = lattice;
    }

    /** A place as it is written: {@code r3c2}. */
    static String rc(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    @Override
    public String label(int label) {
        return value(label) + subject(label);
    }

    @Override
    public String subject(int label) {
        return variable(lattice.variable(label));
    }

    @Override
    public String value(int label) {
        return lattice.kind(lattice.variable(label)).word(lattice.value(label));
    }

    @Override
    public String spokenSubject(int label) {
        return spoken(lattice.variable(label));
    }

    @Override
    public String spokenValue(int label) {
        return spokenIn(lattice.variable(label), label);
    }

    @Override
    public String variable(int variable) {
        return lattice.kind(variable).name() + rc(lattice.row(variable), lattice.column(variable));
    }

    @Override
    public String valueIn(int variable, int label) {
        return value(label);
    }

    @Override
    public String groupIn(int variable, Ints members) {
        return Bundle.name(lattice, members)
                .orElseGet(() -> members.stream().mapToObj(this::value).collect(Collectors.joining("|")));
    }

    @Override
    public String afterSingle() {
        return ": ";
    }

    @Override
    public String spoken(int variable) {
        int r = lattice.row(variable);
        int c = lattice.column(variable);
        return switch (lattice.kind(variable)) {
            case H -> "the edge " + (r < lattice.rows() ? "above " + rc(r, c) : "below " + rc(r - 1, c));
            case V -> "the edge " + (c < lattice.columns() ? "left of " + rc(r, c) : "right of " + rc(r, c - 1));
            case N -> "the number of lines around " + rc(r, c);
            case P -> "the point at the " + corner(r, c);
            case B -> "the border of " + rc(r, c);
            case I -> "cell " + rc(r, c);
        };
    }

    /** A point as a corner of a cell that is there. */
    private String corner(int r, int c) {
        boolean lower = r == lattice.rows();
        boolean right = c == lattice.columns();
        return (lower ? "lower " : "upper ") + (right ? "right" : "left") + " of "
                + rc(lower ? r - 1 : r, right ? c - 1 : c);
    }

    @Override
    public String spokenEmpty(int variable) {
        return spoken(variable)
                + switch (lattice.kind(variable)) {
                    case H, V -> " could be neither a line nor none";
                    case N -> " could be none of 0 to 3";
                    case P -> " could be neither on the loop nor off it";
                    case B -> " could not be drawn";
                    case I -> " would be neither inside nor outside";
                };
    }

    @Override
    public String spokenIn(int variable, int label) {
        int value = lattice.value(label);
        VariableKind kind = lattice.kind(variable);
        return switch (kind) {
            case H, V -> value == 1 ? "a line" : "no line";
            case N -> kind.word(value);
            case P ->
                value == 0
                        ? "off the loop"
                        : (kind.word(value).equals("ns") || kind.word(value).equals("ew") ? "straight" : "a turn")
                                + " from " + sides(kind.sides(value), " to ");
            case B -> value == 0 ? "not drawn at all" : "drawn at " + sides(kind.sides(value), " and ");
            case I -> value == 1 ? "inside" : "outside";
        };
    }

    /** "the north, the east and the south". */
    private static String sides(int bits, String last) {
        return Way.ALL.stream()
                .filter(side -> side.isIn(bits))
                .map(side -> "the " + side.spoken())
                .collect(Collectors.joining(", "))
                .replaceFirst(", ([^,]*)$", last + "$1");
    }

    @Override
    public String spokenFact(int label) {
        int variable = lattice.variable(label);
        return switch (lattice.kind(variable)) {
            case H, V -> (lattice.value(label) == 1 ? "there is a line " : "there is no line ") + side(variable);
            case N -> lines(variable, label, " has ");
            default -> Names.super.spokenFact(label);
        };
    }

    @Override
    public String spokenOnly(int variable, int label) {
        return switch (lattice.kind(variable)) {
            case H, V ->
                (lattice.value(label) == 1 ? "there must be a line " : "there can be no line ") + side(variable);
            case N -> lines(variable, label, " must have ");
            default -> Names.super.spokenOnly(variable, label);
        };
    }

    /** "above r1c4". */
    private String side(int edge) {
        return spoken(edge).substring("the edge ".length());
    }

    /** "r1c4 has 2 lines around it". */
    private String lines(int variable, int label, String verb) {
        return rc(lattice.row(variable), lattice.column(variable)) + verb + lattice.value(label)
                + (lattice.value(label) == 1 ? " line" : " lines") + " around it";
    }
}
