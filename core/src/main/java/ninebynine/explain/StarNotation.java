package ninebynine.explain;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import ninebynine.model.Names;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;

/**
 * W*-whips and B*-braids, as notation has them: the pairs that can't both be true, each with its proof, and then the chain that uses them.
 *
 * <pre>
 *   w*-whip[[2]]:
 *      bi-whip[1]: c6n8{r3 .} -> bi-whip-contrad[1](n8r6c3 n8r7c4)
 *      chain: r7c1{n3 n8} - r6c1{n8 .}
 * </pre>
 */
final class StarNotation {
    static final String CONTRADICTORY = "-contrad[";
    static final String CHAIN = Notation.INDENT + "chain: ";

    private final Names names;
    private final Function<Pattern.Cell, String> cell;

    /** @param cell how a cell of a variable is written */
    StarNotation(Names names, Function<Pattern.Cell, String> cell) {
        this.names = names;
        this.cell = cell;
    }

    static String starred(ChainName chain) {
        return (chain == ChainName.WHIP ? "w*-" : "b*-") + chain.written();
    }

    static String paired(ChainName chain) {
        return "bi-" + chain.written();
    }

    String head(Pattern.Star star) {
        StringBuilder text = new StringBuilder(starred(star.chain()) + "[[" + star.length() + "]]:\n");
        for (Pattern.Pair pair : star.pairs()) {
            String name = paired(pair.chain());
            text.append(Notation.INDENT)
                    .append(name)
                    .append("[")
                    .append(pair.length())
                    .append("]: ");
            text.append(cells(pair.cells())).append(Notation.IMPLIES_INSIDE);
            text.append(name).append(CONTRADICTORY).append(pair.length()).append("](");
            text.append(names.label(pair.first())).append(" ").append(names.label(pair.second()));
            text.append(")\n");
        }
        return text + CHAIN + cells(star.cells()) + "\n";
    }

    private String cells(List<Pattern.Cell> cells) {
        return cells.stream().map(cell).collect(Collectors.joining(" - "));
    }
}
