package ninebynine.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.game.Puzzle;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * What the page asks, by name. All of it may come from outside, so nothing is believed.
 *
 * @param named the object that was sent
 */
record Ask(Map<?, ?> named) {
    static Ask read(String json) {
        if (Json.read(json) instanceof Map<?, ?> map) {
            return new Ask(map);
        }
        throw new IllegalArgumentException("A question is an object.");
    }

    /** The same question of the puzzle as it was before anything was made of it. */
    Ask ofPuzzle() {
        Map<Object, @Nullable Object> bare = new HashMap<>(named);
        bare.remove("entries");
        bare.remove("marks");
        return new Ask(bare);
    }

    /** A text; empty if there is none. */
    String text(String name) {
        return named.get(name) instanceof String text ? text : "";
    }

    /** The texts of a list; what is none is left out. */
    List<String> texts(String name) {
        return named.get(name) instanceof List<?> items
                ? items.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList()
                : List.of();
    }

    int number(String name, int otherwise) {
        return named.get(name) instanceof Double number ? (int) Math.round(number) : otherwise;
    }

    boolean has(String name) {
        return named.get(name) != null;
    }

    /** Labels of a puzzle; throws if one is none. */
    List<Integer> labels(String name, Puzzle puzzle) {
        return labels(named.get(name), puzzle);
    }

    private static List<Integer> labels(@Nullable Object list, Puzzle puzzle) {
        List<Integer> labels = new ArrayList<>();
        if (list instanceof List<?> items) {
            for (Object item : items) {
                int label = item instanceof Double number ? (int) Math.round(number) : -1;
                if (label < 0 || label >= puzzle.model().labelCount()) {
                    throw new IllegalArgumentException("The puzzle has no label " + label + ".");
                }
                labels.add(label);
            }
        }
        return labels;
    }

    /** What was made of a puzzle: entries asserted; and where a spot has marks, no candidates but these. Nothing is propagated. */
    State state(Puzzle puzzle) {
        return state(puzzle, labels("entries", puzzle), labels("marks", puzzle));
    }

    /** The same of each of several moments. */
    List<State> states(String name, Puzzle puzzle) {
        List<State> states = new ArrayList<>();
        if (named.get(name) instanceof List<?> moments) {
            for (Object moment : moments) {
                Ask of = new Ask(moment instanceof Map<?, ?> map ? map : Map.of());
                states.add(of.state(puzzle));
            }
        }
        return states;
    }

    private static State state(Puzzle puzzle, List<Integer> entries, List<Integer> marks) {
        State state = puzzle.start();
        entries.forEach(state::assertValue);
        Spots spots = Spots.of(puzzle);
        Bits marked = new Bits(puzzle.model().labelCount());
        marks.forEach(marked::set);
        for (int mark : marks) {
            for (int x : spots.at(spots.spot(mark))) {
                if (!marked.get(x) && !state.isValue(x)) {
                    state.eliminate(x);
                }
            }
        }
        return state;
    }
}
