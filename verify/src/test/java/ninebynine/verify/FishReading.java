package ninebynine.verify;

import static ninebynine.verify.NameReading.contains;
import static ninebynine.verify.PatternReading.HOUSE;
import static ninebynine.verify.PatternReading.cells;
import static ninebynine.verify.PatternReading.digitsOf;
import static ninebynine.verify.PatternReading.houses;
import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.linked;
import static ninebynine.verify.SudokuSight.see;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The second reading of the names of fish of any houses, and of kraken fish: of a state, one candidate that goes, and the line before its arrow. */
final class FishReading {
    private static final List<String> SIZES =
            List.of("X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan");

    private final SudokuSight sight;
    private final int cell;
    private final int digit;
    private final String line;

    FishReading(SudokuSight sight, int target, String line) {
        this.sight = sight;
        this.cell = target / N;
        this.digit = target % N;
        this.line = line;
    }

    static boolean isFish(String name) {
        return name.matches("(Finned |Sashimi |)(Franken |Mutant |)(" + String.join("|", SIZES) + ")");
    }

    /** Bases and covers: fins are what lies outside, or twice inside; the target sees them all. */
    boolean fish(String name) {
        if (!line.contains("|")) {
            return false;
        }
        String[] sides = line.split("\\|", -1);
        List<int[]> bases = houses(sides[0]);
        List<int[]> covers = houses(sides[1]);
        int size = bases.size();
        int[] fins = fins(bases, covers, digit);
        boolean bare = bases.stream()
                .anyMatch(h -> Arrays.stream(sight.places(h, digit))
                                .filter(q -> !contains(fins, q))
                                .count()
                        < 2);
        String kinds = kinds(sides[0]);
        String across = kinds(sides[1]);
        boolean basic = kinds.equals("r") && across.equals("c") || kinds.equals("c") && across.equals("r");
        // one kind of line at most on either side, and not the same
        boolean franken =
                kinds.matches("b?r?") && across.matches("b?c?") || kinds.matches("b?c?") && across.matches("b?r?");
        String told = (fins.length == 0 ? "" : basic && bare ? "Sashimi " : "Finned ")
                + (basic ? "" : franken ? "Franken " : "Mutant ")
                + SIZES.get(size - 2);
        return told.equals(name)
                && covers.size() == size
                && Arrays.stream(digitsOf(line)).allMatch(d -> d == digit)
                && bases.stream().filter(h -> contains(h, cell)).count()
                        < Math.min(
                                2,
                                covers.stream().filter(h -> contains(h, cell)).count())
                && Arrays.stream(fins).allMatch(q -> see(q, cell));
    }

    /** What the bases have outside of the covers, or twice. */
    private int[] fins(List<int[]> bases, List<int[]> covers, int d) {
        int[] all = bases.stream()
                .flatMapToInt(h -> Arrays.stream(sight.places(h, d)))
                .toArray();
        return Arrays.stream(all)
                .filter(q -> covers.stream().noneMatch(h -> contains(h, q))
                        || Arrays.stream(all).filter(p -> p == q).count() > 1)
                .toArray();
    }

    /** One base more than covers: what these leave out, or two bases share, leads to the target's end. */
    boolean kraken() {
        String[] sides = line.split("\\|", -1);
        List<int[]> bases = houses(sides[0]);
        List<int[]> covers = houses(sides[1]);
        int d = digitsOf(sides[0])[0];
        int[] guardians = fins(bases, covers, d);
        return bases.size() == covers.size() + 1
                && Arrays.stream(digitsOf(sides[0] + sides[1] + sides[2])).allMatch(each -> each == d)
                && guardians.length > 0
                && Arrays.stream(guardians).allMatch(q -> leadsToTheEnd(q * N + d, sides[3]));
    }

    /** Besides, the target is a place of the last cover and of no base. */
    boolean krakenInItsLastCover() {
        String[] sides = line.split("\\|", -1);
        return kraken()
                && digitsOf(sides[2])[0] == digit
                && contains(houses(sides[2]).get(0), cell)
                && houses(sides[0]).stream().noneMatch(h -> contains(h, cell));
    }

    /** Whether a chain of these variables leads from x to what sees the target: each has one candidate that the one before it leaves. */
    private boolean leadsToTheEnd(int x, String variables) {
        List<int[]> left = new ArrayList<>();
        Arrays.stream(cells(variables))
                .forEach(q -> left.add(IntStream.range(0, N)
                        .filter(d -> sight.has(q, d))
                        .map(d -> q * N + d)
                        .toArray()));
        int[] digits = digitsOf(variables);
        List<int[]> houses = houses(variables);
        for (int i = 0; i < digits.length; i++) {
            int d = digits[i];
            left.add(Arrays.stream(sight.places(houses.get(i), d))
                    .map(q -> q * N + d)
                    .toArray());
        }
        TreeSet<Integer> so = new TreeSet<>(List.of(x));
        for (int size = 0; size < so.size(); ) {
            size = so.size();
            for (int t : List.copyOf(so)) {
                left.stream()
                        .map(of -> Arrays.stream(of).filter(y -> !linked(t, y)).toArray())
                        .filter(of -> of.length == 1)
                        .forEach(of -> so.add(of[0]));
            }
        }
        return so.stream().anyMatch(t -> linked(t, cell * N + digit));
    }

    private static String kinds(String side) {
        TreeSet<String> kinds = new TreeSet<>();
        HOUSE.matcher(side).results().forEach(m -> kinds.add(m.group(1)));
        return String.join("", kinds);
    }
}
