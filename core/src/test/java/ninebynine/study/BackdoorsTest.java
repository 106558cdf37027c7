package ninebynine.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BackdoorsTest {
    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

    private final Squares squares = Squares.NINE;

    private Precedence precedence(String theory) {
        return Theory.parse(theory).precedence(squares.model());
    }

    private State stuck(String theory) {
        State state = squares.givens(HARD);
        new Resolver(precedence(theory)).resolve(state, TraceSink.NONE);
        return state;
    }

    private Backdoors.Found find(String theory, Backdoors.Kind kind) {
        return new Backdoors(precedence(theory), squares.model()).find(kind, stuck(theory));
    }

    @ParameterizedTest
    @CsvSource({"BRT, 1", "W1, 13"})
    void theVectorsAntiBackdoorsAreFound(String theory, int count) {
        Backdoors.Found found = find(theory, Backdoors.Kind.ANTI);
        assertThat(found.complete()).isTrue();
        assertThat(found.sets()).hasSize(count).contains(Ints.of(squares.label(8, 2, 1)));
    }

    @ParameterizedTest
    @EnumSource(
            value = Backdoors.Kind.class,
            names = {"BACKDOOR", "ANTI"})
    void supposingAnyOfThemSolvesAndSupposingAnyOtherDoesNot(Backdoors.Kind kind) {
        State stuck = stuck("W1");
        List<Ints> found = find("W1", kind).sets();
        stuck.candidates().toInts().stream().filter(x -> !stuck.isValue(x)).forEach(x -> {
            State state = stuck.copy();
            if (kind == Backdoors.Kind.BACKDOOR) {
                state.assertValue(x);
            } else {
                state.eliminate(x);
            }
            new Resolver(precedence("W1")).resolve(state, TraceSink.NONE);
            assertThat(state.isSolved()).isEqualTo(found.contains(Ints.of(x)));
        });
    }

    @Test
    void aPairHasOneOfThoseAskedFor() {
        int one = squares.label(8, 2, 1);
        Backdoors.Found found = new Backdoors(precedence("BRT"), squares.model())
                .find(Backdoors.Kind.PAIRS, stuck("BRT"), x -> x == one);
        assertThat(found.sets()).isNotEmpty().allMatch(pair -> pair.size() == 2 && pair.contains(one));
    }

    @Test
    void nothingIsOpenWhenTheTheorySolves() {
        State solved =
                squares.givens("268397154743158692195426378832579416974861235651243789419635827327984561586712943");
        precedence("BRT").close(solved);
        assertThat(new Backdoors(precedence("BRT"), squares.model())
                        .find(Backdoors.Kind.BACKDOOR, solved)
                        .sets())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"W1", "S2"})
    void anInterruptedSearchSaysThatItIsNotComplete(String theory) {
        State stuck = stuck(theory);
        Backdoors backdoors = new Backdoors(precedence(theory), squares.model());
        Thread.currentThread().interrupt();
        Backdoors.Found found = backdoors.find(Backdoors.Kind.ANTI, stuck);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(found.complete()).isFalse();
    }
}
