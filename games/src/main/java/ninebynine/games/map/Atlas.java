package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * The countries of a map, who is whose neighbour, and how many colours there are. Countries and colours count from 0.
 *
 * @param neighbours for each country its neighbours in increasing order; if a is one of b's, then b is one of a's
 */
record Atlas(int colours, List<Ints> neighbours) {
    static final int MOST_COUNTRIES = 2000;
    static final int MOST_COLOURS = 100;

    private static final String LETTERS = "BYRGOVI";
    private static final List<String> WORDS = List.of("blue", "yellow", "red", "green", "orange", "violet", "indigo");

    Atlas {
        neighbours = List.copyOf(neighbours);
    }

    int countries() {
        return neighbours.size();
    }

    /** A country as people write it, such as {@code X9}. */
    static String country(int country) {
        return "X" + (country + 1);
    }

    /** A colour as people write it: B Y R G O V I 8 9 10 and so on. */
    static String colour(int colour) {
        return colour < LETTERS.length() ? LETTERS.substring(colour, colour + 1) : Integer.toString(colour + 1);
    }

    /** A colour in English, such as "blue". */
    static String spoken(int colour) {
        return colour < WORDS.size() ? WORDS.get(colour) : "colour " + (colour + 1);
    }

    /** All colours in one sentence. */
    static String all(int colours) {
        List<String> names = new ArrayList<>();
        for (int colour = 0; colour < colours; colour++) {
            names.add(colour(colour));
        }
        return String.join(" ", names);
    }

    /** The colour that is written so, by letter or by number, or -1. */
    static int colourOf(String written) {
        int letter = written.length() == 1 ? LETTERS.indexOf(Character.toUpperCase(written.charAt(0))) : -1;
        if (letter >= 0) {
            return letter;
        }
        return written.startsWith("0") ? -1 : Math.max(0, Symbols.number(written, 4)) - 1;
    }

    /** Throws if two neighbours are given the same colour. */
    void distinct(Ints givens) {
        for (int country = 0; country < countries(); country++) {
            Ints near = neighbours.get(country);
            for (int i = 0; i < near.size(); i++) {
                int other = near.get(i);
                if (country < other && givens.get(country) > 0 && givens.get(country) == givens.get(other)) {
                    throw new PuzzleFormatException(
                            country(country) + " and " + country(other) + " are neighbours and both are given as "
                                    + colour(givens.get(country) - 1) + ". Maybe one of them has another colour.");
                }
            }
        }
    }

    /** Takes borders as they are read, in either direction and as often as they come. */
    static final class Builder {
        private final int colours;
        private final List<SortedSet<Integer>> near = new ArrayList<>();

        Builder(int colours, int countries) {
            if (countries < 1 || countries > MOST_COUNTRIES) {
                throw new PuzzleFormatException("There is no map of " + countries + " countries: they have 1 to "
                        + MOST_COUNTRIES + ". Maybe the number of colours comes first.");
            }
            if (colours < 1 || colours > MOST_COLOURS) {
                throw new PuzzleFormatException("There is no map of " + colours + " colours: they have 1 to "
                        + MOST_COLOURS + ". Maybe 4 is meant.");
            }
            this.colours = colours;
            for (int country = 0; country < countries; country++) {
                near.add(new TreeSet<>());
            }
        }

        int colours() {
            return colours;
        }

        int countries() {
            return near.size();
        }

        void border(int a, int b) {
            if (a == b) {
                throw new PuzzleFormatException(
                        country(a) + " is its own neighbour. Maybe one of the two numbers is another one.");
            }
            near.get(a).add(b);
            near.get(b).add(a);
        }

        /** How many borders there are so far. */
        int borders() {
            return near.stream().mapToInt(Set::size).sum() / 2;
        }

        /** The country that a text names, from 1. */
        int country(String text, String where) {
            int country = Symbols.number(text, 6);
            if (country < 1 || country > countries()) {
                throw new PuzzleFormatException(Symbols.shown(text) + " " + where + " is no country: they are 1 to "
                        + countries() + ". Maybe the number of countries is wrong.");
            }
            return country - 1;
        }

        static String country(int country) {
            return Atlas.country(country);
        }

        /** The colour that a text names, from 1. */
        int given(String text, int country) {
            int colour = colourOf(text);
            if (colour < 0 || colour >= colours) {
                throw new PuzzleFormatException(Symbols.shown(text) + " of " + country(country)
                        + " is none of the " + colours + " colours " + all(colours)
                        + ". Maybe write '.' for none.");
            }
            return colour + 1;
        }

        Atlas atlas() {
            return new Atlas(
                    colours,
                    near.stream()
                            .map(set -> Ints.of(
                                    set.stream().mapToInt(Integer::intValue).toArray()))
                            .toList());
        }
    }
}
