package ninebynine.spark;

import java.io.Serializable;
import java.util.Map;
import java.util.function.Function;
import ninebynine.cli.Plugins;
import ninebynine.games.Games;
import ninebynine.io.Recent;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;

/** What the tasks of an executor share. */
final class Shared {
    private static final Map<Serializable, Object> MADE = Recent.map();

    private Shared() {}

    /** What is made of some settings, once in an executor: models, theories and rules. */
    @SuppressWarnings("unchecked") // one kind of settings has one kind of maker
    static <S extends Serializable, T> T of(S settings, Function<S, T> maker) {
        return (T) MADE.computeIfAbsent(settings, key -> maker.apply(settings));
    }

    /** The games that an executor knows: ours, and the games and rules that jars of others bring, as with {@code --jars}. */
    static Games games() {
        return Plugins.of(Thread.currentThread().getContextClassLoader(), Games.builtIn());
    }

    /** Ends a task that Spark has given up: it interrupts as a time limit does, and must not be taken for one. */
    static void endIfKilled() {
        TaskContext task = TaskContext.get();
        if (task != null && task.isInterrupted()) {
            throw new TaskKilledException("the task was given up");
        }
    }
}
