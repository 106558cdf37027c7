package ninebynine.data;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.mutate.Mutation;
import ninebynine.mutate.WrongSteps;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/**
 * Steps of a trace, and after each a wrong one that looks like it and that the checker rejects. Singles are many and can be made wrong in few ways, so
 * not all of them have rows: no kind of mistake should be more than a fifth. For one thread.
 */
public final class JudgedRows implements Function<RecordedTrace, List<JudgedRow>> {
    /** How far ahead the step is that comes too early. */
    private static final int SOON = 12;

    /** A kind is at most two of eleven: paths with few kinds have more of each. */
    private static final int BELOW = 2;

    private static final int ABOVE = 11;

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
        List<Match> later = recorded.trace().steps().stream().map(Step::match).toList();
        Map<Mutation, Integer> made = new EnumMap<>(Mutation.class);
        List<Pair> pairs = new ArrayList<>();
        Replay.tell(recorded.trace(), recorded.order(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                maker.of(
                                step.match(),
                                later.subList(step.number(), Math.min(later.size(), step.number() + SOON)),
                                state,
                                recorded.solution(),
                                number(puzzle.id(), step.number()),
                                made)
                        .ifPresent(wrong -> {
                            made.merge(wrong.kind(), 1, Integer::sum);
                            Wording wording = words.of(wrong.match(), step.number());
                            pairs.add(new Pair(
                                    puzzle.steps().get(step.number() - 1),
                                    wrong,
                                    prose.told(wrong.match(), state, wording),
                                    wording));
                        });
            }
        });
        List<Pair> kept = balanced(pairs, made);
        return kept.stream()
                .flatMap(pair -> pair.rows(puzzle.path(), kept.size()))
                .toList();
    }

    /** The same as pairs, the right one before the wrong one. */
    public List<PreferenceRow> preferences(RecordedTrace recorded) {
        List<JudgedRow> rows = apply(recorded);
        return IntStream.range(0, rows.size() / 2)
                .mapToObj(i -> PreferenceRow.of(rows.get(2 * i), rows.get(2 * i + 1)))
                .toList();
    }

    /** So many of each kind that none is more than a fifth of all, but one at least; spread over the path. */
    private static List<Pair> balanced(List<Pair> pairs, Map<Mutation, Integer> made) {
        int most = made.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        while (most > 1 && most * ABOVE > BELOW * capped(made, most)) {
            most--;
        }
        Map<Mutation, Integer> seen = new EnumMap<>(Mutation.class);
        List<Pair> kept = new ArrayList<>();
        for (Pair pair : pairs) {
            Mutation kind = pair.wrong.kind();
            long all = made.getOrDefault(kind, 1);
            long nth = seen.merge(kind, 1, Integer::sum);
            long share = Math.min(all, most);
            if (nth * share / all > (nth - 1) * share / all) {
                kept.add(pair);
            }
        }
        return kept;
    }

    private static int capped(Map<Mutation, Integer> made, int most) {
        return made.values().stream().mapToInt(count -> Math.min(count, most)).sum();
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
