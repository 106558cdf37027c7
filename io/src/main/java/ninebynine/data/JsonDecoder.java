package ninebynine.data;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How values of a type are read from JSON: what {@link JsonEncoder} writes, in any order and with columns that we do not know. */
interface JsonDecoder {
    @Nullable
    Object read(JsonText in);

    static JsonDecoder of(Type type) {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            JsonDecoder element = of(of.getActualTypeArguments()[0]);
            return in -> list(in, element);
        }
        if (type instanceof ParameterizedType of && of.getRawType() == Map.class) {
            JsonDecoder element = of(of.getActualTypeArguments()[1]);
            return in -> map(in, element);
        }
        if (type instanceof Class<?> row && row.isRecord()) {
            return new Row(row);
        }
        if (type == String.class) {
            return JsonText::string;
        }
        if (type == double.class) {
            return JsonText::decimal;
        }
        if (type == int.class || type == Integer.class) {
            return JsonText::integer;
        }
        if (type == boolean.class) {
            return JsonText::bool;
        }
        throw new IllegalArgumentException("No column is of " + type + ".");
    }

    private static List<@Nullable Object> list(JsonText in, JsonDecoder element) {
        List<@Nullable Object> list = new ArrayList<>();
        in.expect('[');
        if (!in.take(']')) {
            do {
                list.add(element.read(in));
            } while (in.take(','));
            in.expect(']');
        }
        return list;
    }

    private static Map<String, @Nullable Object> map(JsonText in, JsonDecoder element) {
        Map<String, @Nullable Object> map = new TreeMap<>();
        in.expect('{');
        if (!in.take('}')) {
            do {
                String key = in.string();
                in.expect(':');
                map.put(key, element.read(in));
            } while (in.take(','));
            in.expect('}');
        }
        return map;
    }

    /**
     * A column and how it is read.
     *
     * @param quoted the name as it stands in the text
     */
    record Property(String name, byte[] quoted, boolean nullable, JsonDecoder decoder) {
        static Property of(RecordComponent component) {
            String name = Columns.name(component);
            JsonDecoder decoder = JsonDecoder.of(component.getGenericType());
            return new Property(
                    name,
                    ('"' + name + '"').getBytes(StandardCharsets.UTF_8),
                    Columns.isNullable(component),
                    name.equals("schema") ? in -> Schema.known(in.integer()) : decoder);
        }

        @Nullable
        Object read(JsonText in) {
            return nullable && in.takeNull() ? null : decoder.read(in);
        }
    }

    /** An object as a record. */
    final class Row implements JsonDecoder {
        private final Constructor<?> constructor;
        private final Property[] properties;

        Row(Class<?> row) {
            RecordComponent[] components = row.getRecordComponents();
            this.properties = Arrays.stream(components).map(Property::of).toArray(Property[]::new);
            try {
                this.constructor = row.getDeclaredConstructor(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public Object read(JsonText in) {
            @Nullable Object[] values = new Object[properties.length];
            in.expect('{');
            if (!in.take('}')) {
                int next = 0;
                do {
                    int found = find(in, next);
                    in.expect(':');
                    if (found < 0) {
                        in.skip();
                    } else {
                        values[found] = properties[found].read(in);
                        next = found + 1;
                    }
                } while (in.take(','));
                in.expect('}');
            }
            for (int i = 0; i < values.length; i++) {
                if (values[i] == null && !properties[i].nullable) {
                    throw new DatasetException("\"" + properties[i].name + "\" is missing.");
                }
            }
            return make(values);
        }

        /** The property whose name comes next, usually the next; -1 for one that we do not know. */
        private int find(JsonText in, int next) {
            for (int i = 0; i < properties.length; i++) {
                int each = (next + i) % properties.length;
                if (in.takeName(properties[each].quoted)) {
                    return each;
                }
            }
            in.string();
            return -1;
        }

        private Object make(@Nullable Object[] values) {
            try {
                return constructor.newInstance(values);
            } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
