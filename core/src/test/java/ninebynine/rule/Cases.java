package ninebynine.rule;

import java.util.ArrayList;
import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.model.Squares;
import ninebynine.state.State;
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

    /** A 9×9 board on which digit 1 is possible where the picture has an x, and everything else everywhere. */
    public static State ones(String picture) {
        return Squares.NINE.state(
                picture.replaceAll("[^x.]", "").replace(".", "-1 ").replace("x", ". "));
    }

    /** The same picture with rows and columns exchanged. */
    public static State onesTurned(String picture) {
        String[] rows = picture.trim().split("\\s+", -1);
        StringBuilder turned = new StringBuilder();
        for (int c = 0; c < 9; c++) {
            for (String row : rows) {
                turned.append(row.charAt(c));
            }
        }
        return ones(turned.toString());
    }
}
