package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * Grades answers: a board, or free text that tells steps in notation or in our sentences and ends with a board. A board is looked for after
 * {@code Answer:}, in the last block between fences, in the lines at the end, and in the text as a whole. Threads may share one.
 */
public final class Scorer {
    private static final String ANSWER = "answer";
    private static final Pattern AFTER_ANSWER = Pattern.compile("\\W{0,4}:\\s*");
    private static final Pattern FENCE = Pattern.compile("(?s)```[a-z]*\\n(.*?)```");
    private static final Pattern BRACKETS = Pattern.compile("(?m)^\\s*\\[(.+)]\\s*$");
    private static final Pattern NUMBERED = Pattern.compile("(?m)^\\s*\\d+[.)]\\s+(\\S.*)$");
    private static final String ARROW = "==>";
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /** What stands around a board, or between its numbers, and says nothing. */
    private static final Pattern MARKUP = Pattern.compile("\\\\boxed|[*_`$\"'{}\\[\\],;]+|\\.$");

    /** After so many sentences that can't be read the rest is taken to be so too, since to look for each takes long. */
    private static final int PATIENCE = 20;

    /** Longer texts are no board. */
    private static final int LONGEST = 1 << 16;

    private final Games games;
    private final Map<Model, NotationReader> readers = Recent.map();

    /** For the games that are built in. */
    public Scorer() {
        this(Games.builtIn());
    }

    public Scorer(Games games) {
        this.games = games;
    }

    /**
     * Grades one answer.
     *
     * @param id what the score is named by; null for none
     * @param solution the puzzle's solution in its own form; null if it is to be found
     * @throws PuzzleFormatException if the puzzle is none
     * @throws IllegalArgumentException if there is no such game
     */
    public Score score(
            @Nullable String id, String gameName, String puzzleText, @Nullable String solution, String answer) {
        Game game = games.game(gameName);
        Puzzle puzzle = game.parse(puzzleText);
        Steps steps = new Steps(puzzle, answer);
        String after = after(answer);
        String right = solution == null
                ? solution(puzzle)
                : game.parseFilled(solution, puzzle).text();
        boolean several = right != null && after != null && hasSeveral(game, puzzle, after, right.length());
        Puzzle board = right == null || several ? null : board(game, puzzle, answer, after);
        boolean none = after != null && after.strip().toLowerCase(Locale.ROOT).startsWith(ChatText.NONE);
        if (right == null) {
            boolean impossible =
                    none && puzzle.counter().count(puzzle.start(), 1).solutions() == 0;
            return steps.score(
                    id,
                    none,
                    impossible,
                    impossible ? 1 : 0,
                    0,
                    impossible ? null : "Nobody knows one solution of this puzzle.");
        }
        if (board == null) {
            return steps.score(
                    id,
                    none,
                    false,
                    0,
                    0,
                    none
                            ? "There is a solution."
                            : several
                                    ? "The answer has several boards."
                                    : "No board of this puzzle was found in the answer.");
        }
        Bits solved = game.parseFilled(right, puzzle).start().values();
        Bits given = puzzle.start().values();
        Bits said = board.start().values();
        Bits open = solved.copy();
        open.andNot(given);
        Bits wrong = said.copy();
        wrong.andNot(solved);
        Bits hit = said.copy();
        hit.and(open);
        boolean isRight = wrong.isEmpty() && hit.count() == open.count();
        double share = open.isEmpty() ? (isRight ? 1 : 0) : (double) hit.count() / open.count();
        String reason = isRight
                ? null
                : wrong.isEmpty()
                        ? open.count() - hit.count() + " of " + open.count() + " places are not filled."
                        : puzzle.model().names().spokenFact(wrong.first()) + " in the answer, but not in the solution.";
        return steps.score(id, true, isRight, share, wrong.count(), reason);
    }

    private static @Nullable String solution(Puzzle puzzle) {
        View solution = Tracing.solution(puzzle, null);
        return solution == null ? null : puzzle.text(solution);
    }

    /** What follows the last "Answer:"; null if there is none. Looked for from the end, where it is. */
    private static @Nullable String after(String answer) {
        Matcher colon = AFTER_ANSWER.matcher(answer);
        for (int i = answer.length() - ANSWER.length(); i >= 0; i--) {
            if (answer.regionMatches(true, i, ANSWER, 0, ANSWER.length())
                    && (i == 0 || !isInWord(answer.charAt(i - 1)))
                    && colon.region(i + ANSWER.length(), answer.length()).lookingAt()) {
                return answer.substring(colon.end());
            }
        }
        return null;
    }

    private static boolean isInWord(char ch) {
        return Character.isLetterOrDigit(ch) || ch == '_';
    }

    /** The board that an answer shows; null if there is none of this puzzle's structure. */
    private static @Nullable Puzzle board(Game game, Puzzle puzzle, String answer, @Nullable String after) {
        List<String> places = boards(answer, after);
        for (String text : places) {
            Puzzle board = board(game, puzzle, text);
            if (board != null) {
                return board;
            }
        }
        for (String text : places) {
            Puzzle board = text.length() > LONGEST
                    ? null
                    : board(game, puzzle, MARKUP.matcher(text.strip()).replaceAll(" "));
            if (board != null) {
                return board;
            }
        }
        return null;
    }

    private static @Nullable Puzzle board(Game game, Puzzle puzzle, String text) {
        try {
            Puzzle board = text.isBlank() || text.length() > LONGEST ? null : game.parseFilled(text.strip(), puzzle);
            return board != null && board.size().equals(puzzle.size()) && board.model() == puzzle.model()
                    ? board
                    : null;
        } catch (PuzzleFormatException e) {
            return null; // another place may have one
        }
    }

    /** Whether different boards, each a word of this length, follow "Answer:": who says several things says none. */
    private static boolean hasSeveral(Game game, Puzzle puzzle, String after, int length) {
        return after.length() > 2 * length
                && BLANKS.splitAsStream(after)
                                .map(word -> MARKUP.matcher(word).replaceAll(""))
                                .filter(word -> word.length() == length)
                                .distinct()
                                .filter(word -> board(game, puzzle, word) != null)
                                .limit(2)
                                .count()
                        > 1;
    }

    private static List<String> boards(String answer, @Nullable String after) {
        List<String> places = new ArrayList<>();
        if (after != null) {
            places.add(after.strip().lines().findFirst().orElse(""));
            places.add(after);
        }
        Matcher fence = FENCE.matcher(answer);
        String fenced = null;
        while (fence.find()) {
            fenced = fence.group(1);
        }
        if (fenced != null) {
            places.add(fenced);
        }
        List<String> lines = answer.strip().lines().toList();
        places.add(lines.isEmpty() ? "" : lines.get(lines.size() - 1));
        int from = lines.size();
        while (from > 0 && !lines.get(from - 1).chars().anyMatch(ch -> Character.isLetter(ch) || ch == ':')) {
            from--;
        }
        places.add(String.join("\n", lines.subList(from, lines.size())));
        if (lines.size() <= puzzleLines()) {
            places.add(answer);
        }
        return places;
    }

    /** Longer texts are no board as a whole. */
    private static int puzzleLines() {
        return 64;
    }

    /** The steps that a text tells, each held against the puzzle and the valid ones before it. */
    private final class Steps {
        private final Position position;
        private int count;
        private int valid;
        private @Nullable Integer firstWrong;
        private @Nullable String reason;

        Steps(Puzzle puzzle, String answer) {
            this.position = Position.of(puzzle.start());
            NotationReader reader = readers.computeIfAbsent(puzzle.model(), games::reader);
            List<String> lines = notations(answer);
            if (!lines.isEmpty()) {
                lines.forEach(line -> take(read(reader, line), "Such a step can't be read: " + cut(line)));
            } else if (NUMBERED.matcher(answer).find()) {
                SentenceReader sentences = new SentenceReader(puzzle.model());
                Matcher numbered = NUMBERED.matcher(answer);
                int inVain = 0;
                while (numbered.find()) {
                    int before = valid;
                    take(
                            inVain < PATIENCE ? sentences.read(numbered.group(1).strip(), position.state()) : null,
                            "No step that holds here is said so: " + cut(numbered.group(1)));
                    inVain = valid > before ? 0 : inVain + 1;
                }
            }
        }

        private void take(@Nullable Match match, String unread) {
            count++;
            Optional<String> problem = match == null
                    ? Optional.of(unread)
                    : StepCheck.isBelieved(match, position.model())
                            ? Optional.of("Such a step says what was found and not why.")
                            : StepCheck.check(position, match);
            if (problem.isEmpty() && match != null) {
                valid++;
                position.apply(match);
            } else if (firstWrong == null) {
                firstWrong = count;
                reason = problem.orElse(unread);
            }
        }

        Score score(
                @Nullable String id, boolean parsed, boolean right, double partial, int wrong, @Nullable String why) {
            return new Score(
                    id,
                    parsed,
                    right,
                    partial,
                    wrong,
                    count,
                    valid,
                    count == 0 ? null : (double) valid / count,
                    firstWrong,
                    reason == null ? why : reason);
        }
    }

    private static @Nullable Match read(NotationReader reader, String line) {
        try {
            return reader.read(line);
        } catch (NotationException e) {
            return null;
        }
    }

    /** Steps in notation: those of a chat, or lines in brackets or with an arrow. */
    private static List<String> notations(String answer) {
        List<String> told = ChatText.notations(answer);
        if (!told.isEmpty()) {
            return told;
        }
        Matcher brackets = BRACKETS.matcher(answer);
        List<String> lines = new ArrayList<>();
        while (brackets.find()) {
            lines.add(brackets.group(1));
        }
        if (lines.isEmpty()) {
            answer.lines()
                    .map(String::strip)
                    .filter(line -> line.contains(ARROW))
                    .forEach(lines::add);
        }
        return lines;
    }

    private static String cut(String text) {
        return text.length() <= 120 ? text : text.substring(0, 120) + "…";
    }
}
