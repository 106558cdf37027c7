package ninebynine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * ∀V ∀z∉V with |V∩N(z)| ≥ 2: V confined to V∩N(z) contradicts z. Targets with the same V∩N(z) share one {@link Cover}.
 */
final class Covers {
    private static final Cover[] NONE = {};
    /** What a cover takes besides its labels. */
    private static final int COVER_BYTES = 112;
    /** So many variables of a type stand for all of them when the room is estimated. */
    private static final int SAMPLES = 8;

    private final Model model;
    private final Links others;
    /** For each label how many places of V it is linked to, as far as {@link #lasts} was written for V. */
    private final int[] counts;
    /** The last of these places, counted on from variable to variable, so that nothing need be cleared between them. */
    private final int[] lasts;

    private int base = 1;
    /** For each label that is linked to two places or more, these. */
    private final @Nullable Bits[] seen;

    private Covers(Model model) {
        this.model = model;
        this.others = model.otherLinks();
        this.counts = new int[model.labelCount()];
        this.lasts = new int[model.labelCount()];
        this.seen = new Bits[model.labelCount()];
    }

    static Cover[][] of(Model model) {
        Covers covers = new Covers(model);
        if (model.labelCount() > ModelBuilder.EXPLICIT_LIMIT) {
            Room.checkAnyway(covers.bytes(), "The interactions of " + model.variableCount() + " variables");
        }
        Cover[][] all = new Cover[model.variableCount()][];
        for (int v = 0; v < all.length; v++) {
            Stopping.check();
            all[v] = covers.of(v);
        }
        return all;
    }

    /** About what all of them take, from some of each type, before they are made. */
    private double bytes() {
        double bytes = 0;
        for (VariableType type : model.types()) {
            int samples = Math.min(SAMPLES, type.count());
            double some = 0;
            for (int i = 0; i < samples; i++) {
                for (Cover cover : of(type.first() + (int) ((long) i * type.count() / samples))) {
                    some += COVER_BYTES + (double) Integer.BYTES * (cover.rest().length + cover.targets().length);
                }
            }
            bytes += some / Math.max(1, samples) * type.count();
        }
        return bytes;
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
        boolean[] several = {false};
        walk(v, (z, place) -> several[0] |= count(z, base + place));
        base += members.length;
        return several[0] ? several(v) : NONE;
    }

    /** Whether z is linked to another place too. */
    private boolean count(int z, int place) {
        int last = lasts[z];
        lasts[z] = place;
        if (last < base) {
            counts[z] = 1;
            return false;
        }
        counts[z] += last == place ? 0 : 1;
        return last != place;
    }

    /** The second walk: labels that were met at two places keep them. Many variables of many games have none. */
    private Cover[] several(int v) {
        int[] members = model.labels(v);
        for (int x : members) {
            counts[x] = 0;
        }
        List<Integer> met = new ArrayList<>();
        walk(v, (z, place) -> {
            if (counts[z] >= 2) {
                Bits places = seen[z];
                if (places == null) {
                    places = new Bits(members.length);
                    seen[z] = places;
                    met.add(z);
                }
                places.set(place);
            }
        });
        Map<Bits, List<Integer>> targets = new TreeMap<>(Bits::compare);
        for (int z : met) {
            Bits places = seen[z];
            if (places != null) {
                targets.computeIfAbsent(places, p -> new ArrayList<>()).add(z);
                seen[z] = null;
            }
        }
        return targets.entrySet().stream()
                .map(e -> cover(members, e.getKey(), e.getValue()))
                .toArray(Cover[]::new);
    }

    private interface Visitor {
        /** A label that is linked to V's label at that place. It may come more than once. */
        void meet(int z, int place);
    }

    private void walk(int v, Visitor visitor) {
        int[] members = model.labels(v);
        for (int i = 0; i < members.length; i++) {
            Stopping.check();
            int place = i;
            for (int w : model.variables(members[i])) {
                if (w != v) {
                    for (int z : model.labels(w)) {
                        visitor.meet(z, place);
                    }
                }
            }
            others.forEach(members[i], z -> visitor.meet(z, place));
        }
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
