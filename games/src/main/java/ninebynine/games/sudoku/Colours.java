package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.ColourPattern.Kind;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * (A, A′) the colours of a net of houses with two places for a digit: either all of A or all of A′ is true ⇒ ¬candidate(z) if z sees both; if z ∈ A and two of A see each other; with another net
 * (B, B′), some of A seeing some of B, if z sees A′ and B′; if z ∈ A and A sees both B and B′ — colouring.
 *
 * @param nets how many are looked at together: one or two
 */
record Colours(int nets) implements Rule {
    /** Of one net; of two it is one more. */
    static final int LEVEL = 4;

    @Override
    public String code() {
        return ColourPattern.code(nets);
    }

    @Override
    public int level() {
        return LEVEL + nets - 1;
    }

    /** Cells of two colours, and the houses that tie them. */
    private record Net(List<Integer> one, List<Integer> other, List<Integer> houses) {
        List<Integer> colour(int side) {
            return side == 0 ? one : other;
        }
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        for (int digit = 0; digit < sheet.n; digit++) {
            Search search = new Search(sheet, digit, out);
            if (!(nets == 1 ? search.simple() : search.multi())) {
                return;
            }
        }
    }

    private static final class Search {
        private final Sheet sheet;
        private final int digit;
        private final Matches out;
        private final int[] places;
        private final List<Net> all = new ArrayList<>();

        Search(Sheet sheet, int digit, Matches out) {
            this.sheet = sheet;
            this.digit = digit;
            this.out = out;
            this.places = IntStream.range(0, sheet.n * sheet.n)
                    .filter(q -> (sheet.digits(q) >> digit & 1) != 0 && sheet.isOpen(q))
                    .toArray();
            boolean[] known = new boolean[sheet.n * sheet.n];
            for (int q : places) {
                if (!known[q]) {
                    Net net = new Net(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
                    grow(net, q, 0, known);
                    if (!net.houses.isEmpty()) {
                        all.add(net);
                    }
                }
            }
        }

        private void grow(Net net, int q, int side, boolean[] known) {
            known[q] = true;
            net.colour(side).add(q);
            for (int kind = 0; kind < 3; kind++) {
                int line = sheet.line(kind, q);
                int[] two = sheet.places(kind, line, digit);
                if (two.length == 2) {
                    int house = sheet.variable(kind, line, digit);
                    if (!net.houses.contains(house)) {
                        net.houses.add(house);
                    }
                    int next = two[0] == q ? two[1] : two[0];
                    if (!known[next]) {
                        grow(net, next, 1 - side, known);
                    }
                }
            }
        }

        boolean simple() {
            for (Net net : all) {
                Stopping.check();
                int[] trapped = IntStream.of(places)
                        .filter(q -> isFree(q, net) && sees(q, net.one) && sees(q, net.other))
                        .toArray();
                if (!out(Kind.TRAP, trapped, net, net)) {
                    return false;
                }
                for (int side = 0; side < 2; side++) {
                    List<Integer> colour = net.colour(side);
                    if (colour.stream().anyMatch(q -> sees(q, colour)) && !out(Kind.WRAP, array(colour), net, net)) {
                        return false;
                    }
                }
            }
            return true;
        }

        boolean multi() {
            for (int i = 0; i < all.size(); i++) {
                for (int j = 0; j < all.size(); j++) {
                    Stopping.check();
                    if (i != j && !multi(all.get(i), all.get(j), i < j)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean multi(Net a, Net b, boolean first) {
            for (int side = 0; side < 2; side++) {
                List<Integer> colour = a.colour(side);
                List<Integer> free = a.colour(1 - side);
                boolean[] seen = new boolean[2];
                for (int there = 0; there < 2; there++) {
                    List<Integer> near = b.colour(there);
                    List<Integer> far = b.colour(1 - there);
                    seen[there] = colour.stream().anyMatch(q -> sees(q, near));
                    int[] trapped = IntStream.of(seen[there] && first ? places : new int[0])
                            .filter(q -> isFree(q, a) && isFree(q, b) && sees(q, free) && sees(q, far))
                            .toArray();
                    if (!out(Kind.MULTI_1, trapped, a, b)) {
                        return false;
                    }
                }
                if (seen[0] && seen[1] && !out(Kind.MULTI_2, array(colour), a, b)) {
                    return false;
                }
            }
            return true;
        }

        private boolean sees(int q, List<Integer> some) {
            return some.stream().anyMatch(p -> sheet.see(q, p));
        }

        private static boolean isFree(int q, Net net) {
            return !net.one.contains(q) && !net.other.contains(q);
        }

        private static int[] array(List<Integer> cells) {
            return cells.stream().mapToInt(Integer::intValue).sorted().toArray();
        }

        private boolean out(Kind kind, int[] cells, Net a, Net b) {
            Ints houses = Ints.of(IntStream.concat(
                            a.houses.stream().mapToInt(Integer::intValue),
                            b.houses.stream().mapToInt(Integer::intValue))
                    .sorted()
                    .distinct()
                    .toArray());
            return cells.length == 0
                    || out.add(
                            new Match.Elimination(new ColourPattern(kind, houses), sheet.labels(cells, 1L << digit)));
        }
    }
}
