package ninebynine.cli;

import java.io.IOException;
import java.net.BindException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nbn serve}: the page, for a browser on this machine. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Serves the page on which puzzles are played, hinted and explained, and says its address.",
            "The whole engine runs in the browser: no request leaves this machine, and none comes in from another."
        },
        footer = {
            "",
            "Examples:",
            "  nbn serve",
            "  nbn serve --port 8000 --folder /srv/puzzles",
            "",
            "Ctrl+C ends it. Exit codes: 0 ended, 2 bad usage or no page."
        })
final class ServeCommand implements Callable<Integer> {
    private static final int PORT = 8009;
    private static final int HIGHEST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 for any that is free (default: 8009, or any if that is taken).")
    private @Nullable Integer port;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "The page's folder (default: the one that the build made, web/target/page).")
    private @Nullable Path folder;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if (port != null && (port < 0 || port > HIGHEST_PORT)) {
            throw new ParameterException(spec.commandLine(), "--port " + port + " is none. Maybe 8009.");
        }
        Path page = folder == null ? built() : folder;
        if (!Files.isRegularFile(page.resolve("index.html"))) {
            throw new ParameterException(
                    spec.commandLine(),
                    "There is no page in '" + page + "'. Maybe make it with: mvn -pl web -am package -DskipTests");
        }
        try (PageServer server = server(page)) {
            spec.commandLine().getOut().println(server.address());
            spec.commandLine().getOut().flush();
            spec.commandLine().getErr().println("nbn: serving '" + page + "' to this machine alone; Ctrl+C ends it.");
            spec.commandLine().getErr().flush();
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw new ParameterException(
                    spec.commandLine(), "Port " + port + " can't be used: " + e.getMessage() + ". Maybe --port 0.");
        }
        return Nbn.SOLVED;
    }

    private PageServer server(Path page) throws IOException {
        try {
            return new PageServer(page, port == null ? PORT : port);
        } catch (BindException taken) {
            if (port != null) {
                throw taken;
            }
            return new PageServer(page, 0);
        }
    }

    /** Beside the jar: page in a release; in a clone what the build of the module web made. */
    private static Path built() {
        try {
            Path jar = Path.of(ServeCommand.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path beside = jar.resolveSibling("page");
            return Files.isDirectory(beside)
                    ? beside
                    : jar.resolve("../../../web/target/page").normalize();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the place of the program is no file", e);
        }
    }
}
