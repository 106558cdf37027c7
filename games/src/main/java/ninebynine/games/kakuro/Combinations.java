package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;

/**
 * Comb(S,p) = {C ⊆ {1…9} : |C| = p, ΣC = S} — the ways in which p different digits make a sum.
 *
 * <pre>
 *   a set of digits is a number       bit d-1 is the digit d
 *   magic digits                      ⋂ Comb(S,p), in every combination; all of them if there is one combination
 *   compatible digits                 ⋃ Comb(S,p), in some combination
 * </pre>
 */
final class Combinations {
    static final int DIGITS = 9;
    static final int EVERY = (1 << DIGITS) - 1;

    private static final int SUMS = 46;
    private static final Combinations[] TABLE = table();

    private final int sum;
    private final int size;
    /** In the order of their digits. */
    private final Ints all;

    private final int compatible;
    private final int magic;
    private final Ints gCombs;
    private final Ints gDigs;

    private Combinations(int sum, int size, Ints all) {
        this.sum = sum;
        this.size = size;
        this.all = all;
        compatible = all.stream().reduce(0, (a, b) -> a | b);
        magic = all.stream().reduce(EVERY, (a, b) -> a & b);
        gCombs = subsets(this::isGComb);
        gDigs = subsets(this::isGDig);
    }

    /** None, if the sum can't be reached. */
    static Combinations of(int sum, int size) {
        return sum > 0 && sum < SUMS && size <= DIGITS
                ? TABLE[size * SUMS + sum]
                : new Combinations(sum, size, Ints.of());
    }

    private static Combinations[] table() {
        List<List<Integer>> found = new ArrayList<>();
        IntStream.range(0, (DIGITS + 1) * SUMS).forEach(i -> found.add(new ArrayList<>()));
        // sets in the order of their digits: those with 1 come first
        IntStream.rangeClosed(0, EVERY)
                .map(i -> Integer.reverse(EVERY - i) >>> Integer.SIZE - DIGITS)
                .forEach(set ->
                        found.get(Integer.bitCount(set) * SUMS + total(set)).add(set));
        Combinations[] table = new Combinations[found.size()];
        Arrays.setAll(
                table,
                i -> new Combinations(
                        i % SUMS,
                        i / SUMS,
                        Ints.of(found.get(i).stream()
                                .mapToInt(Integer::intValue)
                                .toArray())));
        return table;
    }

    /** ΣC. */
    static int total(int set) {
        int total = 0;
        for (int d = 1; d <= DIGITS; d++) {
            total += has(set, d) ? d : 0;
        }
        return total;
    }

    static boolean has(int set, int digit) {
        return (set >> digit - 1 & 1) != 0;
    }

    /** As in {@code 12346}. */
    static String digits(int set) {
        StringBuilder digits = new StringBuilder();
        for (int d = 1; d <= DIGITS; d++) {
            digits.append(has(set, d) ? Integer.toString(d) : "");
        }
        return digits.toString();
    }

    /** The least that so many digits add up to. */
    static int least(int size) {
        return size * (size + 1) / 2;
    }

    static int most(int size) {
        return size * (2 * DIGITS + 1 - size) / 2;
    }

    int sum() {
        return sum;
    }

    int size() {
        return size;
    }

    Ints all() {
        return all;
    }

    int count() {
        return all.size();
    }

    int get(int i) {
        return all.get(i);
    }

    /** Digits in some combination. */
    int compatible() {
        return compatible;
    }

    /** Digits in every combination. */
    int magic() {
        return magic;
    }

    boolean isMagic() {
        return all.size() == 1;
    }

    /** G with p &lt; |G| &lt; |compatible| that is the union of the combinations inside it, of which there are at least two. */
    Ints gCombs() {
        return gCombs;
    }

    /** D with 2 ≤ |D| &lt; |compatible| that has every compatible digit which no combination without D has. */
    Ints gDigs() {
        return gDigs;
    }

    /** Sets of compatible digits, but not of all; only with three combinations or more is there anything to say. */
    private Ints subsets(IntPredicate isOne) {
        return count() < 3
                ? Ints.of()
                : Ints.of(IntStream.range(1, compatible)
                        .filter(set -> (set & ~compatible) == 0)
                        .filter(isOne)
                        .toArray());
    }

    private boolean isGComb(int set) {
        int inside = 0;
        int union = 0;
        for (int i = 0; i < all.size(); i++) {
            if ((all.get(i) & ~set) == 0) {
                inside++;
                union |= all.get(i);
            }
        }
        return Integer.bitCount(set) > size && inside > 1 && union == set;
    }

    private boolean isGDig(int set) {
        int outside = 0;
        for (int i = 0; i < all.size(); i++) {
            outside |= (all.get(i) & set) == 0 ? all.get(i) : 0;
        }
        return Integer.bitCount(set) > 1 && (compatible & ~outside) == set;
    }

    /** The combinations with all their digits in a set, as places in {@link #all}. */
    Ints inside(int set) {
        return Ints.of(IntStream.range(0, count())
                .filter(i -> (all.get(i) & ~set) == 0)
                .toArray());
    }
}
