package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class LoopBraidTest {
    private static final String BOARD = """
            .....———.....
            :   |   |   :
            .............
            :   :   : 3 :
            .............
            """;

    private static List<String> found(int length, String board) {
        return Found.by(model -> new LoopBraid(length), board);
    }

    @Test
    void whatLeadsToALoopTooEarlyIsFalse() {
        assertThat(found(2, BOARD)).contains("loop-braid[1]: Hr2c2{1} ==> Br2c2≠n");
        assertThat(found(3, BOARD)).containsExactly("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2≠esw");
    }

    @Test
    void aLoopThatLeavesOutNothingMayBeClosed() {
        assertThat(found(3, BOARD.replace("3", " ").replace("|   |", "| 3 |"))).isEmpty();
    }

    @Test
    void itIsReadBackAndSaidInWords() {
        State state = Found.state(BOARD);
        NotationReader reader = new NotationReader(state.model());
        Match match = reader.read("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2≠esw");
        assertThat(new Notation(state.model(), Notation.Style.ASCII).line(match))
                .isEqualTo("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2!=esw");
        assertThat(new Prose(state.model()).sentence(match, state))
                .startsWith(
                        "Otherwise the edge below r2c2 would be a line, then the edge left of r2c2 would be a line, then")
                .contains("and then the lines would close a loop too early, so ");
    }

    /** Each must follow from what goes before it; what is beside the matter proves nothing, and soon. */
    @Test
    void edgesThatHaveNothingToDoWithItAreNoLoopBraid() {
        State state = Found.state(BOARD);
        NotationReader reader = new NotationReader(state.model());
        for (String line : List.of(
                "loop-braid[2]: Hr3c2{1} - Vr2c2{1} ==> Br2c2≠esw",
                "loop-braid[3]: Vr2c2{1} - Hr1c1{1} - Hr1c3{1} ==> Br2c2≠esw",
                "loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c1≠esw")) {
            assertThat(StepCheck.check(Position.of(state), reader.read(line)))
                    .as(line)
                    .isPresent();
        }
        assertThat(StepCheck.check(
                        Position.of(state), reader.read("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2≠esw")))
                .isEmpty();
    }

    /** A line of more than a kilobyte is looked at once, cell by cell, and refused at the first that does not follow. */
    @Test
    void aLongLineOverEdgesThatHaveNothingToDoWithItIsSoonRefused() {
        Model model = new SlitherlinkGame()
                .parse("3.........." + "/...........".repeat(10))
                .model();
        String cells = IntStream.rangeClosed(1, 12)
                .boxed()
                .flatMap(r -> IntStream.rangeClosed(1, 11).mapToObj(c -> "Hr" + r + "c" + c + "{1}"))
                .limit(120)
                .collect(Collectors.joining(" - "));
        String line = "loop-braid[120]: " + cells + " ==> Br6c6≠n";
        assertThat(line).hasSizeGreaterThan(1200);
        Match match = new NotationReader(model).read(line);
        int[] asked = {0};
        Pattern.Own own = (Pattern.Own) match.pattern();
        assertThat(own.refutes(
                        model,
                        x -> {
                            asked[0]++;
                            return true;
                        },
                        x -> false,
                        model.index().label("Br6c6", "n").orElseThrow()))
                .isFalse();
        assertThat(asked[0]).isLessThan(1000);
        assertThat(StepCheck.check(Position.of(State.full(model)), match)).isPresent();
    }

    @Test
    void itIsOff() {
        assertThat(SlitherlinkModel.RULES.optional()).contains("LoopBraid");
    }
}
