package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** The digits that each cell of a state may hold, as bits: where patterns of some digits are looked for. */
final class DigitGrid {
    /** The cost of a cell that can hold none of the digits. */
    static final int NEVER = 1000;

    final int n;
    private final View view;
    private final int[] digits;

    private DigitGrid(View view) {
        Model model = view.model();
        this.view = view;
        this.n = model.labels(0).length;
        this.digits = new int[n * n];
        for (int x = 0; x < model.labelCount(); x++) {
            if (view.isCandidate(x)) {
                digits[x / n] |= 1 << x % n;
            }
        }
    }

    static DigitGrid of(View view) {
        return view.derived(DigitGrid.class, DigitGrid::new);
    }

    /** How many guardians each cell has if it should hold these digits alone; {@link #NEVER} if it can hold none of them. */
    int[] costs(int set) {
        int[] costs = new int[digits.length];
        for (int cell = 0; cell < costs.length; cell++) {
            costs[cell] = (digits[cell] & set) == 0 ? NEVER : Integer.bitCount(digits[cell] & ~set);
        }
        return costs;
    }

    /** The same, but {@link #NEVER} for every cell that is decided or lacks one of the digits. */
    int[] wholeCosts(int set) {
        int[] costs = costs(set);
        for (int cell = 0; cell < costs.length; cell++) {
            if (!hasAll(cell, set) || view.isDecided(cell)) {
                costs[cell] = NEVER;
            }
        }
        return costs;
    }

    /** For each of these digits the cells that may hold it, as {@link Filling} wants them. */
    long[] lists(int set) {
        long[] lists = new long[Integer.bitCount(set) * Filling.WORDS];
        int at = 0;
        for (int rest = set; rest != 0; rest &= rest - 1, at += Filling.WORDS) {
            int digit = Integer.lowestOneBit(rest);
            for (int cell = 0; cell < digits.length; cell++) {
                if ((digits[cell] & digit) != 0) {
                    lists[at + (cell >> 6)] |= 1L << cell;
                }
            }
        }
        return lists;
    }

    /** Whether sets of cells can be bits. */
    boolean isSmall() {
        return digits.length <= Filling.MOST;
    }

    /** Whether a cell may hold each of these digits. */
    boolean hasAll(int cell, int set) {
        return (digits[cell] & set) == set;
    }

    /** How many digits a cell may hold. */
    int count(int cell) {
        return Integer.bitCount(digits[cell]);
    }

    /** Whether one of the cells can hold none of these digits any more. */
    boolean isEmptied(CellSet cells, int set) {
        return IntStream.of(cells.cells()).anyMatch(cell -> (digits[cell] & set) == 0);
    }

    /** All sets of so many digits, as bits, in order. */
    List<Integer> sets(int size) {
        return IntStream.range(0, 1 << n)
                .filter(set -> Integer.bitCount(set) == size)
                .boxed()
                .toList();
    }

    /** The relation of these cells, which can't hold these digits alone; null if a value satisfies it. */
    @Nullable
    Relation relation(String name, int[] cells, int set) {
        List<Ints> kept = new ArrayList<>();
        List<Integer> guardians = new ArrayList<>();
        for (int cell : cells) {
            kept.add(labels(cell, set));
            guardians.addAll(labels(cell, digits[cell] & ~set).stream().boxed().toList());
        }
        if (guardians.stream().anyMatch(view::isValue)) {
            return null;
        }
        int[] sorted = guardians.stream().mapToInt(Integer::intValue).sorted().toArray();
        return new Relation(name, Ints.of(sorted), Ints.of(cells), kept);
    }

    /** A relation that was found without a name: its cells as few as can be, and the name of their pattern. */
    Relation told(Relation relation) {
        int set = relation.kept().get(0).stream().map(x -> 1 << x % n).reduce(0, (a, b) -> a | b);
        CellSet cells = new GuardianSearch(view.model(), lists(set), costs(set), 0, 0)
                .shrunk(CellSet.of(relation.variables().toArray()));
        List<Ints> kept =
                IntStream.of(cells.cells()).mapToObj(q -> labels(q, set)).toList();
        String name = n == PatternName.N ? PatternName.of(cells).name() : relation.name();
        return new Relation(name, relation.guardians(), Ints.of(cells.cells()), kept, relation.twins(), false);
    }

    private Ints labels(int cell, int set) {
        return Ints.of(IntStream.range(0, n)
                .filter(d -> (set >> d & 1) != 0)
                .map(d -> cell * n + d)
                .toArray());
    }
}
