package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.mutate.WrongSteps;
import ninebynine.resolve.Replay;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/** Every step of a trace, and after it a wrong one that looks like it and that the checker rejects. For one thread. */
public final class JudgedRows implements Function<RecordedTrace, List<JudgedRow>> {
    private final long seed;
    private final Map<Model, WrongSteps> makers = Recent.map();

    private final Wording.Style style;

    /** With sentences in full. */
    public JudgedRows(long seed) {
        this(seed, Wording.Style.FULL);
    }

    /**
     * Wrong steps of a seed.
     *
     * @param seed decides which wrong steps are made
     * @param style how their sentences are worded
     */
    public JudgedRows(long seed, Wording.Style style) {
        this.seed = seed;
        this.style = style;
    }

    @Override
    public List<JudgedRow> apply(RecordedTrace recorded) {
        Model model = recorded.puzzle().model();
        WrongSteps maker = makers.computeIfAbsent(model, WrongSteps::new);
        PuzzleRow puzzle = recorded.row();
        Words words = Words.of(style, seed, puzzle.id());
        Prose prose = new Prose(model);
        List<Pair> pairs = new ArrayList<>();
        Replay.tell(recorded.trace(), recorded.order(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                maker.of(step.match(), state, recorded.solution(), number(puzzle.id(), step.number()))
                        .ifPresent(wrong -> {
                            Wording wording = words.of(wrong.match(), step.number());
                            pairs.add(new Pair(
                                    puzzle.steps().get(step.number() - 1),
                                    wrong,
                                    prose.told(wrong.match(), state, wording),
                                    wording));
                        });
            }
        });
        return pairs.stream()
                .flatMap(pair -> pair.rows(puzzle.path(), pairs.size()))
                .toList();
    }

    /** A right step and a wrong one in its place. */
    private record Pair(StepRow right, WrongSteps.Wrong wrong, String english, Wording wording) {
        Stream<JudgedRow> rows(PathColumns path, int pairs) {
            return Stream.of(
                    JudgedRow.of(path, pairs, right, right.notation(), right.english(), right.wording(), null),
                    JudgedRow.of(path, pairs, right, wrong.line(), english, wording.toString(), wrong));
        }
    }

    /** A number for a step that depends on nothing but its name and the seed. */
    private long number(String id, int index) {
        return (seed * 31 + id.hashCode()) * 1_000_003 + index;
    }
}
