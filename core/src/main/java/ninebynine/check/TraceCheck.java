package ninebynine.check;

import java.util.List;
import java.util.Optional;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
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
    /** The position before the last step. */
    private Position before;

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
        this.before = position;
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
        problem = new StepCheck(position, loops).problem(match);
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
        position.apply(match);
        believed += StepCheck.isBelieved(match) ? 1 : 0;
        int own = level(match.pattern());
        level = level < 0 || own < 0 ? -1 : Math.max(level, own);
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

    private Optional<Fault> fault(String line, String reason) {
        return Optional.of(new Fault(steps, line, reason, before));
    }
}
