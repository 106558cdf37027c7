package ninebynine.games.hidato;

import java.util.Locale;

/** Which labels are too far apart to be both true, said by the steps between their squares and the difference of their numbers. */
enum Far {
    /** Numbers that follow each other, in squares that do not touch. */
    TOPOLOGICAL {
        @Override
        boolean links(int steps, int difference) {
            return difference == 1 && steps > 1;
        }

        @Override
        int most(int steps) {
            return steps > 1 ? 1 : 0;
        }
    },
    /** Any two numbers with more steps between their squares than between them. */
    GEOMETRIC {
        @Override
        boolean links(int steps, int difference) {
            return difference > 0 && steps > difference;
        }

        @Override
        int most(int steps) {
            return steps - 1;
        }
    };

    abstract boolean links(int steps, int difference);

    /** The greatest difference of numbers that is linked over so many steps. */
    abstract int most(int steps);

    /** As texts write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
