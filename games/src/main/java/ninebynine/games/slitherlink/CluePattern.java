package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;

/** Something that follows from numbers: a picture, and how it is written and said. {@link ClueWords} says what stands for what in both texts. */
final class CluePattern {
    /** Far enough from everything. */
    private static final int ANYWHERE = 50;

    private final String name;
    private final int shortest;
    private final String written;
    private final String said;
    private final Stencil stencil;
    private final List<Ints> loops;
    private final List<Turn> turns;
    /** For each turn, those in which it is written the same. */
    private final List<List<Turn>> alike;

    private CluePattern(String name, int shortest, String written, String said, Stencil stencil, List<Ints> loops) {
        this.name = name;
        this.shortest = shortest;
        this.written = written;
        this.said = said;
        this.stencil = stencil;
        this.loops = loops;
        this.turns = turns();
        this.alike = Turn.ALL.stream()
                .map(turn -> Turn.ALL.stream()
                        .filter(other -> ClueWords.written(sample(turn, ANYWHERE, ANYWHERE))
                                .equals(ClueWords.written(sample(other, ANYWHERE, ANYWHERE))))
                        .toList())
                .toList();
    }

    static CluePattern of(String name, int shortest, String written, String said, String picture) {
        return new CluePattern(name, shortest, written, said, Stencil.of(picture), List.of());
    }

    /**
     * The same, if the solution is none of these loops, which the proof leaves out.
     *
     * @param inside the cells inside each: those with numbers, from 0 in the order of the picture, then the others that the proof needs
     */
    CluePattern unless(Ints... inside) {
        return new CluePattern(name, shortest, written, said, stencil, List.of(inside));
    }

    /** What it is called, wherever it is. */
    String name() {
        return name;
    }

    /** How long its runs of 2s are at least. */
    int shortest() {
        return shortest;
    }

    /** As in notation, with its place. */
    String written() {
        return written;
    }

    /** The reason in English. */
    String said() {
        return said;
    }

    Stencil stencil() {
        return stencil;
    }

    List<Ints> loops() {
        return loops;
    }

    /** The turns in which it is looked for: where the same is drawn from two of its numbers, or in two turns, one is enough. */
    List<Turn> turned() {
        return turns;
    }

    /** The turns in which it is written as in this one. */
    List<Turn> alike(Turn turn) {
        return alike.get(Turn.ALL.indexOf(turn));
    }

    /** Whether whips[1] don't see it, or it uses that the loop is one. */
    boolean isStrong() {
        return !written.startsWith("w[0]") && !written.startsWith("w[1]");
    }

    private List<Turn> turns() {
        List<PatternPlacement> kept = new ArrayList<>();
        for (Turn turn : Turn.ALL) {
            PatternPlacement laid = sample(turn, ANYWHERE, ANYWHERE);
            if (isFirst(laid) && kept.stream().noneMatch(laid::isSame)) {
                kept.add(laid);
            }
        }
        return kept.stream().map(PatternPlacement::turn).toList();
    }

    private PatternPlacement sample(Turn turn, int row, int column) {
        int[] runs = IntStream.range(0, stencil.runs().size())
                .map(run -> shortest + 1)
                .toArray();
        return new PatternPlacement(this, turn, row, column, Ints.of(runs));
    }

    /** Whether from no number before the first, in reading order, the same is drawn in any turn. */
    private boolean isFirst(PatternPlacement laid) {
        return laid.cells().stream()
                .map(cell -> new int[] {cell.y() >> 1, cell.x() >> 1})
                .filter(at -> at[0] < ANYWHERE || at[0] == ANYWHERE && at[1] < ANYWHERE)
                .noneMatch(at -> Turn.ALL.stream()
                        .map(turn -> sample(turn, at[0], at[1]))
                        .anyMatch(laid::isSame));
    }

    @Override
    public String toString() {
        return name;
    }
}
