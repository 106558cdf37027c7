package ninebynine.games.slitherlink;

import java.util.List;

/** The four ways from a point, and the four sides of a cell. Sets of them are bits. */
enum Way {
    N(-1, 0),
    E(0, 1),
    S(1, 0),
    W(0, -1);

    static final List<Way> ALL = List.of(values());

    /** How many rows and columns on the neighbour on that side is. */
    final int down;

    final int right;

    Way(int down, int right) {
        this.down = down;
        this.right = right;
    }

    int bit() {
        return switch (this) {
            case N -> 1;
            case E -> 2;
            case S -> 4;
            case W -> 8;
        };
    }

    boolean isIn(int sides) {
        return (sides & bit()) != 0;
    }

    String spoken() {
        return switch (this) {
            case N -> "north";
            case E -> "east";
            case S -> "south";
            case W -> "west";
        };
    }

    Way opposite() {
        return switch (this) {
            case N -> S;
            case E -> W;
            case S -> N;
            case W -> E;
        };
    }
}
