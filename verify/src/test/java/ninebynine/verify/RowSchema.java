package ninebynine.verify;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import ninebynine.data.Columns;
import ninebynine.data.Schema;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of a row: what its record says, in the words that other programs check. */
final class RowSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private RowSchema() {}

    static String of(Class<? extends Record> row) {
        ObjectNode schema = MAPPER.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", row.getSimpleName() + ", version " + Schema.VERSION);
        schema.setAll(object(row));
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(schema) + "\n";
    }

    private static ObjectNode object(Class<?> row) {
        ObjectNode object = MAPPER.createObjectNode().put("type", "object");
        ObjectNode properties = object.putObject("properties");
        ArrayNode required = object.putArray("required");
        for (RecordComponent component : row.getRecordComponents()) {
            ObjectNode type = type(component.getGenericType());
            if (Columns.isNullable(component)) {
                String one = type.get("type").asString();
                type.putArray("type").add(one).add("null");
            }
            properties.set(Columns.name(component), type);
            required.add(Columns.name(component));
        }
        return object;
    }

    private static ObjectNode type(Type type) {
        if (type instanceof ParameterizedType of) {
            Type[] arguments = of.getActualTypeArguments();
            ObjectNode node = MAPPER.createObjectNode();
            if (of.getRawType() == List.class) {
                node.put("type", "array").set("items", type(arguments[0]));
                return node;
            }
            if (of.getRawType() == Map.class) {
                node.put("type", "object").set("additionalProperties", type(arguments[1]));
                return node;
            }
        }
        if (type instanceof Class<?> row && row.isRecord()) {
            return object(row);
        }
        return MAPPER.createObjectNode().put("type", word(type));
    }

    private static String word(Type type) {
        if (type == String.class) {
            return "string";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == double.class) {
            return "number";
        }
        if (type == int.class || type == Integer.class) {
            return "integer";
        }
        throw new IllegalArgumentException("No column is of " + type + ".");
    }
}
