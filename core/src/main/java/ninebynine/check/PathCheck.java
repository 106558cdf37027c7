package ninebynine.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.explain.SplitRelation;
import ninebynine.model.Links;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A path as people publish it: Singles and whips[1] may be left out, and some steps may be of families that we do not have.
 *
 * <p>What was left out is filled in and counted. A step that can't be made again must say what is so in every solution; it is then taken as given, as
 * is one that is wrong, so that the rest can be checked. Hypotheses stand one inside the other, each with a position of its own.
 */
public final class PathCheck {
    /** What became of a step. */
    public enum Mark {
        /** It follows as it says. */
        RIGHT,
        /** Not made again, but so in every solution. */
        CONFIRMED,
        /** Right if it is read the other way. */
        TURNED,
        /** Said in words that we do not read. */
        UNREAD,
        /** It does not follow. */
        WRONG
    }

    /**
     * What came of a step.
     *
     * @param reason what is wrong, or why it can't be checked; empty if it is right
     */
    public record Result(Mark mark, String reason) {
        /** Nothing to say. */
        public static final Result RIGHT = new Result(Mark.RIGHT, "");

        /** A step that is wrong, and why. */
        public static Result wrong(String reason) {
            return new Result(Mark.WRONG, reason);
        }
    }

    private static final String NO_HYPOTHESIS = "There is no hypothesis.";

    /** A position, what was filled in to reach it, values and eliminated candidates, and the hypothesis that it stands on. */
    private static final class World {
        private static final int NONE = -1;

        private final Position position;
        private final Bits filled;
        private final Citations known;
        private final int hypothesis;
        /** Whether something in it was taken as given that only the end can confirm. */
        private boolean doubted;

        World(Position position, Bits filled, Citations known, int hypothesis, boolean doubted) {
            this.position = position;
            this.filled = filled;
            this.known = known;
            this.hypothesis = hypothesis;
            this.doubted = doubted;
        }

        /** @param known what was shown before, and holds in every solution */
        static World of(View state, Citations known) {
            Position position = Position.of(state);
            return new World(position, new Bits(position.model().labelCount()), known, NONE, false);
        }

        World copy() {
            return new World(position.copy(), filled.copy(), known.copy(), hypothesis, doubted);
        }

        World supposing(int label) {
            World inside = new World(position.copy(), filled.copy(), known.copy(), label, false);
            inside.position.assertValue(label);
            return inside;
        }
    }

    private final NotationReader reader;
    private final boolean loops;
    private final Confirmation confirmation;
    private final World start;
    private final Deque<World> outer = new ArrayDeque<>();
    private World world;
    private int filled;
    private int believed;

    /** Checks a path from here; {@code loops} says whether chains may have them. */
    public PathCheck(View start, NotationReader reader, boolean loops, Solutions solutions) {
        this.reader = reader;
        this.loops = loops;
        this.world = World.of(start, new Citations());
        this.start = world.copy();
        this.confirmation = new Confirmation(world.position, solutions);
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
        return step(line, null);
    }

    /** The same for one that may mean something else, which we may be unable to read. */
    public Result step(String line, @Nullable String otherwise) {
        Match match;
        try {
            match = reader.read(line);
        } catch (NotationException e) {
            return unknown(line, e.getMessage());
        }
        String problem = reached(match);
        if (problem != null && match.pattern().accept(new Cites())) {
            return unknown(line, problem);
        }
        if (problem != null && otherwise != null) {
            Match other;
            try {
                other = reader.read(otherwise);
            } catch (NotationException e) {
                return unknown(line, problem);
            }
            if (reached(other) == null) {
                position().apply(other);
                return new Result(Mark.TURNED, "It prints the values that are deleted.");
            }
        }
        if (problem == null && StepCheck.isBelieved(match, position().model())) {
            believed++;
            problem = doubt(match);
        }
        position().apply(match);
        return problem == null ? Result.RIGHT : Result.wrong(problem);
    }

    /** Whether a step leans on a relation that was shown elsewhere, if at all: then it is as good as one that we can't make again. */
    private static final class Cites extends FewCases<Boolean> {
        @Override
        protected Boolean other() {
            return false;
        }

        @Override
        public Boolean oneOf(Pattern.OneOf one) {
            return !one.relation().isProved();
        }

        @Override
        public Boolean orChain(Pattern.OrChain chain) {
            return !chain.relation().isProved();
        }

        @Override
        public Boolean orForcing(Pattern.OrForcing forcing) {
            return !forcing.relation().isProved();
        }
    }

    /** A relation that the path tells by itself, with its cells, or as split in two: later steps may cite it. */
    public Result relate(String text) {
        try {
            SplitRelation split = reader.split(text);
            if (split != null) {
                return related(in -> in.known.split(split, in.position));
            }
            Relation relation = reader.relation(text);
            return related(in -> in.known.show(relation, in.position));
        } catch (NotationException e) {
            return new Result(Mark.UNREAD, e.getMessage());
        }
    }

    /** Whether nothing is wrong with it, as it is or once Singles and whips[1] are filled in; otherwise it is as if it had not been said. */
    private Result related(Function<World, @Nullable String> problem) {
        String now = problem.apply(world);
        boolean shown = now == null
                || closed(false, closed -> problem.apply(closed) == null)
                || closed(true, closed -> problem.apply(closed) == null);
        return shown ? Result.RIGHT : new Result(Mark.UNREAD, String.valueOf(now));
    }

    /** Fills in what a step needs; what is wrong with it even so, or null. */
    private @Nullable String reached(Match match) {
        String problem = problem(world, match);
        for (int whips = 0; whips <= 1 && problem != null; whips++) {
            problem = closed(whips == 1, closed -> problem(closed, match) == null) ? null : problem;
        }
        return problem;
    }

    /**
     * Fills in Singles, and whips[1] if asked for, if what they lead to is as it should be; otherwise nothing changes. From a hypothesis that they
     * refute anything follows.
     */
    private boolean closed(boolean whips, Predicate<World> asItShould) {
        World closed = world.copy();
        int before = filled;
        boolean refuted = !close(closed, whips) && !outer.isEmpty();
        if (refuted || asItShould.test(closed)) {
            world = closed;
            return true;
        }
        filled = before;
        return false;
    }

    private @Nullable String problem(World in, Match match) {
        Match left = left(completed(match, in), in);
        return left == null ? null : new StepCheck(in.position, loops, in.known).problem(left);
    }

    /** With the guardians of a relation that are not told: what else its cells have. */
    private static Match completed(Match match, World in) {
        return match instanceof Match.Elimination elimination && match.pattern() instanceof Pattern.OneOf one
                ? new Match.Elimination(
                        new Pattern.OneOf(Citations.completed(one.relation(), in.position)), elimination.targets())
                : match;
    }

    /** What the match still says after what was filled in or drawn; null if that is nothing. A value is never ruled out. */
    private static @Nullable Match left(Match match, World in) {
        if (match instanceof Match.Assertion assertion) {
            return in.position.isValue(assertion.label()) ? null : match;
        }
        if (match instanceof Match.Elimination elimination) {
            Ints targets = elimination.targets();
            int[] open = targets.stream().filter(z -> !isRedundant(z, in)).toArray();
            return open.length == 0
                    ? null
                    : open.length == targets.size()
                            ? match
                            : new Match.Elimination(elimination.pattern(), Ints.of(open));
        }
        return match;
    }

    /** Whether a candidate is gone by what was filled in, or ruled out by a value: some paths say so only later. */
    private static boolean isRedundant(int label, World in) {
        if (in.position.isCandidate(label)) {
            return false;
        }
        Links links = in.position.model().links();
        return in.filled.get(label)
                || in.position.values().toInts().stream().anyMatch(value -> links.linked(value, label));
    }

    /** Singles, and whips[1] if asked for, as far as they go; false if a variable is left with nothing. */
    private boolean close(World in, boolean whips) {
        return new Basics(in.position, whips, (isValue, label) -> {
                    in.filled.set(label);
                    filled++;
                })
                .close();
    }

    /** What the solutions have against a step that says too little; inside a hypothesis only its end can tell. */
    private @Nullable String doubt(Match match) {
        if (isInside()) {
            return null;
        }
        if (match.pattern().isGuess() && match instanceof Match.Assertion) {
            Position guessed = position().copy();
            guessed.apply(match);
            return confirmation.problem(guessed);
        }
        return confirmation.problem(match, position());
    }

    private @Nullable String doubt(Ints labels, boolean asserted) {
        for (int i = 0; i < labels.size() && !isInside(); i++) {
            String problem = confirmation.problem(labels.get(i), asserted, position());
            if (problem != null) {
                return problem;
            }
        }
        return null;
    }

    /** Whether there is a hypothesis; if so, what follows from it is in doubt from here on. */
    private boolean isInside() {
        boolean inside = !outer.isEmpty();
        world.doubted |= inside;
        return inside;
    }

    /** A step that we can't make again; what follows from it may be what Singles and whips[1] say, or what the solutions do. */
    private Result unknown(String line, String why) {
        NotationReader.Conclusions follows;
        try {
            follows = reader.conclusions(line);
        } catch (NotationException e) {
            return new Result(Mark.UNREAD, why);
        }
        Ints labels = follows.labels();
        boolean asserted = follows.asserted();
        if (closed(
                true,
                closed -> labels.stream()
                        .allMatch(x -> asserted ? closed.position.isValue(x) : !closed.position.isCandidate(x)))) {
            return Result.RIGHT;
        }
        String problem = doubt(labels, asserted);
        labels.stream().filter(position()::isOpen).forEach(x -> {
            if (asserted) {
                position().assertValue(x);
            } else {
                position().eliminate(x);
            }
        });
        return problem == null ? new Result(Mark.CONFIRMED, why) : Result.wrong(problem + " " + why);
    }

    /** A state as the path describes it: what the description fits, as it is or once Singles and whips[1] are filled in. */
    public boolean fits(Predicate<Position> description) {
        return description.test(position())
                || closed(false, closed -> description.test(closed.position))
                || closed(true, closed -> description.test(closed.position));
    }

    /** Goes back to the start, if the description fits there: some texts begin again without a word. */
    public boolean again(Predicate<Position> description) {
        World further = world;
        world = start.copy();
        if (outer.isEmpty()) {
            world.known.addAll(further.known); // what holds in every solution holds at the start
        }
        boolean fits = fits(description);
        if (fits) {
            outer.clear();
        } else {
            world = further;
        }
        return fits;
    }

    /**
     * A state as the path draws it. What it lacks and nothing showed must be in no solution and is taken as given; where it has candidates that are
     * gone, the path goes on from there. One that lacks nothing else is right: the path came by there before.
     */
    public Result drawn(View state) {
        Bits claimed = state.candidates();
        if (fits(position -> position.candidates().equals(claimed))) {
            return Result.RIGHT;
        }
        Bits gone = position().candidates().copy();
        gone.andNot(claimed);
        String problem = doubt(gone.toInts(), false);
        if (problem != null) {
            return Result.wrong("The state drawn here is another: " + problem);
        }
        Bits added = claimed.copy();
        added.andNot(position().candidates());
        if (!added.isEmpty()) {
            world = World.of(state, world.known);
            if (gone.isEmpty()) {
                return Result.RIGHT;
            }
            return new Result(Mark.CONFIRMED, "The path goes on from another state, which is drawn here.");
        }
        gone.toInts().stream().forEach(position()::eliminate);
        return new Result(Mark.CONFIRMED, "The state drawn here was taken as given.");
    }

    /** From here on a candidate is taken for true. */
    public Result suppose(int label) {
        outer.push(world);
        boolean open = position().isOpen(label);
        world = world.supposing(label);
        return open ? Result.RIGHT : Result.wrong("The hypothesis is no candidate.");
    }

    /** The last hypothesis, which must be this one, led to a contradiction, so it is false. */
    public Result refute(int label) {
        if (outer.isEmpty()) {
            return Result.wrong(NO_HYPOTHESIS);
        }
        World inside = world;
        boolean refuted = !close(inside.copy(), true);
        world = outer.pop();
        String problem = inside.hypothesis != label
                ? "The hypothesis is " + name(inside.hypothesis) + "."
                : !position().isOpen(label)
                        ? "The hypothesis is no candidate."
                        : !refuted
                                ? "No variable is left with nothing."
                                : inside.doubted ? doubt(Ints.of(label), false) : null;
        position().eliminate(inside.hypothesis);
        return problem == null ? Result.RIGHT : Result.wrong(problem);
    }

    /** The last hypothesis led nowhere. */
    public Result forget() {
        if (outer.isEmpty()) {
            return Result.wrong(NO_HYPOTHESIS);
        }
        world = outer.pop();
        return Result.RIGHT;
    }

    /** Checks how the path ends, after the last step. */
    public Optional<String> end(@Nullable String outcome) {
        if (outcome == null || outcome.equals("stopped")) {
            return Optional.empty();
        }
        boolean consistent = close(world, !outcome.equals("stuck"));
        boolean solved = consistent && position().isSolved();
        return switch (outcome) {
            case "solved" -> solved ? Optional.empty() : Optional.of("It is not solved.");
            case "contradictory" -> consistent ? Optional.of("No variable is left with nothing.") : Optional.empty();
            default -> solved || !consistent ? Optional.of("It is not stuck.") : Optional.empty();
        };
    }

    private String name(int label) {
        return position().model().names().label(label);
    }
}
