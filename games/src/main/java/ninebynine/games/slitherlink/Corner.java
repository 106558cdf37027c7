package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Locale;

/** The four corners of a cell, and the four cells around a point: the cell at the se of a point has that point at its nw. */
enum Corner {
    NW(Way.N, Way.W),
    NE(Way.N, Way.E),
    SW(Way.S, Way.W),
    SE(Way.S, Way.E);

    static final List<Corner> ALL = List.of(values());

    /** N or S. */
    final Way vertical;
    /** W or E. */
    final Way horizontal;

    Corner(Way vertical, Way horizontal) {
        this.vertical = vertical;
        this.horizontal = horizontal;
    }

    /** From a cell to the point at this corner: cell (r,c) has point (r,c) at its nw. */
    int down() {
        return vertical == Way.S ? 1 : 0;
    }

    int right() {
        return horizontal == Way.E ? 1 : 0;
    }

    Corner opposite() {
        return switch (this) {
            case NW -> SE;
            case NE -> SW;
            case SW -> NE;
            case SE -> NW;
        };
    }

    /** As in notation: {@code nw}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
