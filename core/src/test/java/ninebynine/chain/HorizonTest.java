package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.rule.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that leaves hopeless ways, and ways that look like one that failed, finds what one finds that goes them all. */
class HorizonTest {
    @ParameterizedTest
    @ValueSource(strings = {PairsTest.ELEVEN, PairsTest.THIRD, PairsTest.EASTER})
    void noWhipIsOnAHopelessWay(String board) {
        Field field = Field.alone(Boards.state(board));
        WhipSearch hasty = new WhipSearch(field, false);
        hasty.horizon.patience = 0;
        hasty.outlook.patience = 0;
        WhipSearch patient = new WhipSearch(field, false);
        patient.horizon.patience = Integer.MAX_VALUE;
        patient.outlook.patience = Integer.MAX_VALUE;
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

    @ParameterizedTest
    @ValueSource(strings = {PairsTest.ELEVEN, PairsTest.THIRD, PairsTest.EASTER})
    void noTWhipIsOnAHopelessWay(String board) {
        Field field = Field.alone(Boards.state(board));
        TWhipSearch hasty = new TWhipSearch(field, false);
        hasty.horizon.patience = 0;
        TWhipSearch patient = new TWhipSearch(field, false);
        patient.horizon.patience = Integer.MAX_VALUE;
        for (int n = 2; n <= 9; n++) {
            for (int z : field.open()) {
                assertThat(hasty.find(z, n, field.all()))
                        .as("%s, %d", field.label[z], n)
                        .isEqualTo(patient.find(z, n, field.all()));
            }
        }
    }
}
