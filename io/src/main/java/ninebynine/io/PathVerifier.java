package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.check.PathCheck;
import ninebynine.check.PathCheck.Mark;
import ninebynine.check.PathCheck.Result;
import ninebynine.check.Position;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.check.Verified.Kind;
import ninebynine.explain.Census;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.state.State;

/** Checks paths that were told as text. Threads may share one. */
final class PathVerifier {
    /** Something that may be said of a candidate. */
    private static final Pattern SAID = Pattern.compile("\\b[A-Za-z]\\w*+ ?(?:=|≠|!=) ?\\w+");

    /** How far a density may be from its two decimals. */
    private static final double ROUNDING = 0.006;

    private final Games games;
    private final Game game;
    private final boolean all;
    private final Map<Model, NotationReader> readers = Recent.map();
    private final Map<Asked, OwnText.Rules> rules = Recent.map();

    private record Asked(String theory, Model model) {}

    /** @param all whether to go on after a wrong step, taking it as given */
    PathVerifier(Games games, Game game, boolean all) {
        this.games = games;
        this.game = game;
        this.all = all;
    }

    /** @throws PuzzleFormatException if there is no puzzle to begin with, or it can't be read for its size */
    Verified verify(ToldPath path) {
        if (path.problem() != null) {
            throw new PuzzleFormatException(path.problem());
        }
        if (path.puzzle() == null) {
            throw new PuzzleFormatException(ToldPaths.NO_PUZZLE);
        }
        Puzzle puzzle = game.parse(path.puzzle());
        NotationReader reader = readers.computeIfAbsent(puzzle.model(), games::reader);
        return path.ours() ? ours(path, puzzle, reader) : theirs(path, puzzle, reader);
    }

    /** Nothing may be left out; what else is wrong is looked for as in paths from elsewhere. */
    private Verified ours(ToldPath path, Puzzle puzzle, NotationReader reader) {
        Verified strict = new OwnText(path, puzzle, reader, theory -> rules(theory, puzzle.model())).verify();
        if (strict.isRight() || !all) {
            return strict;
        }
        Verified rest = theirs(path, puzzle, reader);
        return rest.isRight() ? strict : rest;
    }

    private OwnText.Rules rules(String theory, Model model) {
        return rules.computeIfAbsent(new Asked(theory, model), asked -> OwnText.Rules.of(theory, model, games));
    }

    /** A path from elsewhere: what it leaves out is filled in. */
    private Verified theirs(ToldPath path, Puzzle puzzle, NotationReader reader) {
        CountedSolutions solutions = new CountedSolutions(puzzle);
        PathCheck check = new PathCheck(puzzle.start(), reader, isLooping(path), solutions);
        List<Finding> findings = new ArrayList<>();
        int steps = 0;
        boolean right = true;
        for (PathItem told : path.told()) {
            if (right || all) {
                steps += told instanceof PathItem.Step ? 1 : 0;
                Position before = check.position().copy();
                Result result = result(told, check, reader, puzzle);
                if (result.mark() != Mark.RIGHT) {
                    int step = told instanceof PathItem.Step ? steps : steps + 1;
                    findings.add(new Finding(
                            told.line(),
                            step,
                            kind(result.mark()),
                            text(told),
                            result.reason(),
                            puzzle.draw(before.state())));
                }
                right &= result.mark() != Mark.WRONG;
            }
        }
        if (right || all) {
            int end = steps + 1;
            check.end(path.outcome())
                    .filter(reason -> !"solved".equals(path.outcome()) || !solutions.isDrawn(check.position()))
                    .ifPresent(reason -> findings.add(new Finding(
                            last(path),
                            end,
                            Kind.WRONG,
                            "",
                            reason,
                            puzzle.draw(check.position().state()))));
        }
        return new Verified(path.line(), puzzle.text(), steps, check.filled(), check.believed(), findings);
    }

    private static boolean isLooping(ToldPath path) {
        return path.lines().stream().anyMatch(line -> {
            OwnEnding ending = OwnEnding.of(line.text());
            return ending != null && ending.theory().contains("LW");
        });
    }

    private static Kind kind(Mark mark) {
        return switch (mark) {
            case WRONG -> Kind.WRONG;
            case UNREAD -> Kind.UNREAD;
            case TURNED -> Kind.TURNED;
            default -> Kind.CONFIRMED;
        };
    }

    private static int last(ToldPath path) {
        List<PathItem> told = path.told();
        return told.isEmpty() ? path.line() : told.get(told.size() - 1).line();
    }

    private Result result(PathItem told, PathCheck check, NotationReader reader, Puzzle puzzle) {
        if (told instanceof PathItem.Step step) {
            return check.step(step.text(), step.otherwise());
        }
        if (told instanceof PathItem.Related related) {
            return check.relate(related.text());
        }
        if (told instanceof PathItem.StateGrid drawn) {
            return drawn(drawn, check, puzzle);
        }
        if (told instanceof PathItem.Counted counted) {
            return counted(counted, check);
        }
        if (told instanceof PathItem.Unread unread) {
            return isOfThisPuzzle(unread.text(), reader) ? new Result(Mark.UNREAD, "It was not read.") : Result.RIGHT;
        }
        try {
            if (told instanceof PathItem.Supposed supposed) {
                return check.suppose(reader.candidate(supposed.candidate()));
            }
            return told instanceof PathItem.Refuted refuted
                    ? check.refute(reader.candidate(refuted.candidate()))
                    : check.forget();
        } catch (NotationException e) {
            return Result.wrong(e.getMessage());
        }
    }

    private Result drawn(PathItem.StateGrid drawn, PathCheck check, Puzzle puzzle) {
        try {
            State claimed = game.parseFilled(drawn.grid(), puzzle).start();
            return claimed.model() == check.position().model()
                    ? check.drawn(claimed)
                    : new Result(Mark.UNREAD, "The state drawn here is of another puzzle.");
        } catch (PuzzleFormatException e) {
            return new Result(Mark.UNREAD, "The state drawn here can't be read: " + e.getMessage());
        }
    }

    /**
     * The reference may count values among the candidates, and has other links in some games. Counts of the start where the path is further on mean
     * that it begins again.
     */
    private Result counted(PathItem.Counted counted, PathCheck check) {
        Census claimed = PathLine.counts(counted.text());
        double density =
                200.0 * claimed.links() / Math.max(1L, (long) claimed.candidates() * (claimed.candidates() - 1));
        if (!(Math.abs(PathLine.density(counted.text()) - density) <= ROUNDING)) {
            return Result.wrong("The density of such counts is " + claimed.density() + "%.");
        }
        if (claimed.cspLinks() == 0 && claimed.links() == 0 && claimed.candidates() > 1) {
            return new Result(Mark.UNREAD, "Links were not counted.");
        }
        boolean fits =
                check.fits(position -> isLike(claimed, position)) || check.again(position -> isLike(claimed, position));
        Census own = Census.of(check.position().state());
        return fits && claimed.links() == own.links()
                ? Result.RIGHT
                : fits || !game.countsLinksAsPublished()
                        ? new Result(Mark.UNREAD, "Links are counted otherwise here.")
                        : Result.wrong("The state has " + own.line().replace(". Density", ", density") + ".");
    }

    private static boolean isLike(Census claimed, Position position) {
        Census own = Census.of(position.state());
        return claimed.cspLinks() == own.cspLinks()
                && claimed.candidates() >= own.candidates()
                && claimed.candidates() <= own.candidates() + decided(position);
    }

    /** How many variables have one candidate, known to be their value or not. */
    private static int decided(Position position) {
        int decided = 0;
        for (int v = 0; v < position.model().variableCount(); v++) {
            decided += position.count(v) == 1 ? 1 : 0;
        }
        return decided;
    }

    /** Whether something in the words may be said of a candidate of this puzzle. */
    private static boolean isOfThisPuzzle(String text, NotationReader reader) {
        Matcher said = SAID.matcher(text);
        while (said.find()) {
            try {
                reader.candidate(said.group());
                return true;
            } catch (NotationException e) {
                // it is of something else
            }
        }
        return false;
    }

    private static String text(PathItem told) {
        return told instanceof PathItem.Step step
                ? step.text()
                : told instanceof PathItem.Related related
                        ? related.text()
                        : told instanceof PathItem.Supposed supposed
                                ? "hypothesis " + supposed.candidate()
                                : told instanceof PathItem.Refuted refuted
                                        ? "refuted " + refuted.candidate()
                                        : told instanceof PathItem.Counted counted
                                                ? counted.text()
                                                : told instanceof PathItem.Unread unread ? unread.text() : "";
    }
}
