package ninebynine.explain;

import java.math.BigDecimal;
import java.math.RoundingMode;
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
        if (candidates <= 1) {
            return new BigDecimal("0.0");
        }
        BigDecimal density = BigDecimal.valueOf(200 * links)
                .divide(BigDecimal.valueOf((long) candidates * (candidates - 1)), 2, RoundingMode.HALF_UP);
        BigDecimal bare = density.stripTrailingZeros();
        return bare.scale() < 1 ? bare.setScale(1, RoundingMode.UNNECESSARY) : bare;
    }

    /** The header line. */
    public String line() {
        return candidates + " candidates, " + cspLinks + " csp-links and " + links + " links. Density = " + density()
                + "%";
    }
}
