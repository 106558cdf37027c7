package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import ninebynine.check.Fault;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.check.Verified;
import ninebynine.data.Questions.Asked;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.model.Model;
import ninebynine.mutate.WrongSteps;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** Checks questions: the checker takes the path, then every question is asked again of its state, and answered. Threads may share one. */
final class QaVerifier {
    private final Grounds grounds;
    private final Set<String> taken = new ConcurrentSkipListSet<>();

    QaVerifier(Grounds grounds) {
        this.grounds = grounds;
    }

    /** What was not checked of the rows so far, by column. */
    Set<String> taken() {
        return taken;
    }

    Verified verify(int line, List<QaRow> rows) {
        taken.addAll(List.of("id", "split"));
        if (!grounds.areRated() && rows.get(0).ratings().size() > 1) {
            taken.add(RowVerifier.OTHERS);
        }
        PathAgain path = new PathAgain(grounds, rows.get(0).path(), null, Notation.Style.UNICODE);
        List<Position> states = new ArrayList<>();
        Fault fault = path.puzzleFault();
        for (int i = 0; i < rows.size() && fault == null; i++) {
            states.add(path.position());
            fault = path.step(rows.get(i).notation());
        }
        fault = fault == null ? path.end() : fault;
        View solution = fault == null ? path.solution() : null;
        for (int i = 0; i < rows.size() && fault == null; i++) {
            String problem = problem(path, rows.get(i), path.rows().get(i), states.get(i), solution);
            fault = problem == null ? null : new Fault(i + 1, rows.get(i).notation(), problem, states.get(i));
        }
        return RowVerifier.verified(line, rows.size(), path, fault);
    }

    /** What a row says wrongly; null if nothing. */
    private @Nullable String problem(
            PathAgain path, QaRow row, StepRow step, Position before, @Nullable View solution) {
        Asked asked = again(path, row, step, before, solution);
        return asked == null
                ? "\"about\" is " + row.about() + ", which is nothing to ask about."
                : Columns.difference(row, QaRow.of(row.path(), step, asked));
    }

    /** The same question, asked and answered again; null if it is about nothing that there is. */
    private @Nullable Asked again(PathAgain path, QaRow row, StepRow step, Position before, @Nullable View solution) {
        Model model = path.puzzle().model();
        Questions questions = new Questions(model);
        Questions.Kind kind = Questions.kind(row);
        String about = Objects.requireNonNullElse(row.about(), "");
        int form = row.asked();
        return switch (kind) {
            case options, count -> {
                OptionalInt v = model.index().variable(about);
                yield v.isEmpty() ? null : questions.variable(kind, form, v.getAsInt(), before.state());
            }
            case possible -> {
                OptionalInt x = model.index().label(about);
                yield x.isEmpty() ? null : questions.candidate(form, x.getAsInt(), before.state());
            }
            case rule -> questions.rule(form, row.theory(), step.code());
            case step -> {
                Match match = match(grounds.reader(model), about);
                yield match == null
                        ? null
                        : questions.step(
                                form,
                                match,
                                before.state(),
                                PathAgain.wording(Objects.requireNonNullElse(row.wording(), ""), match),
                                about.equals(step.notation()) ? null : reason(path, match, step, before, solution));
            }
        };
    }

    /** Why a step does not hold in the place of the path's own; null if it does. */
    private @Nullable String reason(
            PathAgain path, Match match, StepRow step, Position before, @Nullable View solution) {
        boolean loops = StepCheck.check(before, grounds.reader(before.model()).read(step.notation()))
                .isPresent();
        return path.isMeant(match, before.state())
                ? WrongSteps.problem(match, before, solution, loops).orElse(null)
                : path.nobodyWritesSo();
    }

    private static @Nullable Match match(NotationReader reader, String line) {
        try {
            return reader.read(line);
        } catch (NotationException e) {
            return null;
        }
    }
}
