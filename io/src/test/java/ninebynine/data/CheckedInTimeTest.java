package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import ninebynine.check.Verified;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.limit.SearchStopped;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A limit of time ends searches for solutions too; what they have found by then is no reason to call a trace wrong. */
class CheckedInTimeTest {
    private static final String NAME = "late";

    @TempDir
    private Path folder;

    private boolean rings;

    @Test
    void whatIsFoundWhenTheTimeIsOverIsNoVerdict() throws IOException {
        Games games = Games.builtIn().and(List.of(late(Game.class, Games.named("sudoku"))));
        Game game = games.game(NAME);
        Puzzle puzzle = game.parse(Samples.HARD);
        Path file = folder.resolve("stuck.jsonl");
        try (Shard shard =
                Shards.open(file, Format.jsonl, RowView.puzzles, Compression.none, trace -> List.of(trace.row()))) {
            shard.write(new Tracing(Theory.parse("S4"), List.of()).trace(puzzle, Origin.of(puzzle, "late:1", "late")));
        }
        try (TracesToCheck traces =
                TracesToCheck.open(file, new TracesToCheck.Settings(games, game, null, false, false))) {
            Supplier<Verified> check = traces.next().check();
            assertThat(check.get().findings()).isEmpty();
            rings = true;
            assertThatThrownBy(check::get).isInstanceOf(SearchStopped.class);
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** The same game under another name; when it rings, somebody's alarm does so whenever solutions are to be counted. */
    private <T> T late(Class<T> type, T real) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
                    if (given == null && List.of("name", "game").contains(method.getName())) {
                        return NAME;
                    }
                    if (rings && method.getName().equals("counter")) {
                        Thread.currentThread().interrupt();
                    }
                    try {
                        Object answer = method.invoke(real, given);
                        return answer instanceof Puzzle puzzle ? late(Puzzle.class, puzzle) : answer;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
