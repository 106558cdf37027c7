package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.ChainType;
import ninebynine.rule.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the part of a field around a target there are the whips of the whole. */
class NeighbourhoodTest {
    @ParameterizedTest
    @ValueSource(strings = {PairsTest.ELEVEN, PairsTest.THIRD, PairsTest.EASTER})
    void thereAreTheSameWhipsNearATarget(String board) {
        Field field = Field.alone(Boards.state(board));
        WhipSearch near = new WhipSearch(field, false, true);
        WhipSearch whole = new WhipSearch(field, false, false);
        List<Scope> scopes = new ArrayList<>(List.of(field.all()));
        for (ChainType type : field.model().chainTypes()) {
            scopes.add(field.within(type));
        }
        int smaller = 0;
        for (Scope scope : scopes) {
            for (int n = 2; n <= 6; n++) {
                for (int z : field.open()) {
                    smaller += Neighbourhood.of(z, n, field).size < field.size ? 1 : 0;
                    List<Pattern.Cell> whip = whole.find(z, n, scope);
                    assertThat(near.find(z, n, scope))
                            .as("%s, %d", field.label[z], n)
                            .isEqualTo(whip);
                    assertThat(near.exists(z, n, scope)).isEqualTo(whip != null);
                }
            }
        }
        assertThat(smaller).isPositive();
    }
}
