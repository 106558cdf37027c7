package ninebynine.games.map;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * A game ID of Simon Tatham's Map: width, height, number of countries, the borders as runs, the colours given.
 *
 * <pre>
 *   10x10n20dn:daaaeae…,0221021f2a13a2a
 *
 *   runs     a = 1 to y = 25 borders of one kind, open and closed in turn; z = 25 and the same kind goes on
 *   order    one that is not there, then those below each square, row by row; then those right of each square, column by column
 *   colours  0 1 2 3 are R Y G B; a letter is so many countries without one
 * </pre>
 *
 * Squares that no border parts are one country. Countries are numbered by their first square in reading order.
 */
final class TathamMap {
    private static final Pattern HEAD = Pattern.compile("(\\d{1,4})x(\\d{1,4})n(\\d{1,5})(?:d[a-z])?:");
    private static final String COLOURS = "RYGB";
    private static final int LONGEST_RUN = 25;

    private final String text;
    private final int width;
    private final int height;
    private final int countries;

    private TathamMap(String text, Matcher head) {
        this(text, Integer.parseInt(head.group(1)), Integer.parseInt(head.group(2)), Integer.parseInt(head.group(3)));
    }

    private TathamMap(String text, int width, int height, int countries) {
        this.text = text;
        this.width = width;
        this.height = height;
        this.countries = countries;
    }

    static boolean isOne(String text) {
        return HEAD.matcher(text).lookingAt();
    }

    static MapText read(String line) {
        String text = Symbols.words(line).get(0);
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            throw new PuzzleFormatException(
                    "No game ID begins " + Symbols.shown(text) + ". Maybe 10x10n20: is missing.");
        }
        return new TathamMap(text, head).read(head.end());
    }

    private MapText read(int start) {
        Atlas.Builder map = new Atlas.Builder(COLOURS.length(), countries);
        if (width < 1 || height < 1 || (long) width * height < countries || width * height > 1 << 20) {
            throw new PuzzleFormatException("A map of " + width + "x" + height + " squares can't have " + countries
                    + " countries. Maybe the ID is misread.");
        }
        int comma = text.indexOf(',', start);
        if (comma < 0) {
            throw new PuzzleFormatException(
                    "The game ID has no ',' and so no colours. Maybe the end of it is missing.");
        }
        count(start, comma);
        boolean[] closed = borders(start, comma);
        Ints country = numbered(closed);
        for (int border = 0; border < closed.length; border++) {
            int a = country.get(first(border));
            int b = country.get(second(border));
            if (a != b) {
                map.border(a, b);
            }
        }
        int[] firsts = new int[countries];
        for (int square = country.size() - 1; square >= 0; square--) {
            firsts[country.get(square)] = square;
        }
        Tiles tiles = new Tiles(width, height, country, Ints.of(firsts), text.substring(0, comma));
        return new MapText(map.atlas(), colours(map, comma + 1), tiles);
    }

    private int borderCount() {
        return width * (height - 1) + (width - 1) * height;
    }

    private int run(int i) {
        return Math.min(text.charAt(i) - 'a' + 1, LONGEST_RUN);
    }

    /** Throws unless the runs are letters and say as many borders as there are, before anything is made of them. */
    private void count(int start, int end) {
        int count = -1;
        for (int i = start; i < end; i++) {
            char ch = text.charAt(i);
            if (ch < 'a' || ch > 'z') {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(ch)) + " is character " + (i + 1)
                        + " of the game ID, where borders are letters a to z. Maybe it does not belong to it.");
            }
            count += run(i);
        }
        if (count != borderCount()) {
            throw new PuzzleFormatException("The game ID has " + Math.max(count, 0) + " borders, expected "
                    + borderCount() + " between " + width + "x" + height
                    + " squares. Maybe a piece of it is missing.");
        }
    }

    private boolean[] borders(int start, int end) {
        boolean[] closed = new boolean[borderCount()];
        int at = -1;
        boolean kind = false;
        for (int i = start; i < end; i++) {
            if (kind) {
                Arrays.fill(closed, at, at + run(i), true);
            }
            at += run(i);
            kind ^= text.charAt(i) != 'z';
        }
        return closed;
    }

    /** The square above or to the left of a border. */
    private int first(int border) {
        int lying = width * (height - 1);
        int upright = border - lying;
        return border < lying ? border : upright % height * width + upright / height;
    }

    /** The square below or to the right of it. */
    private int second(int border) {
        return first(border) + (border < width * (height - 1) ? width : 1);
    }

    private Ints numbered(boolean[] closed) {
        int[] root = new int[width * height];
        Arrays.setAll(root, square -> square);
        for (int border = 0; border < closed.length; border++) {
            if (!closed[border]) {
                int a = root(root, first(border));
                int b = root(root, second(border));
                root[Math.max(a, b)] = Math.min(a, b);
            }
        }
        int[] country = new int[root.length];
        int count = 0;
        for (int square = 0; square < root.length; square++) {
            int first = root(root, square);
            country[square] = first == square ? count++ : country[first];
        }
        if (count != countries) {
            throw new PuzzleFormatException("The borders of the game ID make " + count + " countries, expected "
                    + countries + ". Maybe a piece of it is wrong.");
        }
        return Ints.of(country);
    }

    private static int root(int[] root, int square) {
        int at = square;
        while (root[at] != at) {
            root[at] = root[root[at]];
            at = root[at];
        }
        return at;
    }

    private Ints colours(Atlas.Builder map, int start) {
        int[] givens = new int[countries];
        int at = 0;
        for (int i = start; i < text.length(); i++) {
            char ch = text.charAt(i);
            boolean run = ch >= 'a' && ch <= 'z';
            if (!run && (ch < '0' || ch > '3')) {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(ch)) + " is character " + (i + 1)
                        + " of the game ID, where colours are 0 to 3 and letters. Maybe it does not belong to it.");
            }
            if (!run && at < countries) {
                givens[at] = map.given(COLOURS.substring(ch - '0', ch - '0' + 1), at);
            }
            at += run ? ch - 'a' + 1 : 1;
        }
        if (at != countries) {
            throw new PuzzleFormatException("The game ID has colours for " + at + " countries, expected " + countries
                    + ". Maybe a piece of it is missing.");
        }
        return Ints.of(givens);
    }

    /** What stands before the colours of a map of these squares. */
    static String id(int width, int height, int countries, Ints country) {
        String head = width + "x" + height + "n" + countries + ":";
        TathamMap map = new TathamMap("", width, height, countries);
        StringBuilder text = new StringBuilder(head);
        boolean kind = false;
        int run = 1;
        for (int border = 0; border < map.borderCount(); border++) {
            boolean closed = country.get(map.first(border)) != country.get(map.second(border));
            if (closed == kind) {
                run++;
            } else {
                text.append(run(run, LONGEST_RUN));
                kind = closed;
                run = 1;
            }
        }
        return text.append(run(run, LONGEST_RUN)).toString();
    }

    private static String run(int length, int longest) {
        int whole = (length - 1) / longest;
        return "z".repeat(whole) + (char) ('a' + length - longest * whole - 1);
    }

    static String write(Tiles tiles, Ints givens) {
        StringBuilder text = new StringBuilder(tiles.id()).append(',');
        int blanks = 0;
        for (int country = 0; country <= givens.size(); country++) {
            boolean end = country == givens.size();
            if (!end && givens.get(country) == 0) {
                blanks++;
                continue;
            }
            for (; blanks > 0; blanks -= Math.min(blanks, 26)) {
                text.append((char) ('a' + Math.min(blanks, 26) - 1));
            }
            text.append(end ? "" : COLOURS.indexOf(Atlas.colour(givens.get(country) - 1)));
        }
        return text.toString();
    }
}
