package ninebynine.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Names back to ids, for reading notation. Built on first use: most models never read any. */
public final class Index {
    private final Model model;
    private volatile @Nullable Maps maps;

    Index(Model model) {
        this.model = model;
    }

    /** The label spelled {@code subject} and {@code value}, as in {@code r2c3} and {@code 5}. */
    public OptionalInt label(String subject, String value) {
        return find(maps().labels, subject + " " + value);
    }

    /** The label spelled as a whole, as in {@code n5r2c3}. */
    public OptionalInt label(String name) {
        return find(maps().names, name);
    }

    /** The variable of this name, if there is one. */
    public OptionalInt variable(String name) {
        return find(maps().variables, name);
    }

    /** The variable of that name, or the one that is called so elsewhere and has this value. */
    public OptionalInt variable(String name, String value) {
        OptionalInt own = variable(name);
        return own.isPresent()
                ? own
                : maps().others.getOrDefault(name, List.of()).stream()
                        .mapToInt(Integer::intValue)
                        .filter(v -> labelIn(v, value).isPresent())
                        .findFirst();
    }

    /** The label of this variable that is spelled so in it, as in {@code c3} of {@code r2n5}. */
    public OptionalInt labelIn(int variable, String value) {
        for (int x : model.labels(variable)) {
            if (model.names().valueIn(variable, x).equals(value)) {
                return OptionalInt.of(x);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt find(Map<String, Integer> map, String key) {
        Integer id = map.get(key);
        return id == null ? OptionalInt.empty() : OptionalInt.of(id);
    }

    private Maps maps() {
        Maps made = maps;
        if (made == null) {
            made = new Maps(model);
            maps = made;
        }
        return made;
    }

    private static final class Maps {
        final Map<String, Integer> labels = new HashMap<>();
        final Map<String, Integer> names = new HashMap<>();
        final Map<String, Integer> variables = new HashMap<>();
        /** The variables that are called otherwise elsewhere. */
        final Map<String, List<Integer>> others = new HashMap<>();

        Maps(Model model) {
            Names spelling = model.names();
            for (int x = 0; x < model.labelCount(); x++) {
                labels.put(spelling.subject(x) + " " + spelling.value(x), x);
                names.put(spelling.label(x), x);
            }
            for (int v = 0; v < model.variableCount(); v++) {
                variables.put(spelling.variable(v), v);
                if (!spelling.otherName(v).equals(spelling.variable(v))) {
                    others.computeIfAbsent(spelling.otherName(v), name -> new ArrayList<>())
                            .add(v);
                }
            }
        }
    }
}
