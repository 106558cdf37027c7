package ninebynine.games.hidato;

/** What one step from a number to the next may be; with it, how many steps there are from one square to another. */
public enum Walk {
    /** To a square with a common side or corner: the distance is max(|Δr|, |Δc|). */
    HIDATO("Hidato") {
        @Override
        int distance(int rows, int columns) {
            return Math.max(rows, columns);
        }
    },
    /** To a square with a common side: the distance is |Δr| + |Δc|. */
    NUMBRIX("Numbrix") {
        @Override
        int distance(int rows, int columns) {
            return rows + columns;
        }
    };

    private final String title;

    Walk(String title) {
        this.title = title;
    }

    /** The game's name as its texts write it. */
    String title() {
        return title;
    }

    abstract int distance(int rows, int columns);

    /** The fewest steps between two squares of a grid with so many columns, as if there were no holes. */
    int distance(int n, int a, int b) {
        return distance(Math.abs(a / n - b / n), Math.abs(a % n - b % n));
    }
}
