package ninebynine.dataset;

/** Hears how a dataset comes along. */
public interface DatasetListener {
    /** So many puzzles of the sources have been looked at, taken or not. */
    void looked(long puzzles);

    /** Something that people should know; the work goes on. */
    void say(String message);
}
