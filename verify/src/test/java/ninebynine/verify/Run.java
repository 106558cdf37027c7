package ninebynine.verify;

import java.io.PrintWriter;
import java.io.StringWriter;
import ninebynine.cli.Nbn;

/** One run of the command, inside this process: its exit code and what it printed. */
record Run(int code, String out, String err) {
    static Run nbn(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Nbn.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Run(code, out.toString(), err.toString());
    }
}
