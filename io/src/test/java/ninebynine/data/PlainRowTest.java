package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What the quick way reads is what the other reads, and what it can't read it leaves alone. */
class PlainRowTest {
    private static final RecordedTrace TRACE = Samples.trace(Samples.FOUR, "W", 1);
    private static final List<StepLine> STEPS = TRACE.row().steps().stream()
            .map(step -> StepLine.of(TRACE.row().path(), step))
            .toList();

    @Test
    void rowsAsTheyAreWrittenArePlain() {
        PlainRow steps = new PlainRow(StepLine.class);
        for (StepLine step : STEPS) {
            assertThat(steps.read(line(step))).isEqualTo(step);
        }
        for (RecordedTrace trace : Samples.all()) {
            assertThat(new PlainRow(PuzzleRow.class).read(line(trace.row()))).isEqualTo(trace.row());
        }
    }

    @Test
    void aTextThatComesAgainIsNotMadeAgain() {
        PlainRow steps = new PlainRow(StepLine.class);
        StepLine one = read(steps, STEPS.get(0));
        StepLine two = read(steps, STEPS.get(1));
        assertThat(two.puzzle()).isSameAs(one.puzzle());
        assertThat(two.gridBefore()).isSameAs(one.gridAfter());
    }

    private static StepLine read(PlainRow steps, StepLine step) {
        return (StepLine) Objects.requireNonNull(steps.read(line(step)));
    }

    /** Each byte in turn becomes another, is left out, or comes twice. */
    @Test
    void aChangedRowIsReadAlikeOrRefusedAlike() {
        byte[] line = line(STEPS.get(STEPS.size() - 1));
        PlainRow plain = new PlainRow(StepLine.class);
        for (int i = 0; i < line.length; i++) {
            for (char ch : "\"\\{}[],:0-.9enu \n\u0001\u0080\u00e2\u00ff".toCharArray()) {
                byte[] changed = line.clone();
                changed[i] = (byte) ch;
                compare(plain, changed);
            }
            byte[] shorter = Arrays.copyOf(line, line.length - 1);
            System.arraycopy(line, i + 1, shorter, i, line.length - i - 1);
            compare(plain, shorter);
            byte[] longer = Arrays.copyOf(line, line.length + 1);
            System.arraycopy(line, i, longer, i + 1, line.length - i);
            compare(plain, longer);
            compare(plain, Arrays.copyOf(line, i));
        }
    }

    private static void compare(PlainRow plain, byte[] line) {
        Object read = plain.read(line);
        if (read != null) {
            assertThat(read)
                    .as(new String(line, StandardCharsets.UTF_8))
                    .isEqualTo(new JsonReader().readAny(line, StepLine.class));
        }
        String told = told(() -> new JsonReader().read(line, StepLine.class));
        assertThat(told).isEqualTo(told(() -> new JsonReader().readAny(line, StepLine.class)));
    }

    private static String told(Supplier<Object> reading) {
        try {
            return reading.get().toString();
        } catch (DatasetException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static byte[] line(Record row) {
        return JsonRow.MAPPER.writeValueAsBytes(row);
    }
}
