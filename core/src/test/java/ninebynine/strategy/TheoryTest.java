package ninebynine.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.Propagation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TheoryTest {
    private final Model model = Squares.NINE.model();

    private List<String> codes(String theory) {
        return Theory.parse(theory).rules(model).stream().map(Rule::code).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "BRT; ECP CD NS HS HS HS",
                "W1; ECP CD NS HS HS HS W[1]",
                "S2; ECP CD NS HS HS HS W[1] NP HP SHP",
                "S3; ECP CD NS HS HS HS W[1] NP HP SHP NT HT SHT",
                "S4; ECP CD NS HS HS HS W[1] NP HP SHP NT HT SHT NQ HQ SHQ",
                "S2Fin; ECP CD NS HS HS HS W[1] NP HP SHP FSHP",
                "S3Fin; ECP CD NS HS HS HS W[1] NP HP SHP FSHP NT HT SHT FSHT",
                "SFin; ECP CD NS HS HS HS W[1] NP HP SHP FSHP NT HT SHT FSHT NQ HQ SHQ FSHQ",
                "S4+S2Fin; ECP CD NS HS HS HS W[1] NP HP SHP FSHP NT HT SHT NQ HQ SHQ",
                "S2Fin + S4; ECP CD NS HS HS HS W[1] NP HP SHP FSHP NT HT SHT NQ HQ SHQ",
                "W1+BRT; ECP CD NS HS HS HS W[1]",
                "TE1; ECP CD NS HS HS HS TE1",
                "TE2(W1); ECP CD NS HS HS HS W[1] TE1(W1) TE2(W1)",
                "gTE1; ECP CD NS HS HS HS W[1] TE1(W1)",
                "TE1(S2 + B3); ECP CD NS HS HS HS W[1] NP HP SHP W[2] W[3] B[3] TE1(S2+B3)",
                "FTE3+TE1; ECP CD NS HS HS HS TE1 FTE2 FTE3",
                "S2+DFS; ECP CD NS HS HS HS W[1] NP HP SHP DFS"
            })
    void aTheoryIsItsRulesInOrder(String theory, String codes) {
        assertThat(codes(theory)).containsExactly(codes.split(" "));
    }

    @Test
    void someTheoriesHaveTwoNames() {
        assertThat(Theory.parse("S").limits()).isEqualTo(Theory.parse("S4").limits());
        assertThat(Theory.parse("SFin").limits())
                .isEqualTo(Theory.parse("S4Fin").limits());
    }

    @Test
    void itKeepsTheNameItWasGiven() {
        assertThat(Theory.parse(" W1+S2 ").name()).isEqualTo("W1+S2");
    }

    @Test
    void everyTermThatIsListedCanBeRead() {
        assertThat(Theory.terms()).isNotEmpty();
        Theory.terms().keySet().forEach(Theory::parse);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W9x", "", "w1", "S5", "BRT+"})
    void anUnknownTermIsNamedAndTheKnownOnesAreOffered(String text) {
        String term = text.endsWith("+") ? "" : text;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse(text))
                .withMessageStartingWith("'" + term + "' is no resolution theory. Maybe one of BRT, ")
                .withMessageEndingWith(", or several joined with '+'.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "gTE1(S2); 'gTE1(S2)' has its theory already. Maybe TE1(S2).",
                "TE1(TE1); 'TE1(TE1)' tries inside what it tries. Maybe TE2 or TE3.",
                "TE1(S2)+TE2; 'TE2' and another word want different theories inside hypotheses. Maybe one of them is enough."
            })
    void trialsThatMakeNoSenseAreRefusedWithAWayOut(String theory, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse(theory))
                .withMessage(message);
    }

    @Test
    void aGreatestLengthHoldsInsideHypothesesToo() {
        assertThat(Theory.parse("TE1(B)").upTo(3).rules(model).stream().map(Rule::code))
                .containsExactly("ECP", "CD", "NS", "HS", "HS", "HS", "W[1]", "W[2]", "W[3]", "B[3]", "TE1(B)");
    }

    @Test
    void propagationIsTheClosureAndTheRestIsTried() {
        Precedence precedence = Theory.parse("W1").precedence(model);
        assertThat(precedence.closure()).isInstanceOf(Propagation.class);
        assertThat(precedence.rules()).extracting(Rule::code).containsExactly("CD", "NS", "HS", "HS", "HS", "W[1]");
    }

    @Test
    void everyRuleOfAFamilyIsOfItsClassAndOfItsLevel() {
        assertThat(BuiltInRules.FAMILIES)
                .extracting(Family::id)
                .doesNotHaveDuplicates()
                .contains("Single");
        for (Family family : BuiltInRules.FAMILIES) {
            for (int level = family.first(); level <= family.last(); level++) {
                for (Rule rule : family.make().rules(model, level)) {
                    assertThat(rule).isInstanceOf(family.rule());
                    assertThat(rule.level()).isEqualTo(level);
                    assertThat(rule.card()).isEqualTo(family.rule().getSimpleName());
                }
            }
        }
    }

    @Test
    void aUnionHasWhatAnyOfThemHasAndTheNameOfTheLast() {
        Theory union = Theory.union(List.of(Theory.parse("S2"), Theory.parse("BC[3]"), Theory.parse("BC[4]+Z[2]")));
        assertThat(union).isEqualTo(Theory.parse("S2+BC[4]+Z[2]").named("BC[4]+Z[2]"));
    }
}
