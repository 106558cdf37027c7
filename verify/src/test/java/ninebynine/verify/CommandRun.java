package ninebynine.verify;

import java.io.PrintWriter;
import java.io.StringWriter;
import ninebynine.cli.Nbn;

/** One run of the command: its exit code and what it printed. */
record CommandRun(int code, String out, String err) {
    /** One inside this process. */
    static CommandRun nbn(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Nbn.run(new PrintWriter(out), new PrintWriter(err), args);
        return new CommandRun(code, out.toString(), err.toString());
    }
}
