package ninebynine.games.slitherlink;

/** The edges of some rows and columns of cells by their numbers: the horizontal ones row by row, then the vertical ones. */
record Edges(int rows, int columns) {
    /** The edge above cell (r,c). */
    int h(int row, int column) {
        return row * columns + column;
    }

    /** The edge left of cell (r,c). */
    int v(int row, int column) {
        return (rows + 1) * columns + row * (columns + 1) + column;
    }

    int count() {
        return (rows + 1) * columns + rows * (columns + 1);
    }
}
