package ninebynine.games.latin;

import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.RandomFill;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareDraft;
import ninebynine.games.grid.SquareSearch;
import org.jspecify.annotations.Nullable;

/** Latin squares to be. Pandiagonal ones are cyclic, a·r + b·c mod n with the numbers exchanged: for n below 13 there are no others. */
final class LatinDrafter implements Drafter {
    private static final int USUAL = 9;
    private static final int USUAL_PANDIAGONAL = 7;
    /** More would not fit into a word. */
    private static final int LARGEST = 49;

    private final int n;
    private final SquareDraft.Maker maker;

    LatinDrafter(LatinGame game, LatinKind kind, Setting setting) {
        setting.only();
        n = setting.side(kind == LatinKind.PLAIN ? USUAL : USUAL_PANDIAGONAL);
        if (!kind.sizes().exist(n) || n > LARGEST) {
            throw new IllegalArgumentException("size " + setting.size() + ": "
                    + (n > LARGEST
                            ? "squares are made up to " + LARGEST + "x" + LARGEST + ". Maybe 9x9."
                            : kind.sizes().missing(n).getMessage()));
        }
        Square square = kind.square(n);
        RandomFill fill = new RandomFill(square);
        maker = new SquareDraft.Maker(
                n,
                kind == LatinKind.PLAIN ? fill::fill : this::cyclic,
                new SquareSearch(square),
                (givens, told) -> game.puzzle(new Cells(n, givens, null)));
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        return maker.draft(dice);
    }

    /** Null where something is given. */
    private int @Nullable [] cyclic(int[] given, Dice dice) {
        for (int number : given) {
            if (number > 0) {
                return null;
            }
        }
        int a = 1;
        int b;
        do {
            b = dice.below(n);
        } while (!isPrimeTo(b) || !isPrimeTo(b + 1) || !isPrimeTo(b + n - 1));
        int[] numbers = dice.order(n);
        int[] filling = new int[n * n];
        for (int cell = 0; cell < filling.length; cell++) {
            filling[cell] = numbers[(a * (cell % n) + b * (cell / n)) % n] + 1;
        }
        return filling;
    }

    private boolean isPrimeTo(int number) {
        int a = number % n;
        int b = n;
        while (a > 0) {
            int rest = b % a;
            b = a;
            a = rest;
        }
        return b == 1;
    }
}
