package ninebynine.model;

/**
 * A named family of variables with consecutive ids: {@code rc}, {@code rn}, … in Sudoku, {@code H}, {@code V}, … in Slitherlink.
 *
 * @param name how typed chains name it
 * @param first the id of its first variable
 * @param count how many variables it has
 * @param single what a Single of this type is called in notation, such as {@code hidden-single-in-a-row}
 * @param singleCode its short code, such as {@code HS}
 */
public record VariableType(String name, int first, int count, String single, String singleCode) {
    /** Whether the variable is of this type. */
    public boolean contains(int variable) {
        return variable >= first && variable < first + count;
    }
}
