package ninebynine.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import ninebynine.data.Columns;

/** What the columns of a row mean. */
public final class ColumnTable {
    private static final Properties MEANINGS = meanings();

    private ColumnTable() {}

    /** A line for each column, in order. */
    public static String of(Class<? extends Record> row) {
        StringBuilder table = new StringBuilder("| column | type | meaning |\n|---|---|---|\n");
        for (RecordComponent component : row.getRecordComponents()) {
            String name = Columns.name(component);
            String meaning = MEANINGS.getProperty(row.getSimpleName() + "." + name, MEANINGS.getProperty(name));
            if (meaning == null) {
                throw new IllegalStateException("Nobody says what the column '" + name + "' means.");
            }
            table.append("| `").append(name).append("` | ");
            table.append(type(component)).append(" | ").append(meaning).append(" |\n");
        }
        return table.toString();
    }

    private static String type(RecordComponent component) {
        return component
                .getGenericType()
                .getTypeName()
                .replaceAll("[a-z]+(\\.[a-z]+)*\\.", "")
                .replaceAll("[A-Za-z]+\\$", "")
                .replace("Integer", "int")
                .replace("String", "text")
                .replaceAll("[bB]oolean", "true or false")
                .replace("double", "number")
                .replaceAll("List<(.*)>", "list of $1")
                .replaceAll("Map<(.*), (.*)>", "$1 to $2")
                .replace("CandidateRow", "{candidate, role}")
                .replace("StepRow", "steps")
                .replace("Turn", "{role, content}");
    }

    private static Properties meanings() {
        Properties meanings = new Properties();
        try (InputStream in = ColumnTable.class.getResourceAsStream("columns.properties")) {
            if (in == null) {
                throw new IllegalStateException("columns.properties is missing beside " + ColumnTable.class);
            }
            Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
            meanings.load(reader);
            return meanings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
