package ninebynine.verify;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The python3 of the machine, for what we say in NumPy. */
final class Python {
    private Python() {}

    /** A test ends here, as one that did not run, where there is no NumPy. */
    static void assumeNumPy() throws InterruptedException {
        assumeThat(run("import numpy; print('yes')")).as("python3 with numpy").isEqualTo("yes\n");
    }

    /** What a script prints, errors included. */
    static String run(String script, String... arguments) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", "-c", script));
        command.addAll(List.of(arguments));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            return printed;
        } catch (IOException e) {
            return "no python3: " + e.getMessage();
        }
    }
}
