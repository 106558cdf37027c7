package ninebynine.cli;

import java.util.Iterator;
import ninebynine.game.Game;
import ninebynine.games.Games;

/** The games, for shells that complete what is typed. */
final class GameNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.all().stream().map(Game::name).iterator();
    }
}
