package ninebynine.model;

import ninebynine.tensor.Ints;

/** How a game spells and speaks its labels and variables. Ids are 0-based everywhere else; this is where 1 begins. */
public interface Names {
    /** The label by itself, as in {@code n5r2c3}. */
    String label(int label);

    /** What the label is about, as in {@code r2c3} of {@code r2c3=5}. */
    String subject(int label);

    /** What it says of it, as in {@code 5} of {@code r2c3=5}. */
    String value(int label);

    /** What the label is about, in English. */
    default String spokenSubject(int label) {
        return subject(label);
    }

    /** What it says of it in English, as in "5" or "blue". */
    default String spokenValue(int label) {
        return value(label);
    }

    /** The variable, as in {@code r2c3}, {@code r2n5}, {@code b1n5}. */
    String variable(int variable);

    /** The label as a value of that variable, as in {@code n5} of {@code r2c3{n5 n7}} or {@code c3} of {@code r2n5{c3 c4}}. */
    String valueIn(int variable, int label);

    /** A group as a value of that variable, as in {@code c456} of {@code r2n5{c1 c456}}. */
    String groupIn(int variable, Ints members);

    /** What stands between the name of a Single and the value that it finds, as in {@code naked-single ==> r2c3=5}. */
    default String afterSingle() {
        return " ==> ";
    }

    /** The same where a game has a word of its own for Singles of some variables. */
    default String afterSingle(int variable) {
        return afterSingle();
    }

    /** What the variable is called elsewhere; several may be called so, and what is said of them tells them apart. */
    default String otherName(int variable) {
        return variable(variable);
    }

    /** The variable in English, as in "cell r2c3" or "the 5 of row 2". */
    String spoken(int variable);

    /** Where the variable lies, in English and without a value, as in "cell r2c3" or "row 2": all that a first hint may say. */
    default String spokenPlace(int variable) {
        return spoken(variable);
    }

    /** What is wrong in English when the variable has nothing left, as in "cell r2c3 would have no value". */
    default String spokenEmpty(int variable) {
        return spoken(variable) + " would have nothing left";
    }

    /** The label as an answer to its variable in English, as in "5" or "column 3". */
    String spokenIn(int variable, int label);

    /** No variable: two labels are linked by another constraint. */
    int NO_VARIABLE = -1;

    /** That a label is so, in English, as in "r2c3 is 5". */
    default String spokenFact(int label) {
        return spokenSubject(label) + " is " + spokenValue(label);
    }

    /** That a variable has one answer left, in English, as in "cell r2c3 can only be 5". */
    default String spokenOnly(int variable, int label) {
        return spoken(variable) + " can only be " + spokenIn(variable, label);
    }

    /**
     * Why a value rules out a label of a variable, in English.
     *
     * @param by another variable of the label, which has that value; {@link #NO_VARIABLE} if something else links the two
     */
    default Why why(int variable, int label, int by, int value) {
        return Why.fact(spokenFact(value));
    }
}
