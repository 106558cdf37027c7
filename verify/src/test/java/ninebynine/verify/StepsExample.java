package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.games.Games;
import ninebynine.model.Model;

/** Lines of notation for a 9x9 Sudoku, each of which must come back as it was when it is read and printed. */
final class StepsExample {
    private static final Model SUDOKU =
            Games.named("sudoku").parse(".".repeat(81)).model();

    private StepsExample() {}

    static void run(DocPage.Block block) {
        NotationReader reader = new NotationReader(SUDOKU);
        for (String line : block.lines()) {
            Notation.Style style = line.contains("!=") ? Notation.Style.ASCII : Notation.Style.UNICODE;
            assertThat(new Notation(SUDOKU, style).line(reader.read(line))).isEqualTo(line);
        }
    }
}
