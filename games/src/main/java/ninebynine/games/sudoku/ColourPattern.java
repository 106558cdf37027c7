package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Houses with two places for a digit that hang together, so that two colours say where it is: {@code simple-colors-trap: r2n5 r7n5 c4n5}.
 *
 * @param houses where the digit of each house is, as variables
 */
record ColourPattern(Kind kind, Ints houses) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("((?:simple|multi)-colors-[a-z1-2]+): ([rcbn\\d ]+)");

    /** What the colours say. */
    enum Kind {
        TRAP("simple-colors-trap", 1, "whatever is true of them sees it"),
        WRAP("simple-colors-wrap", 1, "all places of its colour are true together, and two of them see each other"),
        MULTI_1("multi-colors-1", 2, "one of two colours that it sees is true"),
        MULTI_2("multi-colors-2", 2, "its colour sees both colours of the others");

        private final String word;
        private final int nets;
        private final String reason;

        Kind(String word, int nets, String reason) {
            this.word = word;
            this.nets = nets;
            this.reason = reason;
        }
    }

    static String code(int nets) {
        return "Col[" + nets + "]";
    }

    @Override
    public Ints variables() {
        return houses;
    }

    @Override
    public String name() {
        return kind.word;
    }

    @Override
    public String code() {
        return code(kind.nets);
    }

    @Override
    public String title() {
        return kind.word.replace('-', ' ');
    }

    @Override
    public String written(Model model) {
        return houses.stream().mapToObj(model.names()::variable).collect(Collectors.joining(" "));
    }

    @Override
    public String spoken(Model model, View before) {
        return houses.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + " have two places each and hang together, so that two colours say what is true, and " + kind.reason;
    }

    /** Without one of the houses, and with another. */
    @Override
    public List<Pattern.Own> variants(Model model) {
        int n = model.labels(0).length;
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < houses.size(); i++) {
            int at = i;
            int other = houses.get(i) + n;
            Ints less = Ints.of(IntStream.range(0, houses.size())
                    .filter(k -> k != at)
                    .map(houses::get)
                    .toArray());
            changed.add(new ColourPattern(kind, less));
            if (other < model.variableCount() && !houses.contains(other)) {
                changed.add(new ColourPattern(
                        kind,
                        Ints.of(IntStream.concat(less.stream(), IntStream.of(other))
                                .sorted()
                                .toArray())));
            }
        }
        return changed;
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        Ints houses = m.matches() ? FishPattern.variables(m.group(2), model) : null;
        return houses == null
                ? null
                : Stream.of(Kind.values())
                        .map(kind -> new ColourPattern(kind, houses))
                        .filter(read -> read.head(model).equals(head))
                        .findFirst()
                        .orElse(null);
    }
}
