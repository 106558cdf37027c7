package ninebynine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ninebynine.game.Game;
import ninebynine.games.futoshiki.FutoshikiGame;
import ninebynine.games.hidato.HidatoGame;
import ninebynine.games.hidato.Walk;
import ninebynine.games.kakuro.KakuroGame;
import ninebynine.games.latin.LatinGame;
import ninebynine.games.map.MapGame;
import ninebynine.games.slitherlink.SlitherlinkGame;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.strategy.Spelling;

/** The games that somebody has, by name: ours in one explicit list, and perhaps others after them. */
public final class Games {
    private static final Games BUILT_IN = new Games(List.of(
            new SudokuGame(),
            LatinGame.plain(),
            LatinGame.pandiagonal(),
            new MapGame(),
            FutoshikiGame.usual(),
            FutoshikiGame.strict(),
            new HidatoGame(Walk.HIDATO),
            new HidatoGame(Walk.NUMBRIX),
            new KakuroGame(),
            new SlitherlinkGame()));

    private final List<Game> games;

    private Games(List<Game> games) {
        this.games = List.copyOf(games);
    }

    /** Ours. */
    public static Games builtIn() {
        return BUILT_IN;
    }

    /**
     * These and others.
     *
     * @throws IllegalArgumentException if two have the same name
     */
    public Games and(List<? extends Game> others) {
        List<Game> all = new ArrayList<>(games);
        for (Game other : others) {
            if (all.stream().anyMatch(game -> isNamed(game, other.name()))) {
                throw new IllegalArgumentException("There are two games of the name '" + other.name()
                        + "'. Maybe give the one in " + other.getClass().getName() + " another.");
            }
            all.add(other);
        }
        return new Games(all);
    }

    /** All of them, in order. */
    public List<Game> list() {
        return games;
    }

    /** The game that a text's first line names by itself, if any does. */
    public Optional<Game> recognised(String line) {
        return games.stream().filter(game -> game.isNamedBy(line)).findFirst();
    }

    /** The game of that name, whatever its case; throws {@link IllegalArgumentException} with the one that was meant, or naming all. */
    public Game game(String name) {
        return games.stream().filter(game -> isNamed(game, name)).findFirst().orElseThrow(() -> {
            List<String> names = games.stream().map(Game::name).toList();
            return new IllegalArgumentException("There is no game '" + name + "'."
                    + new Spelling(names).maybe(name, "one of: " + String.join(", ", names)));
        });
    }

    private static boolean isNamed(Game game, String name) {
        return game.name().equalsIgnoreCase(name);
    }

    /** All of ours. */
    public static List<Game> all() {
        return BUILT_IN.games;
    }

    /** The one of ours that a text's first line names by itself, if any does. */
    public static Optional<Game> namedBy(String line) {
        return BUILT_IN.recognised(line);
    }

    /** The one of ours that has this name, as {@link #game}. */
    public static Game named(String name) {
        return BUILT_IN.game(name);
    }
}
