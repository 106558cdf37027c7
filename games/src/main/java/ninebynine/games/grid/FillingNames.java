package ninebynine.games.grid;

import java.util.List;
import ninebynine.model.Names;
import ninebynine.tensor.Ints;

/** The names of a grid that has {@link Fillings}: {@code f15k3} for 1 and 5 in cage 3, {@code k3=15}, {@code k3{f15 f24}}. */
final class FillingNames implements Names {
    private final SquareNames cells;
    private final List<Fillings> fillings;
    private final int labels;
    private final int variables;
    private final int[] firsts;

    /** @param variables how many variables the lines have */
    FillingNames(Square square, List<Fillings> fillings, int variables) {
        this.cells = new SquareNames(square);
        this.fillings = fillings;
        this.labels = square.cells() * square.size();
        this.variables = variables;
        this.firsts = Fillings.firsts(fillings, labels);
    }

    private Fillings of(int label) {
        return fillings.get(Fillings.of(firsts, label));
    }

    private String written(int label) {
        int of = Fillings.of(firsts, label);
        return fillings.get(of).written(label - firsts[of]);
    }

    @Override
    public String label(int label) {
        return label < labels
                ? cells.label(label)
                : "f" + written(label) + of(label).name();
    }

    @Override
    public String subject(int label) {
        return label < labels ? cells.subject(label) : of(label).name();
    }

    @Override
    public String value(int label) {
        return label < labels ? cells.value(label) : written(label);
    }

    @Override
    public String spokenSubject(int label) {
        return label < labels ? cells.spokenSubject(label) : of(label).spoken();
    }

    @Override
    public String variable(int variable) {
        return variable < variables
                ? cells.variable(variable)
                : fillings.get(variable - variables).name();
    }

    @Override
    public String valueIn(int variable, int label) {
        return variable < variables ? cells.valueIn(variable, label) : "f" + written(label);
    }

    @Override
    public String groupIn(int variable, Ints members) {
        return cells.groupIn(variable, members);
    }

    @Override
    public String spoken(int variable) {
        return variable < variables
                ? cells.spoken(variable)
                : fillings.get(variable - variables).spoken();
    }

    @Override
    public String spokenPlace(int variable) {
        return variable < variables ? cells.spokenPlace(variable) : spoken(variable);
    }

    @Override
    public String spokenEmpty(int variable) {
        return variable < variables ? cells.spokenEmpty(variable) : spoken(variable) + " could not be filled";
    }

    @Override
    public String spokenIn(int variable, int label) {
        return variable < variables ? cells.spokenIn(variable, label) : written(label);
    }
}
