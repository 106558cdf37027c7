package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.StepNames;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.model.Names;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/** Makes a row of each step as it happens, and keeps the states in between. */
public final class Recorder implements TraceSink {
    private final Puzzle puzzle;
    private final Precedence precedence;
    private final Names names;
    private final Notation notation;
    private final Prose prose;
    private final List<StepRow> steps = new ArrayList<>();
    private final List<Snapshot> states = new ArrayList<>();
    private String values = "";
    private String candidates = "";
    private String grid = "";
    private final Words words;
    private final Telling telling;
    private Wording wording = Wording.FULL;
    private String english = "";
    private String technical = "";
    private SortedMap<Integer, Highlights.Role> roles = new TreeMap<>();
    private List<String> called = List.of();
    private int level;
    private boolean assumes;

    /** @param precedence whose steps they are */
    public Recorder(Puzzle puzzle, Precedence precedence, Notation.Style style) {
        this(puzzle, precedence, style, Words.PLAIN);
    }

    /** @param words how the steps are worded */
    public Recorder(Puzzle puzzle, Precedence precedence, Notation.Style style, Words words) {
        this(puzzle, precedence, style, words, Telling.ALL);
    }

    Recorder(Puzzle puzzle, Precedence precedence, Notation.Style style, Words words, Telling telling) {
        this.telling = telling;
        this.words = words;
        this.puzzle = puzzle;
        this.precedence = precedence;
        this.names = puzzle.model().names();
        this.notation = new Notation(puzzle.model(), style);
        this.prose = new Prose(puzzle.model());
    }

    public List<StepRow> steps() {
        return steps;
    }

    /** The start and the state after each step. */
    public List<Snapshot> states() {
        return states;
    }

    @Override
    public void start(View state) {
        keep(state);
    }

    /** What is told of the state before must be told now: the state is about to change. */
    @Override
    public void before(Step step, View state) {
        wording = words.of(step.match(), step.number());
        english = prose.told(step.match(), state, wording);
        if (telling == Telling.ALL) {
            called = StepNames.in(step.match(), state);
            technical = prose.named(step.match(), state, called);
            roles = Highlights.of(step.match(), state);
        }
    }

    @Override
    public void after(Step step, View state) {
        Match match = step.match();
        String valuesBefore = values;
        String candidatesBefore = candidates;
        String gridBefore = grid;
        keep(state);
        assumes |= match.pattern().assumesOneSolution();
        level = Math.max(level, precedence.rank(step.rule()));
        String line = notation.line(match);
        steps.add(new StepRow(
                step.number(),
                step.rule().card(),
                step.rule().code(),
                family(line),
                called,
                step.rule().level(),
                names(match.pattern().variables(), names::variable),
                marks(),
                match instanceof Match.Elimination elimination ? names(elimination.targets(), names::label) : List.of(),
                match instanceof Match.Assertion assertion ? List.of(names.label(assertion.label())) : List.of(),
                valuesBefore,
                candidatesBefore,
                gridBefore,
                values,
                candidates,
                grid,
                line,
                english,
                technical,
                wording.toString(),
                level,
                true,
                assumes));
    }

    /** What stands before the length, the details or the conclusion of a line. */
    private static String family(String line) {
        int end = 0;
        while (end < line.length() && "[: ".indexOf(line.charAt(end)) < 0) {
            end++;
        }
        return line.substring(0, end);
    }

    private List<CandidateRow> marks() {
        List<CandidateRow> marks = new ArrayList<>(roles.size());
        roles.forEach((label, role) -> marks.add(new CandidateRow(names.label(label), role.word())));
        return marks;
    }

    private static List<String> names(Ints ids, IntFunction<String> name) {
        String[] told = new String[ids.size()];
        for (int i = 0; i < told.length; i++) {
            told[i] = name.apply(ids.get(i));
        }
        return List.of(told);
    }

    private void keep(View state) {
        if (telling == Telling.SENTENCES) {
            return;
        }
        Snapshot now = Snapshot.of(state);
        Snapshot last = states.isEmpty() ? null : states.get(states.size() - 1);
        if (last == null || !last.values().equals(now.values())) {
            values = puzzle.text(state);
        }
        candidates = Schema.hex(now.candidates());
        grid = puzzle.draw(state);
        states.add(now);
    }
}
