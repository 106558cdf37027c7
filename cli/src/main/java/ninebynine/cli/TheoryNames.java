package ninebynine.cli;

import java.util.Iterator;
import ninebynine.strategy.Theory;

/** The words of theories, for shells that complete what is typed. */
final class TheoryNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Theory.terms().keySet().iterator();
    }
}
