package ninebynine.cli;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.strategy.RuleBook;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Games and rules that jars of others bring: those that they list in {@code META-INF/services}, as {@link Game} and as {@link RuleBook}. */
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
                Games more = of(loader(jar), games);
                if (more == games) {
                    throw new ParameterException(
                            line,
                            "--plugin: '" + jar + "' brings no game and no rule. Maybe it lacks META-INF/services/"
                                    + Game.class.getName() + " or META-INF/services/" + RuleBook.class.getName() + ".");
                }
                games = more;
            } catch (ServiceConfigurationError | IllegalArgumentException e) {
                throw new ParameterException(line, "--plugin: " + e.getMessage());
            }
        }
        return games;
    }

    /** What a loader finds, after what is known; the same if that is nothing. */
    public static Games of(ClassLoader loader, Games known) {
        List<Game> games = found(Game.class, loader);
        List<RuleBook> books = found(RuleBook.class, loader);
        return games.isEmpty() && books.isEmpty() ? known : known.and(games).bringing(books);
    }

    private static <S> List<S> found(Class<S> service, ClassLoader loader) {
        return ServiceLoader.load(service, loader).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** It stays open: classes of a game are needed as long as it is. */
    @SuppressWarnings("resource")
    private static ClassLoader loader(Path jar) {
        return new URLClassLoader(new URL[] {url(jar)}, Plugins.class.getClassLoader());
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("'" + jar + "' is no name of a file.", e);
        }
    }
}
