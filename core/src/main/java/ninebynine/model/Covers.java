package ninebynine.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * ∀V ∀z∉V with |V∩N(z)| ≥ 2: V confined to V∩N(z) contradicts z. Targets with the same V∩N(z) share one {@link Cover}.
 */
final class Covers {
    private final Model model;
    private final Links others;
    /** For each label met so far, the places in V that it is linked to. */
    private final @Nullable Bits[] seen;

    private Covers(Model model) {
        this.model = model;
        this.others = model.otherLinks();
        this.seen = new Bits[model.labelCount()];
    }

    static Cover[][] of(Model model) {
        Covers covers = new Covers(model);
        Cover[][] all = new Cover[model.variableCount()][];
        for (int v = 0; v < all.length; v++) {
            all[v] = covers.of(v);
        }
        return all;
    }

    /** For each variable the size of the largest V∩N(z). */
    static int[] confinable(int[][] labelsOf, Cover[][] covers) {
        int[] most = new int[covers.length];
        for (int v = 0; v < most.length; v++) {
            for (Cover cover : covers[v]) {
                most[v] = Math.max(most[v], labelsOf[v].length - cover.rest().length);
            }
        }
        return most;
    }

    private Cover[] of(int v) {
        int[] members = model.labels(v);
        List<Integer> met = new ArrayList<>();
        for (int i = 0; i < members.length; i++) {
            int place = i;
            for (int w : model.variables(members[i])) {
                if (w != v) {
                    for (int z : model.labels(w)) {
                        meet(z, place, members.length, met);
                    }
                }
            }
            others.forEach(members[i], z -> meet(z, place, members.length, met));
        }
        for (int x : members) {
            seen[x] = null;
        }
        Map<Bits, List<Integer>> targets = new TreeMap<>((a, b) -> Arrays.compare(a.words(), b.words()));
        for (int z : met) {
            Bits places = seen[z];
            if (places != null && places.count() >= 2) {
                targets.computeIfAbsent(places, p -> new ArrayList<>()).add(z);
            }
            seen[z] = null;
        }
        return targets.entrySet().stream()
                .map(e -> cover(members, e.getKey(), e.getValue()))
                .toArray(Cover[]::new);
    }

    private void meet(int z, int place, int length, List<Integer> met) {
        Bits places = seen[z];
        if (places == null) {
            places = new Bits(length);
            seen[z] = places;
            met.add(z);
        }
        places.set(place);
    }

    private static Cover cover(int[] members, Bits linked, List<Integer> targets) {
        Bits rest = new Bits(members.length);
        rest.setAll();
        rest.andNot(linked);
        return new Cover(rest.toInts().map(i -> members[i]).toArray(), rest, sorted(targets));
    }

    private static int[] sorted(List<Integer> items) {
        return items.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
}
