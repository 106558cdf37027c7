package ninebynine.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import ninebynine.check.Claim;
import ninebynine.check.Ending;
import ninebynine.check.Fault;
import ninebynine.check.Position;
import ninebynine.check.TraceCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import org.jspecify.annotations.Nullable;

/**
 * A path made again from its lines of notation: the checker takes each step, and of what comes out the rows are made as they must be. What nobody can
 * make again is taken from the rows.
 */
final class PathAgain {
    private final Grounds grounds;
    private final PathColumns claimed;
    private final Puzzle puzzle;
    private final Orbit orbit;
    private final NotationReader reader;
    private final Grounds.Rules rules;
    private final TraceCheck check;
    private final Notation notation;
    private final Recorder recorder;
    private final State start;
    private final boolean whole;
    private final List<Rule> used = new ArrayList<>();
    /** The position as a state, as it goes on. */
    private final State now;

    private boolean guessed;
    private Wording worded = Wording.FULL;

    /**
     * The start of a path.
     *
     * @param eliminated what was taken away before it; null if nothing was
     * @param style how its notation writes inequality
     */
    PathAgain(Grounds grounds, PathColumns claimed, @Nullable List<String> eliminated, Notation.Style style) {
        this.grounds = grounds;
        this.claimed = claimed;
        this.puzzle = grounds.puzzle(claimed.game(), claimed.puzzle());
        this.orbit = Orbit.of(puzzle);
        this.reader = grounds.reader(puzzle.model());
        this.rules = grounds.rules(claimed.theory(), puzzle);
        this.whole = eliminated == null;
        this.check = new TraceCheck(
                without(eliminated == null ? List.of() : eliminated),
                reader,
                claimed.theory().contains("LW"),
                Grounds.solutions(puzzle));
        this.start = check.position().state();
        this.now = start.copy();
        this.notation = new Notation(puzzle.model(), style);
        this.recorder = new Recorder(puzzle, rules.authors().order(), style, (match, number) -> worded);
        recorder.start(start);
    }

    private State without(List<String> names) {
        State state = puzzle.start();
        try {
            for (String name : names) {
                int label = reader.candidate(name);
                if (state.isValue(label)) {
                    throw new DatasetException("\"eliminated\": " + name + " is given.");
                }
                state.eliminate(label);
            }
        } catch (NotationException e) {
            throw new DatasetException("\"eliminated\": " + e.getMessage());
        }
        return state;
    }

    Puzzle puzzle() {
        return puzzle;
    }

    Orbit orbit() {
        return orbit;
    }

    State start() {
        return start;
    }

    /** What is known by now, as a copy. */
    Position position() {
        return check.position().copy();
    }

    int steps() {
        return check.steps();
    }

    int believed() {
        return check.believed();
    }

    String name() {
        return claimed.id().isEmpty() ? puzzle.text() : claimed.id();
    }

    /** What the columns say wrongly of the puzzle alone. */
    @Nullable
    Fault puzzleFault() {
        String problem = Columns.difference(
                new PuzzleColumns(claimed.game(), claimed.size(), claimed.puzzle(), claimed.orbit()),
                new PuzzleColumns(puzzle.game(), puzzle.size(), puzzle.text(), orbit.id()));
        return problem == null ? null : new Fault(0, "", problem, position());
    }

    private record PuzzleColumns(String game, String size, String puzzle, String orbit) {}

    /** Checks a step by its notation alone, and then whatever its row says. */
    @Nullable
    Fault step(StepRow row) {
        int number = steps() + 1;
        if (row.index() != number) {
            return new Fault(
                    number,
                    row.notation(),
                    "\"index\" is " + row.index() + ", expected " + number
                            + ". Maybe rows are missing, or of another puzzle.",
                    position());
        }
        Fault fault = step(row.notation(), row.wording());
        String problem = fault == null ? Columns.difference(row, last()) : null;
        return problem == null ? fault : wrong(row.notation(), problem);
    }

    /**
     * How a row says that a match is worded.
     *
     * @throws DatasetException if it is no wording of such a match
     */
    static Wording wording(String written, Match match) {
        try {
            Wording wording = Wording.parse(written);
            if (wording.form() < Prose.forms(match)) {
                return wording;
            }
        } catch (IllegalArgumentException e) {
            throw new DatasetException("\"wording\": " + e.getMessage());
        }
        throw new DatasetException("\"wording\": such a step has no form '" + written + "'. Maybe its form is 0.");
    }

    /** Checks a step in the plainest words and takes it. */
    @Nullable
    Fault step(String line) {
        return step(line, Wording.FULL.toString());
    }

    /** Checks a step and takes it. */
    @Nullable
    Fault step(String line, String wording) {
        Optional<Fault> fault = check.step(Claim.of(line));
        if (fault.isPresent()) {
            return fault.get();
        }
        Match match = check.made();
        Rule rule = rules.authors().of(match, now);
        if (rule == null) {
            return wrong(line, nobodyWritesSo());
        }
        used.add(rule);
        guessed |= match.pattern().isGuess();
        worded = wording(wording, match);
        Step step = new Step(steps(), rule, match, 0, 0);
        recorder.before(step, now);
        check.position().bring(now);
        recorder.after(step, now);
        return null;
    }

    /** Whether a rule of the theory may have written so, rightly or wrongly. */
    boolean isMeant(Match match, View before) {
        return rules.authors().isMeant(match, before);
    }

    /** What found the last step. */
    Rule lastRule() {
        return used.get(used.size() - 1);
    }

    /** Why another step is harder than one by this rule; null if it is not. */
    @Nullable
    String harder(Rule rule, Match other, View before) {
        return JudgedRows.harder(
                rule, rules.authors().of(other, before), rules.authors().order());
    }

    String nobodyWritesSo() {
        return claimed.theory() + " has no rule that is written so.";
    }

    /** Takes the steps up to this number that have no rows: the rules find them, and the checker checks them like any other. */
    @Nullable
    Fault fill(int number) {
        Fault fault = null;
        while (fault == null && steps() < number) {
            Step next = next();
            if (next == null || next.match() instanceof Match.Contradiction) {
                return new Fault(
                        steps() + 1,
                        "",
                        "Steps up to " + number + " were left out, but after " + steps() + " no rule of "
                                + claimed.theory() + " goes on. Maybe rows are missing, or of another puzzle.",
                        position());
            }
            fault = step(notation.line(next.match()));
        }
        return fault;
    }

    private @Nullable Step next() {
        return rules.last().next(1, check.position().state());
    }

    /** The row of the last step, as it must be. */
    StepRow last() {
        return recorder.steps().get(steps() - 1);
    }

    /** The rows of all steps so far, as they must be. */
    List<StepRow> rows() {
        return recorder.steps();
    }

    /** Whether some step is right only if there is one solution. */
    boolean assumesOneSolution() {
        return steps() > 0 && last().assumesOneSolution();
    }

    /** A fault of the last step. */
    Fault wrong(String line, String problem) {
        return new Fault(steps(), line, problem, position());
    }

    /** What the columns say wrongly of the whole path, after its last step. */
    @Nullable
    Fault end() {
        if (steps() != claimed.stepCount()) {
            return atTheEnd("The path has " + claimed.stepCount() + " steps by \"step_count\", but these are " + steps()
                    + ". Maybe rows are missing.");
        }
        Optional<Fault> fault = check.end(new Ending(claimed.outcome(), null, null));
        String problem = fault.isPresent() ? null : outcome();
        problem = fault.isPresent() || problem != null ? problem : Columns.difference(claimed, path());
        return problem == null ? fault.orElse(null) : atTheEnd(problem);
    }

    Fault atTheEnd(String problem) {
        return new Fault(steps() + 1, "", problem, position());
    }

    private @Nullable String outcome() {
        if (claimed.outcome().equals("stopped")) {
            return Arrays.stream(Outcome.Limit.values())
                            .noneMatch(limit -> limit.word().equals(claimed.stoppedBy()))
                    ? "\"stopped_by\" is " + claimed.stoppedBy() + ", expected time or memory."
                    : null;
        }
        Step next = claimed.outcome().equals("stuck") ? next() : null;
        return next == null ? null : "It is not stuck: " + notation.line(next.match()) + ".";
    }

    /** What every row says of the path, as it must be. */
    PathColumns path() {
        View solution = isUnknown() ? null : solution();
        return new PathColumns(
                claimed.schema(),
                claimed.id(),
                puzzle.game(),
                puzzle.size(),
                puzzle.text(),
                solution == null ? null : puzzle.text(solution),
                claimed.orbit(),
                claimed.split(),
                claimed.theory(),
                claimed.outcome(),
                claimed.outcome().equals("stopped") ? claimed.stoppedBy() : null,
                isSolved() ? level() : null,
                ratings(),
                steps());
    }

    /** Whether the row does not say the solution, and need not: the limit may have come before it was counted. */
    private boolean isUnknown() {
        return claimed.outcome().equals("stopped") && claimed.solution() == null;
    }

    /** That of the theory; those of others as they are, unless they are to be made again. */
    private Map<String, Integer> ratings() {
        Map<String, Integer> ratings = new TreeMap<>(claimed.ratings());
        ratings.remove(claimed.theory());
        if (grounds.areRated()) {
            ratings.replaceAll((theory, rating) -> grounds.rating(theory, puzzle));
        }
        if (isSolved()) {
            ratings.put(claimed.theory(), level());
        }
        return ratings;
    }

    /** The only solution, if it is known: by proof where the path leads to it, else by counting. */
    @Nullable
    View solution() {
        return Tracing.solution(
                puzzle, isSolved() && !guessed && whole ? check.position().state() : null);
    }

    boolean isSolved() {
        return check.position().isSolved();
    }

    int level() {
        return rules.authors().order().rating(used.stream());
    }

    /** The code of the hardest rule; null without steps. */
    @Nullable
    String hardest() {
        return used.stream()
                .max(Comparator.comparingInt(rules.authors().rules()::indexOf))
                .map(Rule::code)
                .orElse(null);
    }
}
