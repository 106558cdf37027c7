package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** What a step claims, as far as it can be checked; null where it claims nothing. */
final class ClaimedStep {
    @Nullable
    String notation;

    @Nullable
    String valuesBefore;

    @Nullable
    String candidatesBefore;

    @Nullable
    String valuesAfter;

    @Nullable
    String candidatesAfter;

    @Nullable
    List<String> eliminations;

    @Nullable
    List<String> placements;

    int index;
    boolean valid = true;

    static ClaimedStep of(StepRow row) {
        ClaimedStep step = new ClaimedStep();
        step.index = row.index();
        step.notation = row.notation();
        step.valuesBefore = row.valuesBefore();
        step.candidatesBefore = row.candidatesBefore();
        step.valuesAfter = row.valuesAfter();
        step.candidatesAfter = row.candidatesAfter();
        step.eliminations = row.eliminations();
        step.placements = row.placements();
        step.valid = row.valid();
        return step;
    }

    void take(String name, JsonParser json) {
        switch (name) {
            case "index", "step" -> index = json.currentToken() == JsonToken.VALUE_NUMBER_INT ? json.getIntValue() : 0;
            case "notation" -> notation = ClaimedTrace.text(json);
            case "values_before" -> valuesBefore = ClaimedTrace.text(json);
            case "candidates_before" -> candidatesBefore = ClaimedTrace.text(json);
            case "values_after" -> valuesAfter = ClaimedTrace.text(json);
            case "candidates_after" -> candidatesAfter = ClaimedTrace.text(json);
            case "eliminations", "eliminated" -> eliminations = names(json);
            case "placements", "placed" -> placements = names(json);
            case "valid" -> valid = json.currentToken() != JsonToken.VALUE_FALSE;
            default -> json.skipChildren();
        }
    }

    /** Values and eliminated candidates; a step has the one or the other. */
    @Nullable
    List<String> conclusions() {
        if (placements == null || eliminations == null) {
            return null;
        }
        if (placements.isEmpty()) {
            return eliminations;
        }
        List<String> both = new ArrayList<>(placements);
        both.addAll(eliminations);
        return both;
    }

    private static @Nullable List<String> names(JsonParser json) {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            return null;
        }
        List<String> names = new ArrayList<>(2);
        while (json.nextToken() == JsonToken.VALUE_STRING) {
            names.add(json.getString());
        }
        return names;
    }
}
