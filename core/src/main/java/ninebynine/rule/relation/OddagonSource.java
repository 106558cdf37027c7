package ninebynine.rule.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * cₖ, cₖ₊₁ ∈ Vₖ, cₙ₊₁ = c₁, n odd, all different ⇒ ⋁ ⋃ₖ candidates(Vₖ)∖{cₖ,cₖ₊₁} — an odd ring of variables can't have two candidates each, as no odd ring can alternate; so
 * one of the others is true. For any game.
 *
 * @param most how many guardians at most
 */
record OddagonSource(int most) implements RelationSource {
    static final String WORD = "Odd";
    /** There are very many with more. */
    static final int MOST = 4;

    private static final int LONGEST = 9;
    /** How many steps along rings are tried in a state: a cut that is the same on every machine. */
    private static final int TRIES = 20_000;

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public RelationSource upTo(int guardians) {
        return new OddagonSource(guardians);
    }

    /** Few guardians first, then short rings, so that a cut leaves out what is of least use. */
    @Override
    public List<Relation> relations(View view) {
        Search search = new Search(view, most);
        for (int guardians = 0; guardians <= most; guardians++) {
            for (int n = 3; n <= LONGEST; n += 2) {
                search.rings(n, guardians);
            }
        }
        return search.found;
    }

    /** Simple rings through a smallest candidate. */
    private static final class Search {
        private final Model model;
        private final List<Relation> found = new ArrayList<>();
        private final Set<Ints> known = new HashSet<>();
        /** The open candidates of each variable that may be in a ring, else none. */
        private final int[][] members;

        private final int[][] all;
        private final boolean[] isOpen;
        private final boolean[] usedVariable;
        private final boolean[] usedLabel;
        private final int[] ring = new int[LONGEST];
        private final int[] through = new int[LONGEST];
        private int length;
        private int budget;
        private int tries;

        Search(View view, int most) {
            model = view.model();
            int variables = model.variableCount();
            members = new int[variables][];
            all = new int[variables][];
            isOpen = new boolean[model.labelCount()];
            usedLabel = new boolean[model.labelCount()];
            usedVariable = new boolean[variables];
            for (int v = 0; v < variables; v++) {
                int[] open = view.isDecided(v)
                        ? new int[0]
                        : Arrays.stream(model.labels(v))
                                .filter(x -> view.isCandidate(x) && !view.isValue(x))
                                .toArray();
                all[v] = open;
                members[v] = open.length >= 2 && open.length <= most + 2 ? open : new int[0];
                Arrays.stream(open).forEach(x -> isOpen[x] = true);
            }
        }

        void rings(int n, int guardians) {
            length = n;
            budget = guardians;
            tries = 0;
            for (int first = 0; first < isOpen.length && tries <= TRIES; first++) {
                if (isOpen[first]) {
                    Stopping.check();
                    ring[0] = first;
                    usedLabel[first] = true;
                    walk(0, Set.of());
                    usedLabel[first] = false;
                }
            }
        }

        /** From the k-th candidate of the ring to the next. */
        private void walk(int k, Set<Integer> guardians) {
            for (int v : model.variables(ring[k])) {
                if (usedVariable[v] || ++tries > TRIES) {
                    continue;
                }
                for (int next : members[v]) {
                    boolean closes = k == length - 1;
                    if (closes ? next == ring[0] : next > ring[0] && !usedLabel[next]) {
                        Set<Integer> more = with(guardians, v, ring[k], next);
                        if (more.size() <= budget) {
                            through[k] = v;
                            if (closes) {
                                add(more);
                            } else {
                                step(v, next, k, more);
                            }
                        }
                    }
                }
            }
        }

        private void step(int v, int next, int k, Set<Integer> guardians) {
            ring[k + 1] = next;
            usedVariable[v] = true;
            usedLabel[next] = true;
            walk(k + 1, guardians);
            usedVariable[v] = false;
            usedLabel[next] = false;
        }

        private Set<Integer> with(Set<Integer> guardians, int v, int c, int d) {
            if (members[v].length == 2) {
                return guardians;
            }
            Set<Integer> more = new TreeSet<>(guardians);
            for (int x : members[v]) {
                if (x != c && x != d) {
                    more.add(x);
                }
            }
            return more;
        }

        private void add(Set<Integer> guardians) {
            if (guardians.size() < budget || isPlain(guardians)) {
                return;
            }
            Ints sorted = Ints.of(guardians.stream().mapToInt(Integer::intValue).toArray());
            if (known.add(sorted)) {
                List<Ints> kept = IntStream.range(0, length)
                        .mapToObj(k -> ordered(ring[k], ring[(k + 1) % length]))
                        .toList();
                found.add(new Relation(WORD + length, sorted, Ints.of(Arrays.copyOf(through, length)), kept));
            }
        }

        private static Ints ordered(int x, int y) {
            return Ints.of(Math.min(x, y), Math.max(x, y));
        }

        /** Whether a variable has no others, so that one of them is true anyway. */
        private boolean isPlain(Set<Integer> guardians) {
            return guardians.stream()
                    .flatMapToInt(x -> IntStream.of(model.variables(x)))
                    .anyMatch(v -> all[v].length > 0 && IntStream.of(all[v]).allMatch(guardians::contains));
        }
    }
}
