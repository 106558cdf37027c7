package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.check.Claim;
import ninebynine.check.Ending;
import ninebynine.check.Fault;
import ninebynine.check.Position;
import ninebynine.check.TraceCheck;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.explain.NotationReader;
import ninebynine.games.Game;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
import ninebynine.model.Model;

/** Checks what rows claim: every step, every state, how it ended. Threads may share one. */
final class RowVerifier {
    private final Map<Model, NotationReader> readers = new ConcurrentHashMap<>();

    Verified verify(int line, ClaimedTrace trace) {
        Game game = game(trace.game);
        Puzzle puzzle = game.parse(trace.puzzle == null ? "" : trace.puzzle);
        TraceCheck check = new TraceCheck(
                puzzle.start(),
                readers.computeIfAbsent(puzzle.model(), NotationReader::new),
                trace.theory.contains("LW"));
        String name = trace.id.isEmpty() ? puzzle.text() : trace.id;
        List<Finding> findings = new ArrayList<>();
        Optional<Fault> fault = steps(trace, check, new RowStates(puzzle));
        if (fault.isEmpty()) {
            fault = check.end(ending(trace, game));
        }
        fault.ifPresent(f -> findings.add(new Finding(
                line,
                f.step(),
                true,
                f.line(),
                f.reason(),
                puzzle.draw(f.before().state()))));
        return new Verified(line, name, check.steps(), 0, check.believed(), findings);
    }

    private static Game game(String name) {
        try {
            return Games.named(name);
        } catch (IllegalArgumentException e) {
            throw new DatasetException(String.valueOf(e.getMessage()));
        }
    }

    private static Optional<Fault> steps(ClaimedTrace trace, TraceCheck check, RowStates states) {
        states.now(check.position());
        for (ClaimedStep step : trace.steps) {
            String notation = step.notation == null ? "" : step.notation;
            Claim claim = new Claim(
                    notation,
                    step.conclusions(),
                    own -> states.difference(step.valuesBefore, step.candidatesBefore),
                    own -> {
                        states.now(own);
                        return states.difference(step.valuesAfter, step.candidatesAfter);
                    });
            Optional<Fault> fault = step.valid ? check.step(claim) : check.wrong(notation);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Ending ending(ClaimedTrace trace, Game game) {
        Position solution = trace.solution == null
                ? null
                : Position.of(game.parseFilled(trace.solution).start());
        return new Ending(trace.outcome, trace.rating, solution);
    }
}
