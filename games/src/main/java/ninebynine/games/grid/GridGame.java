package ninebynine.games.grid;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Dice;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Models;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game of numbers on a square grid that is told by its {@link GridRules}: all that a game from outside has to write. A puzzle is one line: n² symbols,
 * and after a blank the words that the rules take, such as the regions of a jigsaw.
 */
public abstract class GridGame implements Game {
    private static final int LONGEST = 1 << 16;

    private final String name;
    private final String summary;
    private final int n;
    private final Sizes sizes;
    private final Models<List<String>> models;

    /**
     * A game whose grids have n by n cells.
     *
     * @param name what {@code --game} takes
     * @param summary one line about it
     */
    @SuppressWarnings("this-escape") // rules are asked for when the first puzzle is read
    protected GridGame(String name, String summary, int n) {
        this.name = name;
        this.summary = summary;
        this.n = n;
        this.models = new Models<>(words -> rules(words).model(ownRules(), this::read));
        this.sizes = new Sizes(name, name + " of candidates", n, n, Symbols.LETTERS, size -> null);
    }

    /**
     * The rules of a puzzle.
     *
     * @param words what stands after the cells
     * @throws PuzzleFormatException if the words say no rules
     */
    protected abstract GridRules rules(List<String> words);

    /** Reads a pattern of the game's own rules back, if it has any: what stands before the arrow in notation; null if it is none of these. */
    protected Pattern.@Nullable Own read(String head, Model model) {
        return null;
    }

    /**
     * A board to make a puzzle of: the words of its puzzles and its solution, a number from 1 for each cell. One that has words says how it comes to them,
     * with {@link #filled}.
     */
    protected Board board(Dice dice) {
        return new Board(List.of(), filled(rules(List.of()), dice));
    }

    /** Some numbers that keep these rules, not each as likely as the others. */
    protected final List<Integer> filled(GridRules by, Dice dice) {
        return GridDrafter.filled(by, dice);
    }

    /**
     * What puzzles are made of.
     *
     * @param words what stands after the cells
     * @param numbers the solution, row by row
     */
    public record Board(List<String> words, List<Integer> numbers) {
        public Board {
            words = List.copyOf(words);
            numbers = List.copyOf(numbers);
        }
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        setting.only();
        if (!setting.size().isEmpty() && setting.side(n) != n) {
            throw new IllegalArgumentException("size '" + setting.size() + "': there are only puzzles of "
                    + Sizes.name(n) + ". Maybe leave it out.");
        }
        return new GridDrafter(this, n);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public boolean hasGroups() {
        return false;
    }

    @Override
    public Puzzle parse(String text) {
        return puzzle(text, true);
    }

    @Override
    public Puzzle parseFilled(String text) {
        return puzzle(text, false);
    }

    private GridPuzzle puzzle(String text, boolean distinct) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException(
                    "The text has more than " + LONGEST + " characters. Maybe line breaks are missing.");
        }
        List<String> all = Symbols.words(text);
        if (all.get(0).length() != n * n) {
            throw sizes.wrong(all.get(0).length(), "symbol");
        }
        Cells cells = Cells.ofSymbols(sizes, n, all.get(0));
        List<String> words = List.copyOf(all.subList(1, all.size()));
        GridRules rules = rules(words);
        if (distinct) {
            cells.distinct(rules.square());
        }
        return new GridPuzzle(name, sizes, rules, models.late(words), cells, words);
    }

    /** For each of n² letters or digits of a word the number of its kind, in the order in which they come. */
    protected List<Integer> regions(String word) {
        if (word.length() != n * n) {
            throw new PuzzleFormatException("The regions have " + word.length() + " letters, expected " + n * n
                    + ". Maybe one letter for each cell, row by row.");
        }
        List<Integer> kinds = word.chars().distinct().boxed().toList();
        return word.chars().mapToObj(kinds::indexOf).toList();
    }

    /** The cells of each letter or digit of a word of n² signs, in the order in which they come; those of dots are left out. */
    protected List<List<Integer>> parts(String word) {
        regions(word); // says what is wrong with its length
        return word.chars()
                .distinct()
                .filter(sign -> sign != '.')
                .mapToObj(sign -> IntStream.range(0, n * n)
                        .filter(cell -> word.charAt(cell) == sign)
                        .boxed()
                        .toList())
                .toList();
    }

    /** Stops reading with a message, which should name a way out, unless something holds. */
    protected static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new PuzzleFormatException(otherwise);
        }
    }

    @Override
    public boolean isWhole(String line) {
        String word = Symbols.words(line).get(0);
        return word.length() == n * n && word.chars().allMatch(ch -> Symbols.isSymbol((char) ch));
    }
}
