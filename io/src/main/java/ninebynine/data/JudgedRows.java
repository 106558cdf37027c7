package ninebynine.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.mutate.WrongSteps;
import ninebynine.resolve.Replay;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/** Every step of a trace, and after it a wrong one that looks like it and that the checker rejects. For one thread. */
public final class JudgedRows implements Function<Recorded, List<JudgedRow>> {
    private final long seed;
    private final Map<Model, WrongSteps> makers = new HashMap<>();

    /** @param seed decides which wrong steps are made */
    public JudgedRows(long seed) {
        this.seed = seed;
    }

    @Override
    public List<JudgedRow> apply(Recorded recorded) {
        Model model = recorded.puzzle().model();
        WrongSteps maker = makers.computeIfAbsent(model, WrongSteps::new);
        Prose prose = new Prose(model);
        View solution = recorded.trace().isSolved() ? recorded.trace().end() : null;
        PuzzleRow puzzle = recorded.row();
        List<JudgedRow> rows = new ArrayList<>();
        Replay.tell(recorded.trace(), recorded.order(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                StepRow told = puzzle.steps().get(step.number() - 1);
                Optional<WrongSteps.Wrong> wrong =
                        maker.of(step.match(), state, solution, number(puzzle.id(), step.number()));
                if (wrong.isPresent()) {
                    rows.add(row(puzzle, told, told.notation(), told.english(), null));
                    String english = prose.sentence(wrong.get().match(), state);
                    rows.add(row(puzzle, told, wrong.get().line(), english, wrong.get()));
                }
            }
        });
        return rows;
    }

    /** A number for a step that depends on nothing but its name and the seed. */
    private long number(String id, int index) {
        return (seed * 31 + id.hashCode()) * 1_000_003 + index;
    }

    private static JudgedRow row(
            PuzzleRow of, StepRow step, String notation, String english, WrongSteps.@Nullable Wrong wrong) {
        return new JudgedRow(
                of.schema(),
                of.id(),
                of.game(),
                of.size(),
                of.puzzle(),
                of.orbit(),
                of.split(),
                of.theory(),
                step.index(),
                step.valuesBefore(),
                step.candidatesBefore(),
                notation,
                english,
                wrong == null,
                wrong == null ? null : wrong.kind().word(),
                wrong == null ? null : wrong.reason(),
                wrong != null && wrong.falseConclusion());
    }
}
