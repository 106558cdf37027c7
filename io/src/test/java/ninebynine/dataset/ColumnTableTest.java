package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.data.ChatRow;
import ninebynine.data.JudgedRow;
import ninebynine.data.PuzzleRow;
import ninebynine.data.StepLine;
import org.junit.jupiter.api.Test;

class ColumnTableTest {
    @Test
    void everyColumnHasATypeAndAMeaning() {
        assertThat(ColumnTable.of(PuzzleRow.class))
                .contains("| `ratings` | text to int |")
                .contains("| `steps` | list of steps |");
        assertThat(ColumnTable.of(StepLine.class))
                .contains("| `candidates` | list of {candidate, role} |")
                .contains("| `valid` | true or false |");
        assertThat(ColumnTable.of(ChatRow.class)).contains("| `messages` | list of {role, content} |");
        assertThat(ColumnTable.of(JudgedRow.class)).contains("| `false_conclusion` |");
    }
}
