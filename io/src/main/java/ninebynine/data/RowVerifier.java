package ninebynine.data;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import ninebynine.check.Fault;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import org.jspecify.annotations.Nullable;

/**
 * Checks what rows of puzzles and of steps claim: every step is checked from its notation alone, and then the rows are made again and compared, column by
 * column. Threads may share one.
 */
final class RowVerifier {
    private final Grounds grounds;
    static final String OTHERS = "ratings of other theories";

    private final Set<String> taken = new ConcurrentSkipListSet<>();

    RowVerifier(Grounds grounds) {
        this.grounds = grounds;
    }

    /** What was not checked of the rows so far, by column. */
    Set<String> taken() {
        return taken;
    }

    /** Checks a row that has its steps inside. */
    Verified puzzle(int line, PuzzleRow row) {
        taken.addAll(List.of("engine", "id", "source", "split"));
        PathAgain path = new PathAgain(grounds, row.path(), row.eliminated(), style(row.steps()));
        Fault fault = fault(path, row.path(), row.steps());
        String problem = fault == null ? Columns.difference(row, again(row, path)) : null;
        return verified(line, 1, path, problem == null ? fault : path.atTheEnd(problem));
    }

    /** Checks the rows of the steps of one path. */
    Verified steps(int line, List<StepLine> rows) {
        taken.addAll(List.of("id", "split"));
        List<StepRow> steps = rows.stream().map(StepLine::step).toList();
        PathColumns claimed = rows.get(0).path();
        PathAgain path = new PathAgain(grounds, claimed, null, style(steps));
        return verified(line, rows.size(), path, fault(path, claimed, steps));
    }

    /** Checks the rows of the hints of one path. */
    Verified hints(int line, List<HintRow> rows) {
        taken.addAll(List.of("id", "split"));
        PathColumns claimed = rows.get(0).path();
        PathAgain path = new PathAgain(grounds, claimed, null, Notation.Style.UNICODE);
        Fault fault = fault(path, claimed, List.of(), false);
        for (int i = 0; i < rows.size() && fault == null; i++) {
            HintRow row = rows.get(i);
            fault = path.step(row.notation(), row.wording());
            String problem = fault == null ? Columns.difference(row, HintRow.of(row.path(), path.last())) : null;
            fault = problem == null ? fault : path.wrong(row.notation(), problem);
        }
        return verified(line, rows.size(), path, fault == null ? path.end() : fault);
    }

    /** Whether a row is of the same path as the one before it. */
    static boolean together(StepLine last, StepLine next) {
        return next.index() != 1 && last.path().equals(next.path());
    }

    private @Nullable Fault fault(PathAgain path, PathColumns claimed, List<StepRow> steps) {
        return fault(path, claimed, steps, true);
    }

    private @Nullable Fault fault(PathAgain path, PathColumns claimed, List<StepRow> steps, boolean whole) {
        if (!grounds.areRated()
                && claimed.ratings().size() > (claimed.ratings().containsKey(claimed.theory()) ? 1 : 0)) {
            taken.add(OTHERS);
        }
        if (claimed.outcome().equals("stopped")) {
            taken.add("whether a limit was reached");
        }
        Fault fault = path.puzzleFault();
        for (int i = 0; i < steps.size() && fault == null; i++) {
            StepRow step = steps.get(i);
            fault = path.step(step);
            if (fault == null && (step.names() == null) != (steps.get(0).names() == null)) {
                fault = path.wrong(step.notation(), "\"names\" is told of some steps and not of others.");
            }
        }
        return fault == null && whole ? path.end() : fault;
    }

    /** @param rows how many rows the path has: a fault is in that of its step */
    static Verified verified(int line, int rows, PathAgain path, @Nullable Fault fault) {
        return new Verified(
                line,
                path.name(),
                path.steps(),
                0,
                path.believed(),
                fault == null
                        ? List.of()
                        : List.of(new Finding(
                                line + Math.max(0, Math.min(rows, fault.step()) - 1),
                                fault.step(),
                                true,
                                fault.line(),
                                fault.reason(),
                                path.puzzle().draw(fault.before().state()))));
    }

    /** The row as it must be; what nobody can make again is taken from it. */
    private PuzzleRow again(PuzzleRow claimed, PathAgain path) {
        return new PuzzleRow(
                claimed.schema(),
                claimed.id(),
                claimed.game(),
                claimed.size(),
                claimed.puzzle(),
                claimed.solution(),
                path.orbit().canonical(),
                path.orbit().id(),
                claimed.split(),
                claimed.source(),
                claimed.ratings(),
                path.puzzle().clues(),
                Census.of(path.start()).density().doubleValue(),
                claimed.engine(),
                claimed.theory(),
                claimed.outcome(),
                claimed.stoppedBy(),
                claimed.rating(),
                path.hardest(),
                claimed.eliminated() == null ? null : Tracing.eliminated(path.puzzle(), path.start()),
                claimed.stepCount(),
                path.assumesOneSolution(),
                claimed.steps());
    }

    private static Notation.Style style(List<StepRow> steps) {
        return steps.stream().anyMatch(step -> step.notation().contains("!="))
                ? Notation.Style.ASCII
                : Notation.Style.UNICODE;
    }
}
