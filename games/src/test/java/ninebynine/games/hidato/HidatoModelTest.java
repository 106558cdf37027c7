package ninebynine.games.hidato;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.state.State;
import ninebynine.state.Tensors;
import org.junit.jupiter.api.Test;

class HidatoModelTest {
    private static final HidatoGame HIDATO = new HidatoGame(Walk.HIDATO);
    private static final HidatoGame NUMBRIX = new HidatoGame(Walk.NUMBRIX);

    private static List<String> linked(Model model, String label) {
        List<String> found = new ArrayList<>();
        int x = model.index().label(label).getAsInt();
        model.otherLinks().forEach(x, y -> found.add(model.names().label(y)));
        return found;
    }

    private static List<String> names(Model model, int variable) {
        return IntStream.of(model.labels(variable))
                .mapToObj(x -> model.names().label(x))
                .toList();
    }

    @Test
    void anEmptyGridHasEveryLabelOnceInEachType() {
        Model model = HIDATO.parse(". . .\n. B .\n. . .").model();
        assertThat(model.labelCount()).isEqualTo(64);
        assertThat(model.types()).extracting(VariableType::name).containsExactly("n", "rc");
        assertThat(model.types()).extracting(VariableType::single).containsExactly("hidden-single", "naked-single");
        assertThat(model.variableCount()).isEqualTo(16);
        for (int x = 0; x < model.labelCount(); x++) {
            assertThat(model.variables(x)).hasSize(2);
        }
        assertThat(model.groups()).isEmpty();
        assertThat(model.frames()).hasSize(2);
    }

    @Test
    void aLabelMustBeNearEnoughToEveryGiven() {
        Model model = NUMBRIX.parse("1 . .\n. . .\n. . 5").model();
        // 2 is next to 1; 3 is between 1 and 5; what is not between comes after 5
        assertThat(names(model, 1)).containsExactly("n2r1c2", "n2r2c1");
        assertThat(names(model, 2)).containsExactly("n3r1c3", "n3r2c2", "n3r3c1");
        assertThat(names(model, 0)).containsExactly("n1r1c1");
        assertThat(names(model, 8))
                .containsExactly("n9r1c2", "n9r1c3", "n9r2c1", "n9r2c2", "n9r2c3", "n9r3c1", "n9r3c2");
        assertThat(HIDATO.parse("1 . .\n. . .\n. . 3").model().labels(1)).hasSize(1);
    }

    @Test
    void topologicalLinksAreThoseOfNumbersThatFollowEachOther() {
        Model model = NUMBRIX.parse(". . .\n. . .\n. . .").model();
        assertThat(linked(model, "n1r2c2")).containsExactly("n2r1c1", "n2r1c3", "n2r3c1", "n2r3c3");
        assertThat(linked(model, "n5r1c2"))
                .containsExactly(
                        "n4r2c1", "n6r2c1", "n4r2c3", "n6r2c3", "n4r3c1", "n6r3c1", "n4r3c2", "n6r3c2", "n4r3c3",
                        "n6r3c3");
        Model kings = HIDATO.parse(". . .\n. . .\n. . .").model();
        assertThat(linked(kings, "n1r2c2")).isEmpty();
        assertThat(linked(kings, "n9r1c1")).containsExactly("n8r1c3", "n8r2c3", "n8r3c1", "n8r3c2", "n8r3c3");
    }

    @Test
    void geometricLinksCountTheSteps() {
        Model model = NUMBRIX.parse("geometric\n. . .\n. . .\n. . .").model();
        assertThat(linked(model, "n1r1c1"))
                .containsExactly(
                        "n2r1c3", "n2r2c2", "n2r2c3", "n3r2c3", "n2r3c1", "n2r3c2", "n3r3c2", "n2r3c3", "n3r3c3",
                        "n4r3c3");
    }

    @Test
    void linksAreSymmetricAndSayWhatTheirListsSay() {
        for (String kind : List.of("topological", "geometric")) {
            for (HidatoGame game : List.of(HIDATO, NUMBRIX)) {
                Model model = game.parse(kind + "\n1 . . .\n. B . .\n. . 8 .\n. . . .")
                        .model();
                for (int x = 0; x < model.labelCount(); x++) {
                    List<Integer> found = new ArrayList<>();
                    model.otherLinks().forEach(x, found::add);
                    int a = x;
                    assertThat(found)
                            .isEqualTo(IntStream.range(0, model.labelCount())
                                    .filter(b -> model.otherLinks().linked(b, a))
                                    .boxed()
                                    .toList());
                }
            }
        }
    }

    @Test
    void aStateGoesIntoTensorsAndBack() {
        HidatoPuzzle puzzle = HIDATO.parse("1 . .\n. B .\n. . 5");
        State state = puzzle.start();
        assertThat(Tensors.grid(state, puzzle.model().banks().get(0)))
                .isEqualTo(new int[][] {{1, 0, 0}, {0, 0, 0}, {0, 0, 5}});
        assertThat(Tensors.cube(state, puzzle.model().banks().get(0))[1][1]).containsOnly(false);
        assertThat(puzzle.text(state)).isEqualTo(puzzle.text());
    }

    @Test
    void aLargeGridTakesNoSquareOfItsLabels() {
        // 625 squares, every other number given along a snake
        int[] snake = IntStream.range(0, 625)
                .map(s -> s / 25 % 2 == 0 ? s + 1 : s / 25 * 25 + 25 - s % 25)
                .map(v -> v % 6 == 1 ? v : 0)
                .toArray();
        StringBuilder rows = new StringBuilder();
        for (int s = 0; s < snake.length; s++) {
            rows.append(snake[s] == 0 ? "." : Integer.toString(snake[s])).append(s % 25 == 24 ? '\n' : ' ');
        }
        Model model = NUMBRIX.parse(rows.toString()).model();
        assertThat(model.labelCount()).isBetween(625, 8000);
    }

    @Test
    void boardsAreDrawnWithRunsOfNumbers() {
        HidatoPuzzle puzzle = HIDATO.parse("1 . .\n. B .\n. . .");
        assertThat(puzzle.draw(puzzle.start()).lines())
                .containsExactly(
                        "   +-----+-----+-----+",
                        "   |   1 | 2-8 | 3-8 |",
                        "   | 2-8 |#####| 3-8 |",
                        "   | 3-8 | 3-8 | 3-8 |",
                        "   +-----+-----+-----+");
    }

    @Test
    void everyLabelIsDrawnInItsSquareAndNoTwoMarksAtOnePlace() {
        HidatoPuzzle puzzle = NUMBRIX.parse("1 . . .\n. B . .\n. . 7 .\n. . . .");
        Picture picture = puzzle.picture();
        assertThat(picture.labels()).hasSize(puzzle.model().labelCount());
        assertThat(picture.spots()).hasSize(16);
        for (int x = 0; x < picture.labels().size(); x++) {
            Picture.Look look = picture.labels().get(x);
            Picture.Area square = picture.spots().get(look.spot());
            Picture.Point low = square.corners().get(0);
            assertThat(look.mark().middle().x()).isStrictlyBetween(low.x(), low.x() + 1);
            assertThat(look.mark().middle().y()).isStrictlyBetween(low.y(), low.y() + 1);
            assertThat(look.value().middle()).isEqualTo(square.middle());
            assertThat(((Picture.Text) look.value()).text())
                    .isEqualTo(puzzle.model().names().value(x));
            int[] at = puzzle.model().banks().get(0).index(x);
            assertThat(look.spot()).isEqualTo(at[0] * 4 + at[1]);
        }
        assertThat(picture.labels().stream().map(look -> look.mark().middle())).doesNotHaveDuplicates();
        assertThat(picture.board().stream().filter(drawn -> drawn.shape() instanceof Picture.Area))
                .hasSize(1);
    }
}
