package ninebynine.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.model.Links;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A path as people publish it: Singles and whips[1] may be left out, and some steps may be of families that we do not have.
 *
 * <p>What was left out is filled in and counted. A step that can't be checked, and one that is wrong, is taken as given, so that the rest can be
 * checked. Hypotheses stand one inside the other, each with a position of its own.
 */
public final class PathCheck {
    /** What became of a step. */
    public enum Mark {
        RIGHT,
        UNCHECKED,
        WRONG
    }

    /**
     * What came of a step.
     *
     * @param reason what is wrong, or why it can't be checked; empty if it is right
     */
    public record Result(Mark mark, String reason) {}

    private static final Result RIGHT = new Result(Mark.RIGHT, "");

    /** A position, and what was filled in to reach it: values, and eliminated candidates. */
    private record World(Position position, Bits filled) {
        World copy() {
            return new World(position.copy(), filled.copy());
        }
    }

    private final NotationReader reader;
    private final boolean loops;
    private final Deque<World> outer = new ArrayDeque<>();
    private World world;
    private int filled;
    private int believed;

    public PathCheck(View start, NotationReader reader, boolean loops) {
        this.reader = reader;
        this.loops = loops;
        Position position = Position.of(start);
        this.world = new World(position, new Bits(position.model().labelCount()));
    }

    /** What is known by now. Not a copy: read only. */
    public Position position() {
        return world.position;
    }

    /** How many values and eliminations were filled in. */
    public int filled() {
        return filled;
    }

    /** How many steps said too little to be made again: see {@link StepCheck#isBelieved}. */
    public int believed() {
        return believed;
    }

    /** Checks the next step and makes it. */
    public Result step(String line) {
        Match match;
        try {
            match = reader.read(line);
        } catch (NotationException e) {
            return unknown(line, e.getMessage());
        }
        if (match.pattern() instanceof Pattern.Chain chain
                && !ChainCheck.isKnown(chain, position().model())) {
            return unknown(line, "No chain is called " + chain.family() + ".");
        }
        Match left = left(match);
        return left == null ? RIGHT : known(left);
    }

    private Result known(Match match) {
        String problem = problem(world, match);
        for (int whips = 0; whips <= 1 && problem != null; whips++) {
            World closed = world.copy();
            int before = filled;
            close(closed, whips == 1);
            if (problem(closed, match) == null) {
                world = closed;
                problem = null;
            } else {
                filled = before;
            }
        }
        position().apply(match);
        believed += problem == null && StepCheck.isBelieved(match) ? 1 : 0;
        return problem == null ? RIGHT : new Result(Mark.WRONG, problem);
    }

    private @Nullable String problem(World in, Match match) {
        Match left = left(match, in);
        return left == null ? null : new StepCheck(in.position, loops).problem(left);
    }

    private @Nullable Match left(Match match) {
        return left(match, world);
    }

    /** What the match still says after what was filled in or drawn; null if that is nothing. */
    private static @Nullable Match left(Match match, World in) {
        if (match instanceof Match.Assertion assertion) {
            return in.position.isValue(assertion.label()) ? null : match;
        }
        if (match instanceof Match.Elimination elimination) {
            Ints targets = elimination.targets();
            int[] open = targets.stream()
                    .filter(z -> !in.filled.get(z) && !isPropagated(z, in.position))
                    .toArray();
            return open.length == 0
                    ? null
                    : open.length == targets.size()
                            ? match
                            : new Match.Elimination(elimination.pattern(), Ints.of(open));
        }
        return match;
    }

    /** Whether a value rules it out: some paths say so only later, by a whip[1] or another step. */
    private static boolean isPropagated(int label, Position position) {
        Links links = position.model().links();
        return !position.isCandidate(label)
                && position.values().toInts().stream().anyMatch(value -> links.linked(value, label));
    }

    /** Singles, and whips[1] if asked for, as far as they go; false if a variable is left with nothing. */
    private boolean close(World in, boolean whips) {
        return new Basics(in.position, whips, (isValue, label) -> {
                    in.filled.set(label);
                    filled++;
                })
                .close();
    }

    /** A step that we can't check; what follows from it may still be what Singles and whips[1] say. */
    private Result unknown(String line, String why) {
        NotationReader.Conclusions follows;
        try {
            follows = reader.conclusions(line);
        } catch (NotationException e) {
            return new Result(Mark.UNCHECKED, why);
        }
        World closed = world.copy();
        int before = filled;
        close(closed, true);
        boolean isFilled = follows.labels().stream()
                .allMatch(x -> follows.asserted() ? closed.position.isValue(x) : !closed.position.isCandidate(x));
        if (isFilled) {
            world = closed;
            return RIGHT;
        }
        filled = before;
        follows.labels().stream().filter(position()::isOpen).forEach(x -> {
            if (follows.asserted()) {
                position().assertValue(x);
            } else {
                position().eliminate(x);
            }
        });
        return new Result(Mark.UNCHECKED, why);
    }

    /**
     * A state as the path draws it. What it lacks and nothing showed is taken as given; where it has candidates that are gone, the path goes on
     * from there.
     */
    public Result drawn(View state) {
        Bits claimed = state.candidates();
        for (int whips = -1; whips <= 1; whips++) {
            World closed = world.copy();
            int before = filled;
            if (whips >= 0) {
                close(closed, whips == 1);
            }
            if (closed.position.candidates().equals(claimed)) {
                world = closed;
                return RIGHT;
            }
            filled = before;
        }
        Bits added = claimed.copy();
        added.andNot(position().candidates());
        if (!added.isEmpty()) {
            world = new World(Position.of(state), new Bits(claimed.length()));
            return new Result(Mark.UNCHECKED, "The path goes on from another state, which is drawn here.");
        }
        Bits gone = position().candidates().copy();
        gone.andNot(claimed);
        gone.toInts().stream().forEach(position()::eliminate);
        return new Result(Mark.UNCHECKED, "The state drawn here was taken as given.");
    }

    /** From here on a candidate is taken for true. */
    public Result suppose(int label) {
        outer.push(world);
        world = world.copy();
        boolean open = position().isOpen(label);
        position().assertValue(label);
        return open ? RIGHT : new Result(Mark.WRONG, "The hypothesis is no candidate.");
    }

    /** The last hypothesis led to a contradiction, so it is false. */
    public Result refute(int label) {
        boolean refuted = !close(world.copy(), true);
        return outer.isEmpty() ? new Result(Mark.WRONG, "There is no hypothesis.") : back(label, refuted);
    }

    private Result back(int label, boolean refuted) {
        world = outer.pop();
        boolean open = position().isOpen(label);
        position().eliminate(label);
        return refuted && open
                ? RIGHT
                : new Result(
                        Mark.WRONG, open ? "No variable is left with nothing." : "The hypothesis is no candidate.");
    }

    /** The last hypothesis led nowhere. */
    public void forget() {
        if (!outer.isEmpty()) {
            world = outer.pop();
        }
    }

    /** Checks how the path ends, after the last step. */
    public Optional<String> end(@Nullable String outcome) {
        if (outcome == null || outcome.equals("stopped")) {
            return Optional.empty();
        }
        boolean consistent = close(world, outcome.equals("contradictory"));
        boolean solved = consistent && position().isSolved();
        return switch (outcome) {
            case "solved" -> solved ? Optional.empty() : Optional.of("It is not solved.");
            case "contradictory" -> consistent ? Optional.of("No variable is left with nothing.") : Optional.empty();
            default -> solved || !consistent ? Optional.of("It is not stuck.") : Optional.empty();
        };
    }
}
