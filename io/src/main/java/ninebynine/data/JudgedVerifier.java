package ninebynine.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import ninebynine.check.Fault;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.model.Model;
import ninebynine.mutate.Mutation;
import ninebynine.mutate.WrongSteps;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * Checks rows of right and wrong steps: what is said to be right is, what is said to be wrong is not, for the reason that is told. Steps that have no rows,
 * because nothing wrong looks like them, are found again. Threads may share one.
 */
final class JudgedVerifier {
    private final Grounds grounds;
    private final Set<String> taken = new ConcurrentSkipListSet<>();

    private final boolean harder;

    /** @param harder whether a step may also be rejected because it is harder: so it is with preferences */
    JudgedVerifier(Grounds grounds, boolean harder) {
        this.grounds = grounds;
        this.harder = harder;
    }

    /** What was not checked of the rows so far, by column. */
    Set<String> taken() {
        return taken;
    }

    /** Whether a row is of the same path as the one before it. */
    static boolean together(JudgedRow last, JudgedRow next) {
        return next.index() >= last.index()
                && next.judgedCount() == last.judgedCount()
                && last.path().equals(next.path());
    }

    Verified verify(int line, List<JudgedRow> rows) {
        taken.addAll(List.of("id", "mistake", "split"));
        if (!grounds.areRated() && rows.get(0).ratings().size() > 1) {
            taken.add(RowVerifier.OTHERS);
        }
        PathAgain path = new PathAgain(grounds, rows.get(0).path(), null, Notation.Style.UNICODE);
        Judging judging = new Judging(path, rows);
        Fault fault = judging.fault();
        List<Finding> findings = new ArrayList<>();
        if (fault != null) {
            JudgedRow row = rows.get(judging.at);
            String board = path.puzzle().draw(fault.before().state());
            findings.add(new Finding(line + judging.at, row.index(), true, row.notation(), fault.reason(), board));
        }
        return new Verified(line, path.name(), rows.size(), 0, path.believed(), findings);
    }

    /** The rows of one path. */
    private final class Judging {
        private final PathAgain path;
        private final List<JudgedRow> rows;
        private final NotationReader reader;
        private final List<Wrong> wrong = new ArrayList<>();
        /** The row that is looked at. */
        private int at;

        Judging(PathAgain path, List<JudgedRow> rows) {
            this.path = path;
            this.rows = rows;
            this.reader = grounds.reader(path.puzzle().model());
        }

        /** First the path with its right steps, which tells the solution; then the wrong ones. */
        @Nullable
        Fault fault() {
            Fault fault = path.puzzleFault();
            for (int i = 0; i < rows.size() && fault == null; i += 2) {
                at = i;
                fault = pair(rows.get(i), i + 1 < rows.size() ? rows.get(i + 1) : null);
            }
            fault = fault == null ? path.fill(rows.get(0).stepCount()) : fault;
            fault = fault == null ? path.end() : fault;
            if (fault == null && wrong.size() != rows.get(0).judgedCount()) {
                fault = path.atTheEnd("The path has " + rows.get(0).judgedCount()
                        + " pairs of rows by \"judged_count\", but these are " + wrong.size()
                        + ". Maybe rows are missing.");
            }
            View solution = fault == null ? path.solution() : null;
            for (int i = 0; i < wrong.size() && fault == null; i++) {
                at = 2 * i + 1;
                JudgedRow row = rows.get(at);
                String problem = harder && JudgedRows.HARDER.equals(row.mistake())
                        ? wrong.get(i).problem(row)
                        : wrong.get(i).problem(row, solution);
                fault = problem == null ? null : new Fault(0, "", problem, wrong.get(i).before);
            }
            return fault;
        }

        private @Nullable Fault pair(JudgedRow right, @Nullable JudgedRow other) {
            if (!right.valid() || other == null || other.valid() || other.index() != right.index()) {
                return path.wrong(
                        right.notation(),
                        "Rows come in pairs, a right step and a wrong one in its place, but here one is alone. Maybe rows are missing.");
            }
            if (right.index() <= path.steps()) {
                return path.wrong(
                        right.notation(),
                        "\"index\" is " + right.index() + ", expected more than " + path.steps()
                                + ". Maybe a row is here twice.");
            }
            Fault fault = path.fill(right.index() - 1);
            Position before = path.position();
            fault = fault == null ? path.step(right.notation(), right.wording()) : fault;
            if (fault != null) {
                return fault;
            }
            StepRow own = path.last();
            String problem = Columns.difference(right, JudgedRow.of(right.path(), right.judgedCount(), own));
            boolean loops =
                    StepCheck.check(before, reader.read(right.notation())).isPresent();
            wrong.add(new Wrong(path, reader, before, own, path.lastRule(), loops));
            return problem == null ? null : path.wrong(right.notation(), problem);
        }
    }

    /**
     * The place of a wrong step.
     *
     * @param path the path that it is on
     * @param before the state in which it is wrong
     * @param right the step that is right there
     * @param rule what found it
     * @param loops whether that is a whip that holds with loops only
     */
    private record Wrong(
            PathAgain path, NotationReader reader, Position before, StepRow right, Rule rule, boolean loops) {
        /** What the row of a harder step says wrongly; null if nothing. */
        @Nullable
        String problem(JudgedRow row) {
            try {
                Match match = reader.read(row.notation());
                String fault = StepCheck.check(before, match).orElse(null);
                String reason = fault == null ? path.harder(rule, match, before.state()) : null;
                return reason == null
                        ? "It is said to hold and to be harder than " + rule.code() + ", but "
                                + (fault == null ? "it is not harder." : "it does not hold: " + fault)
                        : Columns.difference(row, again(row, match, JudgedRows.HARDER, reason, false));
            } catch (NotationException e) {
                return e.getMessage();
            }
        }

        /** What the row of a wrong step says wrongly; null if nothing. */
        @Nullable
        String problem(JudgedRow row, @Nullable View solution) {
            String mistake = row.mistake() == null ? "" : row.mistake();
            Mutation kind = Arrays.stream(Mutation.values())
                    .filter(each -> each.word().equals(mistake))
                    .findFirst()
                    .orElse(null);
            if (kind == null) {
                return "\"mistake\" is '" + mistake + "', which is none of those that are made.";
            }
            try {
                Match match = reader.read(row.notation());
                if (!path.isMeant(match, before.state())) {
                    return path.nobodyWritesSo();
                }
                String reason =
                        WrongSteps.problem(match, before, solution, loops).orElse(null);
                return reason == null
                        ? "It is said to be wrong, but it holds."
                        : Columns.difference(
                                row, again(row, match, kind.word(), reason, WrongSteps.isFalse(match, solution)));
            } catch (NotationException e) {
                return e.getMessage();
            }
        }

        private JudgedRow again(JudgedRow row, Match match, String mistake, String reason, boolean falseConclusion) {
            Model model = before.model();
            Wording wording = PathAgain.wording(row.wording(), match);
            return PreferenceRow.of(
                            row.path(),
                            row.judgedCount(),
                            right,
                            new Notation(model, Notation.Style.UNICODE).line(match),
                            new Prose(model).told(match, before.state(), wording),
                            wording.toString(),
                            mistake,
                            reason,
                            falseConclusion)
                    .judged(false);
        }
    }
}
