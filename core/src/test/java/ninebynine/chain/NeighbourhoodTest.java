package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.model.ChainType;
import ninebynine.state.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the part of a field around a target there are the whips of the whole. */
class NeighbourhoodTest {
    @ParameterizedTest
    @ValueSource(strings = {PairsTest.ELEVEN, PairsTest.THIRD, PairsTest.EASTER})
    void thereAreTheSameWhipsNearATarget(String board) {
        State state = Boards.state(board);
        Field field = Field.alone(state);
        int found = 0;
        int smaller = 0;
        for (int n = 2; n <= 6; n++) {
            for (int z : field.open()) {
                smaller += Neighbourhood.of(z, n, field).size < field.size ? 1 : 0;
                if (field.all().filter().bound(z, n) <= n) {
                    WhipProbe probe = new WhipProbe(new Hypothesis(field));
                    boolean here = probe.existsHere(z, n, field.all());
                    assertThat(probe.existsNear(z, n, field.all()))
                            .as("%s, %d", field.label[z], n)
                            .isEqualTo(here);
                    found += here ? 1 : 0;
                }
            }
        }
        assertThat(found + smaller).isPositive();
        for (ChainType type : field.model().chainTypes()) {
            Scope scope = field.within(type);
            for (int z : field.open()) {
                if (scope.filter().bound(z, 5) <= 5) {
                    WhipProbe probe = new WhipProbe(new Hypothesis(field));
                    boolean here = probe.existsHere(z, 5, scope);
                    assertThat(probe.existsNear(z, 5, scope)).isEqualTo(here);
                }
            }
        }
    }
}
