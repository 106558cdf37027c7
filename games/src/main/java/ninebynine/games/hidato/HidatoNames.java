package ninebynine.games.hidato;

import java.util.stream.Collectors;
import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.tensor.Ints;

/** Hidato's names: {@code n17r2c3}, {@code r2c3=17}, {@code n17{r2c3 r2c4}}, {@code r2c3{n17 n18}}. Here 1 begins. */
final class HidatoNames implements Names {
    private final HidatoLabels labels;
    /** The square of each variable that is one; those of numbers come first. */
    private final int[] squares;

    HidatoNames(HidatoLabels labels, int[] squares) {
        this.labels = labels;
        this.squares = squares;
    }

    static String rc(int n, int square) {
        return "r" + (square / n + 1) + "c" + (square % n + 1);
    }

    private boolean isNumber(int variable) {
        return variable < labels.count();
    }

    private String square(int variable) {
        return rc(labels.n(), squares[variable - labels.count()]);
    }

    @Override
    public String label(int label) {
        return "n" + value(label) + subject(label);
    }

    @Override
    public String subject(int label) {
        return rc(labels.n(), labels.square(label));
    }

    @Override
    public String value(int label) {
        return Integer.toString(labels.number(label) + 1);
    }

    @Override
    public String variable(int variable) {
        return isNumber(variable) ? "n" + (variable + 1) : square(variable);
    }

    @Override
    public String valueIn(int variable, int label) {
        return isNumber(variable) ? subject(label) : "n" + value(label);
    }

    /** There are no groups; if there were, this is how they would be written. */
    @Override
    public String groupIn(int variable, Ints members) {
        return members.stream().mapToObj(x -> valueIn(variable, x)).collect(Collectors.joining("|"));
    }

    /** As CSP-Rules writes it for this game: {@code hidden-single: r4c2=19}. */
    @Override
    public String afterSingle() {
        return ": ";
    }

    @Override
    public String spoken(int variable) {
        return isNumber(variable) ? "number " + (variable + 1) : "square " + square(variable);
    }

    @Override
    public String spokenEmpty(int variable) {
        return spoken(variable) + " would have no " + (isNumber(variable) ? "place" : "number");
    }

    @Override
    public String spokenIn(int variable, int label) {
        return isNumber(variable) ? "at " + subject(label) : value(label);
    }

    @Override
    public Why why(int variable, int label, int by, int value) {
        String item = isNumber(variable) ? subject(label) : value(label);
        if (by == NO_VARIABLE) {
            String far = " too far from " + value(value) + " at " + subject(value);
            return isNumber(variable)
                    ? Why.of(item, " is" + far, " are" + far)
                    : Why.of(item, " would be" + far, " would be" + far);
        }
        return isNumber(variable)
                ? Why.of(item, " is taken", " are taken")
                : Why.of(item, " has its place", " have their places");
    }
}
