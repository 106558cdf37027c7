package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.ChainType;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.model.VariableType;
import org.junit.jupiter.api.Test;

class KakuroModelTest {
    /** 5 in two, 8 in three (1 is magic), 4 and 17 in two (magic), and a sector without a sum. */
    private final KakuroPuzzle puzzle = Boards.puzzle("""
            #   #    4\\  17\\
            #   8\\5  _   _
            \\8  _    _   _
            #   _    #   #
            """);

    private final Model model = puzzle.model();
    private final Names names = model.names();

    @Test
    void typesStandInTheOrderOfSingles() {
        assertThat(model.types())
                .extracting(VariableType::single)
                .containsExactly(
                        "horizontal-magic-sector",
                        "vertical-magic-sector",
                        "naked-single",
                        "naked-single",
                        "naked-single",
                        "hidden-single-in-magic-horiz-sector",
                        "hidden-single-in-magic-verti-sector",
                        "hidden-single-for-magic-digit-in-horiz-sector",
                        "hidden-single-for-magic-digit-in-verti-sector");
        assertThat(model.types()).extracting(VariableType::count).containsExactly(0, 2, 6, 2, 1, 0, 4, 1, 0);
    }

    @Test
    void chainsAreTypedBySectors() {
        assertThat(model.chainTypes())
                .extracting(ChainType::name)
                .containsExactly("hr2c2", "hr3c1", "hr4c1", "vr1c3", "vr1c4", "vr2c2");
        int square = model.index().variable("r3c3").orElseThrow();
        assertThat(model.chainTypes())
                .filteredOn(type -> type.contains(square))
                .extracting(ChainType::name)
                .containsExactly("hr3c1", "vr1c3");
    }

    @Test
    void labelsAreNamed() {
        int combination = model.index().label("hr2c2", "14").orElseThrow();
        assertThat(names.label(combination)).isEqualTo("n14hr2c2");
        assertThat(names.spokenValue(combination)).isEqualTo("1+4");
        int place = model.index().variable("r3n1").orElseThrow();
        assertThat(names.spoken(place)).isEqualTo("the 1 in the sum 8 across from r3c1");
        assertThat(names.valueIn(place, model.labels(place)[0])).isEqualTo("c2");
        assertThat(names.spoken(model.index().variable("vr1c4").orElseThrow())).isEqualTo("the sum 17 down from r1c4");
    }

    @Test
    void namesOfPlacesAreToldApart() {
        Model two = Boards.puzzle("""
                        #   3\\  4\\  #   3\\  4\\
                        \\4  _   _   \\4  _   _
                        \\3  _   _   \\3  _   _
                        """).model();
        assertThat(two.index().variable("hr2c1n3")).isPresent();
        assertThat(two.index().variable("r2n3")).isEmpty();
        assertThat(two.index().variable("r2n3", "c6")).isEqualTo(two.index().variable("hr2c4n3"));
        assertThat(two.index().variable("c2n1")).isPresent();
    }

    @Test
    void linksAreThoseOfTheRules() {
        KakuroLayout layout = puzzle.layout();
        for (int a = 0; a < model.labelCount(); a++) {
            List<Integer> linked = new ArrayList<>();
            for (int b = 0; b < model.labelCount(); b++) {
                if (isLinked(layout, a, b)) {
                    linked.add(b);
                }
                assertThat(model.links().linked(a, b)).isEqualTo(isLinked(layout, a, b));
            }
            List<Integer> visited = new ArrayList<>();
            model.links().forEach(a, visited::add);
            assertThat(visited).isEqualTo(linked);
        }
    }

    private static boolean isLinked(KakuroLayout layout, int a, int b) {
        boolean digits = layout.isDigit(a);
        if (digits != layout.isDigit(b)) {
            int comb = digits ? b : a;
            int digit = digits ? a : b;
            return layout.sectors.get(layout.sectorOf(comb)).squares().contains(layout.squareOf(digit))
                    && !Combinations.has(layout.combinationOf(comb), KakuroLayout.digitOf(digit));
        }
        if (!digits) {
            return a != b && layout.sectorOf(a) == layout.sectorOf(b);
        }
        int from = layout.squareOf(a);
        int to = layout.squareOf(b);
        return a != b
                && (from == to
                        || KakuroLayout.digitOf(a) == KakuroLayout.digitOf(b)
                                && layout.sectors.stream()
                                        .anyMatch(sector -> sector.squares().contains(from)
                                                && sector.squares().contains(to)));
    }

    @Test
    void hiddenSubsetsAreOfMagicDigitsAndTakeTheOthersAway() {
        Frame hidden = model.frames().stream()
                .filter(frame -> frame.kind() == Frame.Kind.HIDDEN)
                .findFirst()
                .orElseThrow();
        assertThat(hidden.title().unit()).isEqualTo("c3");
        assertThat(hidden.lines().written()).containsExactly("n1", "n3");
        assertThat(hidden.beyond(0)).hasSize(7);
    }

    @Test
    void aSectorWithoutASumHasNoVariableButItsDigitsDiffer() {
        assertThat(model.index().variable("hr4c1")).isEmpty();
        Model open = Boards.puzzle("# # #\n# _ _").model();
        assertThat(open.variableCount()).isEqualTo(2);
        assertThat(open.links().linked(0, 9)).isTrue();
    }

    /** All sectors of four squares, each with the sum 20: 70,000 labels, whose square would be 600 MB of bits. */
    @Test
    void largeGridsHaveNoSquareOfLabels() {
        StringBuilder rows = new StringBuilder();
        for (int r = 0; r < 96; r++) {
            for (int c = 0; c < 96; c++) {
                boolean black = r == 0 || c == 0 || (r + c) % 5 == 0;
                boolean sums = black && (r + c) % 5 == 0 && r < 92 && c < 92;
                rows.append(black ? sums ? (c > 0 ? "20" : "") + "\\" + (r > 0 ? "20" : "") : "#" : "_")
                        .append(' ');
            }
            rows.append('\n');
        }
        Model large = Boards.puzzle(rows.toString()).model();
        assertThat(large.labelCount()).isGreaterThan(70_000);
        assertThat(large.chainTypes()).hasSizeGreaterThan(3000);
    }
}
