package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import ninebynine.data.Questions.Asked;
import ninebynine.data.Questions.Kind;
import ninebynine.explain.Wording;
import ninebynine.game.Orbit;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.mutate.WrongSteps;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/** A question about every state of a trace that has a next step; a seed chooses which. For one thread. */
public final class QaRows implements Function<RecordedTrace, List<QaRow>> {
    /** Nobody wants to read a longer answer. */
    private static final int MOST = 12;

    private final long seed;
    private final Wording.Style style;
    private final Map<Model, WrongSteps> makers = Recent.map();

    /**
     * Questions of a seed.
     *
     * @param style how the sentences of steps are worded
     */
    public QaRows(long seed, Wording.Style style) {
        this.seed = seed;
        this.style = style;
    }

    @Override
    public List<QaRow> apply(RecordedTrace recorded) {
        PuzzleRow puzzle = recorded.row();
        Asking asking = new Asking(recorded);
        List<QaRow> rows = new ArrayList<>();
        Replay.tell(recorded.trace(), recorded.order(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                StepRow row = puzzle.steps().get(step.number() - 1);
                rows.add(QaRow.of(puzzle.path(), row, asking.ask(step.match(), row, state)));
            }
        });
        return rows;
    }

    /** The questions about one path. */
    private final class Asking {
        private final RecordedTrace recorded;
        private final Model model;
        private final Questions questions;
        private final Words words;
        private final long start;

        Asking(RecordedTrace recorded) {
            this.recorded = recorded;
            this.model = recorded.puzzle().model();
            this.questions = new Questions(model);
            this.words = Words.of(style, seed, recorded.row().id());
            this.start = Long.parseUnsignedLong(
                    Orbit.id("qa " + seed + " " + recorded.row().id()), 16);
        }

        Asked ask(Match match, StepRow row, View state) {
            Choice choice = new Choice(start + row.index());
            Kind kind = Kind.values()[choice.below(Kind.values().length)];
            int form = choice.below(Questions.FORMS);
            int[] open = IntStream.range(0, model.variableCount())
                    .filter(v -> !state.isDecided(v) && state.count(v) <= MOST)
                    .toArray();
            if (kind == Kind.step) {
                return step(match, row, state, form, choice);
            }
            if (kind == Kind.rule || open.length == 0) {
                return questions.rule(form, recorded.row().theory(), row.code());
            }
            int v = open[choice.below(open.length)];
            return kind == Kind.possible
                    ? questions.candidate(form, candidate(v, state, choice), state)
                    : questions.variable(kind, form, v, state);
        }

        /** One that is still there, or as often one that is not. */
        private int candidate(int v, View state, Choice choice) {
            boolean there = choice.below(2) == 0;
            int[] some = IntStream.of(model.labels(v))
                    .filter(x -> state.isCandidate(x) == there)
                    .toArray();
            int[] labels = some.length == 0 ? model.labels(v) : some;
            return labels[choice.below(labels.length)];
        }

        /** The path's own, or as often a wrong one that looks like it, if there is any. */
        private Asked step(Match match, StepRow row, View state, int form, Choice choice) {
            Optional<WrongSteps.Wrong> wrong = choice.below(2) == 0
                    ? Optional.empty()
                    : makers.computeIfAbsent(model, WrongSteps::new)
                            .of(match, state, recorded.solution(), start + row.index());
            Match told = wrong.map(WrongSteps.Wrong::match).orElse(match);
            return questions.step(
                    form,
                    told,
                    state,
                    words.of(told, row.index()),
                    wrong.map(WrongSteps.Wrong::reason).orElse(null));
        }
    }
}
