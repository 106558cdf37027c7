package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.explain.Notation;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSources;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles of mith's with the relations and the lengths that were published for them (CSP-Rules-Examples, folders Tridagons and Imp630). */
final class RelationVectorsTest {
    private static final Model MODEL =
            Games.named("sudoku").parse(".".repeat(81)).model();

    private static Trace trace(String puzzle, String theory) {
        return new Resolver(Theory.parse(theory).precedence(MODEL))
                .trace(Games.named("sudoku").parse(puzzle).start());
    }

    /** The relations of every state that a theory without them passes, and of their parts if they are split. */
    private static List<String> relations(String puzzle, String theory, String word, boolean split) {
        RelationSupply supply = new RelationSupply(RelationSources.of(MODEL).named(List.of(word)), split);
        Precedence precedence = Theory.parse(theory).precedence(MODEL);
        Trace trace = new Resolver(precedence)
                .trace(Games.named("sudoku").parse(puzzle).start());
        List<String> found = new ArrayList<>();
        for (int k = 0; k <= trace.steps().size(); k++) {
            found.addAll(told(supply, Replay.state(trace, k, precedence)));
        }
        return found;
    }

    private static List<String> told(RelationSupply supply, State state) {
        return supply.of(state, 2).stream().map(RelationVectorsTest::told).toList();
    }

    private static String told(Relation relation) {
        return relation.name()
                + relation.guardians().stream()
                        .mapToObj(x -> " " + MODEL.names().label(x))
                        .sorted()
                        .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource({
        ".2..567.....18.2.....2.7..52..7.58.1...86..72......65.3.5...1.8.125.8...984...5.7, n6r2c8 n1r5c6",
        "...4..7.9.57.89.....9732....459...1.67....59.9.15..4...94..167...6...9.171..9...., n6r6c8 n5r7c1 n5r7c9 n4r8c8 n5r8c8",
        "1.345..894.....1.3.9813......9....35..4..581.........4...5.13.88...6....93.278..., n5r2c3 n5r2c8 n5r3c1 n5r6c3 n9r6c8",
        "...4.678.......2...8.27....2.834...737..6.....468.7....6....194.34...52......4.73, n3r1c5 n3r3c3 n3r3c6 n2r6c5",
        ".2.4.......7.....66.8....15...5.4.61....9...2.6..12.9......51..5......249.124...., n6r5c6 n4r5c8 n5r5c8 n6r7c4 n9r7c4 n6r8c5 n6r8c7 n9r8c7 n6r9c6"
    })
    void theTridagonOfAPuzzleHasItsPublishedGuardians(String puzzle, String guardians) {
        String expected = List.of(guardians.split(" ", -1)).stream().sorted().collect(Collectors.joining(" "));
        assertThat(relations(puzzle, "SFin+W[7]", "Trid", false)).contains("Trid " + expected);
    }

    @Test
    void twinsSplitARelation() {
        assertThat(relations(
                        ".2.4.......7.....66.8....15...5.4.61....9...2.6..12.9......51..5......249.124....",
                        "SFin",
                        "Trid",
                        true))
                .anyMatch(told -> told.startsWith("Trid") && !told.contains("n6r9c6") && told.contains("n6r8c7"))
                .anyMatch(told -> told.startsWith("Trid") && told.contains("n6r9c6") && !told.contains("n6r8c7"));
    }

    /** Of the nine guardians n6r9c6 ≡ n6r8c7 and n9r8c7 ≡ n9r7c4; a second tridagon of the same digits has twelve. */
    @Test
    void aRelationIsSplitAgain() {
        String puzzle = ".2.4.......7.....66.8....15...5.4.61....9...2.6..12.9......51..5......249.124....";
        assertThat(relations(puzzle, "SFin", "Trid", false)).anyMatch(told -> told.split(" ", -1).length == 1 + 12);
        assertThat(relations(puzzle, "SFin", "Trid", true))
                .contains("Trid n4r5c8 n5r5c8 n6r5c6 n6r7c4 n6r8c5 n6r8c7 n9r7c4");
    }

    /** Five guardians, four without n4r8c8, and then n5r8c8 ≡ n5r7c1. */
    @Test
    void aRelationLosesGuardiansAndIsSplit() {
        String puzzle = "...4..7.9.57.89.....9732....459...1.67....59.9.15..4...94..167...6...9.171..9....";
        assertThat(relations(puzzle, "SFin+W[7]", "Trid", false))
                .contains("Trid n4r8c8 n5r7c1 n5r7c9 n5r8c8 n6r6c8", "Trid n5r7c1 n5r7c9 n5r8c8 n6r6c8");
        assertThat(relations(puzzle, "SFin+W[7]", "Trid", true)).contains("Trid n5r7c1 n5r7c9 n6r6c8");
    }

    @Test
    void theLastGuardianIsAValue() {
        Trace trace = trace(
                ".2..567.....18.2.....2.7..52..7.58.1...86..72......65.3.5...1.8.125.8...984...5.7",
                "SFin+Z+tW+gW+Trid+OR2gW");
        assertThat(trace.isSolved()).isTrue();
        assertThat(lines(trace)).anyMatch(line -> line.startsWith("Trid-OR1-relation") && line.endsWith("==> r2c8=6"));
    }

    /** The last two were published as EL10c10s and EL13c263s; other patterns say the same. */
    @Test
    void relationsOfNamedPatterns() {
        String puzzle = ".2..567.....18.2.6...7.2..52.1....6.5.6..78.2.......5.3.4.....1..2.....8.8..71...";
        assertThat(relations(puzzle, "SFin+Trid", "EL", false))
                .contains("EL10c28s n5r8c6 n6r8c5")
                .anyMatch(told -> told.endsWith(" n5r8c7 n6r8c5 n6r8c7"))
                .anyMatch(told -> told.endsWith(" n6r9c4 n6r9c7"));
    }

    private static List<String> lines(Trace trace) {
        Notation notation = new Notation(MODEL, Notation.Style.UNICODE);
        return trace.steps().stream().map(step -> notation.line(step.match())).toList();
    }

    /** What is needed beside SFin+Z+tW+Trid, up to the published lengths. */
    @ParameterizedTest
    @CsvSource({
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.., W, 3",
        "........1.....2.......3..45..6.......71.8....32..67..8.6..23....837..1..7.281.6.., W, 4",
        ".......8945....23.8.92.34.52......533.8.2.9.4..5...82....89........42.9898.6.7..., W, 6",
        ".......8945....23.8.92.34.52......533.8.2.9.4..5...82....89........42.9898.6.7..., gW, 4",
        ".....6......18..36..6.231.4.45.............41719.......3.6..4.8...83..12.8..4.36., W[3]+OR2FW[3], 3",
        ".....6......18..36..6.231.4.45.............41719.......3.6..4.8...83..12.8..4.36., W[3]+OR2W[3], 3",
        ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43, W[3]+OR3FW[3], 3",
        ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43, W[3]+OR3W[3], 3",
        ".23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43, W[4]+OR3CW[4], 4",
        "...45...9.....92.6..97.....2.1..786..78..19.296...8.17.928..6..7.6.....881......., W[4]+OR2W[2], 4",
        "12....78...7.8.2.6.68.2..142.....84..4.......78...46.1....7.16.67.5......1.963..., W[4]+OR2W[4], 4",
        "12....78...7.8.2.6.68.2..142.....84..4.......78...46.1....7.16.67.5......1.963..., W[6]+OR2FW[4], 6",
        "...4.....4...89...68.37..4..68.479..73.96.4..9.48.36..3......52....3..9.87....3.., W[5]+OR2W[5], 5",
        ".23.5.7.9.5.....327.923....23...4.75.4.....9.9.....3.4....45..7.92.67....7412...., W[5]+OR2FW[5], 5",
        ".23.5.7.9.5.....327.923....23...4.75.4.....9.9.....3.4....45..7.92.67....7412...., W[5]+OR2W[5], 5",
        "1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47, W[5]+OR3W[4], 5",
        "1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47, W[5]+OR3FW[7], 7",
        "...4.6.8.......2...8.27....2.8.64..734.8.7..2.7632.....6....194.34...52.....4...3, W[6]+OR3W[5], 6",
        "......7.9.571.9..6.6973.15....69..1.6..5.3.7.....716..3.4...5..5.63.7....82......, W[7]+OR4W[6], 7",
        "...4...89....89...8..3.75.4.3.97..5..7..48..3...5.3..7..2.....56.1...9..74.8....., W[7]+OR4W[6], 7",
        "1.3.......5.1.9..669.23....2.....4.836....127.....2.955.6.23.....169..5.9..5.1..., W[5]+OR3CW[5], 5",
        ".........4.6.8..237...32..42.8.634..34..7.6...67..4..........958.4.....6....27.41, W[5]+OR3W[5], 5",
        "12....78.4.7.8.2.6.68.2..142.....84..........7....46.1....7.1..67.5.....81.9.3..., W[5]+OR2W[6], 6",
        "...45..8.45....2.368.3.245.....345.8...6.5..2..582.6...7......5.9....8.4..2..3..., W[4]+OR3W[4], 4",
        "...4.678.......2...8.27....2.834...737..6.....468.7....6....194.34...52......4.73, W[7]+OR4FW[7], 7",
        "1.345..894.....1.3.9813......9....35..4..581.........4...5.13.88...6....93.278..., W[5]+OR5FW[7], 7",
        "....567.94..189......3.....2.4..569...5....74......5.25...6.92.6.952.4.7.42......, W[8]+OR3W[1], 8"
    })
    void aPuzzleIsSolvedWithinItsPublishedLengths(String puzzle, String words, int most) {
        Trace trace = trace(puzzle, "SFin+Z+tW+Trid+" + words);
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.steps()).allMatch(step -> step.rule().level() <= most);
    }

    /** The published step rules 3, 5 and 7 out of r8c8, which has 1 besides. */
    @Test
    void theTridagonOfLoki() {
        assertThat(lines(trace(
                        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
                        "SFin+Z+tW+W+Trid")))
                .anyMatch(line -> line.startsWith("hidden-pairs-in-a-column: c8{n8 n9}"))
                .anyMatch(line -> line.startsWith("Trid-OR1-relation") && line.endsWith("==> r8c8=1"));
    }

    /** Forcing whips alone do not solve it. */
    @Test
    void aPuzzleNeedsMore() {
        String puzzle = "...4.....4...89...68.37..4..68.479..73.96.4..9.48.36..3......52....3..9.87....3..";
        assertThat(trace(puzzle, "SFin+Z+tW+Trid+W[5]+OR2FW[7]").isSolved()).isFalse();
    }

    /** Chains with groups. */
    @Test
    void aPuzzleIsSolvedByForcingWhipsWithGroups() {
        assertThat(trace(
                                "...4..7.9.57.89.....9732....459...1.67....59.9.15..4...94..167...6...9.171..9....",
                                "SFin+Z+tW+gW+Trid+OR4FgW")
                        .isSolved())
                .isTrue();
    }

    /** The levels of {@code SFin+W[8]+X+OR5W[8]}, X being Trid, Sel1, Sel2 and EL (Sudoku-classif, mith-158276-TE3). */
    @ParameterizedTest
    @CsvSource({
        ".2......9....89132......56.23.89.47..87.2439....3.7...3.8.7.....92.43....4...8..3, 6 4 4 4",
        "......7.9456....23...2..64.2.56.8...38...4.6..64......5.8..23.664.5.3..8........., 7 5 5 5",
        "..34.678..........7.8..3.642493.1....67....415.1.........1.843..1...7..6...6...1., 5 5 4 4",
        ".2..567.....18.2.6...7.2..52.1....6.5.6..78.2.......5.3.4.....1..2.....8.8..71..., 4 4 3 3",
        "123..6.......8.2.....7.2...23........1659.32.9.532..6.3.....65.59....1.2.6...5.9., - 3 3 3",
        "1...56....57..9..6...72...52.9.651...7........16.7.5.....5.2.4.......9.1...6.7.58, - - 3 3",
        "1..4.6.8.4..18...6....73.14.45..7...7.9.34...8.....4.7....4167...17.8.43.7436...., - 3 3 3",
        "..3..6....5718.....6........816...75.....8......5...68.7.....42...73.85..1.....97, 7 7 7 3",
        "1...56..9...1.9..669.27....21.7.59...7....12.9...21........769.5.9...3..7.1...84., 8 4 4 4",
        "12..567.9...7.91.2...21.....6...........9..5.....2.8.4.91..5.2.5.21.....67.9.2.1., - 4 4 4",
        "......7...5.1.923......7.5.2.5....93396..1...8...93...5.297.31....3.29.59...15.72, - 5 5 5"
    })
    void aPuzzleHasItsPublishedLevels(String puzzle, String levels) {
        assertThat(List.of("Trid", "Sel1", "Sel2", "EL").stream()
                        .map(word -> level(trace(puzzle, "SFin+W[8]+" + word + "+OR5W[8]"))))
                .containsExactly(levels.split(" ", -1));
    }

    private static String level(Trace trace) {
        int most = trace.steps().stream()
                .mapToInt(step -> step.rule().level())
                .max()
                .orElse(0);
        return trace.isSolved() ? "" + Math.max(3, most) : "-";
    }

    /**
     * The split relation still ties guardians of other cells when a cell of its tridagon is left with guardians alone: without that these two would need one more (puzzles 170 and 348 of Sudoku-classif's
     * Sample1000).
     */
    @ParameterizedTest
    @CsvSource({
        "....567.94..78........316......6.9.8..4....626.9.2.47...78..2..8.26....794....8.., 4",
        ".23.5678..567...32...2.3..62...658.35....7.......2..7.31567.....9.53....8.2...3.., 3"
    })
    void aTridagonStaysWithACellOfGuardians(String puzzle, String level) {
        assertThat(level(trace(puzzle, "SFin+W[8]+Trid+OR5W[8]"))).isEqualTo(level);
    }

    /** What a pattern says by itself comes before the search for others, which may be there no more (puzzle 553 of Sample1000) or are found then (756). */
    @ParameterizedTest
    @CsvSource({
        "12........57.....6..9..75..2.....69..1.....759.56..1.2.....5.61..13......928.1..., 5",
        ".....6..945.18.......3.2.........4..54......79.17..5.8.15...9.47.4.1.8..89.....7., 5"
    })
    void whatAPatternSaysComesBeforeOthers(String puzzle, String level) {
        assertThat(level(trace(puzzle, "SFin+W[8]+Sel1+OR5W[8]"))).isEqualTo(level);
    }
}
