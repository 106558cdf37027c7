package ninebynine.io;

import java.io.StringWriter;
import java.util.Map;
import java.util.SortedMap;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.games.Puzzle;
import ninebynine.model.Names;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A trace as one line of JSON: the puzzle, the outcome, and every step with its notation, sentence, marks and state hashes. */
public final class TraceJson {
    private static final JsonFactory FACTORY = new JsonFactory();

    private TraceJson() {}

    /** The line, with its line break. */
    public static String line(Puzzle puzzle, Theory theory, Trace trace, Precedence precedence, Notation.Style style) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("puzzle", puzzle.text());
            json.writeStringProperty("rules", theory.name());
            json.writeStringProperty("outcome", outcome(trace));
            if (trace.isSolved()) {
                json.writeNumberProperty("rating", trace.level());
                Rule hardest = trace.hardest(precedence.rules());
                json.writeStringProperty("hardest", hardest == null ? "" : hardest.code());
                json.writeStringProperty("solution", puzzle.text(trace.end()));
            }
            json.writeNumberProperty("candidates", trace.start().openCount());
            json.writeArrayPropertyStart("steps");
            new Steps(puzzle, json, style).write(trace, precedence);
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.append('\n').toString();
    }

    private static String outcome(Trace trace) {
        if (trace.isSolved()) {
            return "solved";
        }
        Outcome outcome = trace.outcome();
        return outcome instanceof Outcome.Stuck
                ? "stuck"
                : outcome instanceof Outcome.LimitReached ? "stopped" : "contradictory";
    }

    private record Steps(Names names, Notation notation, Prose prose, JsonGenerator json) {
        Steps(Puzzle puzzle, JsonGenerator json, Notation.Style style) {
            this(puzzle.model().names(), new Notation(puzzle.model(), style), new Prose(puzzle.model()), json);
        }

        void write(Trace trace, Precedence precedence) {
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                write(step, state);
                Replay.apply(step, state, precedence);
            }
        }

        private void write(Step step, State before) {
            json.writeStartObject();
            json.writeNumberProperty("step", step.number());
            json.writeStringProperty("rule", step.rule().card());
            json.writeStringProperty("code", step.rule().code());
            json.writeNumberProperty("level", step.rule().level());
            json.writeStringProperty("notation", notation.line(step.match()));
            json.writeStringProperty("english", prose.sentence(step.match(), before));
            conclusions(step.match());
            marks(Highlights.of(step.match(), before));
            json.writeStringProperty("before", hex(step.before()));
            json.writeStringProperty("after", hex(step.after()));
            json.writeEndObject();
        }

        private void conclusions(Match match) {
            json.writeArrayPropertyStart("placed");
            if (match instanceof Match.Assertion assertion) {
                json.writeString(names.label(assertion.label()));
            }
            json.writeEndArray();
            json.writeArrayPropertyStart("eliminated");
            if (match instanceof Match.Elimination elimination) {
                elimination.targets().stream().mapToObj(names::label).forEach(json::writeString);
            }
            json.writeEndArray();
        }

        private void marks(SortedMap<Integer, Highlights.Role> roles) {
            json.writeObjectPropertyStart("marks");
            for (Map.Entry<Integer, Highlights.Role> mark : roles.entrySet()) {
                json.writeStringProperty(
                        names.label(mark.getKey()), mark.getValue().word());
            }
            json.writeEndObject();
        }

        /** A hash is a name, not a number: 16 hex digits survive every JSON reader. */
        private static String hex(long hash) {
            String digits = Long.toHexString(hash);
            return "0".repeat(16 - digits.length()) + digits;
        }
    }
}
