package ninebynine.model;

import ninebynine.tensor.Ints;

/** Names that say only ids: {@code a3}, {@code s1}, {@code V2}. */
record PlainNames() implements Names {
    @Override
    public String label(int label) {
        return "a" + label;
    }

    @Override
    public String subject(int label) {
        return "s" + label / 3;
    }

    @Override
    public String value(int label) {
        return Integer.toString(label % 3);
    }

    @Override
    public String variable(int variable) {
        return "V" + variable;
    }

    @Override
    public String valueIn(int variable, int label) {
        return "in" + label;
    }

    @Override
    public String groupIn(int variable, Ints members) {
        return "group";
    }

    @Override
    public String spoken(int variable) {
        return "variable " + variable;
    }

    @Override
    public String spokenIn(int variable, int label) {
        return "label " + label;
    }
}
