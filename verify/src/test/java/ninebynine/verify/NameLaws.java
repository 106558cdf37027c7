package ninebynine.verify;

import static ninebynine.verify.SudokuSight.CELLS;
import static ninebynine.verify.SudokuSight.N;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import ninebynine.explain.Notation;
import ninebynine.explain.StepNames;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

/**
 * Every name of every step of paths under {@code player}, read a second time: by {@link NameReading} and {@link ChainReading}, which know the state and the step's line and nothing of what gave the
 * names. Other puzzles than those of the tests: {@code -Dnames.puzzles=FILE -Dnames.count=3000}.
 */
class NameLaws {
    private static final Pattern ALS = Pattern.compile("(?:als-[a-z-]+|death-blossom)\\[\\d+]: (.*) ==> .*");
    private static final Pattern CELL = Pattern.compile("r(\\d)c(\\d)");
    private static final Pattern DIGIT = Pattern.compile("n(\\d)");
    private static final List<String> SIZES = List.of("Pair", "Triple", "Quad");
    private static final List<String> FISH = List.of("X-Wing", "Swordfish", "Jellyfish");
    private static final List<String> GENERAL =
            List.of("Forcing Chain", "Forcing Net", "Grouped Forcing Chain", "Grouped Forcing Net");

    /** Names that the kind of chain decides. */
    private static final List<String> BY_FAMILY = List.of(
            "Forcing Chain",
            "Forcing Net",
            "Grouped Forcing Chain",
            "Grouped Forcing Net",
            "Grouped X-Chain",
            "Grouped AIC",
            "Grouped Continuous Nice Loop",
            "Grouped Discontinuous Nice Loop",
            "Nishio");

    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private int steps;
    private int named;
    private int telling;

    private static List<String> puzzles() throws IOException {
        String file = System.getProperty("names.puzzles", "");
        List<String> all =
                file.isEmpty() ? Puzzles.lines("/ninebynine/bench/puzzles.txt") : Files.readAllLines(Path.of(file));
        int count = file.isEmpty() ? Scale.of(200) : Integer.getInteger("names.count", all.size());
        return Puzzles.first(count, all);
    }

    @Test
    void everyNameFitsBySecondReading() throws IOException {
        for (String text : puzzles()) {
            SudokuPuzzle puzzle = Puzzles.SUDOKU.parse(text);
            State solution = puzzle.start();
            Theories.resolver("player", puzzle.model()).resolve(solution, TraceSink.NONE);
            Theories.resolver("player", puzzle.model()).resolve(puzzle.start(), new TraceSink() {
                @Override
                public void before(Step step, View state) {
                    read(text, step.match(), state, solution);
                }
            });
        }
        if (!System.getProperty("names.puzzles", "").isEmpty()) {
            System.out.println(steps + " steps other than Singles, " + named + " named, " + telling
                    + " by more than a general name: " + counts);
        }
        assertThat(wrong).isEmpty();
        assertThat(named * 10L).isGreaterThanOrEqualTo(steps * 9L);
    }

    private void read(String puzzle, Match match, View state, View solution) {
        int[] masks = IntStream.range(0, CELLS)
                .map(q -> IntStream.range(0, N)
                        .filter(d -> state.isCandidate(q * N + d) || state.isValue(q * N + d))
                        .map(d -> 1 << d)
                        .sum())
                .toArray();
        boolean[] filled = new boolean[CELLS];
        IntStream.range(0, CELLS * N).filter(state::isValue).forEach(x -> filled[x / N] = true);
        SudokuSight sight = new SudokuSight(masks);
        String line = new Notation(state.model(), Notation.Style.UNICODE).line(match);
        List<String> names = StepNames.in(match, state);
        boolean single = match instanceof Match.Assertion;
        if (!single) {
            steps++;
            named += names.isEmpty() ? 0 : 1;
            telling += names.isEmpty() || GENERAL.contains(names.get(0)) ? 0 : 1;
        }
        for (String name : names) {
            counts.merge(name, 1, Integer::sum);
            boolean fits = match instanceof Match.Assertion assertion
                    ? NameReading.single(name, sight, filled, assertion.label())
                    : fits(name, sight, match.targets().get(0), line);
            if (!fits) {
                wrong.add(name + ": " + line + " in " + puzzle);
            }
            if (!single && !BY_FAMILY.contains(name)) {
                refuse(name, sight, match.targets().get(0), line, solution);
            }
        }
    }

    /** What is true is the target of no definition: neither what the target's cell holds, nor its digit where it is in the row. */
    private void refuse(String name, SudokuSight sight, int target, String line, View solution) {
        IntStream.range(0, CELLS * N)
                .filter(solution::isValue)
                .filter(x -> x / N == target / N || x % N == target % N && x / N / N == target / N / N)
                .filter(x -> fits(name, sight, x, line))
                .forEach(x -> wrong.add(name + " even of what is true: " + line));
    }

    static boolean fits(String name, SudokuSight sight, int target, String line) {
        String last = name.substring(name.indexOf(' ') + 1);
        NameReading plain =
                new NameReading(sight, target, IntStream.range(0, CELLS).toArray());
        if (SIZES.contains(last) && !name.startsWith("Remote")) {
            int size = SIZES.indexOf(last) + 2;
            return name.startsWith("Hidden") ? plain.hidden(size) : plain.naked(size, name.startsWith("Locked"));
        }
        if (FISH.contains(last)) {
            LineFishReading fish = new LineFishReading(sight, target);
            int size = FISH.indexOf(last) + 2;
            return last.equals(name) ? fish.plain(size) : fish.finned(size, name.startsWith("Sashimi"));
        }
        if (line.startsWith("forcing-")) {
            return new ForcingReading(sight, target, line).fits(name);
        }
        return switch (name) {
            case "Locked Candidates 1" -> plain.pointing();
            case "Locked Candidates 2" -> plain.claiming();
            case "Skyscraper" -> plain.skyscraper();
            case "2-String Kite" -> plain.kite();
            case "Dual 2-String Kite" -> plain.dualKite();
            case "Turbot Fish" -> plain.turbot();
            case "Empty Rectangle" -> plain.emptyRectangle();
            case "Dual Empty Rectangle" -> plain.dualEmptyRectangle();
            case "Simple Colors" -> plain.simpleColors();
            case "Multi Colors" -> plain.multiColors();
            case "ALS-XZ", "ALS-XY-Wing", "ALS Chain", "Death Blossom" -> sets(name, plain, line);
            default -> ofChain(name, sight, target, line);
        };
    }

    private static boolean ofChain(String name, SudokuSight sight, int target, String line) {
        boolean sets = line.startsWith("als-");
        NameReading told =
                new NameReading(sight, target, sets ? cells(line) : new ChainReading(sight, target, line).cells());
        if (name.equals("XYZ-Wing")) {
            return told.xyzWing();
        }
        if (name.equals("WXYZ-Wing") || name.equals("VWXYZ-Wing")) {
            return told.bent(name.indexOf('-'));
        }
        ChainReading chain = new ChainReading(sight, target, line);
        return switch (name) {
            case "XY-Wing" -> told.xyWing() && chain.length == 3 && chain.isOnCells();
            case "W-Wing" -> told.wWing() && chain.length == 3;
            case "X-Chain" -> chain.xChain();
            case "XY-Chain" -> chain.xyChain();
            case "Remote Pair" -> chain.remotePair();
            case "M-Wing" -> chain.mWing();
            case "S-Wing" -> chain.sWing();
            case "Continuous Nice Loop" -> chain.continuous();
            case "Discontinuous Nice Loop" -> chain.discontinuous();
            case "AIC Type 1" -> chain.aic(true);
            case "AIC Type 2" -> chain.aic(false);
            case "3D Medusa" -> chain.medusa();
            case "Grouped X-Chain" -> chain.family.equals("g-biv-chain") && chain.isOneDigit();
            case "Grouped AIC" -> chain.family.equals("g-biv-chain");
            case "Grouped Continuous Nice Loop" -> chain.family.equals("g-biv-chain") && chain.groupedContinuous();
            case "Grouped Discontinuous Nice Loop" ->
                chain.family.equals("g-biv-chain") && chain.groupedDiscontinuous();
            case "Broken Wing" -> chain.brokenWing();
            case "Bivalue Oddagon" -> chain.bivalueOddagon();
            case "Nishio" -> chain.isOneDigit() && chain.length > 2;
            case "Forcing Chain" ->
                List.of("z-chain", "t-whip", "whip", "z-chain-rc", "whip-rc").contains(chain.family);
            case "Forcing Net" -> List.of("braid").contains(chain.family);
            case "Grouped Forcing Chain" -> List.of("g-whip", "g2-whip").contains(chain.family);
            case "Grouped Forcing Net" -> List.of("g-braid").contains(chain.family);
            default -> false;
        };
    }

    /** The cells that a line of almost locked sets names. */
    private static int[] cells(String line) {
        return CELL.matcher(line.substring(0, line.indexOf("==>")))
                .results()
                .mapToInt(m -> (m.group(1).charAt(0) - '1') * N + m.group(2).charAt(0) - '1')
                .distinct()
                .toArray();
    }

    private static boolean sets(String name, NameReading reading, String line) {
        Matcher m = ALS.matcher(line);
        if (!m.matches()) {
            // a whip on cells that is one, too: some split of its cells must be two sets with a join or two
            return line.contains("[") && split(reading, cells(line));
        }
        List<int[]> sets = new ArrayList<>();
        List<int[]> joins = new ArrayList<>();
        String[] parts = m.group(1).split(" - ", -1);
        for (int i = 0; i < parts.length; i++) {
            if (i % 2 == 0) {
                sets.add(cells(parts[i] + "==>"));
            } else {
                joins.add(DIGIT.matcher(parts[i])
                        .results()
                        .mapToInt(d -> d.group(1).charAt(0) - '1')
                        .toArray());
            }
        }
        int least = name.equals("ALS-XZ") ? 2 : name.equals("ALS-XY-Wing") ? 3 : 4;
        return name.equals("Death Blossom")
                ? reading.blossom(sets)
                : (sets.size() == least || least == 4 && sets.size() > least) && reading.sets(sets, joins);
    }

    private static boolean split(NameReading reading, int[] cells) {
        for (int bits = 1; bits < 1 << cells.length; bits++) {
            int chosen = bits;
            int[] one = IntStream.range(0, cells.length)
                    .filter(i -> (chosen >> i & 1) != 0)
                    .map(i -> cells[i])
                    .toArray();
            int[] other = Arrays.stream(cells)
                    .filter(q -> !NameReading.contains(one, q))
                    .toArray();
            for (int x = 0; x < N && other.length > 0; x++) {
                for (int y = x; y < N; y++) {
                    int[] joins = x == y ? new int[] {x} : new int[] {x, y};
                    if (reading.sets(List.of(one, other), List.of(joins))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
