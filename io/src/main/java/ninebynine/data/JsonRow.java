package ninebynine.data;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A row as one line of JSON. */
public final class JsonRow {
    /** Numbers are written in the same way on every Java, columns in the order of the record, nothing left out. */
    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private JsonRow() {}

    /** The line, with its line break. */
    public static String line(PuzzleRow row) {
        return MAPPER.writeValueAsString(row) + "\n";
    }

    /** Somebody else's row with ours as one more column, nbn; without a line break. */
    public static String line(Map<String, Object> row, Annotation annotation) {
        Map<String, Object> both = new LinkedHashMap<>(row);
        both.put("nbn", annotation);
        return MAPPER.writeValueAsString(both);
    }

    /** The answer to a line that asked for a score, without a line break. */
    public static String line(ScoreLine.Result result) {
        return MAPPER.writeValueAsString(result.row());
    }

    public static String line(ListedRow row) {
        return MAPPER.writeValueAsString(row) + "\n";
    }

    public static String line(MadeRow row) {
        return MAPPER.writeValueAsString(row) + "\n";
    }

    /** Reads one back. */
    public static MadeRow made(String line) {
        return MAPPER.readValue(line, MadeRow.class);
    }

    public static String line(RatingRow row) {
        return MAPPER.writeValueAsString(row) + "\n";
    }
}
