package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** What a rule finds, as lists. */
final class Finds {
    private Finds() {}

    static List<Match> all(Rule rule, View view) {
        return some(rule, view, Integer.MAX_VALUE);
    }

    static List<Match> some(Rule rule, View view, int limit) {
        List<Match> found = new ArrayList<>();
        rule.find(view, match -> {
            found.add(match);
            return found.size() < limit;
        });
        return found;
    }
}
