package ninebynine.data;

/** What a row is. */
public enum RowView {
    steps(StepLine.class),
    puzzles(PuzzleRow.class),
    chat(ChatRow.class),
    prm(JudgedRow.class),
    hint(HintRow.class),
    preference(PreferenceRow.class),
    qa(QaRow.class);

    private final Class<? extends Record> rows;

    RowView(Class<? extends Record> rows) {
        this.rows = rows;
    }

    public Class<? extends Record> rows() {
        return rows;
    }
}
