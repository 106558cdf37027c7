package ninebynine.cli;

import java.util.Iterator;
import ninebynine.game.Game;
import ninebynine.games.Games;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The games, for shells that complete what is typed: ours, unless it is said that there are others. */
final class GameNames implements Iterable<String> {
    private Games games = Games.builtIn();

    /** Lets all options of a command and its subcommands know these games. */
    static void tell(CommandSpec command, Games games) {
        for (OptionSpec option : command.options()) {
            if (option.completionCandidates() instanceof GameNames names) {
                names.games = games;
            }
        }
        command.subcommands().values().forEach(each -> tell(each.getCommandSpec(), games));
    }

    @Override
    public Iterator<String> iterator() {
        return games.list().stream().map(Game::name).iterator();
    }
}
