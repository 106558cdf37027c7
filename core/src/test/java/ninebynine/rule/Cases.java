package ninebynine.rule;

import java.util.ArrayList;
import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.state.View;

/** What a rule finds, as tests want it: all of it, as matches or as lines. */
public final class Cases {
    private Cases() {}

    public static List<Match> matches(Rule rule, View view) {
        List<Match> found = new ArrayList<>();
        rule.find(view, found::add);
        return found;
    }

    public static List<String> lines(Rule rule, View view) {
        Notation notation = new Notation(view.model(), Notation.Style.UNICODE);
        return matches(rule, view).stream().map(notation::line).toList();
    }
}
