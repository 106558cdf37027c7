package ninebynine.games;

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
            new KakuroGame(),
            new SlitherlinkGame());

    private Games() {}

    public static List<Game> all() {
        return ALL;
    }

    /** The game that a text's first line names by itself, if any does. */
    public static Optional<Game> namedBy(String line) {
        return ALL.stream().filter(game -> game.isNamedBy(line)).findFirst();
    }

    /** The game of that name, whatever its case; throws {@link IllegalArgumentException} with the one that was meant, or naming all. */
    public static Game named(String name) {
        return ALL.stream()
                .filter(game -> game.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names = ALL.stream().map(Game::name).toList();
                    return new IllegalArgumentException("There is no game '" + name + "'."
                            + new Spelling(names).maybe(name, "one of: " + String.join(", ", names)));
                });
    }
}
