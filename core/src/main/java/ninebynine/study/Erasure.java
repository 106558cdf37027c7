package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** A step that eliminates something. */
record Erasure(Rule rule, Match match) {

    /** For each candidate that one of the rules eliminates, the first match that does; in the order in which they are found. */
    static List<Erasure> all(View state, List<Rule> rules) {
        Bits erased = new Bits(state.model().labelCount());
        List<Erasure> all = new ArrayList<>();
        for (Rule rule : rules) {
            rule.find(state, match -> {
                if (!targets(match).stream().allMatch(erased::get)) {
                    targets(match).stream().forEach(erased::set);
                    all.add(new Erasure(rule, match));
                }
                return true;
            });
        }
        return all;
    }

    /** What the match eliminates; nothing if it makes a value. */
    static Ints targets(Match match) {
        return match instanceof Match.Elimination elimination ? elimination.targets() : Ints.of();
    }
}
