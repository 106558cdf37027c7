package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * A map as CSP-Rules takes it: the number of colours, the number of countries, a symbol for each country, and groups of neighbours.
 *
 * <pre>
 *   4 20 "RGGYRGY......G.YB..G" 1 2 8 : 3 4 8 9 12 : 4 5 9       1 is a neighbour of 2 and 8, 3 of 4, 8, 9 and 12, …
 * </pre>
 *
 * A border may be told from either side, or from both. From the tenth colour on the givens are words. As in CSP-Rules, whatever is no
 * number ends a group, {@code 30:} too, and symbols beyond the last country are passed over.
 */
final class BorderList {
    private static final String NONE = ".";

    private BorderList() {}

    static MapText read(ClipsCall call) {
        List<String> arguments = call.arguments();
        if (!call.name().equals("solve") || arguments.size() < 3) {
            throw new PuzzleFormatException("The call " + Symbols.shown("(" + call.name())
                    + " has no map: that is a number of colours, a number of countries, a string of givens, and neighbours."
                    + " Maybe write it as (solve 4 3 \"R..\" 1 2 3 : 2 3).");
        }
        Atlas.Builder map =
                new Atlas.Builder(number(arguments.get(0), "colours"), number(arguments.get(1), "countries"));
        Ints givens = givens(map, arguments.get(2));
        int from = -1;
        for (String token : arguments.subList(3, arguments.size())) {
            if (!Symbols.isNumber(token)) {
                from = -1;
                continue;
            }
            int country = map.country(token, "in the list of neighbours");
            if (from >= 0) {
                map.border(from, country);
            }
            from = from < 0 ? country : from;
        }
        return new MapText(map.atlas(), givens, null);
    }

    private static int number(String text, String what) {
        int number = Symbols.number(text, 6);
        if (number < 0) {
            throw new PuzzleFormatException(Symbols.shown(text) + " is no number of " + what
                    + ". Maybe write the colours, then the countries, as in 4 3 \"R..\" 1 2 3 : 2 3.");
        }
        return number;
    }

    private static Ints givens(Atlas.Builder map, String text) {
        int countries = map.countries();
        List<String> words = Symbols.words(text);
        boolean spaced = words.size() == countries && text.length() != countries;
        if (!spaced && text.length() < countries) {
            throw new PuzzleFormatException("The string of givens has " + text.length() + " symbols, expected "
                    + countries + ", one for each country. Maybe a '.' is missing.");
        }
        int[] givens = new int[countries];
        for (int country = 0; country < countries; country++) {
            String word = spaced ? words.get(country) : text.substring(country, country + 1);
            boolean none = word.equals("0") || word.length() == 1 && !Character.isLetterOrDigit(word.charAt(0));
            givens[country] = none ? 0 : map.given(word, country);
        }
        return Ints.of(givens);
    }

    /** Each border once, from the side with the smaller number. */
    static String write(Atlas atlas, Ints givens) {
        String between = givens.stream().anyMatch(given -> given > 9) ? " " : "";
        String colours = givens.stream()
                .mapToObj(given -> given == 0 ? NONE : Atlas.colour(given - 1))
                .collect(Collectors.joining(between));
        List<String> text = new ArrayList<>();
        text.add(atlas.colours() + " " + atlas.countries() + " \"" + colours + "\"");
        for (int country = 0; country < atlas.countries(); country++) {
            int from = country;
            String later = atlas.neighbours().get(country).stream()
                    .filter(other -> other > from)
                    .mapToObj(other -> " " + (other + 1))
                    .collect(Collectors.joining());
            if (!later.isEmpty()) {
                text.add((country + 1) + later + " :");
            }
        }
        return String.join(" ", text);
    }
}
