package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.check.Claim;
import ninebynine.check.Ending;
import ninebynine.check.Fault;
import ninebynine.check.PathCheck;
import ninebynine.check.Position;
import ninebynine.check.TraceCheck;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.games.Game;
import ninebynine.games.Puzzle;
import ninebynine.games.PuzzleFormatException;
import ninebynine.model.Model;
import ninebynine.state.State;

/** Checks paths that were told as text. Threads may share one. */
final class PathVerifier {
    private final Game game;
    private final boolean all;
    private final Map<Model, NotationReader> readers = new ConcurrentHashMap<>();

    /** @param all whether to go on after a wrong step, taking it as given */
    PathVerifier(Game game, boolean all) {
        this.game = game;
        this.all = all;
    }

    /** @throws PuzzleFormatException if there is no puzzle to begin with */
    Verified verify(ToldPath path) {
        if (path.puzzle() == null) {
            throw new PuzzleFormatException("No puzzle goes before this path. Maybe say it with --puzzle.");
        }
        Puzzle puzzle = game.parse(path.puzzle());
        NotationReader reader = readers.computeIfAbsent(puzzle.model(), NotationReader::new);
        boolean loops = path.theory().contains("LW");
        return path.whole() && !all ? whole(path, puzzle, reader, loops) : lenient(path, puzzle, reader, loops);
    }

    /** One of ours: nothing may be left out. */
    private Verified whole(ToldPath path, Puzzle puzzle, NotationReader reader, boolean loops) {
        TraceCheck check = new TraceCheck(puzzle.start(), reader, loops);
        List<Finding> findings = new ArrayList<>();
        for (Told told : path.told()) {
            if (told instanceof Told.Step step && findings.isEmpty()) {
                check.step(Claim.of(step.text())).ifPresent(fault -> findings.add(finding(step.line(), fault, puzzle)));
            } else if (told instanceof Told.Drawn drawn && findings.isEmpty()) {
                drawn(drawn, check, puzzle).ifPresent(findings::add);
            }
        }
        if (findings.isEmpty()) {
            Position solution = path.solution() == null
                    ? null
                    : Position.of(game.parseFilled(path.solution()).start());
            check.end(new Ending(path.outcome(), path.rating(), solution))
                    .ifPresent(fault -> findings.add(finding(last(path), fault, puzzle)));
        }
        return new Verified(path.line(), puzzle.text(), check.steps(), 0, check.believed(), findings);
    }

    private Optional<Finding> drawn(Told.Drawn drawn, TraceCheck check, Puzzle puzzle) {
        State claimed = game.parseFilled(drawn.grid()).start();
        if (claimed.candidates().equals(check.position().candidates())) {
            return Optional.empty();
        }
        String board = puzzle.draw(check.position().state());
        return Optional.of(new Finding(
                drawn.line(), check.steps() + 1, true, "", "The state drawn before this step is another.", board));
    }

    private static Finding finding(int line, Fault fault, Puzzle puzzle) {
        String board = puzzle.draw(fault.before().state());
        return new Finding(line, fault.step(), true, fault.line(), fault.reason(), board);
    }

    private static int last(ToldPath path) {
        List<Told> told = path.told();
        return told.isEmpty() ? path.line() : told.get(told.size() - 1).line();
    }

    /** A path from elsewhere: what it leaves out is filled in. */
    private Verified lenient(ToldPath path, Puzzle puzzle, NotationReader reader, boolean loops) {
        PathCheck check = new PathCheck(puzzle.start(), reader, loops);
        List<Finding> findings = new ArrayList<>();
        int steps = 0;
        boolean right = true;
        for (Told told : path.told()) {
            if (right || all) {
                steps += told instanceof Told.Step ? 1 : 0;
                Position before = check.position().copy();
                PathCheck.Result result = result(told, check, reader);
                boolean wrong = result.mark() == PathCheck.Mark.WRONG;
                if (result.mark() != PathCheck.Mark.RIGHT) {
                    int step = told instanceof Told.Step ? steps : steps + 1;
                    String board = puzzle.draw(before.state());
                    findings.add(new Finding(told.line(), step, wrong, text(told), result.reason(), board));
                }
                right &= !wrong;
            }
        }
        if (right || all) {
            int end = steps + 1;
            check.end(path.outcome())
                    .ifPresent(reason -> findings.add(new Finding(
                            last(path),
                            end,
                            true,
                            "",
                            reason,
                            puzzle.draw(check.position().state()))));
        }
        return new Verified(path.line(), puzzle.text(), steps, check.filled(), check.believed(), findings);
    }

    private PathCheck.Result result(Told told, PathCheck check, NotationReader reader) {
        if (told instanceof Told.Step step) {
            return check.step(step.text());
        }
        if (told instanceof Told.Drawn drawn) {
            State claimed = game.parseFilled(drawn.grid()).start();
            return claimed.model() == check.position().model()
                    ? check.drawn(claimed)
                    : new PathCheck.Result(PathCheck.Mark.UNCHECKED, "The state drawn here is of another puzzle.");
        }
        try {
            if (told instanceof Told.Supposed supposed) {
                return check.suppose(reader.candidate(supposed.candidate()));
            }
            if (told instanceof Told.Refuted refuted) {
                return check.refute(reader.candidate(refuted.candidate()));
            }
        } catch (NotationException e) {
            return new PathCheck.Result(PathCheck.Mark.WRONG, e.getMessage());
        }
        check.forget();
        return new PathCheck.Result(PathCheck.Mark.RIGHT, "");
    }

    private static String text(Told told) {
        return told instanceof Told.Step step
                ? step.text()
                : told instanceof Told.Supposed supposed
                        ? "hypothesis " + supposed.candidate()
                        : told instanceof Told.Refuted refuted ? "refuted " + refuted.candidate() : "";
    }
}
