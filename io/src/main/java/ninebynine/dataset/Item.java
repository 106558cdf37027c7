package ninebynine.dataset;

/**
 * A puzzle's text on its way to becoming a row.
 *
 * @param number which puzzle of its source it is, from 1
 * @param copy which of its copies, from 1; 0 if there is only one
 * @param after where reading goes on after it
 * @param where its place, for people
 * @param family those that it is like, which fall into one split; empty if its orbit decides
 */
record Item(Source source, long number, int copy, SourcePosition after, String where, String family, String text) {
    /** Its name in the dataset. */
    String id() {
        return puzzleId() + (copy == 0 ? "" : "." + copy);
    }

    /** The name that its copies share. */
    String puzzleId() {
        return source.name() + ":" + number;
    }
}
