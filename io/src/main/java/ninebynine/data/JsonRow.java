package ninebynine.data;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
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
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private JsonRow() {}

    /** The line, with its line break. */
    public static String line(PuzzleRow row) {
        return MAPPER.writeValueAsString(row) + "\n";
    }

    /** Reads a line back; columns that are not known are passed over. */
    static <R extends Record> R read(String line, Class<R> type) {
        try {
            R row = MAPPER.readValue(line, type);
            String missing = row == null ? "everything" : Columns.missing(row);
            if (row == null || missing != null) {
                throw new DatasetException("\"" + missing + "\" is missing.");
            }
            Schema.known(row instanceof PuzzleRow of ? of.schema() : row instanceof StepLine of ? of.schema() : 1);
            return row;
        } catch (JacksonException e) {
            throw new DatasetException("this is no such row: " + e.getOriginalMessage() + ".");
        }
    }
}
