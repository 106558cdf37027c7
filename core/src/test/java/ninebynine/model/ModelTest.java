package ninebynine.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;
import org.junit.jupiter.api.Test;

/**
 * A model made by hand:
 *
 * <pre>
 *   bank A  x0: 0 1 2    x1: 3 4 5        types  x: {0 1 2} {3 4 5}   v: {0 3} {1 4}   y: {6 7} {8 9}
 *   bank B  y0: 6 7      y1: 8 9          other links  2–6  5–6  5–9  0–3 (again)
 * </pre>
 */
class ModelTest {
    private static final int LABELS = 10;
    private static final int[][] PAIRS = {{2, 6}, {5, 6}, {5, 9}, {0, 3}};

    private final BitLinks others = others();
    private final Model model = model(others);

    private static BitLinks others() {
        BitLinks links = new BitLinks(LABELS);
        for (int[] pair : PAIRS) {
            links.link(pair[0], pair[1]);
        }
        return links;
    }

    private static Model model(Links others) {
        ModelBuilder builder = new ModelBuilder(new PlainNames());
        builder.bank("A", Shape.of(List.of("x", "v"), 2, 3));
        builder.bank("B", Shape.of(List.of("y", "v"), 2, 2));
        builder.type("x", "single-x", "X", List.of(new int[] {2, 0, 1}, new int[] {3, 4, 5}));
        builder.type("v", "single-v", "V", List.of(new int[] {0, 3}, new int[] {4, 1}));
        builder.type("y", "single-y", "Y", List.of(new int[] {6, 7}, new int[] {8, 9}));
        builder.group(new Group(0, Ints.of(1, 2)));
        return builder.otherLinks(others).build();
    }

    @Test
    void banksFollowEachOtherInLabelSpace() {
        Bank a = model.banks().get(0);
        Bank b = model.banks().get(1);

        assertThat(model.labelCount()).isEqualTo(LABELS);
        assertThat(a.label(1, 2)).isEqualTo(5);
        assertThat(b.label(0, 0)).isEqualTo(6);
        assertThat(b.label(1, 1)).isEqualTo(9);
        assertThat(b.index(8)).containsExactly(1, 0);
        assertThat(b.size()).isEqualTo(4);
        assertThat(IntStream.range(0, LABELS).filter(a::contains)).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(IntStream.range(0, LABELS).filter(b::contains)).containsExactly(6, 7, 8, 9);
    }

    @Test
    void variablesAreNumberedByTypeAndKeepTheirLabelsSorted() {
        assertThat(model.variableCount()).isEqualTo(6);
        assertThat(model.labels(0)).containsExactly(0, 1, 2);
        assertThat(model.labels(3)).containsExactly(1, 4);
        assertThat(model.variables(0)).containsExactly(0, 2);
        assertThat(model.variables(5)).containsExactly(1);
        assertThat(model.variables(9)).containsExactly(5);
        assertThat(model.types()).extracting(VariableType::name).containsExactly("x", "v", "y");
        assertThat(model.type(3).single()).isEqualTo("single-v");
        assertThat(model.type(4).singleCode()).isEqualTo("Y");
    }

    @Test
    void typedChainsStayInsideOfTypesUnlessAGameSaysOtherwise() {
        assertThat(model.chainTypes()).extracting(ChainType::name).containsExactly("x", "v", "y");
        assertThat(IntStream.range(0, 6).filter(v -> model.chainTypes().get(1).contains(v)))
                .containsExactly(2, 3);
        ModelBuilder builder = new ModelBuilder(new PlainNames());
        builder.bank("A", Shape.of(List.of("x", "v"), 2, 3));
        builder.type("x", "single-x", "X", List.of(new int[] {0, 1, 2}, new int[] {3, 4, 5}));
        Model named = builder.chainType("left", Ints.of(0))
                .chainType("all", Ints.of(0, 1))
                .build();
        assertThat(named.chainTypes()).extracting(ChainType::name).containsExactly("left", "all");
        assertThat(named.chainTypes()).filteredOn(type -> type.contains(0)).hasSize(2);
    }

    @Test
    void thereIsNoTypeForAVariableThatDoesNotExist() {
        assertThatIllegalArgumentException().isThrownBy(() -> model.type(6)).withMessage("no variable 6, there are 6");
    }

    @Test
    void labelsAreLinkedByAVariableOrByAnotherConstraint() {
        assertThat(neighbours(model.links(), 0)).containsExactly(1, 2, 3);
        assertThat(neighbours(model.links(), 2)).containsExactly(0, 1, 6);
        assertThat(neighbours(model.links(), 5)).containsExactly(3, 4, 6, 9);
        assertThat(neighbours(model.links(), 7)).containsExactly(6);
        assertThat(model.hasOtherLinks()).isTrue();
        assertThat(neighbours(model.otherLinks(), 5)).containsExactly(6, 9);
    }

    @Test
    void linkedSaysOfEveryPairWhatForEachSays() {
        for (Model each : List.of(model, Squares.SIX.model())) {
            for (int a = 0; a < each.labelCount(); a++) {
                List<Integer> expected = new ArrayList<>();
                for (int b = 0; b < each.labelCount(); b++) {
                    assertThat(each.links().linked(a, b)).isEqualTo(each.links().linked(b, a));
                    if (each.links().linked(a, b)) {
                        expected.add(b);
                    }
                }
                assertThat(expected).doesNotContain(a);
                assertThat(neighbours(each.links(), a)).isEqualTo(expected);
            }
        }
    }

    @Test
    void explicitAndImplicitLinksAreTheSame() {
        for (Model each : List.of(model, Squares.SIX.model())) {
            Links implicit = new VariableLinks(labelsOf(each), variablesOf(each), each.otherLinks());
            BitLinks explicit = BitLinks.of(each.labelCount(), implicit);
            for (int a = 0; a < each.labelCount(); a++) {
                assertThat(neighbours(implicit, a)).isEqualTo(neighbours(explicit, a));
                assertThat(neighbours(implicit, a)).isEqualTo(neighbours(each.links(), a));
                assertThat(explicit.row(a).count())
                        .isEqualTo(neighbours(implicit, a).size());
                for (int b = 0; b < each.labelCount(); b++) {
                    assertThat(implicit.linked(a, b)).isEqualTo(explicit.linked(a, b));
                }
            }
        }
    }

    @Test
    void aLargeModelHasTheSameLinksWithoutStoringThem() {
        int size = 95;
        ModelBuilder builder = new ModelBuilder(new PlainNames());
        Bank bank = builder.bank("C", Shape.of(List.of("i", "j"), size, size));
        builder.type("i", "single", "S", lines(size, (i, j) -> bank.label(i, j)));
        builder.type("j", "single", "S", lines(size, (j, i) -> bank.label(i, j)));
        Links links = builder.build().links();
        int x = bank.label(50, 60);

        List<Integer> expected = IntStream.range(0, bank.size())
                .filter(y -> y != x && (bank.index(y)[0] == 50 || bank.index(y)[1] == 60))
                .boxed()
                .toList();
        assertThat(neighbours(links, x)).isEqualTo(expected);
        assertThat(links.linked(x, bank.label(50, 0))).isTrue();
        assertThat(links.linked(x, bank.label(51, 61))).isFalse();
    }

    private interface At {
        int label(int line, int place);
    }

    private static List<int[]> lines(int size, At at) {
        return IntStream.range(0, size)
                .mapToObj(line -> IntStream.range(0, size)
                        .map(place -> at.label(line, place))
                        .toArray())
                .toList();
    }

    @Test
    void noLabelIsLinkedToItself() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> others.link(4, 4))
                .withMessage("label 4 can't be linked to itself");
    }

    @Test
    void withoutOtherLinksThereAreNone() {
        Model plain = Squares.FOUR.model();
        assertThat(plain.hasOtherLinks()).isFalse();
        assertThat(plain.otherLinks().linked(0, 1)).isFalse();
        assertThat(neighbours(plain.otherLinks(), 0)).isEmpty();
    }

    @Test
    void coversAreExactlyTheTargetsThatSeeTwoOrMoreLabelsOfAVariable() {
        for (Model each : List.of(model, Squares.FOUR.model(), Squares.SIX.model())) {
            for (int v = 0; v < each.variableCount(); v++) {
                List<Integer> members = IntStream.of(each.labels(v)).boxed().toList();
                List<String> expected = new ArrayList<>();
                for (int z = 0; z < each.labelCount(); z++) {
                    int target = z;
                    List<Integer> rest = members.stream()
                            .filter(x -> !each.links().linked(x, target))
                            .toList();
                    if (!members.contains(z) && members.size() - rest.size() >= 2) {
                        expected.add(z + " unless " + rest);
                    }
                }
                assertThat(covers(each, v)).containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    private static List<String> covers(Model model, int v) {
        List<String> found = new ArrayList<>();
        for (Cover cover : model.covers(v)) {
            List<Integer> rest = IntStream.of(cover.rest()).boxed().toList();
            IntStream.of(cover.targets()).forEach(z -> found.add(z + " unless " + rest));
        }
        return found;
    }

    @Test
    void namesLeadBackToIds() {
        assertThat(model.index().label("s1", "2")).hasValue(5);
        assertThat(model.index().label("s9", "2")).isEmpty();
        assertThat(model.index().variable("V5")).hasValue(5);
        assertThat(model.index().variable("V6")).isEmpty();
        assertThat(model.index().labelIn(0, "in2")).hasValue(2);
        assertThat(model.index().labelIn(1, "in2"))
                .as("a label of another variable")
                .isEmpty();
    }

    @Test
    void aGroupIsLinkedToWhatAllItsMembersAreLinkedTo() {
        Group group = model.groups().get(0);
        assertThat(group.linked(model.links(), 0)).isTrue();
        assertThat(group.linked(model.links(), 4)).as("linked to 1, not to 2").isFalse();
        assertThat(group.linked(model.links(), 1)).as("a member").isFalse();
    }

    @Test
    void everyFrameIsAMatrixOfItsVariables() {
        Model squares = Squares.SIX.model();
        assertThat(squares.frames()).hasSize(2 * 3 * 6 + 2 * 6);
        for (Frame frame : squares.frames()) {
            for (int line = 0; line < frame.lineCount(); line++) {
                int l = line;
                int[] labels = IntStream.range(0, frame.transversalCount())
                        .map(t -> frame.label(l, t))
                        .sorted()
                        .toArray();
                assertThat(labels).as("%s", frame).containsExactly(squares.labels(frame.variable(line)));
            }
            for (int t = 0; t < frame.transversalCount(); t++) {
                for (int line = 1; line < frame.lineCount(); line++) {
                    assertThat(squares.links().linked(frame.label(0, t), frame.label(line, t)))
                            .isTrue();
                }
            }
        }
        assertThat(squares.frames().get(0)).hasToString("NAKED-in-a-row r1");
    }

    private static List<Integer> neighbours(Links links, int label) {
        List<Integer> found = new ArrayList<>();
        links.forEach(label, found::add);
        return found;
    }

    private static int[][] labelsOf(Model model) {
        return IntStream.range(0, model.variableCount()).mapToObj(model::labels).toArray(int[][]::new);
    }

    private static int[][] variablesOf(Model model) {
        return IntStream.range(0, model.labelCount()).mapToObj(model::variables).toArray(int[][]::new);
    }
}
