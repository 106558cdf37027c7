package ninebynine.dataset;

/**
 * A puzzle's text on its way to becoming a row.
 *
 * @param after where reading goes on after it
 * @param line of its file, from 1
 */
record Item(Source source, SourcePosition after, int line, String text) {
    /** Its name in the dataset. */
    String id() {
        return source.name() + ":" + after.puzzle();
    }
}
