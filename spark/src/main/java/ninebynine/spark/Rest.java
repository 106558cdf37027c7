package ninebynine.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** Several rows for each of many, made when they are asked for. */
final class Rest<T, R> implements Iterator<R> {
    private final Iterator<T> items;
    private final Function<T, Iterator<R>> rows;
    private Iterator<R> now = Collections.emptyIterator();

    Rest(Iterator<T> items, Function<T, Iterator<R>> rows) {
        this.items = items;
        this.rows = rows;
    }

    @Override
    public boolean hasNext() {
        while (!now.hasNext() && items.hasNext()) {
            now = rows.apply(items.next());
        }
        return now.hasNext();
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException("There are no more rows.");
        }
        return now.next();
    }
}
