package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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

    @Test
    void relationsOfNamedPatterns() {
        String puzzle = ".2..567.....18.2.6...7.2..52.1....6.5.6..78.2.......5.3.4.....1..2.....8.8..71...";
        assertThat(relations(puzzle, "SFin+Trid", "Sel4", false)).contains("EL10c28s n5r8c6 n6r8c5");
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
}
