package ninebynine.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.generate.Made;
import ninebynine.generate.Method;
import ninebynine.generate.Order;
import ninebynine.generate.Rarity;
import ninebynine.text.Pieces;

/** New puzzles to order: the attempts of {@code nbn generate} with the same words, one after the other, and so the same puzzle. */
final class Making {
    private static final List<String> WORDS = List.of("size", "rating", "seed");
    private static final int MOST = 100_000;

    private final Order order;

    Making(Ask ask) {
        Game game = Games.named(ask.text("game").isEmpty() ? "sudoku" : ask.text("game"));
        Map<String, String> words = new TreeMap<>();
        WORDS.stream()
                .filter(word -> !Pieces.isBlank(ask.text(word)))
                .forEach(word -> words.put(word, ask.text(word).strip()));
        Order asked = Order.parse(game, words).rated();
        if (Rarity.said(asked).isPresent() && asked.setting().size().isEmpty()) {
            words.put("method", Order.Way.VICINITY.written());
            asked = Order.parse(game, words).rated();
        }
        this.order = asked;
    }

    /** @param progress hears the number of every attempt that came to nothing */
    Map<String, Object> data(Consumer<String> progress) {
        Method method = order.method(List.of());
        for (int attempt = 0; attempt < MOST; attempt++) {
            List<Made> made = method.attempt(attempt);
            if (!made.isEmpty()) {
                return data(made.get(0));
            }
            progress.accept(Json.write(Map.of("attempts", attempt + 1)));
        }
        throw new IllegalArgumentException("Nothing was found in " + MOST + " attempts. Maybe " + order.wayOut() + ".");
    }

    private Map<String, Object> data(Made made) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("game", order.game().name());
        answer.put("text", made.puzzle().text());
        answer.put("rating", made.rating());
        answer.put("attempts", made.attempt() + 1);
        StringBuilder command =
                new StringBuilder("nbn generate --game " + order.game().name());
        order.words()
                .forEach((word, value) ->
                        command.append(" --").append(word).append(' ').append(value));
        answer.put("command", command.toString());
        return answer;
    }
}
