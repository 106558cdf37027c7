package ninebynine.io;

import java.util.function.Consumer;
import java.util.stream.Collectors;
import ninebynine.check.Position;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.study.WayOut;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;

/** Prints a path as it goes: the puzzle, each step before it is taken, and, when told so, how it ended. */
public final class PathPrinter implements TraceSink {
    private static final String BOLD = "\u001B[1m";
    private static final String FAINT = "\u001B[2m";
    private static final String PLAIN = "\u001B[0m";

    private final TraceText how;
    private final Puzzle puzzle;
    private final Consumer<String> out;
    private final Notation notation;
    private final Prose prose;
    /** The highest level that was announced: 0 after the start, 1 after Singles, 2 after whips[1]. */
    private int announced;

    /** @param out takes one or several whole lines at a time */
    public PathPrinter(TraceText how, Puzzle puzzle, Consumer<String> out) {
        this.how = how;
        this.puzzle = puzzle;
        this.out = out;
        this.notation = new Notation(puzzle.model(), how.style());
        this.prose = new Prose(puzzle.model());
    }

    @Override
    public void start(View state) {
        line(puzzle.text());
        simulated(state);
        draw(OwnText.AT_THE_START, state);
    }

    @Override
    public void before(Step step, View state) {
        announce(step.rule().level(), state);
        String line = shown(notation.line(step.match()));
        line(how.told() == TraceText.English.NOT ? line : line + "\n" + sentence(step.match(), state));
    }

    /** How it ended, with a blank line after it. */
    public void end(String theory, Trace trace, Precedence order) {
        endWithoutBlank(theory, trace, order);
        line("");
    }

    /** The same, and where no rule applies any more, how it might go on. */
    public void endWithWayOut(String theory, Trace trace, Precedence order) {
        endWithoutBlank(theory, trace, order);
        if (trace.outcome() instanceof Outcome.Stuck) {
            line(WayOut.of(trace.end(), puzzle.counter()).sentence());
        } else if (trace.isSolved() && isGuessed(trace)) {
            line(WayOut.afterGuess(trace.start(), puzzle.counter()));
        }
        line("");
    }

    /** Where time or memory was short, nothing is counted any more. */
    private void endWithoutBlank(String theory, Trace trace, Precedence order) {
        if (!trace.isSolved() && !(trace.outcome() instanceof Outcome.LimitReached)) {
            announce(2, trace.end());
        }
        line(outcome(theory, trace, order));
        String assumed = OneSolution.sentence(trace);
        if (!assumed.isEmpty()) {
            line(assumed);
        }
    }

    private static boolean isGuessed(Trace trace) {
        return trace.steps().stream().anyMatch(step -> step.match().pattern().isGuess());
    }

    /** What the path starts without, though the puzzle has it. */
    private void simulated(View start) {
        Bits taken = Position.of(puzzle.start()).candidates().copy();
        taken.andNot(start.candidates());
        if (!taken.isEmpty()) {
            line(taken.toInts().stream()
                    .mapToObj(puzzle.model().names()::label)
                    .collect(Collectors.joining(", ", OwnText.SIMULATED, ".")));
        }
    }

    private String sentence(Match match, View before) {
        String said = prose.told(match, before, how.told() == TraceText.English.NAMED ? Wording.NAMED : Wording.FULL);
        return (how.colour() ? FAINT : "") + "    " + said + (how.colour() ? PLAIN : "");
    }

    /** Says where we are when Singles, and then whips[1], have done all they can for the first time. */
    private void announce(int level, View state) {
        if (level > 0 && announced == 0) {
            String counts = Census.of(state).line();
            draw("Resolution state after Singles:", state);
            line(counts);
            announced = 1;
        }
        if (level > 1 && announced == 1) {
            announced = 2;
            draw("Resolution state after Singles and whips[1]:", state);
        }
    }

    private String outcome(String theory, Trace trace, Precedence order) {
        if (trace.outcome() instanceof Outcome.Contradictory contradictory) {
            return "No solution. " + prose.sentence(contradictory.match(), trace.end());
        }
        if (trace.isSolved()) {
            Rule hardest = trace.hardest(order.rules());
            return "Solved by " + theory + ". Rating " + order.rating(trace.rules())
                    + (hardest == null ? "." : ", hardest rule " + hardest.code() + ".") + "\n"
                    + puzzle.text(trace.end());
        }
        String stopped = trace.outcome() instanceof Outcome.LimitReached reached
                ? "Stopped by " + reached.limit().phrase() + ". "
                : "";
        return stopped + "Not solved by " + theory + ". " + trace.end().openCount() + " candidates are left:\n"
                + puzzle.draw(trace.end());
    }

    private void draw(String title, View state) {
        if (how.states()) {
            line(title + "\n" + puzzle.draw(state));
        }
    }

    private String shown(String step) {
        if (!how.colour()) {
            return step;
        }
        int end = step.indexOf(step.contains(": ") ? ": " : " ==>");
        return BOLD + step.substring(0, end) + PLAIN + step.substring(end);
    }

    private void line(String text) {
        out.accept(text + "\n");
    }
}
