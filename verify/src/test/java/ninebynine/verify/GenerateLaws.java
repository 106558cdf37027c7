package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.check.Claim;
import ninebynine.check.Ending;
import ninebynine.check.TraceCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.games.Games;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.generate.Made;
import ninebynine.generate.Order;
import ninebynine.generate.Range;
import ninebynine.generate.Wish;
import ninebynine.io.Attempts;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles that are made are what was ordered: one solution by two solvers that know nothing of each other, the rating, every clue needed, the symmetry. */
class GenerateLaws {
    /** Of each order; {@code -Dgenerate.each=1000} for a long night. */
    private static final int EACH = Integer.getInteger("generate.each", Scale.of(20));

    static Stream<String> orders() {
        return Stream.of(
                "sudoku?rating=0..2",
                "sudoku?rating=3..4",
                "sudoku?rating=5..7",
                "sudoku?size=4x4",
                "sudoku?size=2x3&rating=1..",
                "sudoku?rating=2..&symmetry=rotational",
                "sudoku?rating=1..3&minimal=false&clues=30..34",
                "sudoku?rating=2..&symmetry=rotational&minimal=true",
                "sudoku?sukaku=1&size=4x4",
                "sudoku?size=2x5",
                "sudoku?method=vicinity&rating=6..7",
                "latin?size=6x6&rating=1..",
                "latin?size=7x7&symmetry=rotational&rating=..3",
                "pandiagonal?size=7x7",
                "futoshiki?size=5x5&rating=2..",
                "futoshiki?size=4x4&signs=0",
                "futoshiki?size=5x5&signs=1&symmetry=rotational",
                "map?size=12&rating=1..",
                "map?size=10&colours=5&minimal=false&rating=..2",
                "slitherlink?size=5x5&rating=1..",
                "slitherlink?size=6x5&symmetry=rotational",
                "slitherlink?size=7x7&rating=3..5",
                "hidato?size=4x4&rating=1..",
                "hidato?size=5x5&holes=5",
                "numbrix?size=5x5&rating=1..",
                "numbrix?size=5x5&holes=3",
                "kakuro?size=6x6&rating=..3",
                "kakuro?size=5x5&minimal=true");
    }

    static Order order(String text) {
        int question = text.indexOf('?');
        Game game = Games.named(text.substring(0, question));
        return Order.parse(game, Order.words(text.substring(question + 1))).rated();
    }

    static List<Made> made(Order order, int count, int threads) {
        List<Made> all = new ArrayList<>();
        try (Attempts attempts = new Attempts(() -> order.method(List.of()), threads, 0)) {
            while (all.size() < count) {
                all.addAll(attempts.next().made());
            }
        }
        return all.subList(0, count);
    }

    /** Each game in three ranges. */
    static Stream<String> ranges() {
        return Stream.of(
                        "sudoku?rating= 0..2 3..4 5..7",
                        "latin?size=6x6&rating= 0 2..3 4..",
                        "pandiagonal?size=7x7&rating= 0 1 2..3",
                        "futoshiki?size=5x5&rating= 0..1 2..3 4..6",
                        "map?size=20&rating= 0..1 2 3..5",
                        "slitherlink?size=5x5&rating= 0..1 2..3 4..6",
                        "hidato?size=5x5&rating= 0..1 2 3..5",
                        "numbrix?size=6x6&rating= 0..2 3..4 5..7",
                        "kakuro?size=6x6&rating= 0..1 2..3 4..6")
                .map(line -> line.split(" "))
                .flatMap(words -> Stream.of(words).skip(1).map(range -> words[0] + range));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("ranges")
    void eachGameInThreeRanges(String text) {
        whatIsMadeIsWhatWasOrdered(text);
    }

    @ParameterizedTest
    @MethodSource("orders")
    void whatIsMadeIsWhatWasOrdered(String text) {
        Order order = order(text);
        for (Made made : made(order, EACH, 1)) {
            Puzzle puzzle = order.game().parse(made.puzzle().text());
            assertThat(puzzle.counter().count(puzzle.start(), 2).isUnique())
                    .as(puzzle.text())
                    .isTrue();
            assertThat(judged(puzzle)).as(puzzle.text()).isEqualTo(1);
            int rating = made.rating() == Rater.STOPPED
                    ? Rater.STOPPED // a minimal puzzle of any rating may need whips so long that their search does not
                    // end soon
                    : new Rater(order.wish().theory().precedence(puzzle.model())).rate(puzzle.start());
            assertThat(rating).as(puzzle.text()).isEqualTo(made.rating());
            if (rating >= 0) {
                theCheckedPathIsAsHard(order, puzzle, rating);
            }
            assertThat(wished(order, rating)).as(puzzle.text()).isTrue();
            assertThat(order.wish().clues().contains(puzzle.clues())).isTrue();
            if (order.wish().minimality() != Wish.Minimality.NONE
                    && order.wish().symmetry() == Symmetry.NONE) {
                everyClueIsNeeded(made);
            }
            isSymmetric(made, order.wish().symmetry());
        }
    }

    /**
     * Every step of the path is made again by the checker, which shares nothing with those who found it; the hardest is as hard as was ordered, too. It may be harder
     * than the rating, where the order of steps matters.
     */
    private static void theCheckedPathIsAsHard(Order order, Puzzle puzzle, int rating) {
        Trace trace = new Resolver(order.wish().theory().precedence(puzzle.model())).trace(puzzle.start());
        Notation notation = new Notation(puzzle.model(), Notation.Style.ASCII);
        TraceCheck check = new TraceCheck(puzzle.start(), new NotationReader(puzzle.model()));
        int hardest = 0;
        for (Step step : trace.steps()) {
            assertThat(check.step(Claim.of(notation.line(step.match()))))
                    .as(puzzle.text())
                    .isEmpty();
            hardest = Math.max(hardest, step.rule().level());
        }
        assertThat(check.end(new Ending("solved", hardest, null)))
                .as(puzzle.text())
                .isEmpty();
        assertThat(hardest).as(puzzle.text()).isGreaterThanOrEqualTo(rating);
        assertThat(wished(order, hardest)).as(puzzle.text()).isTrue();
    }

    private static boolean wished(Order order, int rating) {
        Range range = order.wish().rating();
        return range == null ? rating == Rater.UNSOLVED : range.isAll() || range.contains(rating);
    }

    /** How many solutions Choco finds, up to two. */
    private static int judged(Puzzle puzzle) {
        return puzzle instanceof SudokuPuzzle sudoku
                ? Oracle.allSolutions(sudoku.boxes(), puzzle.start(), 2).size()
                : Judges.ALL.stream()
                        .filter(judge -> judge.game().name().equals(puzzle.game()))
                        .findFirst()
                        .orElseThrow()
                        .solutions(puzzle, 2)
                        .size();
    }

    /** Without any of its clues the puzzle has two solutions, by the counter of its game's models. */
    private static void everyClueIsNeeded(Made made) {
        Bits fixed = made.draft().fixed();
        for (int clue : made.told().toInts().toArray()) {
            if (!fixed.get(clue)) {
                Bits fewer = made.told().copy();
                fewer.clear(clue);
                Puzzle less = made.draft().puzzle(fewer);
                assertThat(less.counter().count(less.start(), 2).solutions())
                        .as("without clue " + clue + " of " + made.puzzle().text())
                        .isEqualTo(2);
            }
        }
    }

    private static void isSymmetric(Made made, Symmetry symmetry) {
        for (Symmetry.Motion motion : symmetry.motions()) {
            for (int clue : made.told().toInts().toArray()) {
                assertThat(made.told().get(made.draft().image(clue, motion))).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku?rating=3..&seed=7",
                "futoshiki?size=5x5&seed=3",
                "slitherlink?size=5x4&symmetry=rotational",
                "sudoku?method=vicinity&rating=5..&seed=1"
            })
    void theSameWhateverTheThreads(String text) {
        Order order = order(text);
        List<String> alone = texts(made(order, 12, 1));
        assertThat(texts(made(order, 12, 2))).isEqualTo(alone);
        assertThat(texts(made(order, 12, 8))).isEqualTo(alone);
    }

    private static List<String> texts(List<Made> made) {
        return made.stream()
                .map(one -> one.attempt() + " " + one.number() + " " + one.rating() + " "
                        + one.puzzle().text())
                .toList();
    }
}
