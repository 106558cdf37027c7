package ninebynine.model;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.tensor.Ints;

/** The names of {@link Squares}: {@code n5r2c3}, {@code r2n5{c3 c4}}, counted from 1. */
record SquareNames(int n) implements Names {
    static final List<String> HOUSES = List.of("cell", "row", "column", "block");

    /** Where a cell is, told inside a house of a type: {@code c3} in a row, {@code r2} in a column, else {@code r2c3}. */
    static String place(int type, int cell, int n) {
        String r = "r" + (cell / n + 1);
        String c = "c" + (cell % n + 1);
        return type == 1 ? c : type == 2 ? r : r + c;
    }

    private int type(int variable) {
        return variable / (n * n);
    }

    @Override
    public String label(int label) {
        return "n" + value(label) + subject(label);
    }

    @Override
    public String subject(int label) {
        return place(0, label / n, n);
    }

    @Override
    public String value(int label) {
        return Integer.toString(label % n + 1);
    }

    @Override
    public String variable(int variable) {
        int cell = variable % (n * n);
        return type(variable) == 0
                ? place(0, cell, n)
                : HOUSES.get(type(variable)).charAt(0) + "" + (cell / n + 1) + "n" + (cell % n + 1);
    }

    @Override
    public String valueIn(int variable, int label) {
        return type(variable) == 0 ? "n" + value(label) : place(type(variable), label / n, n);
    }

    @Override
    public String groupIn(int variable, Ints members) {
        int first = members.get(0) / n;
        boolean horizontal = first / n == members.get(1) / n / n;
        String glued = members.stream()
                .map(x -> 1 + (horizontal ? x / n % n : x / n / n))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining());
        String segment = horizontal ? "c" + glued : "r" + glued;
        if (type(variable) < 3) {
            return segment;
        }
        return horizontal ? place(2, first, n) + segment : segment + place(1, first, n);
    }

    @Override
    public String spoken(int variable) {
        int cell = variable % (n * n);
        String house = HOUSES.get(type(variable));
        return type(variable) == 0
                ? "cell " + place(0, cell, n)
                : "the " + (cell % n + 1) + " of " + house + " " + (cell / n + 1);
    }

    @Override
    public String spokenIn(int variable, int label) {
        return switch (type(variable)) {
            case 0 -> value(label);
            case 1 -> "in column " + (label / n % n + 1);
            case 2 -> "in row " + (label / n / n + 1);
            default -> "at " + subject(label);
        };
    }
}
