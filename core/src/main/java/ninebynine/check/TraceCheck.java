package ninebynine.check;

import java.util.Optional;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
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
    private int steps;
    private int believed;
    /** The highest level so far; negative once a step came whose level its notation does not tell. */
    private int level;

    public TraceCheck(View start, NotationReader reader) {
        this(start, reader, false);
    }

    /**
     * @param start the givens, propagated or not
     * @param loops whether whips may use a left-linking candidate twice, as {@code LW} does
     */
    public TraceCheck(View start, NotationReader reader, boolean loops) {
        this.reader = reader;
        this.givens = start.values();
        this.position = Position.of(start);
        this.loops = loops;
    }

    /** What is known by now. Not a copy: read only. */
    public Position position() {
        return position;
    }

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
        Match match;
        try {
            match = reader.read(claim.notation());
        } catch (NotationException e) {
            return fault(claim, e.getMessage());
        }
        String problem = claim.before() == null ? null : claim.before().difference(position);
        if (problem != null) {
            return fault(claim, "The state before it is another: " + problem);
        }
        problem = new StepCheck(position, loops).problem(match);
        if (problem != null) {
            return fault(claim, problem);
        }
        return claim.after() == null ? made(match) : made(match, claim, claim.after());
    }

    private Optional<Fault> made(Match match, Claim claim, Claim.Claimed after) {
        Position before = position.copy();
        made(match);
        String problem = after.difference(position);
        return problem == null
                ? Optional.empty()
                : Optional.of(new Fault(steps, claim.notation(), "The state after it is another: " + problem, before));
    }

    private Optional<Fault> made(Match match) {
        position.apply(match);
        believed += StepCheck.isBelieved(match) ? 1 : 0;
        int own = level(match.pattern());
        level = level < 0 || own < 0 ? -1 : Math.max(level, own);
        return Optional.empty();
    }

    /** What the step adds to a rating; -1 for trials, whose level the notation does not tell. */
    private static int level(Pattern pattern) {
        if (pattern instanceof Pattern.Lone) {
            return 0;
        }
        if (pattern instanceof Pattern.Chain chain) {
            return ChainFamily.named(chain.family()) == ChainFamily.TRIAL_BRAID ? -1 : chain.length();
        }
        return pattern instanceof Pattern.Subset subset
                ? subset.lines().size()
                : pattern instanceof Pattern.Finned fish
                        ? fish.lines().size()
                        : pattern instanceof Pattern.Forcing forcing ? forcing.length() : -1;
    }

    /** Checks how the trace ends, after the last step. */
    public Optional<Fault> end(Ending ending) {
        String problem = outcome(ending.outcome());
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
        boolean empty = false;
        for (int v = 0; v < position.model().variableCount(); v++) {
            empty |= position.count(v) == 0;
        }
        boolean solved = position.isSolved();
        return switch (outcome) {
            case "solved" -> solved ? null : "It is not solved.";
            case "contradictory" -> empty ? null : "Every variable still has a candidate.";
            case "stuck" -> solved || empty ? "It is not stuck." : null;
            case "stopped" -> null;
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

    private Optional<Fault> fault(Claim claim, String reason) {
        return Optional.of(new Fault(steps, claim.notation(), reason, position.copy()));
    }
}
