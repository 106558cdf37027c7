package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What the chain rules share: targets are tried in label order, those that the filter rules out are not; a typed family is tried type by type.
 */
final class Chains {
    /** How many nodes for each variable of a chain a first, short search may take. */
    private static final int EFFORT = Integer.getInteger("effort", 4);

    private final Field field;
    /** One for each type for a typed family; for the others one that holds all variables. */
    private final Scope[] scopes;

    private final OnTarget search;

    Chains(Field field, boolean typed, OnTarget search) {
        this.field = field;
        this.scopes = typed ? field.byType() : new Scope[] {field.all()};
        this.search = search;
    }

    /** Finds a chain of the family on one target, of at most n variables, all of them in scope. */
    @FunctionalInterface
    interface OnTarget {
        @Nullable
        List<Pattern.Cell> find(int z, int n, Scope scope);

        /** Whether there is one, as far as a search of that effort can tell. */
        default Answer exists(int z, int n, Scope scope, int effort) {
            return find(z, n, scope) == null ? Answer.NO : Answer.YES;
        }
    }

    /** What a bounded search says. */
    enum Answer {
        NO,
        YES,
        UNDECIDED
    }

    /** All that a chain on z eliminates at once; z itself is among it. */
    @FunctionalInterface
    interface Blocked {
        Ints targets(int z, List<Pattern.Cell> cells);
    }

    /** Reports chains of exactly n variables. */
    void find(String family, int n, @Nullable Blocked blocked, Matches out) {
        for (Scope scope : scopes) {
            for (int z = 0; z < field.size; z++) {
                if (scope.filter().bound(z, n) > n) {
                    continue;
                }
                List<Pattern.Cell> cells = search.find(z, n, scope);
                if (cells != null && cells.size() == n) {
                    String name = scope.type == null ? family : family + "-" + scope.type.name();
                    Ints targets = blocked == null ? Ints.of(field.label[z]) : blocked.targets(z, cells);
                    if (!out.add(new Match.Elimination(new Pattern.Chain(name, cells), targets))) {
                        return;
                    }
                }
            }
        }
    }

    /**
     * Targets of the lowest bound at which there is a chain of at most n variables: what has a low bound mostly succeeds, the rest mostly not. And
     * what succeeds does so soon: long searches wait until the short ones are found to be of no avail.
     */
    Ints targets(int n) {
        for (int tier = 2; tier <= n; tier++) {
            int[] inTier = new int[field.size];
            int count = 0;
            for (int z = 0; z < field.size; z++) {
                if (lowest(z, tier) == tier) {
                    inTier[count++] = z;
                }
            }
            Ints found = eliminated(inTier, count, n);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return Ints.of();
    }

    private Ints eliminated(int[] tried, int count, int n) {
        int[] found = new int[count];
        int size = 0;
        int undecided = count;
        for (int effort = EFFORT * n; undecided > 0 && size == 0; effort = Integer.MAX_VALUE) {
            int open = undecided;
            undecided = 0;
            for (int i = 0; i < open; i++) {
                switch (exists(tried[i], n, effort)) {
                    case YES -> found[size++] = field.label[tried[i]];
                    case UNDECIDED -> tried[undecided++] = tried[i];
                    case NO -> {}
                }
            }
        }
        return Ints.copyOf(found, size);
    }

    private int lowest(int z, int n) {
        int lowest = Filter.NEVER;
        for (Scope scope : scopes) {
            lowest = Math.min(lowest, scope.filter().bound(z, n));
        }
        return lowest;
    }

    private Answer exists(int z, int n, int effort) {
        Answer answer = Answer.NO;
        for (Scope scope : scopes) {
            Answer inScope = search.exists(z, n, scope, effort);
            if (inScope == Answer.YES) {
                return inScope;
            }
            answer = inScope == Answer.UNDECIDED ? inScope : answer;
        }
        return answer;
    }
}
