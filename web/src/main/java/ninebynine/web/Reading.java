package ninebynine.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ninebynine.game.ClipsCall;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import ninebynine.io.ToldSteps;
import ninebynine.text.Pieces;

/** What somebody pasted: a puzzle, a file of puzzles, or a path. */
final class Reading {
    /** No more than a file of some ten thousand puzzles. */
    static final int LONGEST = 1 << 21;

    private static final int MOST = 20_000;
    private static final String ARROW = "==>";

    private Reading() {}

    /** A puzzle of a text, or throws with what {@code nbn} would say. */
    static Puzzle puzzle(String text, String game) {
        String plain = plain(text);
        return game(plain, game).parse(plain);
    }

    /** The text, or the one that a link has packed. */
    static String plain(String text) {
        checkLength(text);
        return PackedLink.isOne(text) ? PackedLink.sudoku(text) : text;
    }

    static void checkLength(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has " + text.length() + " characters, more than " + LONGEST
                    + ". Maybe use the command nbn for it.");
        }
        if (Pieces.isBlank(text)) {
            throw new PuzzleFormatException("There is no text. Maybe paste a puzzle.");
        }
    }

    /** The game that was asked for; else the one that the text names by its first line; else the first that reads it, Sudoku before others. */
    static Game game(String text, String asked) {
        if (!asked.isEmpty()) {
            return Games.named(asked);
        }
        String content = Pieces.lines(text)
                .dropWhile(line -> Pieces.isBlank(line) || line.stripLeading().startsWith("#"))
                .collect(Collectors.joining("\n"));
        boolean call = ClipsCall.isOfPuzzle(content);
        int end = call ? new ClipsCall.End().in(content) : content.indexOf('\n');
        return Games.namedBy(end < 0 ? content : content.substring(0, end)).orElseGet(() -> reads(content));
    }

    private static Game reads(String content) {
        Game sudoku = Games.all().get(0);
        if (content.contains(ARROW) || isRead(content, sudoku)) {
            return sudoku;
        }
        return Games.all().stream()
                .filter(game -> isRead(content, game))
                .findFirst()
                .orElse(sudoku);
    }

    private static boolean isRead(String content, Game game) {
        try (PuzzleFile file = PuzzleFile.of(content, game)) {
            return file.hasNext() && !isRow(game.parse(file.next().text()).size());
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    /** One row of anything: some game would read it, but nobody meant that. */
    private static boolean isRow(String size) {
        return size.startsWith("1x") || size.endsWith("x1");
    }

    /** All puzzles of a text, each with its line and either its text or what is wrong with it. */
    static Map<String, Object> many(String pasted, String asked) {
        String text = plain(pasted);
        Game game = game(text, asked);
        List<Object> puzzles = new ArrayList<>();
        boolean more = false;
        try (PuzzleFile file = PuzzleFile.of(text, game)) {
            while (file.hasNext() && !more) {
                PuzzleFile.Entry entry = file.next();
                Map<String, Object> one = new LinkedHashMap<>();
                one.put("line", entry.line());
                one.put("text", entry.text());
                puzzles.add(one);
                more = puzzles.size() == MOST && file.hasNext();
            }
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("game", game.name());
        answer.put("puzzles", puzzles);
        answer.put("more", more);
        return answer;
    }

    static boolean isPath(String text) {
        return text.contains(ARROW) || text.stripLeading().startsWith("{");
    }

    /** A path, with the name of its game first. */
    record GamePath(String game, ToldSteps steps) {}

    /** A path as {@code nbn solve} prints it, or as it writes it in JSON. */
    static GamePath path(String text, String asked) {
        checkLength(text);
        if (!text.stripLeading().startsWith("{")) {
            Game game = asked.isEmpty() ? game(text, "") : Games.named(asked);
            return new GamePath(game.name(), ToldSteps.of(text, game));
        }
        Object read = Json.first(text);
        Map<?, ?> row = read instanceof Map<?, ?> map ? map : Map.of();
        String puzzle = row.get("puzzle") instanceof String it ? it : "";
        if (puzzle.isEmpty()) {
            throw new PuzzleFormatException(
                    "The object has no \"puzzle\". Maybe it is no path as nbn solve writes it in JSON.");
        }
        List<String> steps = new ArrayList<>();
        if (row.get("steps") instanceof List<?> list) {
            for (Object step : list) {
                if (step instanceof Map<?, ?> of && of.get("notation") instanceof String notation) {
                    steps.add(notation);
                }
            }
        }
        String game = row.get("game") instanceof String it ? it : asked.isEmpty() ? "sudoku" : asked;
        return new GamePath(Games.named(game).name(), new ToldSteps(puzzle, steps));
    }
}
