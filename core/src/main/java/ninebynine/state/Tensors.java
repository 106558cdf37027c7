package ninebynine.state;

import ninebynine.model.Bank;

/**
 * A state as arrays to take away: {@code C[r,c,n]} and {@code G[r,c]} of a bank with axes (r, c, n).
 *
 * <p>{@code C} is one-hot where a value is placed. {@code G} holds 0 for open and 1 + the position along the value axis
 * otherwise.
 */
public final class Tensors {
    private Tensors() {}

    /** C flat, in the order of the bank's shape; false where there is no label. */
    public static boolean[] candidates(View view, Bank bank) {
        boolean[] flat = new boolean[bank.shape().size()];
        for (int x = bank.offset(); bank.contains(x); x++) {
            flat[bank.position(x)] = view.isCandidate(x);
        }
        return flat;
    }

    /** G flat, in the order of the bank's shape without its value axis. */
    public static int[] values(View view, Bank bank) {
        int domain = bank.shape().lengths().get(bank.shape().rank() - 1);
        int[] flat = new int[bank.shape().size() / domain];
        for (int x = bank.offset(); bank.contains(x); x++) {
            if (view.isValue(x)) {
                flat[bank.position(x) / domain] = 1 + bank.position(x) % domain;
            }
        }
        return flat;
    }

    /** C[r][c][n] of a bank with three axes. */
    public static boolean[][][] cube(View view, Bank bank) {
        int[] d = bank.shape().lengths().toArray();
        requireRank(bank, 3);
        boolean[] flat = candidates(view, bank);
        boolean[][][] cube = new boolean[d[0]][d[1]][d[2]];
        for (int i = 0; i < d[0] * d[1]; i++) {
            System.arraycopy(flat, i * d[2], cube[i / d[1]][i % d[1]], 0, d[2]);
        }
        return cube;
    }

    /** G[r][c] of a bank with three axes. */
    public static int[][] grid(View view, Bank bank) {
        requireRank(bank, 3);
        int[] flat = values(view, bank);
        int rows = bank.shape().lengths().get(0);
        int columns = bank.shape().lengths().get(1);
        int[][] grid = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            System.arraycopy(flat, r * columns, grid[r], 0, columns);
        }
        return grid;
    }

    private static void requireRank(Bank bank, int rank) {
        if (bank.shape().rank() != rank) {
            throw new IllegalArgumentException("bank " + bank.name() + " has "
                    + bank.shape().rank() + " axes, expected " + rank + ". Maybe take the flat form.");
        }
    }
}
