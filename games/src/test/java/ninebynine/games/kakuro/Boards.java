package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;

/** Small boards, and what a rule finds on them. */
final class Boards {
    private Boards() {}

    static KakuroPuzzle puzzle(String text) {
        return new KakuroGame().parse(text);
    }

    /** The lines that a rule writes, its givens propagated. */
    static List<String> found(Rule rule, KakuroPuzzle puzzle) {
        State state = puzzle.start();
        Theory.parse("BRT").precedence(puzzle.model()).close(state);
        List<String> lines = new ArrayList<>();
        Notation notation = new Notation(puzzle.model(), Notation.Style.ASCII);
        rule.find(state, match -> lines.add(notation.line(match)));
        return lines;
    }
}
