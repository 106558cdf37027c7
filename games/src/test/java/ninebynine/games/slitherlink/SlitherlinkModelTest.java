package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Decided;
import ninebynine.search.DepthFirst;
import ninebynine.search.LaneCounts;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class SlitherlinkModelTest {
    private final Model model = SlitherlinkModel.of(3, 3);
    private final Lattice lattice = Lattice.of(model);

    private int label(String name) {
        return model.index().label(name).orElseThrow();
    }

    @Test
    void sixBanksInOrder() {
        assertThat(model.banks()).extracting(bank -> bank.name()).containsExactly("H", "V", "N", "P", "B", "I");
        assertThat(model.labelCount())
                .isEqualTo(24 + 24 + 36 + (4 * 2 + 8 * 4 + 4 * 7) + (4 + 12 * 2 + 4 * 7 + 5 * 15) + (16 + 18));
    }

    @Test
    void linksSayWhatContradicts() {
        assertThat(model.links().linked(label("nePr2c2"), label("1Hr2c1"))).isTrue();
        assertThat(model.links().linked(label("nePr2c2"), label("0Hr2c2"))).isTrue();
        assertThat(model.links().linked(label("nePr2c2"), label("1Hr2c2"))).isFalse();
        assertThat(model.links().linked(label("swBr2c2"), label("0Hr3c2"))).isTrue();
        assertThat(model.links().linked(label("swBr2c2"), label("3Nr2c2"))).isTrue();
        assertThat(model.links().linked(label("swBr2c2"), label("2Nr2c2"))).isFalse();
        assertThat(model.links().linked(label("nBr2c2"), label("sePr2c2"))).isTrue();
        assertThat(model.links().linked(label("nwBr2c2"), label("sePr2c2"))).isFalse();
        assertThat(model.links().linked(label("inIr2c2"), label("outIr2c1"))).isFalse();
    }

    @Test
    void gLabelsAreThoseOfCornersAndPoints() {
        int cell = lattice.b(1, 1);
        assertThat(model.groups())
                .filteredOn(group -> group.variable() == cell)
                .hasSize(8)
                .anySatisfy(group ->
                        assertThat(model.names().groupIn(cell, group.members())).isEqualTo("s-nw"));
        int point = lattice.p(1, 1);
        assertThat(model.groups())
                .filteredOn(group -> group.variable() == point)
                .extracting(group -> model.names().groupIn(point, group.members()))
                .containsExactly("/", "\\", "a");
    }

    @Test
    void ringsAreRefused() {
        State state = Found.puzzle("+-+-+.+/|.x.|.x/+-+-+.+/x.x.x2x/+x+x+x+").start();
        Constraint constraint = state.model().part(Constraint.class).orElseThrow();
        Ints conflict = constraint.conflict(state::isValue);
        assertThat(conflict.stream().mapToObj(state.model().names()::label))
                .containsExactly("1Hr1c1", "1Hr1c2", "1Vr1c3", "1Hr2c2", "1Hr2c1", "1Vr1c1", "2Nr2c3");
        assertThat(constraint.spoken(conflict))
                .isEqualTo("there would be a closed loop that leaves the number in r2c3 unfulfilled");
        assertThat(new DepthFirst(state.model()).count(state, 2).solutions()).isZero();
    }

    /** All edges are told, so that Singles leave nothing open: what they can't see, that there are two loops, is asked. */
    @Test
    void whatSinglesSolveIsOneLoop() {
        State one = Found.puzzle("+-+-+x+x+x+/|.x.|.x.x.x/+-+-+x+x+x+/x.x.x.x.x.x/+x+x+x+x+x+")
                .start();
        State two = Found.puzzle("+-+-+x+-+-+/|.x.|.|.x.|/+-+-+x+-+-+/x.x.x.x.x.x/+x+x+x+x+x+")
                .start();
        List<Optional<Decided>> decided = new LaneCounts(one.model()).of(List.of(one, two));
        assertThat(decided).allMatch(Optional::isPresent);
        assertThat(decided.stream().map(known -> known.get().count(Bound.solutions(2), SolutionSink.NONE)))
                .containsExactly(new Count(1, true), new Count(0, true));
        assertThat(new DepthFirst(two.model()).count(two, 2)).isEqualTo(new Count(0, true));
    }

    @Test
    void namesAreSaid() {
        assertThat(model.names().spoken(lattice.h(2, 1))).isEqualTo("the edge above r3c2");
        assertThat(model.names().spoken(lattice.h(3, 1))).isEqualTo("the edge below r3c2");
        assertThat(model.names().spoken(lattice.v(1, 3))).isEqualTo("the edge right of r2c3");
        assertThat(model.names().spoken(lattice.p(3, 3))).isEqualTo("the point at the lower right of r3c3");
        assertThat(model.names().spokenValue(label("nsPr2c2"))).isEqualTo("straight from the north to the south");
        assertThat(model.names().spokenValue(label("eswBr2c2"))).isEqualTo("drawn at the east, the south and the west");
        assertThat(model.names().spokenValue(label("1Hr1c1"))).isEqualTo("a line");
        for (int v = 0; v < model.variableCount(); v++) {
            assertThat(model.names().spokenEmpty(v)).isNotBlank();
        }
    }

    @Test
    void everyVariableHasAPictureAndEveryLabelALook() {
        SlitherlinkPuzzle puzzle = Found.puzzle("3../.../..1");
        assertThat(puzzle.picture().labels()).hasSize(puzzle.model().labelCount());
        assertThat(puzzle.picture().spots()).hasSize(puzzle.model().variableCount());
        assertThat(puzzle.picture()).isSameAs(puzzle.picture());
    }

    @Test
    void aPuzzleIsSolved() {
        SlitherlinkPuzzle puzzle = Found.puzzle(".3.32/20..2/..3../1..21/33.3.");
        Theory theory = Theory.parse("W1");
        State end = new Resolver(theory.precedence(puzzle.model()))
                .trace(puzzle.start())
                .end();
        assertThat(end.isSolved()).isTrue();
        Bits lines = end.values();
        assertThat(lines.toInts().stream().filter(x -> x < 120 && x % 2 == 1).count())
                .isEqualTo(30);
        assertThat(new Rater(theory.precedence(puzzle.model())).rate(puzzle.start()))
                .isBetween(0, 1);
    }

    @Test
    void largeGridsHaveNoSquareOfLabels() {
        Model large = SlitherlinkModel.of(30, 30);
        assertThat(large.labelCount()).isGreaterThan(8192);
        int[] count = new int[1];
        large.otherLinks().forEach(Lattice.of(large).line(0), x -> count[0]++);
        assertThat(count[0]).isEqualTo(1 + 2 + 1 + 4);
    }
}
