package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Undecided;
import ninebynine.search.Clauses;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * Whether numbers allow another loop than one that is known: as clauses, to which those are added that forbid small loops when they come up. What is learnt
 * while one number after the other is taken away stays.
 *
 * <pre>
 *   a line for each edge · a number that is told for each cell · another loop · for each cell, whether it is inside
 *   a point has no lines or two      told ⇒ as many lines as the number      a line ⇔ one of its sides is inside
 *   another ⇒ some line of the known loop is none      a small loop that breaks a number ⇒ that number is not told
 * </pre>
 */
final class LoopClauses {
    private static final long CONFLICTS = 20_000;

    private final LoopBoard board;
    private final int[] numbers;
    private final Clauses clauses;
    private final boolean[] loop;
    private final int another;

    LoopClauses(LoopBoard board, boolean[] inside, int[] numbers) {
        this.board = board;
        this.numbers = numbers;
        int edges = board.edges;
        int cells = numbers.length;
        another = 2 * (edges + cells);
        clauses = new Clauses(edges + 2 * cells + 1);
        loop = new boolean[edges];
        int[] some = new int[edges];
        List<Integer> broken = new ArrayList<>(List.of(another ^ 1));
        for (int e = 0; e < edges; e++) {
            some[e] = 2 * e;
            loop[e] = isInside(inside, board.one[e]) != isInside(inside, board.other[e]);
            if (loop[e]) {
                broken.add(2 * e + 1);
            }
            sides(e);
        }
        clauses.add(some);
        clauses.add(broken.stream().mapToInt(Integer::intValue).toArray());
        for (int p = 0; p < board.points; p++) {
            point(board.around[p]);
        }
        for (int cell = 0; cell < cells; cell++) {
            number(cell);
        }
    }

    private boolean isInside(boolean[] inside, int cell) {
        return cell >= 0 && inside[cell - board.points];
    }

    private int told(int cell) {
        return 2 * (board.edges + cell);
    }

    private int isInside(int cell) {
        return another + 2 + 2 * (cell - board.points);
    }

    private void sides(int e) {
        int one = board.one[e];
        int other = board.other[e];
        if (one >= 0 && other >= 0) {
            int a = isInside(one);
            int b = isInside(other);
            clauses.add(2 * e + 1, a, b);
            clauses.add(2 * e + 1, a ^ 1, b ^ 1);
            clauses.add(2 * e, a ^ 1, b);
            clauses.add(2 * e, a, b ^ 1);
        } else {
            int a = isInside(Math.max(one, other));
            clauses.add(2 * e + 1, a);
            clauses.add(2 * e, a ^ 1);
        }
    }

    private void point(int[] edges) {
        for (int e : edges) {
            int[] clause = new int[edges.length];
            for (int i = 0; i < edges.length; i++) {
                clause[i] = edges[i] == e ? 2 * e + 1 : 2 * edges[i];
            }
            clauses.add(clause);
            if (edges.length > 2) {
                int[] three = java.util.Arrays.stream(edges)
                        .filter(f -> edges.length == 3 || f != e)
                        .map(f -> 2 * f + 1)
                        .toArray();
                clauses.add(three);
            }
        }
    }

    /** Of the sides of a cell no more than its number are lines, and no fewer. */
    private void number(int cell) {
        int[] sides = board.around[board.points + cell];
        for (int set = 0; set < 16; set++) {
            int size = Integer.bitCount(set);
            if (size == numbers[cell] + 1) {
                clauses.add(subset(cell, sides, set, 1));
            }
            if (size == 4 - numbers[cell] + 1) {
                clauses.add(subset(cell, sides, set, 0));
            }
        }
    }

    private int[] subset(int cell, int[] sides, int set, int sign) {
        int[] clause = new int[Integer.bitCount(set) + 1];
        int count = 0;
        clause[count++] = told(cell) ^ 1;
        for (int i = 0; i < sides.length; i++) {
            if ((set >> i & 1) != 0) {
                clause[count++] = 2 * sides[i] + sign;
            }
        }
        return clause;
    }

    /** Another loop with these numbers: where it has lines; null if there is none. Throws {@link Undecided} if that is too hard to see. */
    boolean @Nullable [] other(Bits told) {
        int[] assumed = new int[told.count() + 1];
        assumed[0] = another;
        int count = 1;
        for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
            assumed[count++] = told(cell);
        }
        for (int e = 0; e < board.edges; e++) {
            clauses.prefer(e, loop[e]);
        }
        while (true) {
            switch (clauses.solve(assumed, CONFLICTS)) {
                case IMPOSSIBLE -> {
                    return null;
                }
                case OPEN -> throw new Undecided();
                case POSSIBLE -> {
                    boolean[] found = allowed(told);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
    }

    /** A loop of the last answer that breaks no number, or null and why the others do. */
    private boolean @Nullable [] allowed(Bits told) {
        boolean[] lines = new boolean[board.edges];
        for (int e = 0; e < lines.length; e++) {
            lines[e] = clauses.isTrue(e);
        }
        boolean[] seen = new boolean[board.edges];
        List<int[]> reasons = new ArrayList<>();
        for (int e = 0; e < lines.length; e++) {
            if (lines[e] && !seen[e]) {
                boolean[] piece = piece(lines, e, seen);
                int cell = broken(piece, told);
                if (cell < 0) {
                    return piece;
                }
                reasons.add(java.util.stream.IntStream.concat(
                                java.util.stream.IntStream.of(told(cell) ^ 1),
                                java.util.stream.IntStream.range(0, lines.length)
                                        .filter(f -> piece[f])
                                        .map(f -> 2 * f + 1))
                        .toArray());
            }
        }
        reasons.forEach(clauses::add);
        return null;
    }

    /** The loop through an edge. */
    private boolean[] piece(boolean[] lines, int edge, boolean[] seen) {
        boolean[] piece = new boolean[lines.length];
        int e = edge;
        int p = board.from[e];
        while (!piece[e]) {
            piece[e] = true;
            seen[e] = true;
            p = board.from[e] == p ? board.to[e] : board.from[e];
            for (int f : board.around[p]) {
                if (lines[f] && f != e) {
                    e = f;
                    break;
                }
            }
        }
        return piece;
    }

    /** A told cell that has another number of these lines; -1 if there is none. */
    private int broken(boolean[] lines, Bits told) {
        for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
            int count = 0;
            for (int e : board.around[board.points + cell]) {
                count += lines[e] ? 1 : 0;
            }
            if (count != numbers[cell]) {
                return cell;
            }
        }
        return -1;
    }
}
