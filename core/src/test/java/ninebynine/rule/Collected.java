package ninebynine.rule;

import java.util.Map;
import java.util.TreeMap;

/** The conclusions of a reduction as they come, world by world. */
public final class Collected implements Reduction.Conclusions {
    private final Map<Integer, Long> values = new TreeMap<>();
    private final Map<Integer, Long> eliminated = new TreeMap<>();
    private long contradictory;

    @Override
    public void value(int label, long worlds) {
        values.merge(label, worlds, (a, b) -> a | b);
    }

    @Override
    public void eliminate(int label, long worlds) {
        eliminated.merge(label, worlds, (a, b) -> a | b);
    }

    @Override
    public void contradiction(long worlds) {
        contradictory |= worlds;
    }

    public long values(int label) {
        return values.getOrDefault(label, 0L);
    }

    public long eliminated(int label) {
        return eliminated.getOrDefault(label, 0L);
    }

    public long contradictory() {
        return contradictory;
    }
}
