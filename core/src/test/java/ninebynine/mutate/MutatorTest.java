package ninebynine.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MutatorTest {
    private static final String SINGLE = "naked-single ==> r1c3=3";
    private static final String INTERACTION = "whip[1]: r5n6{c7 .} ==> r4c8≠6, r6c8≠6";
    private static final String WHIP = "whip[3]: r5c4{n3 n8} - r6c5{n8 n1} - c4n1{r6 .} ==> r3c4≠3";
    private static final String G_WHIP = "g-whip[2]: r1n5{c1 c456} - b2n5{r2c5 .} ==> r2c1≠5";
    private static final String TRIPLET = "naked-triplets-in-a-row: r4{c5 c9 c6}{n3 n9 n6} ==> r4c7≠3, r4c2≠6";
    private static final String QUAD = "naked-quads-in-a-row: r4{c5 c9 c6 c1}{n3 n9 n6 n1} ==> r4c7≠3, r4c2≠6";
    private static final String FISH = "finned-swordfish-in-rows: n1{r2 r5 r9}{c6 c9 c1} ==> r7c1≠1";
    private static final String FORCING = """
            forcing-whip-elim[4] based on bivalue candidates n2r1c1 and  n7r1c1:
               || n2r1c1 - partial-whip[1]: r1n7{c1 c5} -\s
               || n7r1c1 - partial-whip[2]: r1n2{c1 c5} - c5n4{r1 r2} -\s
             ==> r1c5≠4""";
    private static final String TRIAL = """
            T&E(W1,1) on n2r1c1:
               naked-single -> r1c2=7
               whip[1]: r5n6{c7 .} -> r4c8≠6
               no-candidate: r4c8 -> contradiction
             ==> r1c1≠2""";
    private static final String FORCING_TRIAL = """
            forcing-T&E(BRT) based on candidates n2r1c1 n2r1c2:
               || n2r1c1 - contradiction
               || n2r1c2 - r1c1=1, r1c5=5
             ==> r1c1=1""";

    private final State state = Squares.NINE.state(".");
    private final Mutator mutator = new Mutator(Squares.NINE.model());
    private final NotationReader reader = new NotationReader(Squares.NINE.model());

    /** All the lines that a step can become. */
    private List<String> lines(Mutation kind, String line) {
        Match step = reader.read(line);
        return mutator.alternatives(kind, step, state).stream()
                .flatMap(changed -> mutator.printed(kind, step, changed).stream())
                .map(Mutant::line)
                .distinct()
                .toList();
    }

    private List<String> lengths(String line) {
        return mutator.wrongLengths(reader.read(line));
    }

    @Test
    void anotherTargetIsLinkedToTheRightOne() {
        assertThat(lines(Mutation.OTHER_TARGET, WHIP))
                .contains(WHIP.replace("r3c4≠3", "r3c4≠8"), WHIP.replace("r3c4≠3", "r9c4≠3"))
                .doesNotContain(WHIP.replace("r3c4≠3", "r9c9≠9"));
    }

    @Test
    void aTrialMayTakeTheOtherTargetForItsHypothesis() {
        assertThat(lines(Mutation.OTHER_TARGET, TRIAL))
                .contains(
                        TRIAL.replace("r1c1≠2", "r1c1≠3"),
                        TRIAL.replace("n2r1c1", "n3r1c1").replace("≠2", "≠3"));
    }

    @Test
    void anAddedTargetStandsInOrder() {
        assertThat(lines(Mutation.ADDED_TARGET, INTERACTION))
                .contains(INTERACTION.replace("==> ", "==> r1c8≠6, "), INTERACTION + ", r9c8≠6");
        assertThat(lines(Mutation.ADDED_TARGET, TRIPLET)).contains(TRIPLET.replace("==> ", "==> r9c7≠3, "));
    }

    @Test
    void anotherValueIsOfTheSameKindOfSingle() {
        assertThat(lines(Mutation.OTHER_VALUE, SINGLE)).contains("naked-single ==> r1c3=4", "naked-single ==> r9c3=3");
        assertThat(lines(Mutation.OTHER_VALUE, FORCING_TRIAL)).contains(FORCING_TRIAL.replace("> r1c1=1", "> r1c1=2"));
        assertThat(lines(Mutation.OTHER_VALUE, WHIP)).isEmpty();
    }

    @Test
    void anotherCandidateIsOneOfTheVariable() {
        assertThat(lines(Mutation.OTHER_LEFT, WHIP)).contains(WHIP.replace("{n3 n8}", "{n1 n8}"));
        assertThat(lines(Mutation.OTHER_RIGHT, WHIP))
                .contains(WHIP.replace("{n3 n8}", "{n3 n1}"), WHIP.replace("{r6 .}", "{r6 r9}"));
        assertThat(lines(Mutation.OTHER_RIGHT, G_WHIP)).contains(G_WHIP.replace("c456", "c789"));
        assertThat(lines(Mutation.OTHER_LEFT, FORCING)).contains(FORCING.replace("n2r1c1", "n3r1c1"));
        assertThat(lines(Mutation.OTHER_RIGHT, FORCING_TRIAL))
                .contains(FORCING_TRIAL.replace("contradiction", ""), FORCING_TRIAL.replace("r1c5=5", "r1c5=6"));
    }

    @Test
    void aDroppedCandidateLeavesLess() {
        assertThat(lines(Mutation.DROPPED_CANDIDATE, WHIP)).contains(WHIP.replace("{n3 n8}", "{n3 .}"));
        assertThat(lines(Mutation.DROPPED_CANDIDATE, G_WHIP)).contains(G_WHIP.replace("c456", "c5"));
        assertThat(lines(Mutation.DROPPED_CANDIDATE, FORCING_TRIAL))
                .contains(FORCING_TRIAL.replace("r1c1=1, r1c5=5", "r1c1=1"));
    }

    @Test
    void swappedIsLeftForRightAndNakedForHidden() {
        assertThat(lines(Mutation.SWAPPED_CANDIDATES, WHIP)).contains(WHIP.replace("{n3 n8}", "{n8 n3}"));
        assertThat(lines(Mutation.SWAPPED_CANDIDATES, TRIPLET))
                .containsExactly(
                        TRIPLET.replace("naked", "hidden").replace("{c5 c9 c6}{n3 n9 n6}", "{n3 n9 n6}{c5 c9 c6}"));
    }

    @Test
    void anotherVariableKeepsTheLeftLinkingCandidate() {
        assertThat(lines(Mutation.OTHER_VARIABLE, WHIP)).contains(WHIP.replace("c4n1{r6 .}", "r6c4{n1 .}"));
        assertThat(lines(Mutation.OTHER_VARIABLE, TRIPLET)).contains(TRIPLET.replace("{c5 c9", "{c1 c9"));
        assertThat(lines(Mutation.OTHER_RIGHT, TRIPLET)).contains(TRIPLET.replace("{n3 n9", "{n1 n9"));
    }

    @Test
    void aDroppedPartIsACellABranchALineOrAStep() {
        assertThat(lines(Mutation.DROPPED_PART, WHIP))
                .hasSize(3)
                .contains("whip[2]: r5c4{n3 n8} - c4n1{r6 .} ==> r3c4≠3");
        assertThat(lines(Mutation.DROPPED_PART, INTERACTION)).isEmpty();
        assertThat(lines(Mutation.DROPPED_PART, TRIPLET))
                .contains(TRIPLET.replace("triplets", "pairs").replace("{c5 c9 c6}{n3 n9 n6}", "{c5 c9}{n3 n9}"));
        assertThat(lines(Mutation.DROPPED_PART, TRIAL)).contains(TRIAL.replace("   naked-single -> r1c2=7\n", ""));
        assertThat(lines(Mutation.DROPPED_PART, FORCING_TRIAL))
                .contains(
                        FORCING_TRIAL.replace("n2r1c1 n2r1c2", "n2r1c2").replace("   || n2r1c1 - contradiction\n", ""));
    }

    @Test
    void exchangedPartsAreAllThere() {
        assertThat(lines(Mutation.EXCHANGED_PARTS, WHIP))
                .hasSize(3)
                .contains("whip[3]: r6c5{n8 n1} - r5c4{n3 n8} - c4n1{r6 .} ==> r3c4≠3");
        assertThat(lines(Mutation.EXCHANGED_PARTS, TRIAL)).hasSize(3);
    }

    @Test
    void anotherFamilyIsAnotherName() {
        assertThat(lines(Mutation.OTHER_FAMILY, SINGLE))
                .containsExactlyInAnyOrder(
                        SINGLE.replace("naked-single", "hidden-single-in-a-row"),
                        SINGLE.replace("naked-single", "hidden-single-in-a-column"),
                        SINGLE.replace("naked-single", "hidden-single-in-a-block"));
        assertThat(lines(Mutation.OTHER_FAMILY, WHIP))
                .contains(WHIP.replace("whip", "biv-chain"), WHIP.replace("whip", "whip-rc"));
        assertThat(lines(Mutation.OTHER_FAMILY, FORCING)).contains(FORCING.replace("whip", "braid"));
        assertThat(lines(Mutation.OTHER_FAMILY, FISH)).containsExactly(FISH.replace("finned-", ""));
        assertThat(lines(Mutation.OTHER_FAMILY, QUAD)).containsExactly("special-" + QUAD);
    }

    @Test
    void aWrongLengthIsOneMoreOrOneLess() {
        assertThat(lengths(WHIP)).containsExactlyInAnyOrder(WHIP.replace("[3]", "[2]"), WHIP.replace("[3]", "[4]"));
        assertThat(lengths(FORCING)).contains(FORCING.replace("partial-whip[2]", "partial-whip[1]"));
        assertThat(lengths(TRIPLET)).containsExactly(TRIPLET.replace("triplets", "pairs"));
        assertThat(lengths(SINGLE)).isEmpty();
    }

    @Test
    void aStepTooEarlyIsTheStep() {
        assertThat(mutator.early(reader.read(WHIP))).isEqualTo(new Mutant(Mutation.TOO_EARLY, reader.read(WHIP), WHIP));
    }

    @ParameterizedTest
    @ValueSource(strings = {SINGLE, INTERACTION, WHIP, G_WHIP, TRIPLET, QUAD, FISH, FORCING, TRIAL, FORCING_TRIAL})
    void everyMutantDiffersAndCanBeWrittenReadAndSaid(String line) {
        Match step = reader.read(line);
        Notation notation = new Notation(Squares.NINE.model(), Notation.Style.UNICODE);
        for (long seed = 0; seed < 50; seed++) {
            List<Mutant> mutants = mutator.mutants(step, state, seed);
            assertThat(mutants).isNotEmpty().isEqualTo(mutator.mutants(step, state, seed));
            for (Mutant mutant : mutants) {
                assertThat(mutant.line()).isNotEqualTo(line);
                assertThat(new Prose(Squares.NINE.model()).sentence(mutant.match(), state))
                        .endsWith(".");
                if (mutant.kind() != Mutation.WRONG_LENGTH) {
                    assertThat(mutant.match()).isNotEqualTo(step);
                    assertThat(notation.line(mutant.match())).isEqualTo(mutant.line());
                    assertThat(reader.read(mutant.line())).isEqualTo(mutant.match());
                }
            }
        }
    }
}
