package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.RuleNames;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a rule is called in any output, it is found by that name. */
class RuleNameLaws {
    private static final List<Family> ALL = Stream.concat(
                    BuiltInRules.FAMILIES.stream(),
                    Games.all().stream()
                            .flatMap(game -> game.ownRules().families().stream())
                            .distinct())
            .toList();
    private static final RuleNames NAMES = new RuleNames(ALL);

    /** A line of a path: what stands before the arrow. */
    private static final Pattern STEP = Pattern.compile("^ *(\\S.*?)(?: ==> | -> ).*");

    private static void assertFound(Iterable<String> names) {
        Set<String> unknown = new TreeSet<>();
        names.forEach(name -> {
            if (NAMES.find(name).isEmpty()) {
                unknown.add(name);
            }
        });
        assertThat(unknown).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "W[3],Whip",
        "whip[3],Whip",
        "whip,Whip",
        "W[1],Interaction",
        "whip[1],Interaction",
        "BC[3],BivalueChain",
        "biv-chain,BivalueChain",
        "x-wing,SuperHiddenSubset",
        "x-wing-in-rows,SuperHiddenSubset",
        "naked-pairs-in-a-row,NakedSubset",
        "Naked Subset,NakedSubset",
        "np,NakedSubset",
        "'naked-pairs-in-a-row: r7{c5 c8}{n2 n3} ==> r7c6≠2',NakedSubset",
        "asc[3],Ascending",
        "cut,SurfaceSum",
        "w[1]-3-in-r5c2-hit-by-horiz-line-at-sw,ClueRule",
        "w[1]-ctr-to-horiz-sector,Coupling",
        "'T&E(BRT,1)',Trial",
        "'forcing-T&E(BRT) based on candidates n1r1c1 n2r1c1:',ForcingTrial",
        "forcing-whip-elim[5],Forcing",
        "DFS(BRT)[2],Guessing"
    })
    void namesThatPeopleSee(String name, String card) {
        assertThat(NAMES.find(name).map(family -> family.card().id())).contains(card);
    }

    /** Every code that a row can have: those of all rules at all levels, in every game. */
    @ParameterizedTest
    @CsvSource({
        "Whip, Whip",
        "whip, Whip",
        "W[5], Whip",
        "whip[5], Whip",
        "TyW[5], TypedWhip",
        "whip-rc[5], TypedWhip",
        "TypedWhip, TypedWhip",
        "LoopingWhip, LoopingWhip",
        "LW[4], LoopingWhip",
        "tWb[5], BookTWhip",
        "F3W[5], Forcing3Whip",
        "FgB[5], ForcingGBraid",
        "gW[5], GWhip",
        "TygW[5], TypedGWhip",
        "BivalueChain, BivalueChain",
        "biv-chain[3], BivalueChain",
        "biv-chain-rn[3], TypedBivalueChain",
        "z-chain, ZChain",
        "g-whip, GWhip",
        "t-whip, TWhip"
    })
    void familiesThatShareACardAreToldApart(String name, String family) {
        assertThat(NAMES.find(name).map(Family::id)).contains(family);
    }

    @Test
    void everyCodeIsFound() {
        Set<String> codes = new TreeSet<>();
        for (Judge judge : Judges.ALL) {
            Puzzle puzzle = judge.puzzle(new Random(1));
            for (Family family : BuiltInRules.with(OwnRules.of(puzzle.model()))) {
                for (int level = family.first(); level <= family.last(); level++) {
                    family.make().rules(puzzle.model(), level).forEach(rule -> codes.add(rule.code()));
                }
            }
        }
        assertFound(codes);
    }

    /** Every name in the examples of a card leads to a card. */
    @Test
    void everyStepOfACardIsFound() {
        for (Family family : ALL) {
            List<String> heads = family.card()
                    .text()
                    .lines()
                    .map(STEP::matcher)
                    .filter(m -> m.matches() && !m.group(1).contains("∀"))
                    .map(m -> m.group(1))
                    .filter(head -> !head.startsWith("||") && !head.startsWith("|"))
                    .toList();
            assertFound(heads);
        }
    }

    /** Every line of a golden path. */
    @Test
    void everyStepOfAGoldenPathIsFound() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/test/golden"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.readString(file)
                        .lines()
                        .map(STEP::matcher)
                        .filter(m -> m.matches())
                        .forEach(m -> names.add(m.group(1)));
            }
        }
        assertThat(names).hasSizeGreaterThan(100);
        assertFound(names);
    }

    /** What steps of every game are called: by notation, and by the code of their rule. */
    @ParameterizedTest
    @MethodSource("judges")
    void everyStepOfAGameIsFound(Judge judge) {
        Set<String> names = new TreeSet<>();
        for (int seed = 0; seed < Scale.of(10); seed++) {
            Puzzle puzzle = judge.puzzle(new Random(seed));
            for (String theory : judge.theories()) {
                names.addAll(names(puzzle, Theory.parse(theory)));
            }
        }
        assertFound(names);
    }

    private static Set<String> names(Puzzle puzzle, Theory theory) {
        Set<String> names = new TreeSet<>();
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        for (Step step : new Resolver(theory.precedence(puzzle.model()))
                .trace(puzzle.start())
                .steps()) {
            names.add(notation.name(step.match()));
            names.add(notation.line(step.match()));
            names.add(step.rule().code());
        }
        return names;
    }

    static List<Judge> judges() {
        return Judges.ALL;
    }
}
