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
 *
 * @param all the combinations, in the order of their digits
 */
record Combinations(int sum, int size, Ints all) {
    static final int DIGITS = 9;
    static final int EVERY = (1 << DIGITS) - 1;

    private static final int SUMS = 46;
    private static final Combinations[] TABLE = table();

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
        return IntStream.rangeClosed(1, DIGITS).filter(d -> has(set, d)).sum();
    }

    static boolean has(int set, int digit) {
        return (set >> digit - 1 & 1) != 0;
    }

    /** As in {@code 12346}. */
    static String digits(int set) {
        StringBuilder digits = new StringBuilder();
        IntStream.rangeClosed(1, DIGITS).filter(d -> has(set, d)).forEach(digits::append);
        return digits.toString();
    }

    /** The least that so many digits add up to. */
    static int least(int size) {
        return size * (size + 1) / 2;
    }

    static int most(int size) {
        return size * (2 * DIGITS + 1 - size) / 2;
    }

    int count() {
        return all.size();
    }

    int get(int i) {
        return all.get(i);
    }

    /** Digits in some combination. */
    int compatible() {
        return all.stream().reduce(0, (a, b) -> a | b);
    }

    /** Digits in every combination. */
    int magic() {
        return all.stream().reduce(EVERY, (a, b) -> a & b);
    }

    boolean isMagic() {
        return all.size() == 1;
    }

    /** At least two combinations, and digits that are in all of them. */
    boolean isPseudoMagic() {
        return all.size() > 1 && magic() != 0;
    }

    /** G with p &lt; |G| &lt; |compatible| that is the union of the combinations inside it, of which there are at least two. */
    Ints gCombs() {
        return subsets(set -> Integer.bitCount(set) > size
                && unionInside(set) == set
                && inside(set).size() > 1);
    }

    /** D with 2 ≤ |D| &lt; |compatible| that has every compatible digit which no combination without D has. */
    Ints gDigs() {
        return subsets(set -> Integer.bitCount(set) > 1 && envelope(set) == set);
    }

    /** Sets of compatible digits, but not of all; only with three combinations or more is there anything to say. */
    private Ints subsets(IntPredicate isOne) {
        int compatible = compatible();
        return count() < 3
                ? Ints.of()
                : Ints.of(IntStream.range(1, compatible)
                        .filter(set -> (set & ~compatible) == 0)
                        .filter(isOne)
                        .toArray());
    }

    /** The combinations with all their digits in a set, as places in {@link #all}. */
    Ints inside(int set) {
        return Ints.of(IntStream.range(0, count())
                .filter(i -> (all.get(i) & ~set) == 0)
                .toArray());
    }

    private int unionInside(int set) {
        return all.stream().filter(comb -> (comb & ~set) == 0).reduce(0, (a, b) -> a | b);
    }

    private int envelope(int set) {
        return compatible() & ~all.stream().filter(comb -> (comb & set) == 0).reduce(0, (a, b) -> a | b);
    }
}
