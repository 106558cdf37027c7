package ninebynine.model;

import java.util.List;

/**
 * Labels laid out as a matrix whose lines are variables and whose transversals are sets of pairwise linked labels: where
 * subsets live.
 *
 * <pre>
 *   naked, row 5          hidden, row 5         super-hidden, digit 9
 *        n1 n2 … n9            c1 c2 … c9            c1 c2 … c9      transversals
 *   c1 │  ·  ·    ·       n1 │  ·  ·    ·       r1 │  ·  ·    ·
 *   c2 │  ·  ·    ·       n2 │  ·  ·    ·       r2 │  ·  ·    ·      lines: rc, rn, rn variables
 * </pre>
 *
 * If p lines have all their candidates in p transversals, then those transversals are used up by these lines.
 *
 * @param kind naked, hidden or super-hidden
 * @param place the words after the rule's name, such as {@code -in-a-row}; may be empty
 * @param unit what stands before the braces in notation, such as {@code r5}; may be empty
 * @param spokenUnit the unit in English, such as "row 5"
 * @param variables the variable of each line
 * @param labels {@code labels[line][transversal]}, or -1 where the line has no such label
 * @param boxes {@code boxes[line][transversal]}: a third partition that fins may share with a target; null if the game has none
 * @param lineNames how each line is written
 * @param transversalNames how each transversal is written
 * @param spokenLines each line in English, spokenTransversals likewise
 */
public record Frame(
        Kind kind,
        String place,
        String unit,
        String spokenUnit,
        int[] variables,
        int[][] labels,
        int @org.jspecify.annotations.Nullable [][] boxes,
        List<String> lineNames,
        List<String> transversalNames,
        List<String> spokenLines,
        List<String> spokenTransversals) {

    /** Which of the three dual views of a subset the frame is. */
    public enum Kind {
        NAKED,
        HIDDEN,
        SUPER_HIDDEN
    }

    public int lines() {
        return labels.length;
    }

    public int transversals() {
        return transversalNames.size();
    }

    /** Frames are compared by identity: a model makes each of them once. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return kind + place + " " + unit;
    }
}
