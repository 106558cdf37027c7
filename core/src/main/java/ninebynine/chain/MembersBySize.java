package ninebynine.chain;

/**
 * The variables of a scope, those with few members first, and their members, end to end: the same loop again and again is what a processor
 * likes.
 */
final class MembersBySize {
    final int[] variables;
    final int[] members;
    /** How many variables of two members come first. */
    final int pairs;
    /** How many of three come after them. */
    final int triples;

    MembersBySize(Scope scope) {
        Field field = scope.field;
        variables = variables(scope, field.counts);
        members = new int[field.members.items.length];
        int n = 0;
        int twos = 0;
        int threes = 0;
        for (int v : variables) {
            int count = field.counts[v];
            for (int i = field.members.start[v], end = i + count; i < end; i++) {
                members[n++] = field.members.items[i];
            }
            twos += count == 2 ? 1 : 0;
            threes += count == 3 ? 1 : 0;
        }
        boolean fewer = variables.length > 0 && field.counts[variables[0]] < 2;
        pairs = fewer ? 0 : twos;
        triples = fewer ? 0 : threes;
    }

    private static int[] variables(Scope scope, int[] counts) {
        int largest = 0;
        for (int count : counts) {
            largest = Math.max(largest, count);
        }
        int[] next = new int[largest + 2];
        for (int v = 0; v < counts.length; v++) {
            next[counts[v] + 1] += scope.allows(v) ? 1 : 0;
        }
        for (int size = 0; size <= largest; size++) {
            next[size + 1] += next[size];
        }
        int[] sorted = new int[next[largest + 1]];
        for (int v = 0; v < counts.length; v++) {
            if (scope.allows(v)) {
                sorted[next[counts[v]]++] = v;
            }
        }
        return sorted;
    }
}
