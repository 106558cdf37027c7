package ninebynine.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * If p lines have all their candidates in p transversals, then those transversals are used up by these lines. Frames are
 * compared by identity: a model makes each of them once.
 */
public final class Frame {
    /** Which of the three dual views of a subset the frame is. */
    public enum Kind {
        /** Lines are cells, transversals are values. */
        NAKED,
        /** Lines are values in a house, transversals are places. */
        HIDDEN,
        /** Lines are houses with one value, transversals are crossing houses: fish. */
        SUPER_HIDDEN
    }

    /**
     * The words of a frame.
     *
     * @param place what follows the rule's name, such as {@code -in-a-row}; may be empty
     * @param unit what stands before the braces in notation, such as {@code r5}; may be empty
     * @param spokenUnit the unit in English, such as "row 5"
     */
    public record Title(String place, String unit, String spokenUnit) {}

    /** How lines, or transversals, are written and how they are said. */
    public record Words(List<String> written, List<String> spoken) {}

    private static final int[] NOTHING = {};

    private final Kind kind;
    private final Title title;
    private final int[] variables;
    private final int[][] labels;
    private final int @Nullable [][] boxes;
    private final Words lines;
    private final Words transversals;
    private final boolean[] aligned;
    private final boolean special;
    private final boolean crossing;
    private final int @Nullable [][] beyond;

    /**
     * @param variables the variable of each line
     * @param labels {@code labels[line][transversal]}, all the labels of the line's variable; -1 where it has none
     * @param boxes {@code boxes[line][transversal]}: a third partition that fins may share with a target; null if the game has none
     */
    public Frame(
            Kind kind,
            Title title,
            int[] variables,
            int[][] labels,
            int @Nullable [][] boxes,
            Words lines,
            Words transversals) {
        this(kind, title, variables, labels, boxes, lines, transversals, true, false, null);
    }

    private Frame(
            Kind kind,
            Title title,
            int[] variables,
            int[][] labels,
            int @Nullable [][] boxes,
            Words lines,
            Words transversals,
            boolean special,
            boolean crossing,
            int @Nullable [][] beyond) {
        this.special = special;
        this.crossing = crossing;
        this.beyond = beyond;
        this.kind = kind;
        this.title = title;
        this.variables = variables;
        this.labels = labels;
        this.boxes = boxes;
        this.lines = lines;
        this.transversals = transversals;
        this.aligned = new boolean[labels.length];
        for (int i = 0; i < labels.length; i++) {
            aligned[i] = isIncreasing(labels[i]);
        }
    }

    /** The same frame in a game that knows no special quads. */
    public Frame withoutSpecialQuads() {
        return new Frame(kind, title, variables, labels, boxes, lines, transversals, false, crossing, beyond);
    }

    /** The same frame where transversals have labels on no line: for each of them these, in increasing order. */
    public Frame withBeyond(int[][] labelsOfTransversals) {
        return new Frame(
                kind,
                title,
                variables,
                labels,
                boxes,
                lines,
                transversals,
                special,
                crossing,
                labelsOfTransversals.clone());
    }

    /** The same frame in a game where all lines of a subset must meet all its transversals, though not all lines meet all. */
    public Frame whereAllCross() {
        return new Frame(kind, title, variables, labels, boxes, lines, transversals, special, true, beyond);
    }

    private static boolean isIncreasing(int[] labels) {
        for (int t = 0; t < labels.length; t++) {
            if (labels[t] <= (t == 0 ? -1 : labels[t - 1])) {
                return false;
            }
        }
        return true;
    }

    /** Which view it is. */
    public Kind kind() {
        return kind;
    }

    /** The words for it. */
    public Title title() {
        return title;
    }

    /** How many lines it has. */
    public int lineCount() {
        return labels.length;
    }

    /** How many transversals it has. */
    public int transversalCount() {
        return transversals.written().size();
    }

    /** The variable of a line. */
    public int variable(int line) {
        return variables[line];
    }

    /** The label where a line meets a transversal, or -1. */
    public int label(int line, int transversal) {
        return labels[line][transversal];
    }

    /** Whether the i-th transversal of the line is the i-th label of its variable. */
    public boolean isAligned(int line) {
        return aligned[line];
    }

    /** The labels of a transversal that are on no line, in increasing order. Shared: read only. */
    public int[] beyond(int transversal) {
        return beyond == null ? NOTHING : beyond[transversal];
    }

    /** Whether transversals have labels on no line. */
    public boolean hasBeyond() {
        return beyond != null;
    }

    /** Whether places of it lie in boxes, where fins may be. */
    public boolean hasBoxes() {
        return boxes != null;
    }

    /** The box where a line meets a transversal. */
    public int box(int line, int transversal) {
        if (boxes == null) {
            throw new IllegalStateException(this + " has no boxes");
        }
        return boxes[line][transversal];
    }

    /** Whether the quad {1,2} {1,3} {1,4} {2,3,4} counts as a subset here. */
    public boolean hasSpecialQuads() {
        return special;
    }

    /** Whether these lines meet these transversals as the lines and transversals of a subset must. */
    public boolean cross(int[] some, int[] others) {
        for (int i = 0; crossing && i < some.length; i++) {
            for (int t : others) {
                if (labels[some[i]][t] < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How lines are written and spoken. */
    public Words lines() {
        return lines;
    }

    /** How transversals are written and spoken. */
    public Words transversals() {
        return transversals;
    }

    @Override
    public String toString() {
        return kind + title.place() + " " + title.unit();
    }
}
