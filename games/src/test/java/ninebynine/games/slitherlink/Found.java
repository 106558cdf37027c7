package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;

/** What a rule finds on a board, written; each of them checked. */
final class Found {
    private static final SlitherlinkGame GAME = new SlitherlinkGame();

    private Found() {}

    /** A rule for a model. */
    interface Maker {
        Rule of(ninebynine.model.Model model);
    }

    static SlitherlinkPuzzle puzzle(String text) {
        return GAME.parse(text);
    }

    /** The state after propagation. */
    static State state(String text) {
        SlitherlinkPuzzle puzzle = puzzle(text);
        State state = puzzle.start();
        Theory.parse("BRT").precedence(puzzle.model()).close(state);
        return state;
    }

    static List<String> by(Maker maker, String text) {
        return by(maker, state(text));
    }

    static List<String> by(Maker maker, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        List<String> lines = new ArrayList<>();
        maker.of(state.model()).find(state, match -> lines.add(notation.line(checked(match, state))));
        return lines;
    }

    private static Match checked(Match match, State state) {
        StepCheck.check(Position.of(state), match).ifPresent(problem -> {
            throw new AssertionError(problem);
        });
        return match;
    }
}
