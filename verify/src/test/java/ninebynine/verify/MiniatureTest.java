package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.HiddenSubset;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.rule.subset.SuperHiddenSubset;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import ninebynine.verify.Miniature.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine finds what the miniature finds, in states along the paths of some puzzles.
 *
 * <p>A subset is compared by its lines, its transversals and its targets, whatever the order in which they are told, and must be found once; a
 * finned fish by its plain lines, its finned line, its columns and its targets, for which one order or several may stand.
 */
class MiniatureTest {
    /** From the first 4000 puzzles of Denis Berthier's controlled-bias collection, chosen so that their paths meet all the rules. */
    private static final List<String> PUZZLES = """
            ......7..4......32..92136..2....8.5.8.562........7....397....1....1..2.3.....5..8
            .....6...45678.1.....1.2...2....1..56....83......47.96......47.54.......978....5.
            .....678.....89...7.9..3...2....86..5.....3.....31.2.7.....2...615......87....4.5
            ...45.....567.........13...2....1....35.4..91.7....3....4...9.....3....79..12.4.6
            ...45..8.4..7.......9..36..2..1.8.6..........8.1....94.7...15.8.6....91.9...3....
            ...45.7....6.....2.89........16..4.859.8..3....4.3.....7.......6..1.58....83...6.
            ..3.......567..1..7.9..35......3....3....1824.1.264...5.....91....8..2....7....6.
            ..3..67..4.....12..98.....4.7...8.9.3....7..2..45.....5...6..1...98..345.........
            ..3.5....4.6.8.12.......5.4........6..1..4.9..8..23.1...79.....84..........3.26..
            ..3.56........91.....13.56....9.......4..3.9797........4....278..23....1...5.4...
            ..34....9..6.8.1....92...5..7....9...91...86.....7..2136.......8....5.......37...
            ..34567...5......27...3.........3.18.9.....5..6...4.235..34.....4829.........7...
            .2..5...9.567...2..98.1.5....9....46.8.....3..4.....1...28..4.....13.......64..7.
            .2.4..7.9......1.2....13...2..97....3.1....7...5..8...5...9.4......27.569..5.....
            .23....8.456...1.....1.....21....65.36.....9......78.26..5..........3.7....2.8..6
            1......894..78.1....9..2.4...537.6...17..5.2.................6....9....5.62..34.8
            1....6.8....7....3..8.3..4..6...49.7..4.2.6....7..3.1.5....8..4..92........67...1
            1...56......78.1.37......6..9.....4.....418.2...2..3...6..184.....5.4...9......5.
            1...5678.4.........8......6234.....5...3..62..7..9..1.....2.9....59...4.9..1.....
            1..4......5....1.379..3..6.2...7...6.....43...37.9.....4.9.5...6.........8....45.
            1..4...8..5...9....9..3....2.....8..3..217......9...4....574.3.8.......1....2.476
            1..45..8.4.6.....3..9.32.....58..4.6....1..7.9.42..........831..31.7....8........
            1.3....89..67........2...4....86.5...1....46.9.8.....1.9.6..3...4.395.2...2......
            1.3...7......8912......2..623...5.78.4..78......9.4..5.7.....9.8...9.....12...6..
            1.3.5......67.9.2..8.....6....5.....8......5.9....3.78..7...2.....9.46.7.4.3....1
            1.3.5.7....6..9.3.....3.5.62..8........29.46..6...7..859......1.1.....538.....2..
            1.34....9....8......91..56........97.6..178....832....5.46.3.7...2.....5.........
            1.345..8...6.8.....9.2...4..1.....57...5..9......93...5.8....926.......1.4...5..6
            12....7.......9.2379..3....2..31...5.8.2.59...4..6......4...892.......5..3.....1.
            12.4..7....67.......9.32.....8.1.3.6.3....49...52......94....7.......9.88..3.5...
            """.lines().toList();

    static Stream<String> puzzles() {
        return PUZZLES.stream();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyRuleFindsTheSameOnTheWholePath(String text) {
        Puzzle puzzle = Games.named("sudoku").parse(text);
        Companion companion = new Companion(text, puzzle.model());
        new Resolver(Theory.parse("SFin").precedence(puzzle.model())).resolve(puzzle.start(), companion);
        assertThat(companion.compared).isPositive();
    }

    /** Walks beside the engine: takes the same steps, propagates on its own, and looks for every rule in every hard state. */
    private static final class Companion implements TraceSink {
        private final Miniature miniature;
        private final Model model;
        private int compared;

        Companion(String text, Model model) {
            this.miniature = Miniature.of(text);
            this.model = model;
        }

        @Override
        public void start(View state) {
            miniature.propagate();
            assertSameState(state);
        }

        @Override
        public void before(Step step, View state) {
            if (step.rule().level() > 0 || step.number() == 1) {
                compared++;
                assertSameFindings(state);
            }
        }

        @Override
        public void after(Step step, View state) {
            if (step.match() instanceof Match.Assertion assertion) {
                miniature.values.add(label(model, assertion.label()));
            } else if (step.match() instanceof Match.Elimination elimination) {
                miniature.candidates.removeAll(labels(model, elimination.targets()));
            }
            miniature.propagate();
            assertSameState(state);
        }

        private void assertSameState(View state) {
            assertThat(miniature.candidates)
                    .isEqualTo(labels(model, state.candidates().toInts()));
            assertThat(miniature.values).isEqualTo(labels(model, state.values().toInts()));
        }

        private void assertSameFindings(View state) {
            List<Rule> singles = model.types().stream().<Rule>map(Single::new).toList();
            assertThat(found(singles, state)).containsExactlyInAnyOrderElementsOf(miniature.singles());
            assertThat(found(List.of(new Interaction()), state))
                    .containsExactlyInAnyOrderElementsOf(miniature.interactions());
            for (int p = 2; p <= 4; p++) {
                List<Rule> subsets = List.of(new NakedSubset(p), new HiddenSubset(p), new SuperHiddenSubset(p));
                assertThat(found(subsets, state)).containsExactlyInAnyOrderElementsOf(miniature.subsets(p));
                assertThat(new HashSet<>(found(List.of(new FinnedFish(p)), state)))
                        .isEqualTo(miniature.finned(p));
            }
        }
    }

    @Test
    void theMiniatureTellsADegenerateTripletFromATriplet() {
        Miniature miniature = Miniature.of(".".repeat(81));
        confine(miniature, 1, 1, 2);
        confine(miniature, 5, 1, 2);
        confine(miniature, 9, 1, 2, 3);
        assertThat(miniature.subsets(2)).isNotEmpty();
        assertThat(miniature.subsets(3)).isEmpty();

        miniature.candidates.add(new Label(1, 5, 3));
        assertThat(miniature.subsets(2)).isEmpty();
        assertThat(miniature.subsets(3))
                .singleElement()
                .asString()
                .startsWith("naked-triplets-in-a-row r1[1, 5, 9][1, 2, 3] ==> r1c2≠1, r1c2≠2, r1c2≠3, r1c3≠1,");
    }

    private static void confine(Miniature miniature, int column, Integer... numbers) {
        Collection<Integer> kept = Set.of(numbers);
        miniature.candidates.removeIf(x -> x.r() == 1 && x.c() == column && !kept.contains(x.n()));
    }

    /** What the rules find, in the miniature's words. */
    private static List<String> found(List<Rule> rules, View state) {
        List<String> all = new ArrayList<>();
        for (Rule rule : rules) {
            rule.find(state, match -> all.add(words(match, state.model())));
        }
        return all;
    }

    private static String words(Match match, Model model) {
        String conclusion = match instanceof Match.Assertion assertion
                ? " ==> " + Miniature.name(label(model, assertion.label()), "=")
                : Miniature.deletions(labels(model, ((Match.Elimination) match).targets()));
        return words(match.pattern(), model) + conclusion;
    }

    private static String words(Pattern pattern, Model model) {
        if (pattern instanceof Pattern.Lone lone) {
            return model.names().variable(lone.variable()) + " single";
        }
        if (pattern instanceof Pattern.Chain chain) {
            return model.names().variable(chain.cells().get(0).variable()) + " whip[1]";
        }
        if (pattern instanceof Pattern.Finned fish) {
            int last = fish.lines().size() - 1;
            Ints plain = Ints.copyOf(fish.lines().toArray(), last);
            return "finned-" + fish.lines().size() + title(fish.frame()) + sorted(plain)
                    + (fish.lines().get(last) + 1) + sorted(fish.transversals());
        }
        Pattern.Subset subset = (Pattern.Subset) pattern;
        String kind = switch (subset.frame().kind()) {
            case NAKED -> "naked-";
            case HIDDEN -> "hidden-";
            case SUPER_HIDDEN -> "fish-";
        };
        String size = List.of("pairs", "triplets", "quads").get(subset.lines().size() - 2);
        return (subset.special() ? "special-" : "")
                + kind
                + size
                + title(subset.frame())
                + sorted(subset.lines())
                + sorted(subset.transversals());
    }

    private static String title(Frame frame) {
        return frame.title().place() + " " + frame.title().unit();
    }

    private static String sorted(Ints items) {
        return items.map(i -> i + 1).sorted().toString();
    }

    private static Label label(Model model, int label) {
        int[] at = model.banks().get(0).index(label);
        return new Label(at[0] + 1, at[1] + 1, at[2] + 1);
    }

    private static Set<Label> labels(Model model, Ints labels) {
        return labels.stream().mapToObj(x -> label(model, x)).collect(Collectors.toSet());
    }
}
