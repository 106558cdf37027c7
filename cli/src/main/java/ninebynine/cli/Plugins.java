package ninebynine.cli;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import ninebynine.game.Game;
import ninebynine.games.Games;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Games that jars of others bring: those that they list in {@code META-INF/services/ninebynine.game.Game}. */
public final class Plugins {
    private Plugins() {}

    /** Ours and theirs. A jar that is not there or brings nothing is said to the caller of the command. */
    public static Games games(List<Path> jars, CommandLine line) {
        Games games = Games.builtIn();
        for (Path jar : jars) {
            if (!Files.isRegularFile(jar)) {
                throw new ParameterException(line, "--plugin: There is no file '" + jar + "'. Maybe build it first.");
            }
            try {
                List<Game> found = found(jar);
                if (found.isEmpty()) {
                    throw new ParameterException(
                            line,
                            "--plugin: '" + jar + "' brings no game. Maybe it lacks META-INF/services/"
                                    + Game.class.getName() + ".");
                }
                games = games.and(found);
            } catch (ServiceConfigurationError | IllegalArgumentException e) {
                throw new ParameterException(line, "--plugin: " + e.getMessage());
            }
        }
        return games;
    }

    /** The loader stays open: classes of a game are needed as long as it is. */
    @SuppressWarnings("resource")
    private static List<Game> found(Path jar) {
        List<Game> found = new ArrayList<>();
        URLClassLoader loader = new URLClassLoader(new URL[] {url(jar)}, Plugins.class.getClassLoader());
        ServiceLoader.load(Game.class, loader).forEach(found::add);
        return found;
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("'" + jar + "' is no name of a file.", e);
        }
    }
}
