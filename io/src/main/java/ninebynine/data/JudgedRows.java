package ninebynine.data;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.io.Authors;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.mutate.Mutation;
import ninebynine.mutate.WrongSteps;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

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

    /** What a step is called that holds, but is not the simplest. */
    static final String HARDER = "harder";

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
        List<Pair> kept = balanced(new Telling(recorded).wrong());
        return kept.stream()
                .flatMap(pair -> Stream.of(true, false)
                        .map(right ->
                                pair.row(recorded.row().path(), kept.size()).judged(right)))
                .toList();
    }

    /** Pairs of a right step and a wrong one in its place, or, about half as often, one that holds too and is harder. */
    public List<PreferenceRow> preferences(RecordedTrace recorded) {
        Telling telling = new Telling(recorded);
        Map<Integer, Pair> byStep = new TreeMap<>();
        balanced(telling.wrong()).forEach(pair -> byStep.put(pair.right.index(), pair));
        List<Pair> harder = telling.harder();
        spread(harder, Math.max(1, byStep.size() / 2)).forEach(pair -> byStep.put(pair.right.index(), pair));
        return byStep.values().stream()
                .map(pair -> pair.row(recorded.row().path(), byStep.size()))
                .toList();
    }

    /** At most so many of these, from all over the path. */
    private static List<Pair> spread(List<Pair> pairs, int most) {
        long all = pairs.size();
        long share = Math.min(all, most);
        return LongStream.range(0, all)
                .filter(i -> (i + 1) * share / all > i * share / all)
                .mapToObj(i -> pairs.get((int) i))
                .toList();
    }

    /** The steps of one path, and what may stand in their places. */
    private final class Telling {
        private final RecordedTrace recorded;
        private final PuzzleRow puzzle;
        private final Model model;
        private final Words words;
        private final Prose prose;
        private final List<Step> steps;

        Telling(RecordedTrace recorded) {
            this.recorded = recorded;
            this.puzzle = recorded.row();
            this.model = recorded.puzzle().model();
            this.words = Words.of(style, seed, puzzle.id());
            this.prose = new Prose(model);
            this.steps = recorded.trace().steps();
        }

        /** For every step a wrong one that looks like it, if there is any. */
        List<Pair> wrong() {
            WrongSteps maker = makers.computeIfAbsent(model, WrongSteps::new);
            List<Match> later = steps.stream().map(Step::match).toList();
            Map<Mutation, Integer> made = new EnumMap<>(Mutation.class);
            return pairs((step, state) -> maker.of(
                            step.match(),
                            later.subList(step.number(), Math.min(later.size(), step.number() + SOON)),
                            state,
                            recorded.solution(),
                            number(puzzle.id(), step.number()),
                            made)
                    .map(wrong -> {
                        made.merge(wrong.kind(), 1, Integer::sum);
                        return pair(
                                step,
                                state,
                                wrong.match(),
                                wrong.kind().word(),
                                wrong.reason(),
                                wrong.falseConclusion());
                    }));
        }

        /** For every step a later one that holds by now and is harder, if there is any. */
        List<Pair> harder() {
            Authors authors = new Authors(recorded.order(), model);
            return pairs((step, state) -> {
                Position position = Position.of(state);
                List<Step> later = steps.stream()
                        .skip(step.number())
                        .filter(each -> each.rule().level() > step.rule().level())
                        .limit(SOON)
                        .toList();
                Choice choice = new Choice(number(puzzle.id(), step.number()));
                return IntStream.of(choice.order(later.size()))
                        .mapToObj(i -> later.get(i).match())
                        .filter(match -> StepCheck.check(position, match).isEmpty())
                        .flatMap(match -> Optional.ofNullable(
                                JudgedRows.harder(step.rule(), authors.of(match, state), recorded.order()))
                                .map(reason -> pair(step, state, match, HARDER, reason, false))
                                .stream())
                        .findFirst();
            });
        }

        private List<Pair> pairs(BiFunction<Step, View, Optional<Pair>> other) {
            List<Pair> pairs = new ArrayList<>();
            Replay.tell(recorded.trace(), recorded.order(), new TraceSink() {
                @Override
                public void before(Step step, View state) {
                    other.apply(step, state).ifPresent(pairs::add);
                }
            });
            return pairs;
        }

        private Pair pair(Step step, View state, Match other, String mistake, String reason, boolean falseConclusion) {
            Wording wording = words.of(other, step.number());
            return new Pair(
                    puzzle.steps().get(step.number() - 1),
                    new Notation(model, Notation.Style.UNICODE).line(other),
                    prose.told(other, state, wording),
                    wording.toString(),
                    mistake,
                    reason,
                    falseConclusion);
        }
    }

    /** Why one rule is preferred to another: it counts less. Null if it does not. */
    static @Nullable String harder(Rule simple, @Nullable Rule other, Precedence order) {
        return other == null || order.rank(other) <= order.rank(simple)
                ? null
                : "It holds, but " + other.code() + " is harder than " + simple.code() + ".";
    }

    /** So many of each kind that none is more than a fifth of all, but one at least; spread over the path. */
    private static List<Pair> balanced(List<Pair> pairs) {
        Map<String, Integer> made = new TreeMap<>();
        pairs.forEach(pair -> made.merge(pair.mistake, 1, Integer::sum));
        int most = made.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        while (most > 1 && most * ABOVE > BELOW * capped(made, most)) {
            most--;
        }
        int cap = most;
        return made.keySet().stream()
                .flatMap(kind ->
                        spread(
                                pairs.stream()
                                        .filter(pair -> pair.mistake.equals(kind))
                                        .toList(),
                                cap)
                                .stream())
                .sorted(Comparator.comparingInt(pair -> pair.right.index()))
                .toList();
    }

    private static int capped(Map<String, Integer> made, int most) {
        return made.values().stream().mapToInt(count -> Math.min(count, most)).sum();
    }

    /** A right step and another in its place. */
    private record Pair(
            StepRow right,
            String line,
            String english,
            String wording,
            String mistake,
            String reason,
            boolean falseConclusion) {
        PreferenceRow row(PathColumns path, int pairs) {
            return PreferenceRow.of(path, pairs, right, line, english, wording, mistake, reason, falseConclusion);
        }
    }

    /** A number for a step that depends on nothing but its name and the seed. */
    private long number(String id, int index) {
        return (seed * 31 + id.hashCode()) * 1_000_003 + index;
    }
}
