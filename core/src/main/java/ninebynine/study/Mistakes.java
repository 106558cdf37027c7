package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Names;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/** G∖S, the entries that the only solution S does not have, and the marks of S that were lost for no such entry. */
final class Mistakes {
    private final View state;
    private final View puzzle;
    private final Bits solution;
    private final Names names;
    private final List<Integer> entries = new ArrayList<>();
    private final List<Integer> marks = new ArrayList<>();

    private Mistakes(View state, View puzzle, Bits solution) {
        this.state = state;
        this.puzzle = puzzle;
        this.solution = solution;
        this.names = state.model().names();
    }

    static Mistakes of(View state, View puzzle, Bits solution) {
        Mistakes mistakes = new Mistakes(state, puzzle, solution);
        state.values().toInts().stream().filter(x -> !solution.get(x)).forEach(mistakes.entries::add);
        solution.toInts().stream()
                .filter(x -> !state.isCandidate(x) && !mistakes.isContradicted(x))
                .forEach(mistakes.marks::add);
        return mistakes;
    }

    /** Whether a wrong entry rules the mark out, so that nobody is to blame for its loss but the entry. */
    private boolean isContradicted(int mark) {
        return entries.stream().anyMatch(x -> state.model().links().linked(x, mark));
    }

    boolean isEmpty() {
        return entries.isEmpty() && marks.isEmpty();
    }

    Hint hint() {
        List<Integer> all = new ArrayList<>(entries);
        all.addAll(marks);
        String where = "Something is wrong at " + Places.subjects(names, all.stream()) + ".";
        return new Hint(Hint.Kind.WRONG, null, where, told(false), told(true));
    }

    private String told(boolean whole) {
        List<String> lines = new ArrayList<>();
        entries.forEach(x -> lines.add(Places.entry(names, x) + " is wrong: " + reason(x, whole) + "."));
        marks.forEach(x -> lines.add(names.subject(x) + " has lost "
                + (whole
                        ? "the mark " + names.value(x) + ": the puzzle's only solution has it there."
                        : "a mark that it needs.")));
        return lines.stream().collect(Collectors.joining("\n"));
    }

    private String reason(int entry, boolean whole) {
        OptionalInt right = right(entry);
        if (right.isEmpty()) {
            return "the puzzle's only solution does not have it";
        }
        String value = whole ? names.value(right.getAsInt()) : "another value";
        return (puzzle.isValue(right.getAsInt()) ? "the puzzle gives " : "the puzzle's only solution has ") + value
                + " there";
    }

    /** What the solution says of the entry's subject. */
    private OptionalInt right(int entry) {
        return IntStream.of(state.model().variables(entry))
                .flatMap(v -> IntStream.of(state.model().labels(v)))
                .filter(x -> solution.get(x) && names.subject(x).equals(names.subject(entry)))
                .findFirst();
    }
}
