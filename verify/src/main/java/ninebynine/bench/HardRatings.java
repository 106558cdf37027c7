package ninebynine.bench;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import ninebynine.games.Games;
import ninebynine.resolve.Rater;
import ninebynine.state.State;
import ninebynine.strategy.Theory;

/**
 * Puzzles with long chains, each with the time of its rating once the program is warm: the best of some rounds. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.HardRatings $COLLECTIONS/hard/top1465.txt
 * </pre>
 */
public final class HardRatings {
    private static final int ROUNDS = 8;
    private static final String MAURICIO =
            ".....1..2....3..4...52..1....36...1..2..7...89....57....9..7....8.9....43...4..8.";

    private HardRatings() {}

    public static void main(String[] args) throws IOException {
        List<State> magictour = Workload.of(args[0]).starts();
        for (int number : new int[] {1, 29, 7, 113, 182, 89}) {
            rate("Magictour #" + number, magictour.get(number - 1), "W", "B");
        }
        rate("Mauricio's", Games.named("sudoku").parse(MAURICIO).start(), "W", "B", "gW", "gB");
    }

    private static void rate(String name, State start, String... theories) {
        for (String theory : theories) {
            Rater rater = new Rater(Theory.parse(theory).precedence(start.model()));
            long least = Long.MAX_VALUE;
            int rating = 0;
            for (int round = 0; round < ROUNDS; round++) {
                long from = System.nanoTime();
                rating = rater.rate(start);
                least = Math.min(least, System.nanoTime() - from);
            }
            String shown = rating == Rater.UNSOLVED ? "not solved" : Integer.toString(rating);
            System.out.printf(Locale.ROOT, "%-16s %-3s %-10s %,8.1f ms%n", name, theory, shown, least / 1e6);
        }
    }
}
