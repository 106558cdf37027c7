package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Any text gives a puzzle or a message, with little memory and at once; what a puzzle writes is read as the same puzzle; and no puzzle
 * of a file is lost. {@code -Dreaders.inputs=N} asks for N texts a game.
 */
class ReaderLaws {
    private static final int QUICK = 2_000;
    private static final int INPUTS =
            Integer.getInteger("readers.inputs", Boolean.getBoolean("laws.full") ? 100_000 : QUICK);
    private static final long SEED = Long.getLong("readers.seed", 13);
    private static final long MOST_BYTES = 100_000_000;
    /** Ten times what it should take at most: machines are busy. */
    private static final long MOST_NANOS = 10_000_000_000L;

    private static final int LONGEST_MESSAGE = 500;
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyFormatIsReadAndReadBack(Game game) {
        for (String text : Formats.all(game.name())) {
            Puzzle puzzle = game.parse(text);
            assertThat(game.parse(puzzle.text())).as(text).isEqualTo(puzzle);
            assertThat(puzzle.start().model()).isSameAs(puzzle.model());
        }
    }

    /** What was measured, for people who run many. */
    private static final class Most {
        private long bytes;
        private long nanos;
        private int puzzles;
        private int entries;
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyTextIsAPuzzleOrIsRefused(Game game) {
        List<String> seeds = new ArrayList<>();
        // those of the game four times as often as those of all others
        games().forEach(other -> seeds.addAll(Formats.all(other.name())));
        while (seeds.stream().filter(Formats.all(game.name())::contains).count() * 5 < seeds.size() * 4L) {
            seeds.addAll(Formats.all(game.name()));
        }
        Mutants mutants = new Mutants(seeds, new Random(SEED + game.name().hashCode()));
        Most most = new Most();
        for (int i = 0; i < INPUTS; i++) {
            String text = mutants.next();
            try {
                check(game, text, most);
            } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
                throw new AssertionError(
                        game.name() + ", text " + i + " of " + text.length() + " characters: " + shown(text), e);
            }
        }
        if (INPUTS > QUICK) {
            System.out.printf(
                    "%s: %,d texts, %,d puzzles, %,d entries of files; at most %.1f MB and %.0f ms%n",
                    game.name(), INPUTS, most.puzzles, most.entries, most.bytes / 1e6, most.nanos / 1e6);
        }
        assertThat(most.puzzles).as("mutants that are still puzzles").isGreaterThan(INPUTS / 50);
    }

    private static String shown(String text) {
        return Arrays.toString(text.substring(0, Math.min(text.length(), 300)).toCharArray());
    }

    private static void check(Game game, String text, Most most) {
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        long nanos = THREAD.getCurrentThreadCpuTime();
        Puzzle puzzle = read(game, text);
        measure(bytes, nanos, most);
        if (puzzle != null) {
            most.puzzles++;
            assertThat(puzzle.clues()).isNotNegative();
            assertThat(puzzle.size()).isNotBlank();
            assertThat(game.parse(puzzle.text())).isEqualTo(puzzle);
        }
        filled(game, text);
        file(game, text, most);
    }

    private static void measure(long bytes, long nanos, Most most) {
        long used = THREAD.getCurrentThreadAllocatedBytes() - bytes;
        long took = THREAD.getCurrentThreadCpuTime() - nanos;
        most.bytes = Math.max(most.bytes, used);
        most.nanos = Math.max(most.nanos, took);
        if (used > MOST_BYTES || took > MOST_NANOS) {
            throw new AssertionError("It takes " + used + " bytes and " + took + " nanoseconds.");
        }
    }

    private static @Nullable Puzzle read(Game game, String text) {
        List<Boolean> asked =
                List.of(game.isNamedBy(text), game.isWhole(text), game.isComment(text), game.isHeader(text));
        try {
            return game.parse(text);
        } catch (PuzzleFormatException refused) {
            assertThat(refused.getMessage())
                    .isNotBlank()
                    .hasSizeLessThan(LONGEST_MESSAGE)
                    .contains("Maybe");
            assertThat(String.valueOf(refused.getMessage()).chars().noneMatch(Character::isISOControl))
                    .as("nothing that a terminal would act on, " + asked)
                    .isTrue();
            return null;
        }
    }

    private static void filled(Game game, String text) {
        try {
            game.parseFilled(text);
            game.parseFilled(text, game.parse(Formats.lines(game.name()).get(0)));
        } catch (PuzzleFormatException refused) {
            assertThat(refused).hasMessageContaining("Maybe");
        }
    }

    /** Reads a text as a file: opening it and reading each of its entries, which may be as long as a text, are measured by themselves. */
    private static void file(Game game, String text, Most most) {
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        long nanos = THREAD.getCurrentThreadCpuTime();
        try (PuzzleFile file = PuzzleFile.of(text, game)) {
            int line = 0;
            while (file.hasNext()) {
                PuzzleFile.Entry entry = file.next();
                measure(bytes, nanos, most);
                bytes = THREAD.getCurrentThreadAllocatedBytes();
                nanos = THREAD.getCurrentThreadCpuTime();
                if (entry.text().isBlank() || entry.line() < line) {
                    throw new AssertionError("Line " + entry.line() + " comes after line " + line + " or is blank.");
                }
                line = entry.line();
                most.entries++;
            }
            assertThat(line).isPositive();
        } catch (PuzzleFormatException refused) {
            assertThat(refused).hasMessageContaining("Maybe");
        }
        measure(bytes, nanos, most);
    }

    /** What once overflowed the stack, filled the memory or took an index out of range. */
    static List<Arguments> hostile() {
        String sixty = (". ".repeat(60) + "/ ").repeat(59);
        return List.of(
                arguments("slitherlink", "0123/" + "2.".repeat(10_000)),
                arguments("slitherlink", "0123/" + "2 . ".repeat(10_000)),
                arguments("slitherlink", "a1".repeat(30_000) + "!"),
                arguments("slitherlink", "slither/1/1/".repeat(5_000) + " x"),
                arguments("slitherlink", "9999x9999t0:3"),
                arguments("slitherlink", "(solve 9999 9999 3)"),
                arguments("map", "2x2n4:aaaaaaaa,0123"),
                arguments("map", "1000x1000n2:" + "z".repeat(80_000) + ",01"),
                arguments("map", "2000 2000 \"" + ".".repeat(2_000) + "\" " + "1 2 : ".repeat(100_000)),
                arguments("hidato", ". ".repeat(8_281)),
                arguments("hidato", "Hidato 91 8281 " + ". ".repeat(8_281)),
                arguments("hidato", "__ ".repeat(29) + "\n" + "__ \n".repeat(3_000)),
                arguments("numbrix", ". ".repeat(900)),
                arguments("numbrix", "-+ ".repeat(20_000) + "x"),
                arguments("numbrix", "(solve ".repeat(9_000)),
                arguments("pandiagonal", "1 " + ". ".repeat(97 * 97 - 1)),
                arguments("latin", "1 " + ". ".repeat(9_999)),
                arguments("latin", "order 9999\n1"),
                arguments("sudoku", "1 " + ". ".repeat(2_400)),
                arguments("sudoku", "(solve 1)".repeat(100_000)),
                arguments("kakuro", "(solve 60 " + sixty + sixty + ")"),
                arguments("kakuro", "60 " + sixty.replace("/ ", "// ")),
                arguments("kakuro", "kakuro/1/1/".repeat(20_000) + " x"),
                arguments("kakuro", "pzprv3/kakuro/98/98/" + "9".repeat(200_000)),
                arguments("futoshiki", "35:" + "z".repeat(500_000) + ","),
                arguments("futoshiki", "." + ".".repeat(1_224) + " " + "<".repeat(1_190) + " " + ">".repeat(1_190)));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileTextsAreNoTrouble(String game, String text) {
        check(Games.named(game), text, new Most());
        assertThat(Games.namedBy(text).map(Game::name).orElse(game)).isNotBlank();
    }

    private static List<Puzzle> puzzles(Game game, String text) {
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleFile file = PuzzleFile.of(text, game)) {
            file.forEachRemaining(entry -> puzzles.add(game.parse(entry.text())));
        }
        return puzzles;
    }

    private static void assertAllRead(Game game, List<String> written, String text) {
        List<Puzzle> read = puzzles(game, text);
        for (int i = 0; i < Math.min(read.size(), written.size()); i++) {
            if (!read.get(i).equals(game.parse(written.get(i)))) {
                throw new AssertionError("Puzzle " + i + " of " + written.size() + ", " + written.get(i)
                        + ", is read as " + read.get(i).text() + " after " + (i > 0 ? written.get(i - 1) : "nothing"));
            }
        }
        assertThat(read).as("after " + written.get(0)).hasSameSizeAs(written);
    }

    /** As many lines as a line has words or symbols look like a grid; only where nothing but symbols makes them one they are. */
    @ParameterizedTest
    @MethodSource("games")
    void asManyPuzzlesAsALineHasWordsAreAsManyPuzzles(Game game) {
        for (String line : Formats.lines(game.name())) {
            for (int k : new int[] {
                2,
                3,
                line.strip().split("\\s+").length,
                line.replaceAll("\\s", "").length()
            }) {
                boolean grid = line.matches("[\\w.]+|[\\w.]+( [\\w.]+)+") && isOne(game, (line + "\n").repeat(k));
                if (k > 1 && k < 200 && !grid) {
                    List<Puzzle> read = puzzles(game, (line + "\n").repeat(k));
                    assertThat(read).as(k + " times " + line).hasSize(k).containsOnly(game.parse(line));
                }
            }
        }
    }

    private static boolean isOne(Game game, String text) {
        try {
            game.parse(text);
            return true;
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noPuzzleOfACollectionIsLost(Game game) {
        Random random = new Random(SEED);
        List<String> lines = Formats.lines(game.name());
        for (int i = 0; i < Scale.of(500); i++) {
            List<String> some = new ArrayList<>();
            for (int k = 2 + random.nextInt(100); k > 0; k--) {
                some.add(lines.get(random.nextInt(lines.size())));
            }
            String text = String.join(random.nextBoolean() ? "\n" : "\n\n", some);
            assertAllRead(game, some, text);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noPuzzleAmongBlocksIsLost(Game game) {
        Random random = new Random(SEED);
        List<String> blocks = Formats.blocks(game.name());
        for (int i = 0; i < Scale.of(500); i++) {
            List<String> some = new ArrayList<>();
            for (int k = 2 + random.nextInt(20); k > 0; k--) {
                some.add(blocks.get(random.nextInt(blocks.size())));
            }
            String text = String.join("\n\n", some);
            assertAllRead(game, some, text);
        }
    }

    /** On one line, on several lines, with comments between, or with an end that is missing. */
    @ParameterizedTest
    @MethodSource("games")
    void noCallIsLost(Game game) {
        Random random = new Random(SEED);
        List<String> calls = Formats.all(game.name()).stream()
                .filter(text -> text.startsWith("("))
                .toList();
        for (int i = 0; i < Scale.of(500); i++) {
            List<String> some = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            for (int k = 2 + random.nextInt(20); k > 0; k--) {
                some.add(calls.get(random.nextInt(calls.size())));
                text.append(some.get(some.size() - 1))
                        .append(List.of("", " ", "\n", "\n\n", " ; one\n", "\n# two\n")
                                .get(random.nextInt(6)));
            }
            assertAllRead(game, some, text.toString());
        }
    }

    @Test
    void aQuasigroupWithZerosIsOneSquare() {
        String text = "order 100\n" + ("1 " + "0 ".repeat(99) + "\n") + ("0 ".repeat(100) + "\n").repeat(99);
        assertThat(puzzles(Games.named("latin"), text + text))
                .hasSize(2)
                .allMatch(puzzle -> puzzle.size().equals("100x100") && puzzle.clues() == 1);
    }

    @Test
    void aKakuroNamesItselfByItsCall() {
        String row = "B " + "B ".repeat(59) + "/ ";
        String call = "(solve 60 " + row.repeat(59) + row.repeat(59) + ")";
        assertThat(Games.namedBy(call).map(Game::name)).contains("kakuro");
    }

    @Test
    void whatFollowsACallIsRefusedAndTheRestIsRead() {
        Game sudoku = Games.named("sudoku");
        String call = Formats.lines("sudoku").stream()
                .filter(line -> line.startsWith("(solve \""))
                .findFirst()
                .orElseThrow();
        List<String> texts = new ArrayList<>();
        try (PuzzleFile file = PuzzleFile.of(call + " rest\n(solve \"1...\n" + call + "\n" + call, sudoku)) {
            file.forEachRemaining(entry -> texts.add(entry.line() + entry.text()));
        }
        assertThat(texts).containsExactly("1" + call, "1 rest", "2(solve \"1...", "3" + call, "4" + call);
    }
}
