package ninebynine.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;

/**
 * Looks for a puzzle to practise every rule card of a game with, as {@code nbn generate --example} does: at most so many seconds of the thread each. From the root
 * of the project:
 *
 * <pre>
 *   java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Examples 60 sudoku 'kakuro?size=6x6'
 * </pre>
 */
public final class Examples {
    private Examples() {}

    public static void main(String[] args) {
        double seconds = Double.parseDouble(args[0]);
        List<String> orders = args.length > 1
                ? List.of(args).subList(1, args.length)
                : Games.all().stream().map(Game::name).toList();
        for (String order : orders) {
            String[] parts = order.split("\\?", 2);
            Game game = Games.named(parts[0]);
            for (Family family : BuiltInRules.with(game.ownRules())) {
                Map<String, String> words = Order.words(parts.length > 1 ? parts[1] : "");
                words.put("example", family.id());
                System.out.println(game.name() + "\t" + family.id() + "\t" + found(game, words, seconds));
            }
        }
    }

    private static String found(Game game, Map<String, String> words, double seconds) {
        Method method;
        try {
            method = Order.parse(game, words).method(List.of());
        } catch (IllegalArgumentException e) {
            return "refused\t" + e.getMessage();
        }
        long from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        double spent = 0;
        for (long attempt = 0; spent < seconds; attempt++) {
            List<Made> made = method.attempt(attempt);
            spent = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - from) / 1e9;
            if (!made.isEmpty()) {
                return String.format(
                        Locale.ROOT,
                        "found\t%.2f s\tattempt %d\t%s",
                        spent,
                        attempt,
                        made.get(0).puzzle().text());
            }
        }
        return String.format(Locale.ROOT, "none\t%.0f s", spent);
    }
}
