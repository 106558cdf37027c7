package ninebynine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.games.futoshiki.FutoshikiGame;
import ninebynine.games.hidato.HidatoGame;
import ninebynine.games.hidato.Walk;
import ninebynine.games.kakuro.KakuroGame;
import ninebynine.games.latin.LatinGame;
import ninebynine.games.map.MapGame;
import ninebynine.games.slitherlink.SlitherlinkGame;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.strategy.Family;
import ninebynine.strategy.Misspelling;
import ninebynine.strategy.RuleBook;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/** The games that somebody has, by name: ours in one explicit list, and perhaps others after them; and the rules from outside that theories may name. */
public final class Games {
    private static final Games BUILT_IN = new Games(
            List.of(
                    new SudokuGame(),
                    LatinGame.plain(),
                    LatinGame.pandiagonal(),
                    new MapGame(),
                    FutoshikiGame.usual(),
                    FutoshikiGame.strict(),
                    new HidatoGame(Walk.HIDATO),
                    new HidatoGame(Walk.NUMBRIX),
                    new KakuroGame(),
                    new SlitherlinkGame()),
            List.of());

    private final List<Game> games;
    private final List<RuleBook> books;

    private Games(List<Game> games, List<RuleBook> books) {
        this.games = List.copyOf(games);
        this.books = List.copyOf(books);
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
        return new Games(all, books);
    }

    /** The same games, with rules from outside. */
    public Games bringing(List<? extends RuleBook> others) {
        List<RuleBook> all = new ArrayList<>(books);
        all.addAll(others);
        return new Games(games, all);
    }

    /** The rules from outside. */
    public List<Family> brought() {
        return books.stream().flatMap(book -> book.families().stream()).toList();
    }

    /** Reads a theory, as {@link Theory#parse} does, which may name rules from outside. */
    public Theory theory(String written) {
        return Theory.parse(written).bringing(brought());
    }

    /** Reads notation about a model, with the patterns of rules from outside. */
    public NotationReader reader(Model model) {
        return new NotationReader(model, this::read);
    }

    private Pattern.@Nullable Own read(String head, Model model) {
        return books.stream()
                .map(book -> book.read(head, model))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
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
                    + new Misspelling(names).maybe(name, "one of: " + String.join(", ", names)));
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
