package ninebynine.dataset;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import ninebynine.game.Game;
import ninebynine.generate.Made;
import ninebynine.generate.Order;
import ninebynine.io.Attempts;

/**
 * Puzzles that are made as they are needed. Puzzles of one attempt are alike, so where it may make several they fall into one split.
 *
 * @param count how many; {@link Recipe#ALL} for as many as anybody takes
 */
public record MadeSource(Order order, long count, String name) implements Source {
    /** So many attempts without a puzzle are enough. */
    private static final long PATIENCE = 100_000;

    @Override
    public Game game() {
        return order.game();
    }

    @Override
    public String written() {
        return order.text() + (count == Recipe.ALL ? "" : (order.words().isEmpty() ? "?" : "&") + "count=" + count);
    }

    @Override
    public String told() {
        return order.text();
    }

    @Override
    public String settings() {
        return written();
    }

    @Override
    public Puzzles after(Place place, int threads) {
        return new Making(place, threads);
    }

    private final class Making implements Puzzles {
        private final Attempts attempts;
        private final Deque<Entry> ahead = new ArrayDeque<>();
        private long made;
        private long since;
        private boolean givenUp;

        Making(Place place, int threads) {
            attempts = new Attempts(() -> order.method(List.of()), threads, place.attempt());
            made = place.puzzles();
            since = place.attempt();
            if (made > 0) {
                take(attempts.next(), place.ofIt());
            }
        }

        private void take(Attempts.Attempt attempt, int from) {
            for (Made one : attempt.made()) {
                if (one.number() >= from && made < count) {
                    made++;
                    since = attempt.number();
                    ahead.add(new Entry(
                            one.puzzle().text(),
                            new Place(made, attempt.number(), one.number() + 1),
                            written() + ", attempt " + attempt.number(),
                            order.way().makesAlike() ? name + " " + attempt.number() : ""));
                }
            }
            givenUp = attempt.number() - since >= PATIENCE;
        }

        @Override
        public boolean hasNext() {
            while (ahead.isEmpty() && made < count && !givenUp) {
                take(attempts.next(), 0);
            }
            return !ahead.isEmpty();
        }

        @Override
        public Entry next() {
            if (!hasNext()) {
                throw new NoSuchElementException("No more are made.");
            }
            return ahead.remove();
        }

        @Override
        public Optional<String> missing() {
            return givenUp
                    ? Optional.of(written() + ": none in " + PATIENCE + " attempts, " + made + " in all. Maybe "
                            + order.wayOut() + ".")
                    : Optional.empty();
        }

        @Override
        public void close() {
            attempts.close();
        }
    }
}
