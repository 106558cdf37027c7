package ninebynine.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Drawings of which most is the same: what comes again, a whole group or one element, is written once and used by its name.
 *
 * <pre>
 *   &lt;g class="board"&gt; … &lt;/g&gt;      in every drawing, so it becomes    &lt;use href="#d0"/&gt;
 *   &lt;g class="marks"&gt;              once like this, so it stays, but its elements are shared
 *    &lt;text x="8" y="9"&gt;4&lt;/text&gt;
 * </pre>
 */
final class SharedDrawings {
    private static final int SHORTEST = 25;

    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final List<List<List<String>>> drawings = new ArrayList<>();

    /** Takes the lines of a drawing, as far in as they are deep. */
    void add(List<String> lines) {
        List<List<String>> blocks = new ArrayList<>();
        List<String> block = new ArrayList<>();
        for (String line : lines) {
            block.add(line.strip());
            boolean inside = line.startsWith("  ") || line.startsWith(" <g");
            if (!inside) {
                blocks.add(block);
                block = new ArrayList<>();
            }
        }
        drawings.add(blocks);
    }

    /** What the drawings share, and then the drawings themselves, each as one text. */
    List<String> texts() {
        drawings.forEach(blocks -> blocks.forEach(block -> count(String.join("\n", block))));
        name();
        counts.clear();
        drawings.forEach(blocks -> blocks.stream()
                .filter(block -> !names.containsKey(String.join("\n", block)))
                .forEach(block ->
                        block.stream().filter(SharedDrawings::isElement).forEach(this::count)));
        name();
        List<String> texts = new ArrayList<>();
        texts.add(definitions());
        drawings.forEach(blocks -> texts.add(text(blocks)));
        return texts;
    }

    private static boolean isElement(String line) {
        return line.startsWith("<text") || line.startsWith("<path");
    }

    private void count(String text) {
        counts.merge(text, 1, Integer::sum);
    }

    private void name() {
        counts.forEach((text, count) -> {
            if (count > 1 && text.length() > SHORTEST) {
                names.put(text, "d" + Integer.toString(names.size(), Character.MAX_RADIX));
            }
        });
    }

    private String definitions() {
        StringBuilder text = new StringBuilder();
        names.forEach((drawn, name) -> text.append(drawn.replaceFirst("^<([a-z]+)", "<$1 id=\"" + name + "\""))
                .append('\n'));
        return text.toString();
    }

    private String text(List<List<String>> blocks) {
        StringBuilder text = new StringBuilder();
        for (List<String> block : blocks) {
            String whole = String.join("\n", block);
            if (names.containsKey(whole)) {
                text.append(used(whole)).append('\n');
            } else {
                block.forEach(line -> text.append(used(line)).append('\n'));
            }
        }
        return text.toString();
    }

    private String used(String drawn) {
        String name = names.get(drawn);
        return name == null ? drawn : "<use href=\"#" + name + "\"/>";
    }
}
