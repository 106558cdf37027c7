package ninebynine.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Rater;
import ninebynine.strategy.Theory;

/**
 * Braids solve exactly what T&amp;E(BRT, 1) solves: checked on a collection, one puzzle a line. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.verify.TrialAudit $COLLECTIONS/hard/top1465.txt
 * </pre>
 */
public final class TrialAudit {
    private TrialAudit() {}

    public static void main(String[] args) throws IOException {
        Game sudoku = Games.named("sudoku");
        int puzzles = 0;
        int solved = 0;
        int different = 0;
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            if (line.isBlank()) {
                continue;
            }
            Puzzle puzzle = sudoku.parse(line.strip());
            boolean trials = rating("TE1", puzzle) >= 0;
            boolean braids = rating("B", puzzle) >= 0;
            puzzles++;
            solved += trials ? 1 : 0;
            if (trials != braids) {
                different++;
                System.out.println(puzzle.text() + " trials " + trials + ", braids " + braids);
            }
        }
        System.out.println(puzzles + " puzzles, " + solved + " solved by T&E(BRT,1), " + different + " different");
    }

    private static int rating(String theory, Puzzle puzzle) {
        return new Rater(Theory.parse(theory).precedence(puzzle.model())).rate(puzzle.start());
    }
}
