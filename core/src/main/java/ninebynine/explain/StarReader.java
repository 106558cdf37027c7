package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what {@link StarNotation} writes. */
final class StarReader {
    private static final java.util.regex.Pattern HEAD =
            java.util.regex.Pattern.compile("([wb]\\*-[a-z]+)\\[\\[(\\d{1,3})]]:");
    private static final java.util.regex.Pattern PAIR = java.util.regex.Pattern.compile(
            " *(bi-[a-z]+)\\[(\\d{1,3})]: (.*) -> (bi-[a-z]+)-contrad\\[(\\d{1,3})]\\((\\S+) (\\S+)\\)");
    private static final java.util.regex.Pattern CHAIN = java.util.regex.Pattern.compile(" *chain: (.*)");

    private final ChainReader chains;
    private final NameLookup names;

    StarReader(Model model, ChainReader chains) {
        this.chains = chains;
        this.names = new NameLookup(model);
    }

    /** Null if nothing is written so. */
    @Nullable
    Pattern read(String[] lines) {
        Matcher head = HEAD.matcher(lines[0]);
        if (!head.matches()) {
            return null;
        }
        List<Pattern.Pair> pairs = new ArrayList<>();
        int last = lines.length - 1;
        for (int i = 1; i < last; i++) {
            pairs.add(pair(lines[i]));
        }
        Matcher chain = CHAIN.matcher(lines[last]);
        if (!chain.matches()) {
            throw new NotationException("'" + shown(lines[last])
                    + "' is no chain. Maybe write '   chain: r1c2{n3 .}' as the last line before the arrow.");
        }
        ChainName name =
                named(head.group(1), StarNotation.starred(ChainName.WHIP), StarNotation.starred(ChainName.BRAID));
        return new Pattern.Star(name, pairs, cells(chain.group(1), head.group(2)));
    }

    private Pattern.Pair pair(String line) {
        Matcher m = PAIR.matcher(line);
        if (!m.matches() || !m.group(1).equals(m.group(4)) || !m.group(2).equals(m.group(5))) {
            throw new NotationException(
                    "'" + shown(line)
                            + "' is no contradiction pair. Maybe write '   bi-whip[1]: c6n8{r3 .} -> bi-whip-contrad[1](n8r6c3 n8r7c4)'.");
        }
        ChainName name = named(m.group(1), StarNotation.paired(ChainName.WHIP), StarNotation.paired(ChainName.BRAID));
        return new Pattern.Pair(name, names.label(m.group(6)), names.label(m.group(7)), cells(m.group(3), m.group(2)));
    }

    private static ChainName named(String written, String whip, String braid) {
        if (!written.equals(whip) && !written.equals(braid)) {
            throw new NotationException("No chain is called " + written + ". Maybe " + whip + " or " + braid + ".");
        }
        return written.equals(whip) ? ChainName.WHIP : ChainName.BRAID;
    }

    private List<Pattern.Cell> cells(String text, String length) {
        List<Pattern.Cell> cells =
                Arrays.stream(text.split(" - ", -1)).map(chains::cell).toList();
        if (cells.size() != Integer.parseInt(length)) {
            throw new NotationException("The chain has " + cells.size() + " cells, expected " + length + ".");
        }
        return cells;
    }
}
