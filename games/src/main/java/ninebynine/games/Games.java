package ninebynine.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import ninebynine.games.futoshiki.FutoshikiGame;
import ninebynine.games.hidato.HidatoGame;
import ninebynine.games.hidato.Walk;
import ninebynine.games.kakuro.KakuroGame;
import ninebynine.games.latin.LatinGame;
import ninebynine.games.map.MapGame;
import ninebynine.games.sudoku.SudokuGame;

/** Every game, in one explicit list. */
public final class Games {
    private static final List<Game> ALL = List.of(
            new SudokuGame(),
            LatinGame.plain(),
            LatinGame.pandiagonal(),
            new MapGame(),
            FutoshikiGame.usual(),
            FutoshikiGame.strict(),
            new HidatoGame(Walk.HIDATO),
            new HidatoGame(Walk.NUMBRIX),
            new KakuroGame());

    private Games() {}

    public static List<Game> all() {
        return ALL;
    }

    /** The game that a text's first line names by itself, if any does. */
    public static Optional<Game> namedBy(String line) {
        return ALL.stream().filter(game -> game.isNamedBy(line)).findFirst();
    }

    /** The game of that name; throws {@link IllegalArgumentException} naming those that exist. */
    public static Game named(String name) {
        return ALL.stream().filter(game -> game.name().equals(name)).findFirst().orElseThrow(() -> {
            String names = ALL.stream().map(Game::name).collect(Collectors.joining(", "));
            return new IllegalArgumentException("There is no game '" + name + "'. Maybe one of: " + names + ".");
        });
    }
}
