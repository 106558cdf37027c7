package ninebynine.games.sudoku;

import java.util.stream.Collectors;
import ninebynine.model.Names;
import ninebynine.tensor.Ints;

/** Sudoku's names: {@code n5r2c3}, {@code r2c3=5}, {@code r2n5{c3 c4}}. The one place where ids meet 1-based words. */
final class SudokuNames implements Names {
    private final int n;

    SudokuNames(Boxes boxes) {
        this.n = boxes.size();
    }

    static String r(int row) {
        return "r" + (row + 1);
    }

    static String c(int column) {
        return "c" + (column + 1);
    }

    static String rc(int row, int column) {
        return r(row) + c(column);
    }

    static String digit(int digit) {
        return "n" + (digit + 1);
    }

    private int row(int label) {
        return label / (n * n);
    }

    private int column(int label) {
        return label / n % n;
    }

    private int digitOf(int label) {
        return label % n;
    }

    @Override
    public String label(int label) {
        return digit(digitOf(label)) + subject(label);
    }

    @Override
    public String subject(int label) {
        return rc(row(label), column(label));
    }

    @Override
    public String value(int label) {
        return Integer.toString(digitOf(label) + 1);
    }

    @Override
    public String variable(int variable) {
        int a = variable % (n * n) / n;
        int b = variable % n;
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> rc(a, b);
            case SudokuModel.RN -> r(a) + digit(b);
            case SudokuModel.CN -> c(a) + digit(b);
            default -> "b" + (a + 1) + digit(b);
        };
    }

    @Override
    public String valueIn(int variable, int label) {
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> digit(digitOf(label));
            case SudokuModel.RN -> c(column(label));
            case SudokuModel.CN -> r(row(label));
            default -> subject(label);
        };
    }

    @Override
    public String groupIn(int variable, Ints members) {
        int first = members.get(0);
        boolean horizontal = row(first) == row(members.get(1));
        String glued = members.stream()
                .map(x -> 1 + (horizontal ? column(x) : row(x)))
                .mapToObj(i -> n > 9 && i < 10 ? "0" + i : Integer.toString(i))
                .collect(Collectors.joining());
        return switch (variable / (n * n)) {
            case SudokuModel.RN -> "c" + glued;
            case SudokuModel.CN -> "r" + glued;
            default -> horizontal ? r(row(first)) + "c" + glued : "r" + glued + c(column(first));
        };
    }

    @Override
    public String spoken(int variable) {
        int a = variable % (n * n) / n;
        int b = variable % n;
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> "cell " + rc(a, b);
            case SudokuModel.RN -> "the " + (b + 1) + " of row " + (a + 1);
            case SudokuModel.CN -> "the " + (b + 1) + " of column " + (a + 1);
            default -> "the " + (b + 1) + " of block " + (a + 1);
        };
    }

    @Override
    public String spokenPlace(int variable) {
        int a = variable % (n * n) / n;
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> spoken(variable);
            case SudokuModel.RN -> "row " + (a + 1);
            case SudokuModel.CN -> "column " + (a + 1);
            default -> "block " + (a + 1);
        };
    }

    @Override
    public String spokenEmpty(int variable) {
        int a = variable % (n * n) / n;
        int b = variable % n;
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> "cell " + rc(a, b) + " would have no value";
            case SudokuModel.RN -> (b + 1) + " would have no place in row " + (a + 1);
            case SudokuModel.CN -> (b + 1) + " would have no place in column " + (a + 1);
            default -> (b + 1) + " would have no place in block " + (a + 1);
        };
    }

    @Override
    public String spokenIn(int variable, int label) {
        return switch (variable / (n * n)) {
            case SudokuModel.RC -> value(label);
            case SudokuModel.RN -> "in column " + (column(label) + 1);
            case SudokuModel.CN -> "in row " + (row(label) + 1);
            default -> "at " + subject(label);
        };
    }
}
