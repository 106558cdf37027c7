package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.ChainType;
import ninebynine.rule.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What spares a search for whips some ways changes none of them: a part of the field in place of the whole, and no way that is hopeless. */
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

    @ParameterizedTest
    @ValueSource(strings = {PairsTest.ELEVEN, PairsTest.THIRD, PairsTest.EASTER})
    void noWhipIsOnAHopelessWay(String board) {
        Field field = Field.alone(Boards.state(board));
        WhipSearch hasty = new WhipSearch(field, false);
        hasty.world.patience = 0;
        WhipSearch patient = new WhipSearch(field, false);
        patient.world.patience = Integer.MAX_VALUE;
        for (int n = 2; n <= 9; n++) {
            for (int z : field.open()) {
                List<Pattern.Cell> whip = patient.find(z, n, field.all());
                assertThat(hasty.find(z, n, field.all()))
                        .as("%s, %d", field.label[z], n)
                        .isEqualTo(whip);
                assertThat(hasty.exists(z, n, field.all())).isEqualTo(whip != null);
            }
        }
    }
}
