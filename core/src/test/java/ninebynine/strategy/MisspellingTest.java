package ninebynine.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisspellingTest {
    private static final Misspelling WORDS = new Misspelling(List.of("solve", "rate", "rules", "render"));

    @ParameterizedTest
    @CsvSource({"solve,solve", "SOLVE,solve", "Rules,rules"})
    void aWordIsFoundWhateverItsCase(String typed, String word) {
        assertThat(WORDS.find(typed)).contains(word);
        assertThat(WORDS.find(typed + "x")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"sovle,solve", "slove,solve", "solv,solve", "ruels,rules", "Rte,rate", "rendr,render"})
    void theWordThatWasMeantIsNear(String typed, String word) {
        assertThat(WORDS.near(typed)).contains(word);
    }

    @Test
    void ofWordsThatAreAsNearTheFirstLetterTells() {
        assertThat(new Misspelling(List.of("HP", "whip")).near("whp")).contains("whip");
    }

    @Test
    void farWordsAreNotMeant() {
        assertThat(WORDS.near("xyzzy")).isEqualTo(Optional.empty());
        assertThat(WORDS.maybe("xyzzy", "one of them")).isEqualTo(" Maybe one of them.");
    }

    @Test
    void noTwoWordsOfTheoriesDifferInCaseAlone() {
        Map<String, List<String>> byCase =
                Theory.terms().keySet().stream().collect(Collectors.groupingBy(word -> word.toLowerCase(Locale.ROOT)));
        assertThat(byCase.values()).allMatch(words -> words.size() == 1);
    }

    @ParameterizedTest
    @CsvSource({
        "w,W",
        "Human,human",
        "s3+gw[8],S3+gW[8]",
        "gw8,gW8",
        "te1(w1),TE1(W1)",
        "sfin+z+tw+w,SFin+Z+tW+W",
        "f3w,F3W",
        "W+no-Hill,W+no-Hill",
        "tyw(rc)[8],TyW(rc)[8]"
    })
    void theoriesAreReadWhateverTheirCase(String typed, String meant) {
        assertThat(Theory.parse(typed)).isEqualTo(Theory.parse(meant));
        assertThat(Theory.parse(typed).name()).isEqualTo(meant);
    }

    @Test
    void aMisspeltTheoryIsNamedWithTheOneThatWasMeant() {
        assertThatThrownBy(() -> Theory.parse("humna")).hasMessage("'humna' is no resolution theory. Maybe 'human'.");
        assertThatThrownBy(() -> Theory.parse("qqq")).hasMessageContaining("Maybe one of BRT, W1, ");
    }

    @ParameterizedTest
    @CsvSource({
        "whip,W",
        "whip[3],W[3]",
        "whips,W",
        "whip[1],W1",
        "biv-chain,BC",
        "braids,B",
        "g-whip[12],gW[12]",
        "x-wing,S4",
        "naked-triplets-in-a-row,S4",
        "finned-swordfish,SFin",
        "hidden-single-in-a-block,BRT",
        "Trial,TE1",
        "S3+whip,W"
    })
    void whoNamesARuleIsToldTheTheoryThatHasIt(String typed, String theory) {
        assertThatThrownBy(() -> Theory.parse(typed))
                .hasMessageEndingWith("' is no resolution theory. Maybe '" + theory + "', which has that rule.");
        Theory.parse(theory);
    }

    @Test
    void theOnlyWordThatBeginsSoIsMeant() {
        Misspelling games = new Misspelling(List.of("latin", "slitherlink", "futoshiki", "futoshiki-strict"));
        assertThat(games.near("slither")).contains("slitherlink");
        assertThat(games.near("latin-square")).contains("latin");
        assertThat(games.near("futo")).isEmpty();
        assertThat(games.near("la")).isEmpty();
    }
}
