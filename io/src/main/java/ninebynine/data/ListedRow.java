package ninebynine.data;

import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.game.Puzzle;
import ninebynine.games.named.PopularName;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.study.AllSteps;
import ninebynine.tensor.Ints;

/**
 * A state and all that one step could do there.
 *
 * @param theory whose steps they are
 */
public record ListedRow(String game, String puzzle, String theory, int stepCount, List<ListedStep> steps) {
    /**
     * A step that could be taken.
     *
     * @param names what players call it, the most telling name first
     * @param also what these names are called elsewhere
     */
    public record ListedStep(
            String rule,
            String code,
            int length,
            List<String> names,
            List<String> also,
            List<String> eliminations,
            List<String> placements,
            String notation,
            String english) {}

    /**
     * The steps of a state as a row.
     *
     * @param before the state with its values propagated
     */
    public static ListedRow of(
            Puzzle puzzle, String theory, List<AllSteps.Listed> steps, View before, Notation.Style style) {
        Notation notation = new Notation(puzzle.model(), style);
        Prose prose = new Prose(puzzle.model());
        List<ListedStep> rows = steps.stream()
                .map(listed -> step(listed, puzzle.model().names(), notation, prose, before))
                .toList();
        return new ListedRow(puzzle.game(), puzzle.text(), theory, rows.size(), rows);
    }

    private static ListedStep step(AllSteps.Listed listed, Names names, Notation notation, Prose prose, View before) {
        Match match = listed.match();
        return new ListedStep(
                listed.rule().card(),
                listed.rule().code(),
                listed.rule().level(),
                listed.names(),
                also(listed.names()),
                labels(match.targets(), names),
                match instanceof Match.Assertion ? labels(match.values(), names) : List.of(),
                notation.line(match),
                prose.sentence(match, before));
    }

    private static List<String> also(List<String> names) {
        return names.stream()
                .flatMap(name -> PopularName.titled(name).stream())
                .flatMap(name -> name.aliases().stream())
                .distinct()
                .filter(alias -> !names.contains(alias))
                .toList();
    }

    private static List<String> labels(Ints labels, Names names) {
        return labels.stream().mapToObj(names::label).toList();
    }
}
