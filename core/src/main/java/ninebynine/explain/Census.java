package ninebynine.explain;

import java.math.BigDecimal;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * The numbers of the header line, counted as CSP-Rules counts them: a csp-link is a pair of open candidates and a variable that
 * they share, so a pair that shares two variables counts twice.
 */
public record Census(int candidates, long cspLinks, long links) {
    /** The numbers of a state. */
    public static Census of(View view) {
        Model model = view.model();
        long csp = 0;
        for (int v = 0; v < model.variableCount(); v++) {
            if (!view.isDecided(v)) {
                csp += (long) view.count(v) * (view.count(v) - 1) / 2;
            }
        }
        return new Census(view.openCount(), csp, csp + others(view));
    }

    private static long others(View view) {
        if (!view.model().hasOtherLinks()) {
            return 0;
        }
        Bits open = view.candidates();
        open.andNot(view.values());
        long[] ends = {0};
        for (int x = open.first(); x >= 0; x = open.next(x + 1)) {
            view.model().otherLinks().forEach(x, y -> ends[0] += open.get(y) ? 1 : 0);
        }
        return ends[0] / 2;
    }

    /** 100 · links / pairs, to two decimals. */
    public BigDecimal density() {
        return new BigDecimal(written());
    }

    /** The same as a text, with one decimal at least. By whole numbers: in a page, decimal ones would be a tenth of the engine. */
    private String written() {
        if (candidates <= 1) {
            return "0.0";
        }
        long pairs = (long) candidates * (candidates - 1);
        long hundredths = (40_000 * links + pairs) / (2 * pairs);
        String decimals = Long.toString(100 + hundredths % 100);
        return hundredths / 100 + "." + decimals.substring(1, decimals.endsWith("0") ? 2 : 3);
    }

    /** The header line. */
    public String line() {
        return candidates + " candidates, " + cspLinks + " csp-links and " + links + " links. Density = " + written()
                + "%";
    }
}
