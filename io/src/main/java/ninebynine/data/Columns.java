package ninebynine.data;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The columns of a row: the components of its record, written with underscores. */
public final class Columns {
    private Columns() {}

    /** The names of a record's columns, in order. */
    public static List<String> of(Class<? extends Record> row) {
        return Arrays.stream(row.getRecordComponents()).map(Columns::name).toList();
    }

    /** As in {@code values_before}. */
    public static String name(RecordComponent component) {
        StringBuilder name = new StringBuilder();
        for (char ch : component.getName().toCharArray()) {
            if (Character.isUpperCase(ch)) {
                name.append('_');
            }
            name.append(Character.toLowerCase(ch));
        }
        return name.toString();
    }

    /** Whether a column may be empty, or missing in older files. */
    public static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
