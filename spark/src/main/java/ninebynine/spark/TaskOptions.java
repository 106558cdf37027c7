package ninebynine.spark;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How work is cut: a task is what one core does at a time, a round is what a kill may cost. */
final class TaskOptions {
    private static final int ROUND = 100;

    /** So many tasks for each core, if there are puzzles enough, and so many puzzles for each task. */
    private static final int TASKS = 4;

    private static final int FEW = 64;

    @Option(
            names = "--task-size",
            paramLabel = "N",
            description =
                    "How many puzzles a task has at most; few, for one may take a thousand times as long as another"
                            + " (default: ${DEFAULT-VALUE}).")
    private int task;

    @Option(
            names = "--round-size",
            paramLabel = "N",
            description = "How many puzzles are safe at once: a job that is killed loses what it did since (default: "
                    + ROUND + " tasks for each core).")
    private long round;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** With tasks of another size where nothing is said. */
    TaskOptions(int task) {
        this.task = task;
    }

    /** Stops with a message if an option is wrong. */
    void check() {
        if (task < 1 || round < 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    task < 1
                            ? "--task-size " + task + " is too small. Maybe 1000."
                            : "--round-size " + round + " is too small. Maybe 1000000.");
        }
    }

    int task() {
        return task;
    }

    /** How many of these puzzles a task has: fewer where a core would have nothing to do. A task takes as long to send as some ratings, so they are not too few. */
    int task(long puzzles, int cores) {
        return (int) Math.min(task, Math.max(FEW, puzzles / ((long) TASKS * cores)));
    }

    long round(int cores) {
        return round == 0 ? (long) ROUND * task * cores : round;
    }
}
