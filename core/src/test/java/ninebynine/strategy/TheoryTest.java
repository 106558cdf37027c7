package ninebynine.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.chain.StarChain;
import ninebynine.chain.TypedChain;
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

    /** Pairs by themselves say nothing; how long their proofs may be bounds the level, and so does the chain. */
    @ParameterizedTest
    @CsvSource({
        "BiB[3], ''",
        "BiW+W[2], ''",
        "BsB[1]+BiB[3], 'BsB[2] BsB[3]'",
        "WsW[4]+BiW[1], 'WsW[2] WsW[3] WsW[4]'",
        "BsB[1]+BiB[1], BsB[2]",
        "BsB up to 3, 'BsB[2] BsB[3]'"
    })
    void chainsOfPairsGoAsFarAsTheirWords(String theory, String codes) {
        assertThat(Theory.parse(theory).rules(Squares.NINE.model()).stream()
                        .filter(StarChain.class::isInstance)
                        .map(Rule::code)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(codes);
    }

    @Test
    void anyHasAllOfHumanFirstAndThenGuessesLast() {
        List<String> human = codes("human");
        List<String> any = codes("any");
        assertThat(any.subList(0, human.size())).isEqualTo(human);
        assertThat(any.subList(human.size(), any.size()))
                .doesNotContainAnyElementsOf(human)
                .containsSubsequence("gW[2]", "gW[10]", "B[3]", "B[12]", "FW[3]", "FB[8]", "TE1", "TE2", "TE3", "DFS")
                .endsWith("DFS");
    }

    @Test
    void whatIsNamedBesideAnyIsNotPutOff() {
        assertThat(codes("any+gW[3]")).isEqualTo(codes("gW[3]+any")).containsSubsequence("gW[3]", "W[12]", "B[3]");
        assertThat(codes("any+TE1(W1)")).contains("TE1(W1)").doesNotContain("TE1");
    }

    @Test
    void lengthsAndPreferencesKeepTheStages() {
        assertThat(Theory.parse("any").upTo(5).stages())
                .isEqualTo(Theory.parse("any").stages());
        Theory union = Theory.union(List.of(Theory.parse("gW[20]"), Theory.parse("any")));
        assertThat(union.rules(model)).extracting(Rule::code).containsSubsequence("W[12]", "gW[20]", "B[3]");
    }

    /** What has to wait for longer chains counts as these do. */
    @Test
    void theRankOfARuleNeverDecreases() {
        Precedence any = Theory.parse("any").precedence(model);
        assertThat(any.rules().stream().map(any::rank).toList()).isSorted().endsWith(16, 37, 38, 39, 40);
        Precedence human = Theory.parse("human").precedence(model);
        assertThat(human.rules()).allMatch(rule -> human.rank(rule) == rule.level());
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
    @ValueSource(strings = {"W9x", "", "S5", "BRT+"})
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

    @ParameterizedTest
    @CsvSource({
        "W, 3, W up to 3",
        "SFin+W up to 9, 5, SFin+W up to 5",
        "W up to 3, 5, W up to 3",
        "W[5], 8, W[5]",
        "W[4], 2, W[4] up to 2",
        "S4+BC[3], 2, S4+BC[3] up to 2",
        "SFin, 3, SFin",
        "TE1(B), 3, TE1(B) up to 3"
    })
    void aGreatestLengthIsPartOfTheName(String theory, int length, String name) {
        Theory shorter = Theory.parse(theory).upTo(length);
        assertThat(shorter.name()).isEqualTo(name);
        assertThat(Theory.parse(name)).isEqualTo(shorter);
    }

    @Test
    void aLengthThatNoChainHasIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse("W up to 1"))
                .withMessage("'W up to 1' is too short for any chain. Maybe 'W up to 8'.");
    }

    @ParameterizedTest
    @CsvSource({"W[4], 2", "W[2], 4", "W3, 2", "W, 2"})
    void ofTwoLengthsTheSmallerCounts(String theory, int length) {
        assertThat(Theory.parse(theory).upTo(length).precedence(model).rules())
                .extracting(Rule::code)
                .containsExactly("CD", "NS", "HS", "HS", "HS", "W[1]", "W[2]");
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

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "TyW(rc)[2]; Whip[length=2, form=TYPED, types=[rc]]",
                "TyW(rn, rc)[2]; Whip[length=2, form=TYPED, types=[rc, rn]]",
                "TyW(rc)[2]+TyW(cn)[2]; Whip[length=2, form=TYPED, types=[cn, rc]]",
                "TyW(rc)[3]+TyW[2]; Whip[length=2, form=TYPED, types=[]] Whip[length=3, form=TYPED, types=[rc]]",
                "TytW(bn)[2]; TWhip[length=2, form=TYPED, types=[bn]]",
                "TyZ(rc)[2]; BivalueChain[length=2, typed=true, types=[rc]] ZChain[length=2, typed=true, types=[rc]]",
                "TyZ(rc)[2]+TyBC[2]; BivalueChain[length=2, typed=true, types=[]] ZChain[length=2, typed=true, types=[rc]]"
            })
    void typedChainsMayBeKeptToSomeTypes(String theory, String rules) {
        assertThat(Theory.parse(theory).rules(model).stream()
                        .filter(TypedChain.class::isInstance)
                        .map(Object::toString))
                .containsExactly(rules.split("(?<=]]) "));
    }

    @Test
    void typesGoWhereTheoriesGo() {
        assertThat(Theory.parse("TE1(TyW(rc))").inside().get("Trial")).isEqualTo(Theory.parse("TyW(rc)"));
        assertThat(Theory.parse("TyW(rc)").upTo(5).limits()).containsEntry("TypedWhip", Reach.inside(List.of("rc"), 5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "gW; W",
                "gBC+S2; BC+S2",
                "gB3; B3",
                "TygW(rc,rn)[4]; TyW(rc,rn)[4]",
                "FgW+FgB[5]; FW+FB[5]",
                "TE1(gW)+g2W; TE1(W)+g2W",
                "gTE2+human; gTE2+human",
                "gW up to 5; W up to 5"
            })
    void withoutGroupsEveryWordIsThatOfTheChainsThatAreLeft(String theory, String plain) {
        assertThat(Theory.parse(theory).withoutGroups()).isEqualTo(Theory.parse(plain));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "W(rc); 'W(rc)' can't have types: only typed chains do. Maybe TyW(rc).",
                "TyW(); 'TyW()' has no list of types in its parentheses. Maybe TyW(rc) or TyW(rc,rn)[8].",
                "TyW(rc,); 'TyW(rc,)' has no list of types in its parentheses. Maybe TyW(rc) or TyW(rc,rn)[8].",
                "TyW(xy); There is no type 'xy' of variables here. Maybe one of rc, rn, cn, bn."
            })
    void typesThatMakeNoSenseAreRefusedWithAWayOut(String theory, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse(theory).rules(model))
                .withMessage(message);
    }

    @Test
    void aUnionHasWhatAnyOfThemHasAndTheNameOfTheLast() {
        Theory union = Theory.union(List.of(Theory.parse("S2"), Theory.parse("BC[3]"), Theory.parse("BC[4]+Z[2]")));
        assertThat(union).isEqualTo(Theory.parse("S2+BC[4]+Z[2]").named("BC[4]+Z[2]"));
    }
}
