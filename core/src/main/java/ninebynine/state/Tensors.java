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

    /** C flat, in the order of the bank's shape. */
    public static boolean[] candidates(View view, Bank bank) {
        boolean[] flat = new boolean[bank.size()];
        for (int i = 0; i < flat.length; i++) {
            flat[i] = view.isCandidate(bank.offset() + i);
        }
        return flat;
    }

    /** G flat, in the order of the bank's shape without its value axis. */
    public static int[] values(View view, Bank bank) {
        int domain = bank.shape().lengths().get(bank.shape().rank() - 1);
        int[] flat = new int[bank.size() / domain];
        for (int i = 0; i < bank.size(); i++) {
            if (view.isValue(bank.offset() + i)) {
                flat[i / domain] = 1 + i % domain;
            }
        }
        return flat;
    }

    /** C[r][c][n] of a bank with three axes. */
    public static boolean[][][] cube(View view, Bank bank) {
        int[] d = bank.shape().lengths().toArray();
        requireRank(bank, 3);
        boolean[][][] cube = new boolean[d[0]][d[1]][d[2]];
        for (int r = 0; r < d[0]; r++) {
            for (int c = 0; c < d[1]; c++) {
                for (int n = 0; n < d[2]; n++) {
                    cube[r][c][n] = view.isCandidate(bank.label(r, c, n));
                }
            }
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
