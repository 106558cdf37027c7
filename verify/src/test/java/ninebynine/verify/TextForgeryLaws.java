package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.io.ToldPaths;
import ninebynine.io.TraceText;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A text of ours in which a line or a word is changed, dropped, doubled or exchanged is refused, or it is still true.
 *
 * <p>What is accepted is true if every value and elimination that its lines say is so in every solution, and if it says that the puzzle is solved, there is
 * one: asked of Choco, which shares nothing with us. Nothing else is excused: what the text says of rules, counts, states and sentences
 * is then a text that {@code nbn solve} could have printed, line by line, from another order of steps.
 *
 * <p>{@code -Dforgeries=N} makes N for each game.
 */
class TextForgeryLaws {
    private static final int FORGERIES = Integer.getInteger("forgeries", Scale.of(2) == 2 ? 3_200 : 40);
    private static final int SOLUTIONS = 100;
    private static final Pattern WORD = Pattern.compile("\\w+|[^\\w\\s]");

    static List<String> games() {
        return Stream.concat(
                        Stream.of("sudoku"),
                        Judges.ALL.stream().map(judge -> judge.game().name()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aForgeryIsRefusedOrStillTrue(String name) {
        Game game = Games.named(name);
        Random random = new Random(name.hashCode());
        List<String> theories = List.of("SFin", "W[3]", "TE1", "W1", "DFS");
        int made = 0;
        int refused = 0;
        for (int round = 0; made < FORGERIES; round++) {
            Puzzle puzzle = TextLaws.puzzle(name, random);
            if (puzzle.model().labelCount() > 800) {
                continue;
            }
            String text = text(puzzle, theories.get(round % theories.size()), round);
            assertThat(isRight(text, game)).as(text).isTrue();
            for (int i = 0; i < 40 && made < FORGERIES; i++) {
                String forged = forged(text, random);
                if (!forged.equals(text)) {
                    made++;
                    boolean right = isRight(forged, game);
                    refused += right ? 0 : 1;
                    assertThat(!right || isTrue(forged, text, puzzle, game))
                            .as(name + ", from\n" + text + "\nforged\n" + forged)
                            .isTrue();
                }
            }
        }
        assertThat(refused).as(made + " made").isGreaterThan(made / 2);
    }

    private static String text(Puzzle puzzle, String theory, int round) {
        Theory parsed = Theory.parse(theory);
        Precedence precedence = parsed.precedence(puzzle.model());
        Trace trace = new Resolver(precedence).trace(puzzle.start());
        TraceText.English told = List.of(TraceText.English.values()).get(round % 3);
        return new TraceText(Notation.Style.UNICODE, told, round % 4 == 1, false)
                .print(puzzle, parsed, trace, precedence);
    }

    /** One thing is otherwise. */
    private static String forged(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        switch (random.nextInt(8)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(other, lines.get(at));
            case 2 -> lines.set(at, lines.set(other, lines.get(at)));
            case 3 -> lines.subList(at, lines.size()).clear();
            default -> lines.set(at, changed(lines.get(at), lines.get(other), random));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String changed(String line, String other, Random random) {
        List<MatchResult> words = WORD.matcher(line).results().toList();
        List<MatchResult> others = WORD.matcher(other).results().toList();
        if (words.isEmpty() || others.isEmpty()) {
            return line + "x";
        }
        MatchResult word = words.get(random.nextInt(words.size()));
        String before = line.substring(0, word.start());
        String after = line.substring(word.end());
        return switch (random.nextInt(6)) {
            case 0 -> before + after;
            case 1 -> before + word.group() + word.group() + after;
            case 2 -> before + others.get(random.nextInt(others.size())).group() + after;
            case 3 -> line.replace(" ==> ", List.of(" -> ", " ⇒ ", " => ", " ").get(random.nextInt(4)));
            case 4 -> before + retyped(word.group(), random) + after;
            default -> line.replaceFirst("[=≠]", line.contains("≠") ? "=" : "≠");
        };
    }

    private static String retyped(String word, Random random) {
        char[] letters = word.toCharArray();
        int at = random.nextInt(letters.length);
        letters[at] = Character.isDigit(letters[at])
                ? (char) ('0' + random.nextInt(10))
                : (char) (letters[at] + (random.nextBoolean() ? 1 : -1));
        return new String(letters);
    }

    private static boolean isRight(String text, Game game) {
        ToldPaths paths = new ToldPaths(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                "The text",
                Games.builtIn(),
                game,
                null,
                false);
        boolean any = false;
        while (paths.hasNext()) {
            try {
                Verified verified = paths.next().check().get();
                boolean unread = verified.findings().stream().anyMatch(each -> each.kind() == Verified.Kind.UNREAD);
                if (!verified.isRight() || unread) {
                    return false;
                }
                any = true;
            } catch (PuzzleFormatException e) {
                return false;
            }
        }
        return any;
    }

    /** Whether what the accepted text says is so: by solutions that were found without any step. */
    private static boolean isTrue(String forged, String text, Puzzle puzzle, Game game) {
        String first = text.lines().findFirst().orElse("");
        return forged.lines().anyMatch(first::equals) ? isTrueOf(puzzle, forged) : isTrueOfAnother(forged, game);
    }

    private static boolean isTrueOfAnother(String forged, Game game) {
        try {
            return isTrueOf(game.parse(forged.lines().findFirst().orElse("")), forged);
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    private static boolean isTrueOf(Puzzle puzzle, String forged) {
        List<Bits> solutions = puzzle instanceof SudokuPuzzle sudoku
                ? Oracle.allSolutions(sudoku.boxes(), sudoku.start(), SOLUTIONS)
                : TextLaws.judge(puzzle.game()).solutions(puzzle, SOLUTIONS);
        boolean guesses = forged.contains("guess ==>");
        String solved = forged.lines()
                .filter(line -> line.startsWith("Solved by ") || line.startsWith("No solution."))
                .findFirst()
                .orElse("");
        if (solved.startsWith("No solution.")) {
            return solutions.isEmpty();
        }
        boolean unique = solved.isEmpty() || solutions.size() == 1 || guesses && !solutions.isEmpty();
        return unique
                && (guesses
                        || forged.lines()
                                .filter(line -> line.contains(" ==> ") && !line.startsWith("    "))
                                .allMatch(line -> isSo(line, puzzle, solutions)));
    }

    private static boolean isSo(String line, Puzzle puzzle, List<Bits> solutions) {
        NotationReader reader = new NotationReader(puzzle.model());
        NotationReader.Conclusions follows = reader.conclusions(line);
        return solutions.stream()
                .allMatch(solution -> follows.labels().stream().allMatch(x -> solution.get(x) == follows.asserted()));
    }
}
