package ninebynine.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Shows things some at a time to somebody before they come one by one, with what was made of them. */
public final class Ahead<T, R> implements Iterator<R> {
    private final Iterator<T> source;
    private final int most;
    private final Function<List<T>, List<R>> look;
    private final Queue<R> waiting = new ArrayDeque<>();
    /** Why there are no more; the turns of those before it come first. */
    private @Nullable RuntimeException broken;

    /**
     * @param most so many are shown at a time, at most
     * @param look makes something of each that it is shown, in their order
     */
    public Ahead(Iterator<T> source, int most, Function<List<T>, List<R>> look) {
        this.source = source;
        this.most = most;
        this.look = look;
    }

    @Override
    public boolean hasNext() {
        return !waiting.isEmpty() || broken != null || source.hasNext();
    }

    @Override
    public R next() {
        if (waiting.isEmpty()) {
            waiting.addAll(look.apply(some()));
        }
        return waiting.remove();
    }

    private List<T> some() {
        if (broken != null) {
            throw broken;
        }
        List<T> some = new ArrayList<>();
        some.add(source.next());
        try {
            while (some.size() < most && source.hasNext()) {
                some.add(source.next());
            }
        } catch (RuntimeException e) {
            broken = e;
        }
        return some;
    }
}
