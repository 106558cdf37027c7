package ninebynine.model;

import java.util.function.IntConsumer;

/** linked(a, b) — labels that can't both be true. Symmetric, irreflexive, independent of any state. */
public interface Links {
    /** Whether the two labels can't both be true. No label is linked to itself. */
    boolean linked(int a, int b);

    /** Visits every label linked to the given one, each once, in increasing order. */
    void forEach(int label, IntConsumer action);

    /** No links at all: what a game has besides its variables when they say everything. */
    Links NONE = new Links() {
        @Override
        public boolean linked(int a, int b) {
            return false;
        }

        @Override
        public void forEach(int label, IntConsumer action) {}
    };
}
