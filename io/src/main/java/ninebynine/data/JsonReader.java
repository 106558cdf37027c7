package ninebynine.data;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a line of JSON as the record that it must be, and nothing else: every column is there once and has its type, and nothing follows. Columns
 * that are not known are passed over and kept in mind.
 */
final class JsonReader {
    /** A row holds steps, a step holds candidates: four are enough, and others' columns may go deeper. */
    private static final int DEEPEST = 32;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNumberLength(64)
                    .build())
            .build();

    private static final JsonFactory LENIENT = JsonFactory.builder().build();

    /** A column of a row: its name and type, and whether it may be empty. */
    record Column(String name, Type type, boolean nullable) {}

    /** The columns of a row, and what makes one of them. */
    record Shape(List<Column> columns, Constructor<?> constructor) {
        Object make(@Nullable Object[] values) {
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("A row can't be made of its columns.", e);
            }
        }
    }

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> row) {
            RecordComponent[] components = row.getRecordComponents();
            try {
                return new Shape(
                        Arrays.stream(components)
                                .map(each ->
                                        new Column(Columns.name(each), each.getGenericType(), Columns.isNullable(each)))
                                .toList(),
                        row.getDeclaredConstructor(Arrays.stream(components)
                                .map(RecordComponent::getType)
                                .toArray(Class<?>[]::new)));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(row + " is no record.", e);
            }
        }
    };

    static Shape shape(Class<?> row) {
        return SHAPES.get(row);
    }

    private final Set<String> unknown = new LinkedHashSet<>();
    private final Map<Class<?>, PlainRow> plain = new HashMap<>();

    /** The columns that were not known, of all rows so far. */
    Set<String> unknown() {
        return unknown;
    }

    /** @throws DatasetException if it is no such row; the message says where it is not */
    <R extends Record> R read(byte[] line, Class<R> row) {
        Object read = plain.computeIfAbsent(row, PlainRow::new).read(line);
        return read == null ? readAny(line, row) : row.cast(read);
    }

    /** The same however the line is laid out. */
    <R extends Record> R readAny(byte[] line, Class<R> row) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), line)) {
            json.nextToken();
            R read = row.cast(record(json, row, ""));
            if (json.nextToken() != null) {
                throw new DatasetException("Something follows the end of the row. Maybe it is on a line of its own.");
            }
            return read;
        } catch (JacksonException e) {
            throw new DatasetException("This is no JSON: " + e.getOriginalMessage() + ".");
        }
    }

    /** The names at the top of a line, as far as it can be read. */
    static List<String> columns(byte[] line) {
        List<String> names = new ArrayList<>();
        try (JsonParser json = LENIENT.createParser(ObjectReadContext.empty(), line)) {
            json.nextToken();
            for (String name = json.nextName(); name != null; name = json.nextName()) {
                names.add(name);
                json.nextToken();
                json.skipChildren();
            }
        } catch (JacksonException e) {
            return names;
        }
        return names;
    }

    private Object record(JsonParser json, Class<?> row, String place) {
        expect(json.currentToken() == JsonToken.START_OBJECT, json, place, "an object");
        Shape shape = SHAPES.get(row);
        @Nullable Object[] values = new @Nullable Object[shape.columns.size()];
        boolean[] there = new boolean[values.length];
        int next = 0;
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            json.nextToken();
            int at = index(shape, name, next);
            String inner = place.isEmpty() ? name : place + "." + name;
            if (at < 0) {
                unknown.add(inner.replaceAll("\\[\\d+]", ""));
                json.skipChildren();
            } else {
                Column column = shape.columns.get(at);
                there[at] = true;
                values[at] = json.currentToken() == JsonToken.VALUE_NULL && column.nullable
                        ? null
                        : value(json, column.type, inner);
                next = at + 1;
            }
        }
        for (int i = 0; i < values.length; i++) {
            if (!there[i] && !shape.columns.get(i).nullable) {
                throw new DatasetException("\"" + shape.columns.get(i).name + "\" is missing"
                        + (place.isEmpty() ? "" : " in " + place) + ". Maybe the row is of another program.");
            }
        }
        return shape.make(values);
    }

    /** Columns come in order, nearly always. */
    private static int index(Shape shape, String name, int likely) {
        if (likely < shape.columns.size() && shape.columns.get(likely).name.equals(name)) {
            return likely;
        }
        for (int i = 0; i < shape.columns.size(); i++) {
            if (shape.columns.get(i).name.equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private Object value(JsonParser json, Type type, String place) {
        JsonToken token = json.currentToken();
        if (type == String.class) {
            expect(token == JsonToken.VALUE_STRING, json, place, "text");
            return json.getString();
        }
        if (type == int.class || type == Integer.class) {
            expect(token == JsonToken.VALUE_NUMBER_INT, json, place, "a whole number");
            return json.getIntValue();
        }
        if (type == double.class) {
            expect(token.isNumeric(), json, place, "a number");
            return json.getDoubleValue();
        }
        if (type == boolean.class || type == Boolean.class) {
            expect(token.isBoolean(), json, place, "true or false");
            return json.getBooleanValue();
        }
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            return list(json, of.getActualTypeArguments()[0], place);
        }
        return type instanceof ParameterizedType of
                ? map(json, of.getActualTypeArguments()[1], place)
                : record(json, (Class<?>) type, place);
    }

    private List<Object> list(JsonParser json, Type of, String place) {
        expect(json.currentToken() == JsonToken.START_ARRAY, json, place, "a list");
        List<Object> items = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(json, of, place + "[" + (items.size() + 1) + "]"));
        }
        return items;
    }

    private Map<String, Object> map(JsonParser json, Type of, String place) {
        expect(json.currentToken() == JsonToken.START_OBJECT, json, place, "an object");
        Map<String, Object> items = new TreeMap<>();
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            json.nextToken();
            items.put(name, value(json, of, place + "." + name));
        }
        return items;
    }

    private static void expect(boolean is, JsonParser json, String place, String what) {
        if (!is) {
            String where = place.isEmpty() ? "The line" : "\"" + place + "\"";
            throw new DatasetException(where + " is " + told(json.currentToken()) + ", expected " + what
                    + ". Maybe another program changed it.");
        }
    }

    private static String told(@Nullable JsonToken token) {
        if (token == null) {
            return "nothing";
        }
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "a list";
            case VALUE_STRING -> "text";
            case VALUE_NULL -> "null";
            case VALUE_TRUE, VALUE_FALSE -> "true or false";
            case VALUE_NUMBER_INT -> "a whole number";
            default -> token.isNumeric() ? "a fraction" : "something else";
        };
    }
}
