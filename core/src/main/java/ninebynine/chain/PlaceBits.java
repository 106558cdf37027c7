package ninebynine.chain;

import ninebynine.field.Rows;

/**
 * What the variables of a field have, by place and as bits: all of it is a handful of words.
 *
 * <pre>
 *   place 0   │ 1 1 1 1 1 1 1 1 │   bit r: the variable of rank r has its i-th candidate
 *   place 1   │ 1 1 1 1 1 1 1 1 │   those with most candidates have the first ranks, so that rows get shorter
 *   place 2   │ 1 1 1 1 1       │
 *   place 3   │ 1 1 1           │   64 ranks lie together, place by place: words start[w] … start[w + 1] - 1
 * </pre>
 *
 * To rule something out is an AND of words, and one pass says which variables have nothing left, and which have one candidate.
 */
final class PlaceBits {
    /** How many words a set of variables takes, one bit for each rank. */
    final int span;
    /** How many words all places take. */
    final int words;

    final int[] start;
    /** The rank of each variable, and the variable of each rank. */
    final int[] rank;

    final int[] variable;
    /** The candidate of each bit. */
    final int[] candidate;
    /** For each candidate its bits, in the order of its variables. */
    private final int[] bits;

    /** Where the bits of each candidate begin, and those of the last end. */
    private final int[] bitsAt;

    PlaceBits(Rows members, Rows variablesOf, int[] counts) {
        int variables = counts.length;
        span = variables + 63 >> 6;
        // how many variables have more than so many candidates: where those with so many begin
        int largest = 0;
        for (int count : counts) {
            largest = Math.max(largest, count);
        }
        int[] more = new int[largest + 2];
        for (int count : counts) {
            more[count]++;
        }
        for (int s = largest, above = 0; s >= 0; s--) {
            int of = more[s];
            more[s] = above;
            above += of;
        }
        rank = new int[variables];
        variable = new int[variables];
        for (int v = 0; v < variables; v++) {
            rank[v] = more[counts[v]]++;
            variable[rank[v]] = v;
        }
        start = new int[span + 1];
        for (int w = 0; w < span; w++) {
            start[w + 1] = start[w] + counts[variable[w << 6]];
        }
        words = start[span];
        candidate = new int[words << 6];
        bits = new int[members.items.length];
        bitsAt = variablesOf.start;
        int[] next = bitsAt.clone();
        for (int v = 0; v < variables; v++) {
            int bit = (start[rank[v] >> 6] << 6) + (rank[v] & 63);
            for (int i = members.start[v]; i < members.end[v]; i++, bit += 64) {
                bits[next[members.items[i]]++] = bit;
                candidate[bit] = members.items[i];
            }
        }
    }

    /** Takes a candidate's bits out, or puts them in. */
    void flip(int c, long[] places) {
        for (int k = bitsAt[c]; k < bitsAt[c + 1]; k++) {
            places[bits[k] >> 6] ^= 1L << bits[k];
        }
    }

    /** The first candidate that a variable has there; it must have one. */
    int first(int v, long[] places) {
        int r = rank[v];
        int at = start[r >> 6];
        while ((places[at] >>> r & 1) == 0) {
            at++;
        }
        return candidate[(at << 6) + (r & 63)];
    }
}
