package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;

/**
 * Which labels and variables a grid has, and back: a part of its models.
 *
 * <pre>
 *   labels       9w … 9w+8                   digits 1 to 9 in the w-th white square
 *                first[s] …                  the combinations of sector s, those across before those down
 *   variables    controllers of magic sectors, squares, other controllers, then a magic digit's place in a sector
 * </pre>
 */
final class KakuroLayout {
    private static final int DIGITS = Combinations.DIGITS;

    final KakuroGrid grid;
    final List<Sector> sectors;
    /** The combinations of each sector; none without a sum. */
    final Combinations[] combinations;
    /** How many of the sectors run across; they come first. */
    final int across;

    private final int[] whites;
    private final int[] whiteOf;
    private final int[] first;
    private final int[] labelSector;
    /** The kinds of variables in order, each with its variables. */
    private final List<List<int[]>> types = new ArrayList<>();

    private final int[] controller;
    private final int[] place;
    private final int[] sectorsOf;
    private final int[] variableSector;
    private final int[] variableDigit;
    private int squares;

    KakuroLayout(KakuroGrid grid) {
        this.grid = grid;
        whites = grid.whites();
        whiteOf = new int[grid.across().size()];
        for (int w = 0; w < whites.length; w++) {
            whiteOf[whites[w]] = w;
        }
        sectors = grid.sectors();
        across = (int) sectors.stream().filter(Sector::across).count();
        combinations = sectors.stream().map(Sector::combinations).toArray(Combinations[]::new);
        first = new int[sectors.size() + 1];
        first[0] = DIGITS * whites.length;
        sectorsOf = new int[2 * whites.length];
        for (int s = 0; s < sectors.size(); s++) {
            first[s + 1] = first[s] + combinations[s].count();
            for (int i = 0; i < sectors.get(s).size(); i++) {
                sectorsOf[2 * white(s, i) + (s < across ? 0 : 1)] = s;
            }
        }
        labelSector = new int[first[sectors.size()] - first[0]];
        for (int s = 0; s < sectors.size(); s++) {
            Arrays.fill(labelSector, first[s] - first[0], first[s + 1] - first[0], s);
        }
        controller = new int[sectors.size()];
        place = new int[sectors.size() * DIGITS];
        variables();
        variableSector = new int[count()];
        variableDigit = new int[count()];
        for (int s = 0; s < sectors.size(); s++) {
            remember(controller[s], s, 0);
            for (int d = 1; d <= DIGITS; d++) {
                remember(place(s, d), s, d);
            }
        }
    }

    private void variables() {
        Arrays.fill(controller, -1);
        Arrays.fill(place, -1);
        controllers(0, across, true);
        controllers(across, sectors.size(), true);
        squares = count();
        types.add(IntStream.range(0, whites.length)
                .mapToObj(w -> range(DIGITS * w, DIGITS))
                .toList());
        controllers(0, across, false);
        controllers(across, sectors.size(), false);
        places(0, across, true);
        places(across, sectors.size(), true);
        places(0, across, false);
        places(across, sectors.size(), false);
    }

    private int count() {
        return types.stream().mapToInt(List::size).sum();
    }

    private static int[] range(int from, int size) {
        return IntStream.range(from, from + size).toArray();
    }

    private void controllers(int from, int to, boolean magic) {
        List<int[]> variables = new ArrayList<>();
        int count = count();
        for (int s = from; s < to; s++) {
            if (combinations[s].count() > 0 && combinations[s].isMagic() == magic) {
                controller[s] = count + variables.size();
                variables.add(range(first[s], combinations[s].count()));
            }
        }
        types.add(variables);
    }

    /** Where a digit stands that is in all combinations of its sector. */
    private void places(int from, int to, boolean magic) {
        List<int[]> variables = new ArrayList<>();
        int count = count();
        for (int s = from; s < to; s++) {
            for (int d = 1; d <= DIGITS; d++) {
                if (combinations[s].count() > 0
                        && combinations[s].isMagic() == magic
                        && Combinations.has(combinations[s].magic(), d)) {
                    place[s * DIGITS + d - 1] = count + variables.size();
                    variables.add(labels(s, d));
                }
            }
        }
        types.add(variables);
    }

    private void remember(int variable, int sector, int digit) {
        if (variable >= 0) {
            variableSector[variable] = sector;
            variableDigit[variable] = digit;
        }
    }

    /** A digit in each square of a sector. */
    int[] labels(int sector, int digit) {
        return IntStream.range(0, sectors.get(sector).size())
                .map(i -> DIGITS * white(sector, i) + digit - 1)
                .toArray();
    }

    /** The i-th square of a sector, counted among the white ones. */
    int white(int sector, int i) {
        return whiteOf[sectors.get(sector).squares().get(i)];
    }

    List<List<int[]>> types() {
        return types;
    }

    int whites() {
        return whites.length;
    }

    /** How many labels there are. */
    int labels() {
        return first[sectors.size()];
    }

    /** The square of a white one. */
    int square(int white) {
        return whites[white];
    }

    int label(int square, int digit) {
        return DIGITS * whiteOf[square] + digit - 1;
    }

    boolean isDigit(int label) {
        return label < first[0];
    }

    /** The square of a digit's label. */
    int squareOf(int label) {
        return whites[label / DIGITS];
    }

    static int digitOf(int label) {
        return label % DIGITS + 1;
    }

    /** The sector of a combination's label. */
    int sectorOf(int label) {
        return labelSector[label - first[0]];
    }

    /** The digits of a combination's label. */
    int combinationOf(int label) {
        int sector = sectorOf(label);
        return combinations[sector].get(label - first[sector]);
    }

    /** The label of a sector's i-th combination. */
    int combination(int sector, int i) {
        return first[sector] + i;
    }

    /** The sector across, or down, that a white square lies in. */
    int sectorOf(int white, boolean isAcross) {
        return sectorsOf[2 * white + (isAcross ? 0 : 1)];
    }

    /** A white square's variable. */
    int variable(int white) {
        return squares + white;
    }

    /** The variable of a sector's sum, or -1. */
    int controller(int sector) {
        return controller[sector];
    }

    /** The variable of a magic digit's place in a sector, or -1. */
    int place(int sector, int digit) {
        return place[sector * DIGITS + digit - 1];
    }

    boolean isSquare(int variable) {
        return variable >= squares && variable < squares + whites.length;
    }

    /** The white square of a variable that is one. */
    int white(int variable) {
        return variable - squares;
    }

    /** The sector of a variable that is no square. */
    int sectorOfVariable(int variable) {
        return variableSector[variable];
    }

    /** The digit whose place a variable is; 0 if it is a controller. */
    int digitOfVariable(int variable) {
        return variableDigit[variable];
    }

    boolean isMagic(int sector) {
        return combinations[sector].isMagic();
    }

    /** All variables of a sector: its squares, its controller, the places of its magic digits. */
    Ints variables(int sector) {
        IntStream.Builder all = IntStream.builder();
        for (int i = 0; i < sectors.get(sector).size(); i++) {
            all.add(variable(white(sector, i)));
        }
        if (controller[sector] >= 0) {
            all.add(controller[sector]);
        }
        for (int d = 1; d <= DIGITS; d++) {
            if (place(sector, d) >= 0) {
                all.add(place(sector, d));
            }
        }
        return Ints.of(all.build().sorted().toArray());
    }

    /** As in {@code hr5c2}. */
    String name(int sector) {
        Sector it = sectors.get(sector);
        return (it.across() ? "h" : "v") + grid.rc(it.controller());
    }
}
