package ninebynine.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Symmetry;
import ninebynine.game.Undecided;
import ninebynine.games.futoshiki.FutoshikiGame;
import ninebynine.games.kakuro.KakuroGame;
import ninebynine.games.slitherlink.SlitherlinkGame;
import ninebynine.tensor.Bits;

/**
 * What it costs to take a clue away where clues are part of the model, beside building the model: each clue of a draft in random order is asked for and goes if
 * it can. Time of the thread, the median of rounds after a warm-up. From the root of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Deletions
 * </pre>
 */
public final class Deletions {
    private static final int WARM = 40;
    private static final int ROUNDS = 61;

    private record Board(Supplier<Game> game, String size) {}

    private Deletions() {}

    public static void main(String[] args) {
        for (Board board : List.of(
                new Board(FutoshikiGame::usual, "7x7"),
                new Board(KakuroGame::new, "9x9"),
                new Board(SlitherlinkGame::new, "7x7"),
                new Board(SlitherlinkGame::new, "10x10"))) {
            double[] builds = new double[ROUNDS];
            double[] deletions = new double[ROUNDS];
            int round = -WARM;
            for (long attempt = 0; round < ROUNDS; attempt++) {
                double[] times = measured(board, attempt);
                if (times.length > 0) {
                    if (round >= 0) {
                        builds[round] = times[0];
                        deletions[round] = times[1];
                    }
                    round++;
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s %s: a build %.3f ms, 100 deletions %.3f ms, %.1f builds%n",
                    board.game.get().name(),
                    board.size,
                    median(builds),
                    median(deletions),
                    median(deletions) / median(builds));
        }
    }

    /** Milliseconds for a build and for 100 deletions; nothing if the attempt comes to nothing. */
    private static double[] measured(Board board, long attempt) {
        Dice dice = Dice.of(1, attempt);
        Game game = board.game.get(); // a game keeps its models; a new one has none
        try {
            Draft draft = game.drafter(new Drafter.Setting(board.size, Symmetry.NONE, Map.of()))
                    .draft(dice);
            if (draft == null) {
                return new double[0];
            }
            Bits told = new Bits(draft.clues());
            told.setAll();
            int[] order = draft.order(dice);
            long from = cpu();
            for (int clue : order) {
                told.clear(clue);
                if (draft.escapes(told, clue)) {
                    told.set(clue);
                }
            }
            double deletion = (cpu() - from) / 1e6 * 100 / order.length;
            String text = draft.puzzle(told).text();
            from = cpu();
            board.game.get().parse(text).start();
            return new double[] {(cpu() - from) / 1e6, deletion};
        } catch (Undecided tooHard) {
            return new double[0];
        }
    }

    private static double median(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
