package ninebynine.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A job makes the tables of a folder, unless they are there, and tells of them. */
abstract class TableJob implements Callable<Integer> {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            description = "Where the tables go: a new folder, or one that the same command began.")
    private String folder = "";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** What is to be done, once the options are known to be right. */
    interface Work {
        /** What the rows depend on, by name. */
        Map<String, String> settings();

        /** The rows of all tables. */
        Staged staged();

        /** Makes the tables, or what is missing of them. */
        void make(Output output);
    }

    /** Stops with a message if an option is wrong; no session is begun for that. */
    abstract void check();

    /** What these options ask for. */
    abstract Work work(SparkSession session) throws IOException;

    /** Tells of the tables, once they are there; the exit code. */
    abstract int told(SparkSession session);

    /** Tells where they are, and of how many puzzles this one has a reason. */
    final int told(SparkSession session, Staged.Table table) {
        long reasons = session.read()
                .schema(Rows.schema(table.rows())) // there may be no file
                .parquet(folder + "/" + table.name())
                .filter(functions.col("reason").isNotNull())
                .count();
        err().println("The tables are in '" + folder + "'."
                + (reasons == 0
                        ? ""
                        : " What can't be read or takes too long: " + reasons + ", with a reason in '" + table.name()
                                + "'."));
        return 0;
    }

    @Override
    public final Integer call() throws IOException {
        check();
        try (SparkSession session = NbnSpark.session(spec)) {
            Work work = work(session);
            Output output = new Output(session, folder, work.settings(), work.staged());
            if (!output.isDone()) {
                work.make(output);
                output.done();
            }
            return told(session);
        }
    }

    final String folder() {
        return folder;
    }

    final CommandSpec spec() {
        return spec;
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
