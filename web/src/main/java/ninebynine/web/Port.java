package ninebynine.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.game.Elsewhere;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.TraceText;
import ninebynine.io.WhyText;
import ninebynine.limit.NoRoom;
import ninebynine.model.Model;
import ninebynine.picture.Pictures;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Difficulty;
import ninebynine.strategy.Theory;
import ninebynine.study.Hint;
import ninebynine.study.Hints;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/**
 * The engine as a page sees it: an object of JSON in, an object of JSON out. Every answer depends on its question alone; what is kept between
 * questions only saves time. What is wrong with a question is said in {@code error}, in the words of {@code nbn}.
 *
 * @see <a href="../../../../../../docs/web.md">docs/web.md, the protocol</a>
 */
public final class Port {
    private static final int VERSION = 1;
    private static final int MOST_OF_A_RULE = 50;
    private static final int MOST_SOLUTIONS = 1000;
    private static final String PATH = "the whole path";

    /** Hears of the steps of a long path as they are found. */
    private final Consumer<String> progress;

    private @Nullable Kept kept;
    private @Nullable Means means;

    /** The path that was asked for last, for who then looks at its steps. */
    private record Kept(String question, Puzzle puzzle, Theory theory, Precedence precedence, Trace trace) {}

    /** The rules that were asked for last, for the model they were made for: many puzzles have the same. */
    private record Means(String rules, Model model, Theory theory, Precedence precedence, Rater rater) {}

    public Port(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Answers a question; never throws. */
    public String call(String question) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("v", VERSION);
        try {
            Ask ask = Ask.read(question);
            answer.putAll(answer(ask));
        } catch (PuzzleFormatException | NotationException | IllegalArgumentException | NoRoom e) {
            answer.put("error", String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            answer.put("error", "This goes too deep for a page. Maybe the command nbn can do it.");
        } catch (RuntimeException e) {
            answer.put("error", "Something went wrong in the engine: " + e + ". Maybe tell us, with the puzzle.");
            answer.put("fault", true);
        }
        return Json.write(answer);
    }

    private Map<String, Object> answer(Ask ask) {
        return switch (ask.text("call")) {
            case "games" -> games();
            case "open" -> open(ask);
            case "many" -> Reading.many(ask.text("text"), ask.text("game"));
            case "state" -> new Judgement(puzzle(ask), ask.state(puzzle(ask))).data();
            case "hint" -> hint(ask);
            case "path" -> path(ask);
            case "scene" -> scene(ask);
            case "all" -> all(ask);
            case "rate" -> rate(ask);
            case "count" -> count(ask);
            case "why" -> why(ask);
            case "check" -> Checking.step(ask, puzzle(ask));
            case "verify" -> Checking.path(ask);
            case "mistake" -> Checking.mistake(ask, puzzle(ask));
            case "export" -> export(ask);
            case "generate" -> new Making(ask).data(progress);
            default -> throw new IllegalArgumentException("There is no call '" + ask.text("call") + "'.");
        };
    }

    private static Puzzle puzzle(Ask ask) {
        return Reading.puzzle(ask.text("puzzle"), ask.text("game"));
    }

    private Means means(Ask ask, Puzzle puzzle) {
        String rules = ask.text("rules").isEmpty() ? "any" : ask.text("rules");
        Means last = means;
        if (last == null || !last.rules.equals(rules) || last.model != puzzle.model()) {
            Theory theory = Theory.parse(rules);
            Precedence precedence = theory.precedence(puzzle.model());
            last = new Means(rules, puzzle.model(), theory, precedence, new Rater(precedence));
            means = last;
        }
        return last;
    }

    private static Map<String, Object> games() {
        List<Object> games = new ArrayList<>();
        for (Game game : Games.all()) {
            Map<String, Object> data = new LinkedHashMap<>();
            data.put("name", game.name());
            data.put("summary", game.summary());
            data.put("rules", game.rules());
            games.add(data);
        }
        List<Object> colours = new ArrayList<>();
        Pictures.colours().forEach(each -> colours.add(List.of(each.name(), each.light(), each.dark())));
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("games", games);
        answer.put("theories", Theory.terms());
        answer.put("colours", colours);
        return answer;
    }

    private static Map<String, Object> open(Ask ask) {
        String text = Reading.plain(ask.text("text"));
        Map<String, Object> answer = new LinkedHashMap<>();
        if (Reading.isPath(text)) {
            answer.put("path", true);
            Reading.GamePath told = Reading.path(text, ask.text("game"));
            answer.putAll(opened(Games.named(told.game()).parse(told.steps().puzzle())));
            return answer;
        }
        Game game = Reading.game(text, ask.text("game"));
        answer.putAll(opened(game.parse(text)));
        return answer;
    }

    private static Map<String, Object> opened(Puzzle puzzle) {
        State start = puzzle.start();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("game", puzzle.game());
        data.put("size", puzzle.size());
        data.put("clues", puzzle.clues());
        data.put("text", puzzle.text());
        data.put("rules", Games.named(puzzle.game()).rules());
        data.put("width", puzzle.picture().width());
        data.put("height", puzzle.picture().height());
        data.put("board", Spots.board(puzzle.picture()));
        data.put("spots", Spots.of(puzzle).data());
        data.put("given", start.values().toInts().toArray());
        data.put("candidates", start.candidates().toInts().toArray());
        data.put("marked", start.candidates().count() < puzzle.model().labelCount());
        return data;
    }

    private Map<String, Object> hint(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        Means with = means(ask, puzzle);
        State state = ask.state(puzzle);
        Hints hints = new Hints(with.theory, with.precedence, puzzle.model(), Notation.Style.UNICODE);
        Hint hint = hint(hints, state, puzzle);
        Hint.Strength strength = Hint.Strength.values()[Math.max(0, Math.min(2, ask.number("strength", 1) - 1))];
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("kind", hint.kind().name());
        answer.put("text", hint.text(strength));
        Step next = hint.next();
        if (next != null && strength == Hint.Strength.STEP) {
            State closed = state.copy();
            Precedence.PROPAGATION.close(closed);
            StepData told = new StepData(puzzle);
            answer.put("step", told.line(1, next.rule(), next.match(), closed));
            answer.putAll(told.scene(closed, next.match()));
        }
        return answer;
    }

    /** Where the puzzle has one solution, what contradicts it is wrong; else only what can be shown to be. */
    private static Hint hint(Hints hints, View state, Puzzle puzzle) {
        try {
            return hints.hint(state, puzzle.start());
        } catch (IllegalArgumentException severalSolutions) {
            return hints.hint(state);
        }
    }

    private Map<String, Object> path(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        Theory theory = means(ask, puzzle).theory;
        Precedence precedence = means(ask, puzzle).precedence;
        StepData told = new StepData(puzzle);
        List<Object> steps = new ArrayList<>();
        Trace trace = new Resolver(precedence).trace(ask.state(puzzle), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                Map<String, Object> line = told.line(step.number(), step.rule(), step.match(), state);
                steps.add(line);
                progress.accept(Json.write(Map.of("step", line)));
            }
        });
        kept = new Kept(question(ask), puzzle, theory, precedence, trace);
        Map<String, Object> answer = ending(puzzle, theory, precedence, trace);
        answer.put("steps", steps);
        return answer;
    }

    private static Map<String, Object> ending(Puzzle puzzle, Theory theory, Precedence precedence, Trace trace) {
        Rule hardest = trace.hardest(precedence.rules());
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("solved", trace.isSolved());
        answer.put("theory", theory.name());
        answer.put("outcome", outcome(trace));
        if (trace.isSolved()) {
            int rating = precedence.rating(trace.rules());
            answer.put("rating", rating);
            answer.put("difficulty", Difficulty.of(rating).word());
            answer.put("hardest", hardest == null ? "" : hardest.code());
            answer.put("solution", puzzle.text(trace.end()));
        }
        answer.put("left", trace.end().openCount());
        return answer;
    }

    private static String outcome(Trace trace) {
        return trace.isSolved()
                ? "solved"
                : trace.outcome() instanceof Outcome.Contradictory
                        ? "contradiction"
                        : trace.outcome() instanceof Outcome.LimitReached ? "limit" : "stuck";
    }

    private static String question(Ask ask) {
        return Json.write(List.of(
                ask.text("game"),
                ask.text("puzzle"),
                ask.text("rules"),
                String.valueOf(ask.named().get("entries")),
                String.valueOf(ask.named().get("marks"))));
    }

    private Kept kept(Ask ask) {
        Kept last = kept;
        if (last != null && last.question.equals(question(ask))) {
            return last;
        }
        path(ask);
        if (kept == null) {
            throw new IllegalStateException("a path is kept");
        }
        return kept;
    }

    /** The state before a step of a path, from 1, with the step on it; one more than there are is the end. With 0 the state that was sent. */
    private Map<String, Object> scene(Ask ask) {
        int number = ask.number("step", 0);
        if (number < 1) {
            Puzzle puzzle = puzzle(ask);
            State state = ask.state(puzzle);
            Precedence.PROPAGATION.close(state);
            return new StepData(puzzle).scene(state, null);
        }
        Kept path = kept(ask);
        int index = Math.min(number, path.trace.steps().size() + 1) - 1;
        State before = Replay.state(path.trace, index, path.precedence);
        Match match = index < path.trace.steps().size()
                ? path.trace.steps().get(index).match()
                : path.trace.outcome() instanceof Outcome.Contradictory contradictory ? contradictory.match() : null;
        StepData told = new StepData(path.puzzle);
        Map<String, Object> answer = told.scene(before, match);
        if (match != null) {
            answer.put("said", told.said(match, before));
        }
        return answer;
    }

    private Map<String, Object> all(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("steps", Judgement.all(puzzle, ask.state(puzzle), means(ask, puzzle).precedence, MOST_OF_A_RULE));
        return answer;
    }

    private Map<String, Object> rate(Ask ask) {
        Map<String, Object> answer = new LinkedHashMap<>();
        if (ask.has("puzzles")) {
            answer.put(
                    "ratings",
                    ask.texts("puzzles").stream().map(text -> rating(ask, text)).toList());
        } else {
            answer.put("rating", rating(ask, puzzle(ask)));
        }
        return answer;
    }

    private int rating(Ask ask, Puzzle puzzle) {
        return means(ask, puzzle).rater.rate(puzzle.start());
    }

    /** Of one of many: what is wrong with it in words, since the others have their ratings all the same. */
    private Object rating(Ask ask, String text) {
        try {
            return rating(ask, Reading.puzzle(text, ask.text("game")));
        } catch (PuzzleFormatException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static Map<String, Object> count(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        Count count = puzzle.counter().count(puzzle.start(), Bound.solutions(MOST_SOLUTIONS), SolutionSink.NONE);
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("solutions", count.solutions());
        answer.put("complete", count.isComplete());
        return answer;
    }

    private Map<String, Object> why(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        Means with = means(ask, puzzle);
        WhyText.Answer why = new WhyText(new TraceText(Notation.Style.UNICODE, true, false, false))
                .answer(puzzle, puzzle.start(), with.theory, with.precedence);
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("text", why.text());
        answer.put("unique", why.isUnique());
        return answer;
    }

    private String pathText(Ask ask) {
        Kept path = kept(ask);
        return new TraceText(Notation.Style.UNICODE, true, false, false)
                .print(path.puzzle, path.theory, path.trace, path.precedence);
    }

    /** Every text that can be taken away, by its name: the page knows none of them. One that takes time is empty until it is asked for. */
    private Map<String, Object> export(Ask ask) {
        Puzzle puzzle = puzzle(ask);
        State state = ask.state(puzzle);
        State closed = state.copy();
        Precedence.PROPAGATION.close(closed);
        List<Object> texts = new ArrayList<>();
        List<Object> sites = new ArrayList<>();
        texts.add(List.of("puzzle, one line", puzzle.text()));
        texts.add(List.of("puzzle, drawn", puzzle.drawn()));
        for (Elsewhere place : puzzle.elsewhere()) {
            if (!place.code().equals(puzzle.text())) {
                texts.add(List.of("puzzle, as " + place.site() + " writes it", place.code()));
            }
            texts.add(List.of("address at " + place.site(), place.address()));
            sites.add(List.of(place.site(), place.address()));
        }
        texts.add(List.of("my entries", puzzle.text(state)));
        texts.add(List.of("candidates", puzzle.draw(closed)));
        texts.add(List.of(PATH, ask.text("format").equals(PATH) ? pathText(ask.ofPuzzle()) : ""));
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("texts", texts);
        answer.put("elsewhere", sites);
        if (ask.has("picture")) {
            byte[] svg = new Pictures(0, Pictures.Below.NOTHING).svg(puzzle, closed, null);
            answer.put("svg", new String(svg, StandardCharsets.UTF_8));
        }
        return answer;
    }
}
