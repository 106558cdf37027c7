package ninebynine.cli;

import ninebynine.games.Games;

/** A program at the root of a command line, which knows the games that its commands may name. */
public interface KnowsGames {
    Games games();
}
