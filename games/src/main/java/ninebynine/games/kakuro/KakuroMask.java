package ninebynine.games.kakuro;

import java.util.Arrays;
import ninebynine.game.Dice;
import ninebynine.game.Symmetry;
import org.jspecify.annotations.Nullable;

/**
 * Where the white squares of a new Kakuro are: connected, no sector shorter than two or longer than nine, and symmetric as printed ones are. Black squares
 * are added to a white board, with their images, while that stays so.
 */
final class KakuroMask {
    /** Of the squares inside the border, in hundredths, so many are black: from, and to. */
    private static final int FEWEST = 22;

    private static final int MOST = 38;

    private final int rows;
    private final int columns;
    private final Symmetry symmetry;

    /** @param rows with the black border */
    KakuroMask(int rows, int columns, Symmetry symmetry) {
        this.rows = rows;
        this.columns = columns;
        this.symmetry = symmetry;
    }

    /** Null if no such board came out. */
    boolean @Nullable [] make(Dice dice) {
        boolean[] white = new boolean[rows * columns];
        for (int s = 0; s < white.length; s++) {
            white[s] = s >= columns && s % columns > 0;
        }
        int inner = (rows - 1) * (columns - 1);
        int wanted = inner * (FEWEST + dice.below(MOST - FEWEST + 1)) / 100;
        int black = 0;
        for (int i : dice.order(inner)) {
            if (black < wanted) {
                boolean[] fewer = white.clone();
                clear(fewer, i);
                if (!Arrays.equals(fewer, white) && isSound(fewer, false)) {
                    white = fewer;
                    black = inner - count(white);
                }
            }
        }
        return isSound(white, true) ? white : null;
    }

    private static int count(boolean[] white) {
        int count = 0;
        for (boolean one : white) {
            count += one ? 1 : 0;
        }
        return count;
    }

    /** A place inside the border and its images become black. */
    private void clear(boolean[] white, int place) {
        int square = (place / (columns - 1) + 1) * columns + place % (columns - 1) + 1;
        if (white[square]) {
            white[square] = false;
            for (Symmetry.Motion motion : symmetry.motions()) {
                clear(white, motion.of(place, rows - 1, columns - 1));
            }
        }
    }

    /** @param whole whether long sectors are wrong too: at first there are some */
    private boolean isSound(boolean[] white, boolean whole) {
        for (int s = 0; s < white.length; s++) {
            if (!white[s] && (!isRun(white, s, 1, whole) || !isRun(white, s, columns, whole))) {
                return false;
            }
        }
        return isConnected(white);
    }

    private boolean isRun(boolean[] white, int black, int step, boolean whole) {
        int length = 0;
        int at = black + step;
        while (at < white.length && (step > 1 || at % columns > 0) && white[at]) {
            length++;
            at += step;
        }
        return length != 1 && (!whole || length <= Combinations.DIGITS);
    }

    private boolean isConnected(boolean[] white) {
        int[] queue = new int[white.length];
        boolean[] seen = new boolean[white.length];
        int size = 0;
        for (int s = 0; s < white.length && size == 0; s++) {
            if (white[s]) {
                seen[s] = true;
                queue[size++] = s;
            }
        }
        for (int i = 0; i < size; i++) {
            for (int step : new int[] {-columns, -1, 1, columns}) {
                int to = queue[i] + step;
                if (to >= 0
                        && to < white.length
                        && white[to]
                        && !seen[to]
                        && (Math.abs(step) > 1 || to / columns == queue[i] / columns)) {
                    seen[to] = true;
                    queue[size++] = to;
                }
            }
        }
        return size == count(white) && size > 0;
    }
}
