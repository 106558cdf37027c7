package ninebynine.generate;

import ninebynine.text.Pieces;

/**
 * From one number up to another, as in {@code 5..7}, {@code 9..}, {@code ..3} or {@code 4}.
 *
 * @param most {@link #OPEN} if there is no end
 */
public record Range(int least, int most) {
    /** No end. */
    public static final int OPEN = Integer.MAX_VALUE;

    /** Every number. */
    public static final Range ALL = new Range(0, OPEN);

    /** Of ratings: whatever the theory solves. */
    static final Range SOLVED = new Range(0, OPEN - 1);

    /** Reads one; throws {@link IllegalArgumentException} if it is none. */
    public static Range parse(String text) {
        int dots = text.indexOf("..");
        String from = dots < 0 ? text : text.substring(0, dots);
        String to = dots < 0 ? text : text.substring(dots + 2);
        try {
            int least = Pieces.isBlank(from) && dots >= 0 ? 0 : Integer.parseInt(from.trim());
            int most = Pieces.isBlank(to) && dots >= 0 ? OPEN : Integer.parseInt(to.trim());
            if (least >= 0 && least <= most) {
                return new Range(least, most);
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException("'" + text + "' is no range. Maybe 5..7, 4 or 9.. for 9 and more.");
    }

    /** Whether the number is in it. */
    public boolean contains(int number) {
        return number >= least && number <= most;
    }

    /** Whether every number is in it. */
    public boolean isAll() {
        return equals(ALL);
    }

    @Override
    public String toString() {
        return least == most ? Integer.toString(least) : least + ".." + (most >= OPEN - 1 ? "" : most);
    }
}
