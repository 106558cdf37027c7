package ninebynine.game;

import java.util.List;

/** How the clues of a board lie: where there is one, there are those of its image. */
public enum Symmetry {
    /** They lie as they like. */
    NONE,
    /** Turned by half. */
    ROTATIONAL(Motion.HALF),
    /** Turned by a quarter. */
    QUARTER(Motion.QUARTER),
    /** Left and right. */
    VERTICAL(Motion.LEFT_RIGHT),
    /** Above and below. */
    HORIZONTAL(Motion.UP_DOWN),
    /** At the falling diagonal. */
    DIAGONAL(Motion.DIAGONAL),
    /** At the rising diagonal. */
    ANTIDIAGONAL(Motion.ANTIDIAGONAL),
    /** All of them. */
    FULL(Motion.QUARTER, Motion.LEFT_RIGHT);

    private final List<Motion> motions;

    Symmetry(Motion... motions) {
        this.motions = List.of(motions);
    }

    /** What makes the symmetry: it and what it makes of its images, again and again. */
    public List<Motion> motions() {
        return motions;
    }

    /** Whether it makes of a board another that is as wide as this one is high. */
    public boolean turns() {
        return motions.stream().anyMatch(Motion::turns);
    }

    /** Where a motion takes a place of a grid. */
    public enum Motion {
        /** Half a turn. */
        HALF,
        /** A quarter of a turn. */
        QUARTER,
        /** Left becomes right. */
        LEFT_RIGHT,
        /** Above becomes below. */
        UP_DOWN,
        /** A mirror on the falling diagonal. */
        DIAGONAL,
        /** A mirror on the rising diagonal. */
        ANTIDIAGONAL;

        /** Whether width and height change places. */
        public boolean turns() {
            return this == QUARTER || this == DIAGONAL || this == ANTIDIAGONAL;
        }

        /** The image of a place, counted row by row. */
        public int of(int place, int rows, int columns) {
            int r = place / columns;
            int c = place % columns;
            return switch (this) {
                case HALF -> (rows - 1 - r) * columns + columns - 1 - c;
                case QUARTER -> c * columns + rows - 1 - r;
                case LEFT_RIGHT -> r * columns + columns - 1 - c;
                case UP_DOWN -> (rows - 1 - r) * columns + c;
                case DIAGONAL -> c * columns + r;
                case ANTIDIAGONAL -> (columns - 1 - c) * columns + rows - 1 - r;
            };
        }
    }
}
