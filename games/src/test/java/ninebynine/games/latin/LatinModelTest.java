package ninebynine.games.latin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import org.junit.jupiter.api.Test;

class LatinModelTest {
    private static Model model(LatinGame game, int n) {
        return game.parse("." + " .".repeat(n * n - 1)).model();
    }

    @Test
    void aPlainSquareHasThreeVariablesALabelAndNoCovers() {
        Model model = model(LatinGame.plain(), 9);
        assertThat(model.labelCount()).isEqualTo(729);
        assertThat(model.variableCount()).isEqualTo(3 * 81);
        assertThat(IntStream.range(0, 729).allMatch(x -> model.variables(x).length == 3))
                .isTrue();
        assertThat(IntStream.range(0, 243).allMatch(v -> model.covers(v).length == 0))
                .isTrue();
        assertThat(model.groups()).isEmpty();
        assertThat(model.hasOtherLinks()).isFalse();
    }

    @Test
    void aPandiagonalSquareHasFiveVariablesALabel() {
        Model model = model(LatinGame.pandiagonal(), 7);
        assertThat(model.variableCount()).isEqualTo(5 * 49);
        assertThat(IntStream.range(0, 343).allMatch(x -> model.variables(x).length == 5))
                .isTrue();
        assertThat(model.types().stream().map(type -> type.single()).toList())
                .containsExactly(
                        "naked-single",
                        "hidden-single-in-a-row",
                        "hidden-single-in-a-column",
                        "hidden-single-in-a-diagonal",
                        "hidden-single-in-an-anti-diagonal");
    }

    @Test
    void aCellLiesOnTheLinesOfTheDefinition() {
        int n = 11;
        Model model = model(LatinGame.pandiagonal(), n);
        for (int r = 1; r <= n; r++) {
            for (int c = 1; c <= n; c++) {
                int d = 1 + (r + c - 2) % n;
                int a = 1 + (c - r + n) % n;
                int label = model.index().label("r" + r + "c" + c, "4").orElseThrow();
                List<String> names = IntStream.of(model.variables(label))
                        .mapToObj(model.names()::variable)
                        .toList();
                assertThat(names)
                        .containsExactly(
                                "r" + r + "c" + c, "r" + r + "n4", "c" + c + "n4", "d" + d + "n4", "a" + a + "n4");
            }
        }
    }

    @Test
    void fishLiveInEveryPairOfFamilies() {
        Model model = model(LatinGame.pandiagonal(), 5);
        List<String> places = model.frames().stream()
                .filter(frame -> frame.kind() == Frame.Kind.SUPER_HIDDEN)
                .map(frame -> frame.title().place())
                .distinct()
                .toList();
        assertThat(places).hasSize(12).contains("-in-diags-w-transv-columns", "-in-anti-diags-w-transv-rows");
        for (Frame frame : model.frames()) {
            for (int i = 0; i < frame.lineCount(); i++) {
                for (int t = 0; t < frame.transversalCount(); t++) {
                    int label = frame.label(i, t);
                    assertThat(model.variables(label)).contains(frame.variable(i));
                    assertThat(i == 0 || model.links().linked(label, frame.label(0, t)))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void cellsOfADiagonalAreWrittenByTheirAntiDiagonals() {
        Frame frame = model(LatinGame.pandiagonal(), 13).frames().stream()
                .filter(f -> f.title().unit().equals("d8") && f.kind() == Frame.Kind.NAKED)
                .findFirst()
                .orElseThrow();
        assertThat(frame.title().place()).isEqualTo("-in-a-diagonal");
        assertThat(frame.lines().written().subList(0, 2)).containsExactly("a1", "a2");
    }
}
