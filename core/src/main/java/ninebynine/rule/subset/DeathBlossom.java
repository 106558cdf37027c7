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
 * candidates(S) = {d₁ … dₖ}, k ≥ 3, A_i almost locked with dᵢ, S sees all dᵢ of Aᵢ, z ∈ A₁∩…∩Aₖ, z ∉ candidates(S), Z = z sees all z of all Aᵢ ⇒ ¬candidate(Z) — the death
 * blossom: whatever the stem is, it takes a digit from one of its petals, and that petal then has z.
 *
 * @param length how many cells stem and petals have in all
 */
public record DeathBlossom(int length) implements Rule {
    private static final int FEWEST = 3;
    /** Stems with more candidates are not looked at. */
    private static final int MOST = 5;

    private static final long[] NOTHING = {};

    @Override
    public String code() {
        return AlsPattern.Kind.BLOSSOM.code(length);
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        AlmostLockedSets known = AlmostLockedSets.of(view);
        List<Almost> all = known.upTo(length - FEWEST);
        int[] stems = IntStream.range(0, view.model().variableCount())
                .filter(v -> !view.isDecided(v) && view.count(v) >= FEWEST && view.count(v) <= MOST)
                .filter(known::isCell)
                .toArray();
        for (int stem : stems) {
            if (!new Search(known, all, stem, view.places(stem, 0), out).find()) {
                return;
            }
        }
    }

    private final class Search {
        private final AlmostLockedSets known;
        private final Almost stem;
        private final Ints digits;
        private final Matches out;
        /** For each digit of the stem the sets that lose it if the stem has it. */
        private final List<List<Almost>> petals;

        private final List<Almost> chosen = new ArrayList<>();

        Search(AlmostLockedSets known, List<Almost> all, int stem, long own, Matches out) {
            this.known = known;
            this.stem = new Almost(-1, Ints.of(stem), own, NOTHING, NOTHING);
            this.digits = AlmostLockedSets.listed(own);
            this.out = out;
            this.petals = digits.stream()
                    .mapToObj(d -> all.stream()
                            .filter(set -> set.has(d)
                                    && known.sees(stem, set, d)
                                    && !set.cells().contains(stem))
                            .toList())
                    .toList();
        }

        boolean find() {
            if (petals.stream().anyMatch(List::isEmpty)) {
                return true;
            }
            long ends = petals.stream()
                    .map(sets -> sets.stream().mapToLong(Almost::digits).reduce(0, (a, b) -> a | b))
                    .reduce(~stem.digits(), (a, b) -> a & b);
            for (long rest = ends; rest != 0; rest &= rest - 1) {
                int z = Long.numberOfTrailingZeros(rest);
                if (!choose(z, known.open(z), 1)) {
                    return false;
                }
            }
            return true;
        }

        private boolean choose(int z, long[] targets, int cells) {
            Stopping.check();
            int next = chosen.size();
            if (next == digits.size()) {
                return cells != length || out.add(match(z, targets));
            }
            for (Almost petal : petals.get(next)) {
                int size = cells + petal.size();
                long[] left = targets.clone();
                if (size + digits.size() - next - 1 <= length && petal.has(z) && known.and(left, petal, z)) {
                    chosen.add(petal);
                    boolean more = choose(z, left, size);
                    chosen.remove(chosen.size() - 1);
                    if (!more) {
                        return false;
                    }
                }
            }
            return true;
        }

        private Match match(int z, long[] cells) {
            Set<Integer> targets = new TreeSet<>();
            known.targets(cells, z, targets);
            List<Almost> sets = new ArrayList<>(List.of(stem));
            sets.addAll(chosen);
            return AlsPattern.match(
                    AlsPattern.Kind.BLOSSOM,
                    sets,
                    digits.stream().mapToObj(Ints::of).toList(),
                    targets);
        }
    }
}
