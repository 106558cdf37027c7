package ninebynine.io;

import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;

/**
 * A trace as text for people.
 *
 * @param style how inequality is written
 * @param told how each step is said in English too
 * @param states whether the resolution states are drawn
 * @param colour whether rule names stand out
 */
public record TraceText(Notation.Style style, Told told, boolean states, boolean colour) {
    /** How steps are said in English: not at all, in plain words, or with the name of the technique first. */
    public enum Told {
        NOT,
        PLAIN,
        NAMED
    }

    private static final String BOLD = "\u001B[1m";
    private static final String FAINT = "\u001B[2m";
    private static final String PLAIN = "\u001B[0m";

    /** With plain sentences, or with none. */
    public TraceText(Notation.Style style, boolean explain, boolean states, boolean colour) {
        this(style, explain ? Told.PLAIN : Told.NOT, states, colour);
    }

    /** The puzzle, its steps, how it ended; with a blank line at the end. */
    public String print(Puzzle puzzle, Theory theory, Trace trace, Precedence precedence) {
        return print(puzzle, theory.name(), trace, precedence);
    }

    /** The same for a theory by its name. */
    public String print(Puzzle puzzle, String theory, Trace trace, Precedence precedence) {
        return new Printing(puzzle, theory, trace, precedence).print();
    }

    private final class Printing {
        private final Puzzle puzzle;
        private final String theory;
        private final Trace trace;
        private final Precedence precedence;
        private final Notation notation;
        private final Prose prose;
        private final StringBuilder out = new StringBuilder();
        /** The highest level that was announced: 0 after the start, 1 after Singles, 2 after whips[1]. */
        private int announced;

        Printing(Puzzle puzzle, String theory, Trace trace, Precedence precedence) {
            this.puzzle = puzzle;
            this.theory = theory;
            this.trace = trace;
            this.precedence = precedence;
            this.notation = new Notation(puzzle.model(), style);
            this.prose = new Prose(puzzle.model());
        }

        String print() {
            line(puzzle.text());
            draw("Resolution state at the start:", trace.start());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                announce(step.rule().level(), state);
                line(shown(notation.line(step.match())));
                if (told != Told.NOT) {
                    line((colour ? FAINT : "") + "    " + sentence(step.match(), state) + (colour ? PLAIN : ""));
                }
                Replay.apply(step, state, precedence);
            }
            if (!trace.isSolved()) {
                announce(2, state);
            }
            outcome();
            return out.append('\n').toString();
        }

        private String sentence(Match match, State before) {
            return told == Told.NAMED ? prose.named(match, before) : prose.sentence(match, before);
        }

        /** Says where we are when Singles, and then whips[1], have done all they can for the first time. */
        private void announce(int level, State state) {
            if (level > 0 && announced == 0) {
                announced = 1;
                draw("Resolution state after Singles:", state);
                line(Census.of(state).line());
            }
            if (level > 1 && announced == 1) {
                announced = 2;
                draw("Resolution state after Singles and whips[1]:", state);
            }
        }

        private void outcome() {
            Rule hardest = trace.hardest(precedence.rules());
            if (trace.outcome() instanceof Outcome.Contradictory contradictory) {
                Match match = contradictory.match();
                line("No solution. " + prose.sentence(match, trace.end()));
            } else if (trace.isSolved()) {
                line("Solved by " + theory + ". Rating " + trace.level()
                        + (hardest == null ? "." : ", hardest rule " + hardest.code() + "."));
                line(puzzle.text(trace.end()));
            } else {
                boolean stopped = trace.outcome() instanceof Outcome.LimitReached;
                line((stopped ? "Stopped by the time limit. " : "") + "Not solved by " + theory + ". "
                        + trace.end().openCount() + " candidates are left:");
                line(puzzle.draw(trace.end()));
            }
        }

        private void draw(String title, State state) {
            if (states) {
                line(title);
                line(puzzle.draw(state));
            }
        }

        private String shown(String step) {
            if (!colour) {
                return step;
            }
            int end = step.indexOf(step.contains(": ") ? ": " : " ==>");
            return BOLD + step.substring(0, end) + PLAIN + step.substring(end);
        }

        private void line(String text) {
            out.append(text).append('\n');
        }
    }
}
