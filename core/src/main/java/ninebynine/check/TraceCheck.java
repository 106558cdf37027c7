package ninebynine.check;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.model.Constraint;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A whole trace, step after step: each is read, checked, and made; the states that come out are worked out here.
 *
 * <p>After the first fault nothing more is said of the trace.
 */
public final class TraceCheck {
    private final NotationReader reader;
    private final Bits givens;
    private final Position position;
    private final boolean loops;
    private final @Nullable Confirmation confirmation;
    /** The position before the last step. */
    private Position before;
    /** The last step that was made. */
    private @Nullable Match made;

    private int steps;
    private int believed;
    private boolean guessed;
    /** The highest level so far; negative once a step came whose level its notation does not tell. */
    private int level;

    /** Checks a trace from here. */
    public TraceCheck(View start, NotationReader reader) {
        this(start, reader, false);
    }

    /**
     * @param start the givens, propagated or not
     * @param loops whether whips may use a left-linking candidate twice, as {@code LW} does
     */
    public TraceCheck(View start, NotationReader reader, boolean loops) {
        this(start, reader, loops, null);
    }

    /**
     * The same.
     *
     * @param solutions what confirms the steps that say too little to be made again; null if nothing does, so that only their form is checked
     */
    public TraceCheck(View start, NotationReader reader, boolean loops, @Nullable Solutions solutions) {
        this.reader = reader;
        this.givens = start.values();
        this.position = Position.of(start);
        this.before = position;
        this.loops = loops;
        this.confirmation = solutions == null ? null : new Confirmation(position, solutions);
    }

    /** What is known by now. Not a copy: read only. */
    public Position position() {
        return position;
    }

    /** The last step that was made. */
    public Match made() {
        return Objects.requireNonNull(made, "no step was made");
    }

    /** How many steps were checked. */
    public int steps() {
        return steps;
    }

    /** How many steps said too little to be made again: see {@link StepCheck#isBelieved}. */
    public int believed() {
        return believed;
    }

    /** Checks the next step and makes it. */
    public Optional<Fault> step(Claim claim) {
        steps++;
        before = position.copy();
        Match match;
        try {
            match = reader.read(claim.notation());
        } catch (NotationException e) {
            return fault(claim.notation(), e.getMessage());
        }
        String problem = claim.before() == null ? null : claim.before().difference(position);
        if (problem != null) {
            return fault(claim.notation(), "The state before it is another: " + problem);
        }
        problem = isContradictory() ? "Nothing can follow: there is a contradiction already." : null;
        problem = problem == null ? new StepCheck(position, loops).problem(match) : problem;
        problem = problem == null && StepCheck.isBelieved(match, position.model()) ? believe(match) : problem;
        if (problem != null) {
            return fault(claim.notation(), problem);
        }
        problem = said(match, claim);
        if (problem != null) {
            return fault(claim.notation(), problem);
        }
        make(match);
        problem = claim.after() == null ? null : claim.after().difference(position);
        return problem == null
                ? Optional.empty()
                : fault(claim.notation(), "The state after it is another: " + problem);
    }

    /** What the solutions say against a step that says too little to be made again; null if nothing. */
    private @Nullable String believe(Match match) {
        believed++;
        guessed |= match instanceof Match.Assertion && match.pattern().isGuess();
        return confirmation == null ? null : confirmation.problem(match, position);
    }

    private boolean isContradictory() {
        for (int v = 0; v < position.model().variableCount(); v++) {
            if (position.isEmpty(v)) {
                return true;
            }
        }
        Constraint constraint = position.model().constraint();
        return constraint != null && !constraint.conflict(position::isValue).isEmpty();
    }

    /** Whether some variable has one candidate left that is not known to be its value. */
    private boolean hasSingle() {
        for (int v = 0; v < position.model().variableCount(); v++) {
            if (position.count(v) == 1 && !position.isDecided(v)) {
                return true;
            }
        }
        return false;
    }

    /** Checks that a step is wrong where the last one was made, as its trace says; nothing is made of it. */
    public Optional<Fault> wrong(String notation) {
        try {
            return new StepCheck(before, loops).problem(reader.read(notation)) == null
                    ? fault(notation, "It is said to be wrong, but it holds.")
                    : Optional.empty();
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** What is claimed to follow, where it is told apart from the notation. */
    private @Nullable String said(Match match, Claim claim) {
        List<String> follows = claim.conclusions();
        if (follows == null) {
            return null;
        }
        Ints labels = match instanceof Match.Assertion assertion
                ? Ints.of(assertion.label())
                : match instanceof Match.Elimination elimination ? elimination.targets() : Ints.of();
        boolean same = follows.size() == labels.size();
        for (int i = 0; i < labels.size() && same; i++) {
            same = follows.get(i).equals(position.model().names().label(labels.get(i)));
        }
        return same ? null : "Its conclusions are not those of its notation.";
    }

    private void make(Match match) {
        made = match;
        position.apply(match);
        int own = PatternLevel.of(match.pattern());
        level = level < 0 || own < 0 ? -1 : Math.max(level, own);
    }

    /** Checks how the trace ends, after the last step. */
    public Optional<Fault> end(Ending ending) {
        String problem = outcome(ending.outcome());
        if (problem == null && guessed && confirmation != null) {
            problem = confirmation.problem(position);
        }
        if (problem == null && ending.solution() != null) {
            problem = solution(ending.solution());
        }
        if (problem == null && ending.rating() != null && level >= 0 && ending.rating() != level) {
            problem = "The rating is " + level + ", not " + ending.rating() + ".";
        }
        return problem == null ? Optional.empty() : Optional.of(new Fault(steps + 1, "", problem, position.copy()));
    }

    private @Nullable String outcome(@Nullable String outcome) {
        if (outcome == null) {
            return null;
        }
        boolean contradictory = isContradictory();
        boolean solved = position.isSolved();
        return switch (outcome) {
            case "solved" -> solved ? null : "It is not solved.";
            case "contradictory" -> contradictory ? null : "There is no contradiction.";
            case "stuck" -> solved || contradictory || hasSingle() ? "It is not stuck." : null;
            // a limit may come before anybody notices that a variable is empty
            case "stopped" -> solved ? "It was not stopped." : null;
            default -> "No trace ends '" + outcome + "'.";
        };
    }

    /** A solution keeps the rules and the givens, and no step took anything away from it. */
    private @Nullable String solution(Position solution) {
        if (!solution.isSolved()) {
            return "The solution breaks the rules of the game.";
        }
        Bits missing = givens.copy();
        missing.andNot(solution.values());
        Bits taken = solution.values().copy();
        taken.andNot(position.candidates());
        return !missing.isEmpty()
                ? "The solution does not keep " + name(missing) + "."
                : taken.isEmpty() ? null : "The solution has " + name(taken) + ", which the path rules out.";
    }

    private String name(Bits labels) {
        return position.model().names().label(labels.first());
    }

    private Optional<Fault> fault(String line, String reason) {
        return Optional.of(new Fault(steps, line, reason, before));
    }
}
