package ninebynine.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/**
 * Checks every step but Singles of whole collections: printed and parsed back, its conditions checked by {@link StepCheck}, its conclusion against the
 * solution that a plain search found.
 *
 * <pre>
 * mvn -q -pl verify -am package -Dmaven.test.skip=true
 * java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.verify.ChainAudit THEORY[,THEORY…] FILE [FIRST [LAST]]
 * </pre>
 */
public final class ChainAudit {
    private long steps;
    private long wrong;

    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(args[1]));
        int first = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        int last = args.length > 3 ? Integer.parseInt(args[3]) : lines.size();
        for (String theory : args[0].split(",", -1)) {
            ChainAudit audit = new ChainAudit();
            Game sudoku = Games.named("sudoku");
            for (String line : lines.subList(first - 1, Math.min(last, lines.size()))) {
                if (!line.isBlank()) {
                    audit.puzzle(sudoku.parse(line), theory);
                }
            }
            System.out.printf(Locale.ROOT, "%-8s %10d steps checked, %d wrong%n", theory, audit.steps, audit.wrong);
        }
    }

    /** How many steps were checked so far. */
    public long steps() {
        return steps;
    }

    /** How many of them were wrong. */
    public long wrong() {
        return wrong;
    }

    /** Checks every step but Singles of the puzzle's path; what is wrong goes to standard output. */
    public void puzzle(Puzzle puzzle, String theory) {
        Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
        State solution = Solution.of(puzzle.start());
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        NotationReader reader = new NotationReader(puzzle.model());
        new Resolver(precedence).resolve(puzzle.start(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                if (step.rule().level() > 0) {
                    step(
                            puzzle,
                            notation.line(step.match()),
                            reader.read(notation.line(step.match())),
                            step,
                            state,
                            solution);
                }
            }
        });
    }

    private void step(Puzzle puzzle, String line, Match read, Step step, View state, State solution) {
        steps++;
        boolean loops = step.rule().code().startsWith("LW");
        Optional<String> problem = !read.equals(step.match())
                ? Optional.of("it reads back as something else")
                : isFalse(read, solution)
                        ? Optional.of("it contradicts the solution")
                        : StepCheck.check(Position.of(state), read, loops);
        if (problem.isPresent()) {
            wrong++;
            System.out.println(puzzle.text() + "\n" + line + "\n  " + problem.get() + "\n" + puzzle.draw(state));
        }
    }

    static boolean isFalse(Match match, State solution) {
        if (match instanceof Match.Assertion assertion) {
            return !solution.isValue(assertion.label());
        }
        return match instanceof Match.Elimination elimination
                && elimination.targets().stream().anyMatch(solution::isValue);
    }

    /** A solution by depth-first search with Singles; the puzzles are expected to have exactly one. */
    static final class Solution {
        private Solution() {}

        static State of(State start) {
            State found = search(start, Theory.parse("BRT").precedence(start.model()));
            if (found == null) {
                throw new IllegalArgumentException("a puzzle without a solution can't be audited");
            }
            return found;
        }

        private static @org.jspecify.annotations.Nullable State search(State state, Precedence singles) {
            if (new Resolver(singles).resolve(state, TraceSink.NONE) instanceof Outcome.Contradictory) {
                return null;
            }
            if (state.isSolved()) {
                return state;
            }
            int best = -1;
            for (int v = 0; v < state.model().variableCount(); v++) {
                if (state.count(v) == 0) {
                    return null;
                }
                if (!state.isDecided(v) && (best < 0 || state.count(v) < state.count(best))) {
                    best = v;
                }
            }
            for (int x : state.model().labels(best)) {
                if (state.isCandidate(x)) {
                    State child = state.copy();
                    child.assertValue(x);
                    State found = search(child, singles);
                    if (found != null) {
                        return found;
                    }
                }
            }
            return null;
        }
    }
}
