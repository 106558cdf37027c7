package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import ninebynine.chain.TypedChain;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.model.ChainType;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Pattern;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

/** TypedChain chains inside chosen types: as they were published, and never inside another type. */
class ChosenTypesTest {
    private static final int PUZZLES = 5;

    /** From CSP-Rules-Examples, Sudoku-a/HLS2-Examples/XIV.3.6-Royle17#17265.clp, where rc is the only type allowed. */
    private static final String ROYLE_17265 =
            ".38.5.......4..2...............815..46.....7.2........7..6....4......3.........9.";

    private static List<String> chains(String theory) {
        Puzzle puzzle = Puzzles.SUDOKU.parse(ROYLE_17265);
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        return trace(puzzle, theory).steps().stream()
                .map(step -> notation.line(step.match()))
                .filter(line -> line.contains(" - "))
                .map(line -> line.substring(0, line.indexOf(" ==>")))
                .toList();
    }

    private static Trace trace(Puzzle puzzle, String theory) {
        return new Resolver(Theory.parse(theory).precedence(puzzle.model())).trace(puzzle.start());
    }

    @Test
    void bivalueChainsInCellsAsPublished() {
        assertThat(chains("TyBC(rc)+SFin"))
                .containsExactly(
                        "biv-chain-rc[11]: r4c1{n3 n9} - r3c1{n9 n1} - r3c5{n1 n7} - r3c6{n7 n3} - r2c6{n3 n6} - r6c6{n6 n4}"
                                + " - r9c6{n4 n5} - r5c6{n5 n9} - r5c5{n9 n3} - r7c5{n3 n9} - r7c3{n9 n3}",
                        "biv-chain-rc[7]: r2c9{n9 n3} - r2c6{n3 n6} - r6c6{n6 n4} - r9c6{n4 n5} - r9c9{n5 n8} - r9c1{n8 n1}"
                                + " - r3c1{n1 n9}");
    }

    @Test
    void tWhipsInCellsAsPublished() {
        assertThat(chains("TyBC(rc)+TytW(rc)+SFin"))
                .containsExactly(
                        "t-whip-rc[4]: r8c4{n1 n5} - r9c6{n5 n4} - r9c5{n4 n2} - r9c2{n2 .}",
                        "t-whip-rc[7]: r9c6{n5 n4} - r9c5{n4 n2} - r8c5{n2 n7} - r3c5{n7 n1} - r3c1{n1 n9} - r8c1{n9 n8}"
                                + " - r8c9{n8 .}",
                        "biv-chain-rc[3]: r3c1{n9 n1} - r9c1{n1 n3} - r7c3{n3 n9}",
                        "t-whip-rc[6]: r9c1{n1 n3} - r9c4{n3 n5} - r9c6{n5 n4} - r9c5{n4 n2} - r8c5{n2 n7} - r3c5{n7 .}");
    }

    /** In every game: inside one type there is no chain of another, and all types together are the theory without a choice. */
    @Test
    void everyGameKeepsToItsTypes() {
        for (Judge judge : Judges.ALL) {
            Random random = new Random(3);
            for (int i = 0; i < PUZZLES; i++) {
                Puzzle puzzle = judge.puzzle(random);
                List<String> types = puzzle.model().chainTypes().stream()
                        .map(ChainType::name)
                        .toList();
                String all = "(" + String.join(",", types) + ")";
                assertThat(names(puzzle, "TyZ" + all + "[3]+TyW" + all + "[3]"))
                        .as(puzzle.text())
                        .isEqualTo(names(puzzle, "TyZ[3]+TyW[3]"));
                String type = types.get(random.nextInt(types.size()));
                assertThat(names(puzzle, "TyZ(" + type + ")[4]+TytW(" + type + ")[4]"))
                        .as(puzzle.text())
                        .allMatch(name -> name.endsWith("-" + type));
            }
        }
    }

    @Test
    void aTypeThatThePuzzleLacksIsNamedWithThoseThatItHas() {
        CommandRun run = CommandRun.nbn("rate", "--rules", "TyW(xx)", "4..1..2.....1...");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("nbn: line 1: There is no type 'xx' of variables here. Maybe one of rc, rn, cn, bn.\n");
    }

    private static List<String> names(Puzzle puzzle, String theory) {
        return trace(puzzle, theory).steps().stream()
                .filter(step -> step.rule() instanceof TypedChain)
                .map(step -> (Pattern.Chain) step.match().pattern())
                .map(chain -> chain.name().written() + "-"
                        + Objects.requireNonNull(chain.type()).name())
                .toList();
    }
}
