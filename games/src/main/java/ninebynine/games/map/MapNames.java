package ninebynine.games.map;

import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.tensor.Ints;

/** The names of a map with k colours: {@code X9=B}, {@code X9{B R}}, "country X9". */
record MapNames(int k) implements Names {
    @Override
    public String label(int label) {
        return subject(label) + "=" + value(label);
    }

    @Override
    public String subject(int label) {
        return Atlas.country(label / k);
    }

    @Override
    public String value(int label) {
        return Atlas.colour(label % k);
    }

    @Override
    public String spokenValue(int label) {
        return Atlas.spoken(label % k);
    }

    @Override
    public String variable(int variable) {
        return Atlas.country(variable);
    }

    @Override
    public String valueIn(int variable, int label) {
        return value(label);
    }

    @Override
    public String groupIn(int variable, Ints members) {
        throw new IllegalArgumentException("maps have no groups, so not " + members);
    }

    @Override
    public String spoken(int variable) {
        return "country " + Atlas.country(variable);
    }

    @Override
    public String spokenEmpty(int variable) {
        return spoken(variable) + " would have no colour";
    }

    @Override
    public String spokenIn(int variable, int label) {
        return Atlas.spoken(label % k);
    }

    @Override
    public Why why(int variable, int label, int by, int value) {
        return new Why("of its neighbours ", spokenFact(value), "", "");
    }
}
