package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * d ∉ ⋃K ⇒ ¬(d in any square);  C ∩ X = ∅ for a square X ⇒ ¬C;  d ∈ C, d ∉ ⋃X ⇒ ¬C — what a sum and its squares say of each other.
 *
 * <p>K are the combinations that a sector's sum has left, X what its squares have left.
 */
final class Coupling implements Sweep {
    private static final Ints NOTHING = Ints.of();

    private final KakuroLayout layout;
    private final SectorCoupling.Kind kind;
    private final boolean across;
    private final int from;
    private final int to;

    Coupling(Model model, SectorCoupling.Kind kind, boolean across) {
        this.layout = model.part(KakuroLayout.class).orElseThrow();
        this.kind = kind;
        this.across = across;
        this.from = across ? 0 : layout.across;
        this.to = across ? layout.across : layout.sectors.size();
    }

    @Override
    public String code() {
        return kind.name(across);
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        for (int s = from; s < to; s++) {
            Ints targets = targets(view, s);
            if (!targets.isEmpty()
                    && !out.add(new Match.Elimination(new SectorCoupling(kind, across, s, variables(s)), targets))) {
                return;
            }
        }
    }

    private Ints variables(int sector) {
        return SectorCoupling.variables(layout, kind, sector);
    }

    @Override
    public Ints targets(View view) {
        int[] found = new int[16];
        int size = 0;
        for (int s = from; s < to; s++) {
            Ints targets = targets(view, s);
            for (int i = 0; i < targets.size(); i++) {
                if (size == found.length) {
                    found = Arrays.copyOf(found, 2 * size);
                }
                found[size++] = targets.get(i);
            }
        }
        return Ints.copyOf(found, size);
    }

    @Override
    public boolean covers(Rule other) {
        return false;
    }

    /** It asks only what is no candidate, and that only grows. */
    @Override
    public boolean isStable() {
        return true;
    }

    /** What follows in one sector, in label order. */
    private Ints targets(View view, int s) {
        int controller = layout.controller(s);
        if (controller < 0) {
            return NOTHING;
        }
        return kind == SectorCoupling.Kind.CONTROLLER_TO_SECTOR
                ? digits(view, s, controller)
                : view.isDecided(controller) ? NOTHING : combinations(view, s, controller);
    }

    private Ints digits(View view, int s, int controller) {
        int allowed = 0;
        for (long rest = view.places(controller, 0); rest != 0; rest &= rest - 1) {
            allowed |= layout.combinations[s].get(Long.numberOfTrailingZeros(rest));
        }
        int forbidden = Combinations.EVERY & ~allowed;
        IntStream.Builder found = null;
        for (int i = 0; i < layout.sectors.get(s).size(); i++) {
            int white = layout.white(s, i);
            long rest = digits(view, white) & forbidden;
            if (rest != 0 && !view.isDecided(layout.variable(white))) {
                found = found == null ? IntStream.builder() : found;
                for (; rest != 0; rest &= rest - 1) {
                    found.add(white * Combinations.DIGITS + Long.numberOfTrailingZeros(rest));
                }
            }
        }
        return found == null ? NOTHING : Ints.of(found.build().toArray());
    }

    private Ints combinations(View view, int s, int controller) {
        int union = 0;
        int[] squares = new int[layout.sectors.get(s).size()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (int) digits(view, layout.white(s, i));
            union |= squares[i];
        }
        IntStream.Builder found = null;
        for (long rest = view.places(controller, 0); rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            int set = layout.combinations[s].get(i);
            if (kind == SectorCoupling.Kind.SECTOR_TO_CONTROLLER ? (set & ~union) != 0 : misses(squares, set)) {
                found = found == null ? IntStream.builder() : found;
                found.add(layout.combination(s, i));
            }
        }
        return found == null ? NOTHING : Ints.of(found.build().toArray());
    }

    private static boolean misses(int[] squares, int set) {
        for (int square : squares) {
            if ((square & set) == 0) {
                return true;
            }
        }
        return false;
    }

    private long digits(View view, int white) {
        return view.places(layout.variable(white), 0);
    }
}
