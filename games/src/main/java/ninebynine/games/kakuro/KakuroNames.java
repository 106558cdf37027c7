package ninebynine.games.kakuro;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/**
 * Kakuro's names: {@code r3c4=5}, {@code hr3c2=89}, {@code r3c4{n5 n6}}, {@code hr9c2{n4789 n5689}}, {@code r3n8{c4 c6}}. The black border is row 1
 * and column 1. Here 1 begins.
 */
final class KakuroNames implements Names {
    private final KakuroLayout layout;
    /** How often a row, or column, has a magic digit: where that is more than once, the sector says which is meant. */
    private final Map<String, Integer> places = new HashMap<>();

    KakuroNames(KakuroLayout layout) {
        this.layout = layout;
        for (int s = 0; s < layout.sectors.size(); s++) {
            for (int d = 1; d <= Combinations.DIGITS; d++) {
                if (layout.place(s, d) >= 0) {
                    places.merge(otherName(layout.place(s, d)), 1, Integer::sum);
                }
            }
        }
    }

    @Override
    public String label(int label) {
        return "n" + value(label) + subject(label);
    }

    @Override
    public String subject(int label) {
        return layout.isDigit(label) ? layout.grid.rc(layout.squareOf(label)) : layout.name(layout.sectorOf(label));
    }

    @Override
    public String value(int label) {
        return layout.isDigit(label)
                ? Integer.toString(KakuroLayout.digitOf(label))
                : Combinations.digits(layout.combinationOf(label));
    }

    /** Combinations as sums. */
    @Override
    public String spokenSubject(int label) {
        return layout.isDigit(label) ? subject(label) : spoken(layout.sectors.get(layout.sectorOf(label)));
    }

    @Override
    public String spokenValue(int label) {
        return layout.isDigit(label) ? value(label) : String.join("+", Pieces.characters(value(label)));
    }

    @Override
    public String variable(int variable) {
        if (layout.isSquare(variable)) {
            return layout.grid.rc(layout.square(layout.white(variable)));
        }
        int digit = layout.digitOfVariable(variable);
        String sector = layout.name(layout.sectorOfVariable(variable));
        if (digit == 0) {
            return sector;
        }
        String place = otherName(variable);
        return places.getOrDefault(place, 0) > 1 ? sector + "n" + digit : place;
    }

    /** A magic digit's place as CSP-Rules writes it, {@code r3n8}, though a row may have several sectors with an 8. */
    @Override
    public String otherName(int variable) {
        int digit = layout.isSquare(variable) ? 0 : layout.digitOfVariable(variable);
        if (digit == 0) {
            return variable(variable);
        }
        Sector sector = sector(variable);
        int columns = layout.grid.columns();
        int row = sector.controller() / columns + 1;
        return (sector.across() ? "r" + row : "c" + (sector.controller() % columns + 1)) + "n" + digit;
    }

    private Sector sector(int variable) {
        return layout.sectors.get(layout.sectorOfVariable(variable));
    }

    private boolean isPlace(int variable) {
        return !layout.isSquare(variable) && layout.digitOfVariable(variable) > 0;
    }

    @Override
    public String valueIn(int variable, int label) {
        return isPlace(variable) ? position(sector(variable).across(), label) : "n" + value(label);
    }

    private String position(boolean isAcross, int label) {
        int square = layout.squareOf(label);
        int columns = layout.grid.columns();
        int row = square / columns + 1;
        return isAcross ? "c" + (square % columns + 1) : "r" + row;
    }

    /** All the digits of the group: {@code n235}. */
    @Override
    public String groupIn(int variable, Ints members) {
        int digits = members.stream()
                .map(x -> layout.isDigit(x) ? 1 << KakuroLayout.digitOf(x) - 1 : layout.combinationOf(x))
                .reduce(0, (a, b) -> a | b);
        return isPlace(variable)
                ? members.stream().mapToObj(x -> valueIn(variable, x)).collect(Collectors.joining("|"))
                : "n" + Combinations.digits(digits);
    }

    /** As CSP-Rules writes it: {@code horizontal-magic-sector: hr10c6=89}. */
    @Override
    public String afterSingle(int variable) {
        return !layout.isSquare(variable)
                        && layout.digitOfVariable(variable) == 0
                        && layout.isMagic(layout.sectorOfVariable(variable))
                ? ": "
                : afterSingle();
    }

    @Override
    public String spoken(int variable) {
        return isPlace(variable)
                ? "the " + layout.digitOfVariable(variable) + " in " + spokenPlace(variable)
                : spokenPlace(variable);
    }

    @Override
    public String spokenPlace(int variable) {
        return layout.isSquare(variable) ? "square " + variable(variable) : spoken(sector(variable));
    }

    /** As in "the sum 17 across from r3c2". */
    String spoken(Sector sector) {
        return (sector.hasSum() ? "the sum " + sector.sum() : "the sector") + " " + layout.grid.where(sector);
    }

    @Override
    public String spokenEmpty(int variable) {
        return spoken(variable) + " would have no "
                + (layout.isSquare(variable) ? "digit" : isPlace(variable) ? "square" : "combination");
    }

    @Override
    public String spokenIn(int variable, int label) {
        return isPlace(variable) ? "at " + subject(label) : spokenValue(label);
    }

    /** The squares of a sector, as columns or as rows. */
    String[] positions(Sector sector) {
        return IntStream.range(0, sector.size())
                .mapToObj(i ->
                        position(sector.across(), layout.label(sector.squares().get(i), 1)))
                .toArray(String[]::new);
    }

    @Override
    public Why why(int variable, int label, int by, int value) {
        if (layout.isSquare(variable)) {
            Sector sector = shared(label, value);
            return layout.isDigit(value)
                    ? new Why(spoken(sector) + " has ", value(label), "", "")
                    : Why.of(value(label), " is not in " + told(value, sector), " are not in " + told(value, sector));
        }
        if (!isPlace(variable)) {
            String missing = " no " + value(value) + ", which is at " + subject(value);
            return Why.of(spokenValue(label), " has" + missing, " have" + missing);
        }
        if (by != NO_VARIABLE && layout.isSquare(by)) {
            return Why.of(subject(label), " is filled", " are filled");
        }
        String line = layout.isDigit(value)
                ? " in line with the " + value(value) + " at " + subject(value)
                : " in a line without it: " + told(value, layout.sectors.get(layout.sectorOf(value)));
        return Why.of(subject(label), " is" + line, " are" + line);
    }

    /** A combination and its sector: "1+3+4, the sum 8 across from r3c2". */
    private String told(int combination, Sector sector) {
        return spokenValue(combination) + ", " + spoken(sector);
    }

    /** The sector that a digit shares with another, or with a combination of it. */
    private Sector shared(int digit, int value) {
        if (!layout.isDigit(value)) {
            return layout.sectors.get(layout.sectorOf(value));
        }
        int across = layout.sectorOf(digit / Combinations.DIGITS, true);
        return layout.sectors.get(
                across == layout.sectorOf(value / Combinations.DIGITS, true)
                        ? across
                        : layout.sectorOf(digit / Combinations.DIGITS, false));
    }
}
