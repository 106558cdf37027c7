package ninebynine.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nbn games}: what can be solved. */
@Command(name = "games", mixinStandardHelpOptions = true, description = "Lists the games.")
final class GamesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        Nbn.games(spec)
                .list()
                .forEach(game ->
                        spec.commandLine().getOut().printf(Locale.ROOT, "%-16s %s%n", game.name(), game.summary()));
        return Nbn.SOLVED;
    }
}
