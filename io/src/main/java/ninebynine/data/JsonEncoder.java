package ninebynine.data;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How values of a type are written as JSON: made once for a type, from the components of its records. */
interface JsonEncoder {
    void write(@Nullable Object value, JsonBytes out);

    static JsonEncoder of(Type type) {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            return list(of(of.getActualTypeArguments()[0]));
        }
        if (type instanceof ParameterizedType of && of.getRawType() == Map.class) {
            return map(of(of.getActualTypeArguments()[1]));
        }
        if (type instanceof Class<?> row && row.isRecord()) {
            return record(row);
        }
        if (type == String.class) {
            return orNull((value, out) -> out.string((String) value));
        }
        if (type == double.class) {
            return orNull((value, out) -> out.number((double) value));
        }
        if (type == int.class || type == Integer.class || type == boolean.class) {
            return orNull((value, out) -> out.put(value.toString()));
        }
        throw new IllegalArgumentException("No column is of " + type + ".");
    }

    /** What is written of something that is there. */
    interface Known {
        void write(Object value, JsonBytes out);
    }

    private static JsonEncoder orNull(Known known) {
        return (value, out) -> {
            if (value == null) {
                out.put("null");
            } else {
                known.write(value, out);
            }
        };
    }

    private static JsonEncoder list(JsonEncoder element) {
        return orNull((value, out) -> {
            out.put('[');
            boolean first = true;
            for (Object each : (List<?>) value) {
                if (!first) {
                    out.put(',');
                }
                first = false;
                element.write(each, out);
            }
            out.put(']');
        });
    }

    private static JsonEncoder map(JsonEncoder element) {
        return orNull((value, out) -> {
            out.put('{');
            boolean first = true;
            for (Map.Entry<?, ?> each : ((Map<?, ?>) value).entrySet()) {
                if (!first) {
                    out.put(',');
                }
                first = false;
                out.string((String) each.getKey());
                out.put(':');
                element.write(each.getValue(), out);
            }
            out.put('}');
        });
    }

    private static JsonEncoder record(Class<?> row) {
        RecordComponent[] components = row.getRecordComponents();
        Property[] properties = new Property[components.length];
        for (int i = 0; i < properties.length; i++) {
            String key = (i == 0 ? "{" : ",") + '"' + Columns.name(components[i]) + "\":";
            properties[i] = new Property(
                    key.getBytes(StandardCharsets.UTF_8),
                    components[i].getAccessor(),
                    of(components[i].getGenericType()));
        }
        return orNull((value, out) -> {
            for (Property property : properties) {
                out.put(property.key);
                property.encoder.write(property.get(value), out);
            }
            out.put('}');
        });
    }

    /**
     * A column and how it is written.
     *
     * @param key its name with what stands around it
     */
    record Property(byte[] key, Method accessor, JsonEncoder encoder) {
        @Nullable
        Object get(Object row) {
            try {
                return accessor.invoke(row);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
