package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Changes, drops, doubles, retypes and swaps what a line of JSON says: one thing at a time, anywhere in it. */
final class Forger {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final JsonNodeFactory MAKE = JsonNodeFactory.instance;

    /**
     * A line that was changed.
     *
     * @param kind what was done: change, drop, null, retype, double, swap, shorten, reorder
     * @param column the column that it was done to, as in {@code steps.rule}
     * @param was what stood there
     * @param is what stands there now
     */
    record Forged(String kind, String column, String was, String is, String line) {
        @Override
        public String toString() {
            return kind + " " + column + ": " + was + " -> " + is;
        }
    }

    private final Random random;

    Forger(Random random) {
        this.random = random;
    }

    /** One forgery of a row; some column of it, or of one of its steps, or of one of their candidates. */
    Forged forged(String line) {
        while (true) {
            ObjectNode row = (ObjectNode) JSON.readTree(line);
            ObjectNode in = row;
            StringBuilder place = new StringBuilder();
            while (random.nextInt(4) > 0) {
                List<String> lists = new ArrayList<>();
                for (String name : in.propertyNames()) {
                    if (in.get(name).isArray()
                            && !in.get(name).isEmpty()
                            && in.get(name).get(0).isObject()) {
                        lists.add(name);
                    }
                }
                if (lists.isEmpty()) {
                    break;
                }
                String list = lists.get(random.nextInt(lists.size()));
                place.append(list).append('.');
                in = (ObjectNode) in.get(list).get(random.nextInt(in.get(list).size()));
            }
            Forged forged = forged(row, in, place.toString());
            if (forged != null && !forged.line.equals(JSON.writeValueAsString(JSON.readTree(line)))) {
                return forged;
            }
        }
    }

    private @Nullable Forged forged(ObjectNode row, ObjectNode in, String place) {
        List<String> names = List.copyOf(in.propertyNames());
        if (names.isEmpty()) {
            return null;
        }
        String name = names.get(random.nextInt(names.size()));
        JsonNode was = in.get(name);
        String kind = List.of("change", "change", "change", "drop", "null", "retype", "double", "swap", "list")
                .get(random.nextInt(9));
        switch (kind) {
            case "change" -> in.set(name, changed(was));
            case "drop" -> in.remove(name);
            case "null" -> in.putNull(name);
            case "retype" -> in.set(name, retyped(was));
            case "swap" -> {
                String other = names.get(random.nextInt(names.size()));
                in.set(name, in.get(other));
                in.set(other, was);
            }
            case "list" -> {
                if (!(was instanceof ArrayNode items) || items.isEmpty()) {
                    return null;
                }
                relisted(items);
            }
            default -> {
                String whole = JSON.writeValueAsString(in);
                String doubled = whole.substring(0, whole.length() - 1) + "," + JSON.writeValueAsString(name) + ":"
                        + JSON.writeValueAsString(was) + "}";
                String text = JSON.writeValueAsString(row);
                return new Forged(kind, place + name, "", "", text.replace(whole, doubled));
            }
        }
        return new Forged(kind, place + name, cut(was), cut(in.get(name)), JSON.writeValueAsString(row));
    }

    private static String cut(JsonNode node) {
        String text = String.valueOf(node);
        return text.length() < 200 ? text : text.substring(0, 200);
    }

    /** An item dropped, doubled, exchanged with another, or null. */
    private void relisted(ArrayNode items) {
        int i = random.nextInt(items.size());
        int j = random.nextInt(items.size());
        switch (random.nextInt(5)) {
            case 0 -> items.remove(i);
            case 1 -> items.insert(i, items.get(i));
            case 2 -> {
                JsonNode one = items.get(i);
                items.set(i, items.get(j));
                items.set(j, one);
            }
            case 3 -> items.setNull(i);
            default -> {
                while (items.size() > i) {
                    items.remove(items.size() - 1);
                }
            }
        }
    }

    private JsonNode changed(JsonNode was) {
        if (was.isString()) {
            return MAKE.stringNode(changed(was.stringValue()));
        }
        if (was.isNumber()) {
            return was.isIntegralNumber()
                    ? MAKE.numberNode(was.intValue() + (random.nextBoolean() ? 1 : -1))
                    : MAKE.numberNode(was.doubleValue() + (random.nextBoolean() ? 0.01 : -0.01));
        }
        if (was.isBoolean()) {
            return MAKE.booleanNode(!was.booleanValue());
        }
        if (was.isNull()) {
            return random.nextBoolean() ? MAKE.stringNode("x") : MAKE.numberNode(random.nextInt(9));
        }
        if (was instanceof ArrayNode list && !list.isEmpty() && list.get(0).isString()) {
            ArrayNode other = list.deepCopy();
            other.set(random.nextInt(list.size()), changed(list.get(random.nextInt(list.size()))));
            return other;
        }
        if (was instanceof ObjectNode map && !map.isEmpty()) {
            ObjectNode other = map.deepCopy();
            String name = List.copyOf(map.propertyNames()).get(random.nextInt(map.size()));
            if (random.nextBoolean()) {
                other.set(name, changed(map.get(name)));
            } else {
                other.remove(name);
            }
            return other;
        }
        return was instanceof ArrayNode list
                ? list.deepCopy().add("x")
                : MAKE.objectNode().put("W9", 1);
    }

    /** A letter changed, dropped, doubled or added; digits stay digits, so that some are still labels. */
    private String changed(String text) {
        if (text.isEmpty()) {
            return "x";
        }
        int at = random.nextInt(text.length());
        char ch = text.charAt(at);
        String other = Character.isDigit(ch)
                ? Integer.toString(random.nextInt(10))
                : Character.isLetter(ch) ? Character.toString((char) ('a' + random.nextInt(26))) : " ";
        return switch (random.nextInt(5)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + ch + text.substring(at);
            case 2 -> text + "x";
            default -> text.substring(0, at) + other + text.substring(at + 1);
        };
    }

    private JsonNode retyped(JsonNode was) {
        List<JsonNode> others = List.of(
                MAKE.stringNode(was.isString() ? was.stringValue() : was.toString()),
                MAKE.numberNode(1),
                MAKE.numberNode(1.5),
                MAKE.booleanNode(true),
                MAKE.arrayNode(),
                MAKE.arrayNode().add(was),
                MAKE.objectNode(),
                MAKE.objectNode().set("0", was));
        JsonNode other = others.get(random.nextInt(others.size()));
        return other.getNodeType() == was.getNodeType() ? retyped(was) : other;
    }
}
