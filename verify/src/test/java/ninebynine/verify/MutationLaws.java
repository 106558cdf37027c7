package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checker rejects every mutant of a real step but those that hold after all, as Choco shows. */
class MutationLaws {
    @ParameterizedTest
    @CsvSource({
        "human, 12",
        "gB, 6",
        "SFin, 20",
        "TyZ+TytW+TygW, 6",
        "gBC+O+g2W, 6",
        "LW, 4",
        "F3W[6], 6",
        "FgB[4], 4",
        "TE1(S2), 4",
        "TE2, 4",
        "FTE3(W1), 4",
        "DFS, 4"
    })
    void aMutantIsRejectedOrHolds(String theory, int puzzles) {
        MutationAudit audit = new MutationAudit();
        Puzzles.CORPUS.stream()
                .limit(puzzles)
                .map(Puzzles.SUDOKU::parse)
                .forEach(puzzle -> audit.puzzle(puzzle, theory));
        assertThat(audit.refused()).isZero();
        assertThat(audit.wrong()).isZero();
        assertThat(audit.made()).isGreaterThan(puzzles * 50L);
    }
}
