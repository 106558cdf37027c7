package ninebynine.rule.subset;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.subset.AlmostLockedSets.Almost;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * A₁ … Aₘ almost locked, xₖ ∈ joins(Aₖ, Aₖ₊₁), xₖ ≠ xₖ₊₁, z ∈ A₁∩Aₘ, x₁ ≠ z ≠ xₘ₋₁, Z = z sees all z of A₁ and Aₘ ⇒ ¬candidate(Z) — the chain of almost locked
 * sets: if A₁ has no z it has x₁, so A₂ has not, and so on; at last Aₘ has z.
 *
 * <p>Two sets that are joined by two digits lock each other: each has one of the two, and all its others.
 *
 * @param length how many cells the sets have in all
 * @param sets how many there are; {@link #MANY} for four and more
 */
public record AlsChain(int length, int sets) implements Rule {
    /** Four and more. */
    public static final int MANY = 4;

    /** Longer chains are not looked for. */
    private static final int MOST = 6;

    @Override
    public String code() {
        return AlsPattern.Kind.ofSets(sets).code(length);
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        new Search(AlmostLockedSets.of(view), out).find();
    }

    private final class Search {
        private final AlmostLockedSets known;
        private final Matches out;
        private final List<Almost> chain = new ArrayList<>();
        private final int[] joins = new int[MOST];

        Search(AlmostLockedSets known, Matches out) {
            this.known = known;
            this.out = out;
        }

        void find() {
            if (sets == 2) {
                pairs();
                return;
            }
            for (Almost first : known.upTo(length - sets + 1)) {
                chain.add(first);
                boolean more = extend(length - first.size());
                chain.clear();
                if (!more) {
                    return;
                }
            }
        }

        private void pairs() {
            for (int size = 1; 2 * size <= length; size++) {
                List<Almost> ones = known.ofSize(size);
                List<Almost> others = known.ofSize(length - size);
                for (int i = 0; i < ones.size(); i++) {
                    for (int j = 2 * size == length ? i + 1 : 0; j < others.size(); j++) {
                        if (Long.bitCount(ones.get(i).digits() & others.get(j).digits()) > 1
                                && !pair(ones.get(i), others.get(j))) {
                            return;
                        }
                    }
                }
            }
        }

        /** What is left to one of two sets by the digit that joins them; if two digits do, all else is locked too. */
        private boolean pair(Almost one, Almost other) {
            long joined = known.joins(one, other);
            if (joined == 0) {
                return true;
            }
            Stopping.check();
            boolean twice = Long.bitCount(joined) > 1;
            if (!twice && !meet(one, other, one.digits() & other.digits() & ~joined)) {
                return true;
            }
            Set<Integer> targets = new TreeSet<>();
            if (twice) {
                AlmostLockedSets.each(one.digits(), d -> known.targets(locked(one, other, joined, d), d, targets));
                AlmostLockedSets.each(other.digits(), d -> known.targets(locked(other, one, joined, d), d, targets));
            } else {
                AlmostLockedSets.each(
                        one.digits() & other.digits() & ~joined,
                        z -> known.targets(known.seen(one, other, z), z, targets));
            }
            return targets.isEmpty()
                    || out.add(match(List.of(one, other), List.of(AlmostLockedSets.listed(joined)), targets));
        }

        /** Whether some cell contradicts all places of one of these digits in both sets. */
        private boolean meet(Almost one, Almost other, long digits) {
            for (long rest = digits; rest != 0; rest &= rest - 1) {
                if (known.meet(one, other, Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
            return false;
        }

        /** What a digit of a set that is joined twice rules out: both sets must be seen only for the digits that join them. */
        private long[] locked(Almost one, Almost other, long joined, int d) {
            return (joined >> d & 1) == 1 ? known.seen(one, other, d) : known.seen(one, d);
        }

        /** Goes on with sets that have so many cells in all. */
        private boolean extend(int left) {
            Stopping.check();
            int count = chain.size();
            boolean mayEnd = sets == MANY ? count + 1 >= MANY : count + 1 == sets;
            boolean mayGoOn = count + 1 < (sets == MANY ? MOST : sets);
            for (int size = mayGoOn ? 1 : left; size <= left; size++) {
                boolean ends = size == left;
                if ((ends ? mayEnd : mayGoOn) && !extend(size, left, ends)) {
                    return false;
                }
            }
            return true;
        }

        private boolean extend(int size, int left, boolean ends) {
            int count = chain.size();
            Almost last = chain.get(count - 1);
            for (Almost next : known.joined(last, size)) {
                if (isTaken(next) || ends && next.place() < chain.get(0).place()) {
                    continue;
                }
                chain.add(next);
                for (long rest = known.joins(last, next); rest != 0; rest &= rest - 1) {
                    joins[count - 1] = Long.numberOfTrailingZeros(rest);
                    boolean repeated = count > 1 && joins[count - 1] == joins[count - 2];
                    if (!repeated && !(ends ? close() : extend(left - size))) {
                        return false;
                    }
                }
                chain.remove(count);
            }
            return true;
        }

        private boolean isTaken(Almost set) {
            for (int i = 0; i < chain.size(); i++) {
                if (chain.get(i).place() == set.place()) {
                    return true;
                }
            }
            return false;
        }

        private boolean close() {
            int count = chain.size();
            Almost first = chain.get(0);
            Almost last = chain.get(count - 1);
            long common = first.digits() & last.digits() & ~(1L << joins[0]) & ~(1L << joins[count - 2]);
            if (!meet(first, last, common)) {
                return true;
            }
            Set<Integer> targets = new TreeSet<>();
            AlmostLockedSets.each(common, z -> known.targets(known.seen(first, last, z), z, targets));
            return targets.isEmpty()
                    || out.add(match(
                            List.copyOf(chain),
                            IntStream.range(0, count - 1)
                                    .mapToObj(i -> Ints.of(joins[i]))
                                    .toList(),
                            targets));
        }

        private Match match(List<Almost> used, List<Ints> by, Set<Integer> targets) {
            return AlsPattern.match(AlsPattern.Kind.ofSets(sets), used, by, targets);
        }
    }
}
