package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.field.CompactField;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * ¬(Z₁ ∧ Z₂) for candidates that nothing links: the contradiction pairs of a state, each with the length of the shortest bi-whip or bi-braid that shows it.
 *
 * <p>Under Z₁ all that is linked to Z₁ is gone, so a bi-braid on Z₁ and Z₂ is a braid on Z₂ where everything is linked to that too. One field for each Z₁ asks all Z₂ at once.
 *
 * <p>A pair with a bi-braid keeps one of at most that length as long as both are candidates: what was known of the state before is not looked for again.
 */
final class Pairs {
    /** Up to so many candidates the fields of all of them are kept. */
    private static final int FEW = 400;

    private final ChainName kind;
    final Field field;
    private final @Nullable Field[] under;
    /** For each pair the length of its proof; 0 if none is known. */
    private final byte[] length;
    /** The same of an earlier state: no longer than this. */
    private final byte[] earlier;

    private @Nullable BiWhips whips;
    /** Up to which length all pairs are known. */
    private int done;

    private Pairs(View view, ChainName kind, @Nullable Pairs before) {
        this.kind = kind;
        field = Field.alone(view);
        Room.check((double) field.size * field.size * 2, "The pairs of " + field.size + " candidates");
        under = new Field[field.size];
        length = new byte[field.size * field.size];
        earlier = new byte[before == null ? 0 : length.length];
        if (before != null) {
            int[] old = Arrays.stream(field.label).map(before.field::number).toArray();
            for (int a = 0; a < field.size; a++) {
                for (int b = 0; b < field.size; b++) {
                    earlier[a * field.size + b] =
                            old[a] < 0 || old[b] < 0 ? 0 : before.length[old[a] * before.field.size + old[b]];
                }
            }
        }
    }

    /** Those of a state, as far as they are known. */
    static Pairs of(View view, ChainName kind) {
        return view.derived(Known.class, v -> new Known(v.kept(Last.class, Last::new)))
                .of(view, kind);
    }

    /** Of one state. */
    private static final class Known {
        private final Last last;
        private @Nullable Pairs whips;
        private @Nullable Pairs braids;

        Known(Last last) {
            this.last = last;
        }

        Pairs of(View view, ChainName kind) {
            Pairs made = kind == ChainName.WHIP ? whips : braids;
            if (made == null) {
                made = new Pairs(view, kind, kind == ChainName.WHIP ? null : last.braids(view));
                if (kind == ChainName.WHIP) {
                    whips = made;
                } else {
                    braids = made;
                    last.pairs = made;
                }
            }
            return made;
        }
    }

    /** What goes with a state however it changes: as long as candidates are only lost, what was known holds. */
    private static final class Last {
        private @Nullable Pairs pairs;

        @Nullable
        Pairs braids(View view) {
            Pairs known = pairs;
            boolean lost = known != null
                    && CompactField.open(view).toInts().stream().allMatch(x -> known.field.number(x) >= 0);
            return lost ? known : null;
        }
    }

    /** Finds all pairs up to a length. */
    Pairs upTo(int p) {
        for (int n = done + 1; n <= p; n++) {
            for (int a = 0; a < field.size; a++) {
                Stopping.check();
                find(a, n);
            }
            done = n;
        }
        return this;
    }

    private void find(int a, int n) {
        Field with = null;
        for (int b = a + 1; b < field.size; b++) {
            int at = a * field.size + b;
            if (length[at] > 0 || field.linked(a, b)) {
                continue;
            }
            boolean known = earlier.length > 0 && earlier[at] > 0 && earlier[at] <= n;
            if (!known) {
                with = with == null ? under(a) : with;
                known = with.all().filter().bound(b, n) <= n && proof(a, b, n, with) != null;
            }
            if (known) {
                length[at] = (byte) n;
                length[b * field.size + a] = (byte) n;
            }
        }
    }

    /** The field in which everything is linked to what a candidate is linked to. */
    private Field under(int a) {
        Field made = under[a];
        if (made == null) {
            long[] further = new long[field.size * field.words];
            for (int c = 0; c < field.size; c++) {
                for (int w = 0; w < field.words; w++) {
                    further[c * field.words + w] =
                            field.linked(a, c) ? field.open(w) : field.links.bits[a * field.words + w];
                }
                further[c * field.words + (c >> 6)] &= ~(1L << c);
            }
            made = field.withLinks(further, a);
            under[a] = field.size <= FEW ? made : null;
        }
        return made;
    }

    private @Nullable List<Pattern.Cell> proof(int a, int b, int n, Field with) {
        if (kind == ChainName.WHIP) {
            BiWhips search = whips == null ? new BiWhips(field) : whips;
            whips = search;
            return search.find(a, b, n);
        }
        if (with.all().filter().bound(b, 1) == 1) {
            return new BiWhips(field).find(a, b, 1);
        }
        return with.braids().find(b, n, with.all());
    }

    /** The proof of a pair, a short one if there is one. */
    Pattern.Pair pair(int a, int b) {
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        List<Pattern.Cell> cells = null;
        for (int n = 1; cells == null; n++) {
            cells = proof(low, high, n, under(low));
        }
        return new Pattern.Pair(kind, field.label[low], field.label[high], cells);
    }

    /** The length of a pair's proof, or 0. */
    int length(int a, int b) {
        return length[a * field.size + b];
    }

    /** How many pairs have this length. */
    int count(int n) {
        int count = 0;
        for (byte each : length) {
            count += each == n ? 1 : 0;
        }
        return count / 2;
    }

    /** The field with all pairs as further links that bi-braids of any length show: who asks for all need no search. */
    Field any() {
        long[] further = new long[field.size * field.words];
        for (int a = 0; a < field.size; a++) {
            Stopping.check();
            Filter filter = under(a).all().filter();
            for (int b = 0; b < field.size; b++) {
                if (b != a && !field.linked(a, b) && filter.bound(b, field.size) <= field.size) {
                    further[a * field.words + (b >> 6)] |= 1L << b;
                }
            }
        }
        return field.withLinks(further, -1);
    }

    /** The field with all pairs up to a length as further links. */
    Field star(int p) {
        upTo(p);
        long[] further = new long[field.size * field.words];
        for (int a = 0; a < field.size; a++) {
            for (int b = 0; b < field.size; b++) {
                if (length(a, b) > 0 && length(a, b) <= p) {
                    further[a * field.words + (b >> 6)] |= 1L << b;
                }
            }
        }
        return field.withLinks(further, -1);
    }

    /** What a chain over the star leans on besides links: for each candidate that goes the shortest pair, those already there first. */
    List<Pattern.Pair> used(int target, List<Pattern.Cell> cells, boolean whip) {
        List<int[]> used = new ArrayList<>();
        List<Integer> assumed = new ArrayList<>(List.of(target));
        for (Pattern.Cell cell : cells) {
            int last = assumed.get(assumed.size() - 1);
            int left = field.number(cell.left());
            if (whip && !field.linked(last, left)) {
                use(last, left, used);
            }
            for (int c : field.membersOf(cell.variable())) {
                if (!cell.right().contains(field.label[c])) {
                    lean(c, assumed, used);
                }
            }
            cell.right().stream().forEach(x -> assumed.add(field.number(x)));
        }
        return used.stream().map(each -> pair(each[0], each[1])).toList();
    }

    private void lean(int c, List<Integer> assumed, List<int[]> used) {
        int best = -1;
        for (int x : assumed) {
            if (field.linked(x, c) || used.stream().anyMatch(each -> isSame(each, x, c))) {
                return;
            }
            if (length(x, c) > 0 && (best < 0 || length(x, c) < length(best, c))) {
                best = x;
            }
        }
        use(best, c, used);
    }

    private static void use(int a, int b, List<int[]> used) {
        if (used.stream().noneMatch(each -> isSame(each, a, b))) {
            used.add(new int[] {a, b});
        }
    }

    private static boolean isSame(int[] pair, int a, int b) {
        return pair[0] == a && pair[1] == b || pair[0] == b && pair[1] == a;
    }
}
