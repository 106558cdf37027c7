package ninebynine.dataset;

/**
 * A puzzle's text on its way to becoming a row.
 *
 * @param number which puzzle of its source it is, from 1
 * @param copy which of its copies, from 1; 0 if there is only one
 * @param after where reading goes on after it
 * @param line of its file, from 1
 */
record Item(Source source, long number, int copy, SourcePosition after, int line, String text) {
    /** Its name in the dataset. */
    String id() {
        return source.name() + ":" + number + (copy == 0 ? "" : "." + copy);
    }
}
