package ninebynine.chain;

/**
 * A whip whose left-linking candidates all differ: the second search, needed only where the first found whips with loops alone. It chooses left-linking
 * candidates on the way, and enters only what the first calls feasible.
 */
final class LooplessSearch {
    private final WhipSearch first;
    private final Field field;
    private final Hypothesis world;
    private final LongSet stuck = new LongSet();

    LooplessSearch(WhipSearch first, Field field) {
        this.first = first;
        this.field = field;
        this.world = first.world;
    }

    /** The length of a whip on the target of the first search, at least this long and no longer than that one may be; 0 if there is none. */
    int search(int shortest) {
        int most = first.length;
        int found = 0;
        for (int n = shortest; n <= most && found == 0; n++) {
            first.length = n;
            first.failed.clear();
            stuck.clear();
            world.start(first.target);
            found = grow(first.target, -1, 0, 0, 0, 0) ? n : 0;
        }
        first.length = most;
        return found;
    }

    /**
     * Goes on from the last node, k right-linking nodes being taken.
     *
     * @param set the hash of the set of right-linking nodes
     * @param lefts that of the left-linking candidates
     * @param reach the latest round of any right-linking node
     */
    private boolean grow(int last, int lastVariable, int k, long set, long lefts, int reach) {
        boolean end = k == first.length - 1;
        if (!end && !first.groups && first.horizon.isHopeless(last, first.length - 1 - k, first.scope)) {
            return false;
        }
        for (int v : field.touching(last)) {
            if (!first.scope.allows(v)) {
                continue;
            }
            boolean found = world.isEmpty(v)
                    ? end && chooseFinal(v, last, k)
                    : !end && growBy(v, last, lastVariable, k, set, lefts, reach);
            if (found) {
                return true;
            }
        }
        return false;
    }

    private boolean growBy(int v, int last, int lastVariable, int k, long set, long lefts, int reach) {
        int x = world.unit(v);
        if (x >= 0) {
            return step(last, v, x, k, set, lefts, reach);
        }
        if (first.groups && v != lastVariable) {
            int[] of = field.groups().ofVariable[v];
            for (int i = 0; i < of.length; i++) {
                if (world.isConfined(v, i) && step(last, v, field.size + of[i], k, set, lefts, reach)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean chooseFinal(int v, int last, int k) {
        for (int c : field.members.row(v)) {
            if (first.canBeLeft(c, last, k, k + 1)) {
                first.variable[k] = v;
                first.left[k] = c;
                return true;
            }
        }
        return false;
    }

    private boolean step(int last, int v, int x, int k, long set, long lefts, int reach) {
        int latest = first.latest(x, k, reach);
        long united = set ^ LongSet.spread(x);
        long key = WhipSearch.key(united, x);
        if (latest < 0 || first.failed.contains(key)) {
            return false;
        }
        boolean closes = first.closes(x, k);
        world.take(x);
        boolean found = false;
        if (!closes && (k == first.length - 2 || first.grow(x, v, k + 1, united, latest) == 0)) {
            first.failed.add(key);
        } else {
            first.variable[k] = v;
            first.node[k] = x;
            found = chooseAndGrow(last, v, x, k, united, lefts, latest);
        }
        world.leave(x);
        return found;
    }

    private boolean chooseAndGrow(int last, int v, int x, int k, long set, long lefts, int reach) {
        for (int c : field.members.row(v)) {
            if (first.canBeLeft(c, last, k, first.length)) {
                first.left[k] = c;
                long chosen = lefts ^ LongSet.spread(c);
                long key = WhipSearch.key(set * 17 + chosen, x);
                if (!stuck.contains(key)) {
                    if (grow(x, v, k + 1, set, chosen, reach)) {
                        return true;
                    }
                    stuck.add(key);
                }
            }
        }
        return false;
    }
}
