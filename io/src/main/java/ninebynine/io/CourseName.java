package ninebynine.io;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.explain.NotationReader;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.resolve.Course;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;

/**
 * The rules of a path as its last lines and its rows name them, with all that restricts them: {@code W up to 8, preferring S3, BC up to 8, focused on
 * n5r1c2}.
 *
 * @param preferred the theories that went first
 * @param focus the only candidates that were to be eliminated, by name; empty if any was
 */
public record CourseName(Theory theory, List<Theory> preferred, List<String> focus) {
    private static final String PREFERRING = ", preferring ";
    private static final String FOCUSED = ", focused on ";
    private static final String AND = ", ";

    public CourseName {
        preferred = List.copyOf(preferred);
        focus = List.copyOf(focus);
    }

    /** Reads {@link #text}; throws {@link IllegalArgumentException} naming the word that is no theory. */
    public static CourseName parse(String text, Games games) {
        String[] focused = text.split(FOCUSED, 2);
        String[] all = focused[0].split(PREFERRING, 2);
        return new CourseName(
                games.theory(all[0]),
                all.length == 1
                        ? List.of()
                        : Arrays.stream(all[1].split(AND, -1))
                                .map(games::theory)
                                .toList(),
                focused.length == 1 ? List.of() : List.of(focused[1].split(AND, -1)));
    }

    public String text() {
        List<String> first = preferred.stream().map(Theory::name).toList();
        return theory.name()
                + (first.isEmpty() ? "" : PREFERRING + String.join(AND, first))
                + (focus.isEmpty() ? "" : FOCUSED + String.join(AND, focus));
    }

    /** The same without what assumes one solution, if the puzzle has several. */
    CourseName allowed(Puzzle puzzle) {
        return new OneSolution().isAllowed(union(), puzzle, told -> {}) ? this : sound(puzzle.model());
    }

    /** The same without what assumes one solution. */
    public CourseName sound(Model model) {
        OwnRules own = OwnRules.of(model);
        return new CourseName(
                theory.withoutAssumptions(own),
                preferred.stream().map(each -> each.withoutAssumptions(own)).toList(),
                focus);
    }

    /** All rules as one theory, of this name. */
    public Theory union() {
        return Theory.union(Stream.concat(preferred.stream(), Stream.of(theory)).toList())
                .named(text());
    }

    /** All rules, whatever the focus is. */
    public Precedence order(Model model) {
        return theory.course(preferred, model).order();
    }

    /**
     * The rules as they take their turns.
     *
     * @throws IllegalArgumentException if they can't be focused, or not on that
     */
    public Course course(Model model) {
        Course course = theory.course(preferred, model);
        if (focus.isEmpty()) {
            return course;
        }
        NotationReader reader = new NotationReader(model);
        Bits labels = new Bits(model.labelCount());
        focus.forEach(name -> labels.set(reader.candidate(name)));
        return course.focused(labels);
    }

    /** The rules of the last turn: where they find nothing, the path is stuck. */
    public Resolver last(Model model) {
        List<Precedence> stages = course(model).stages();
        return new Resolver(stages.get(stages.size() - 1));
    }
}
