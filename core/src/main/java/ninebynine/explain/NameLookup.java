package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.Arrays;
import java.util.List;
import ninebynine.model.Model;

/** Labels and variables by their names, or a word that there is none of that name. */
record NameLookup(Model model) {
    int label(String name) {
        return model.index()
                .label(name)
                .orElseThrow(
                        () -> new NotationException("There is no candidate '" + shown(name) + "' in this puzzle."));
    }

    int variable(String name) {
        return model.index()
                .variable(name)
                .orElseThrow(() -> new NotationException("There is no variable '" + shown(name) + "' in this puzzle."));
    }

    int labelIn(int v, String value) {
        return model.index()
                .labelIn(v, value)
                .orElseThrow(() -> new NotationException(
                        "'" + value + "' is no value of " + model.names().variable(v) + "."));
    }

    /** The candidates that a head names are those that the branches begin with. */
    void checkStarts(String starts, List<Integer> branches) {
        List<Integer> named =
                Arrays.stream(starts.split(" ", -1)).map(this::label).toList();
        if (!named.equals(branches)) {
            throw new NotationException("The branches do not begin with " + shown(starts) + ".");
        }
    }
}
