package ninebynine.data;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import tools.jackson.databind.json.JsonMapper;

/**
 * The line of a path whose steps become JSON as they happen. On the largest boards that takes as long as finding them: what is left when a time limit
 * has ended the path is to write it.
 */
public final class JsonPath implements TraceSink {
    private static final JsonMapper HEAD = JsonRow.MAPPER
            .rebuild()
            .addMixIn(PuzzleRow.class, WithoutSteps.class)
            .build();

    /** The steps come last. */
    private interface WithoutSteps {
        @JsonIgnore
        @SuppressWarnings("UnusedMethod") // Jackson asks for its name
        List<StepRow> steps();
    }

    private final Recorder recorder;
    private final List<String> steps = new ArrayList<>();

    /** @param recorder who hears of each step first */
    public JsonPath(Recorder recorder) {
        this.recorder = recorder;
    }

    @Override
    public void after(Step step, View state) {
        List<StepRow> rows = recorder.steps();
        steps.add(JsonRow.MAPPER.writeValueAsString(rows.get(rows.size() - 1)));
    }

    /** The line piece by piece, the same as {@link JsonRow#line}; a whole one may be too long to be held once more. */
    public void write(PuzzleRow row, Consumer<String> out) {
        String head = HEAD.writeValueAsString(row);
        out.accept(head.substring(0, head.length() - 1) + ",\"steps\":[");
        for (int i = 0; i < steps.size(); i++) {
            out.accept(i == 0 ? "" : ",");
            out.accept(steps.get(i));
        }
        out.accept("]}\n");
    }
}
