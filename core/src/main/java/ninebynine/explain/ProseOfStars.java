package ninebynine.explain;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;

/** W*-whips and B*-braids in plain words: which candidates can't both be true, and why; then what that does to the target. */
final class ProseOfStars {
    private final Names names;
    private final Phrases phrases;

    ProseOfStars(Model model, Phrases phrases) {
        this.names = model.names();
        this.phrases = phrases;
    }

    String told(Pattern.Star star, Match.Elimination match) {
        String pairs = star.pairs().stream().map(this::pair).collect(Collectors.joining(". It "));
        String target = phrases.says(match.targets().get(0), " were ");
        return (pairs.isEmpty() ? "if " : "it " + pairs + ". Now if ") + target + ", then " + steps(star.cells())
                + ". So " + phrases.follows(match);
    }

    /** "It can't be that r6c3 is 8 and r7c4 is 8, for then …" */
    private String pair(Pattern.Pair pair) {
        return "can't be that " + phrases.is(pair.first()) + " and " + phrases.is(pair.second()) + ", for then "
                + steps(pair.cells());
    }

    private String steps(List<Pattern.Cell> cells) {
        List<String> told = cells.stream()
                .map(cell -> cell.right().isEmpty()
                        ? names.spokenEmpty(cell.variable())
                        : phrases.answered(cell.variable(), cell.right(), " would be "))
                .toList();
        int last = told.size() - 1;
        return last < 1
                ? Phrases.and(told)
                : String.join(", then ", told.subList(0, last)) + ", and then " + told.get(last);
    }
}
