package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombinationsTest {
    private static Stream<Combinations> all() {
        return IntStream.rangeClosed(2, 9)
                .boxed()
                .flatMap(size -> IntStream.rangeClosed(1, 45).mapToObj(sum -> Combinations.of(sum, size)))
                .filter(combinations -> combinations.count() > 0);
    }

    private static List<String> named(Predicate<Combinations> which) {
        return all().filter(which).map(c -> c.sum() + "/" + c.size()).toList();
    }

    private static List<String> digits(ninebynine.tensor.Ints sets) {
        return sets.stream().mapToObj(Combinations::digits).sorted().toList();
    }

    @Test
    void everySetOfDigitsIsOneOfItsSumAndSize() {
        assertThat(all().mapToInt(Combinations::count).sum()).isEqualTo((1 << 9) - 1 - 9);
        assertThat(digits(Combinations.of(10, 3).all())).containsExactly("127", "136", "145", "235");
        assertThat(Combinations.of(10, 3).all().stream().mapToObj(Combinations::digits))
                .containsExactly("127", "136", "145", "235");
        assertThat(all().mapToInt(Combinations::count).max()).hasValue(12);
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 17", "3, 6, 24", "8, 36, 44", "9, 45, 45"})
    void aSumIsReachedBetweenTheLeastAndTheMost(int size, int least, int most) {
        assertThat(Combinations.least(size)).isEqualTo(least);
        assertThat(Combinations.most(size)).isEqualTo(most);
        assertThat(IntStream.rangeClosed(0, 50)
                        .filter(sum -> Combinations.of(sum, size).count() > 0))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(least, most).boxed().toList());
    }

    @Test
    void thirtyFourAreMagic() {
        assertThat(named(Combinations::isMagic))
                .hasSize(34)
                .contains("3/2", "17/2", "24/3", "30/4", "35/5", "21/6", "42/7", "40/8", "45/9");
    }

    @Test
    void thirtyOneArePseudoMagic() {
        assertThat(named(c -> !c.isMagic() && c.magic() != 0)).hasSize(31).contains("8/3", "22/3", "28/4", "40/7");
        assertThat(Combinations.digits(Combinations.of(28, 4).magic())).isEqualTo("89");
        assertThat(Combinations.digits(Combinations.of(37, 7).magic())).isEqualTo("489");
        assertThat(Combinations.digits(Combinations.of(31, 7).magic())).isEqualTo("12347");
    }

    @Test
    void sixtyThreeHaveGCombinationsAndSeventyHaveGDigits() {
        assertThat(named(c -> !c.gCombs().isEmpty())).hasSize(63).contains("7/2", "13/2", "9/3", "36/6");
        assertThat(named(c -> !c.gDigs().isEmpty()))
                .hasSize(70)
                .containsAll(named(c -> !c.gCombs().isEmpty()))
                .contains("32/7", "38/7");
    }

    @Test
    void tenInThreeHasNineGCombinations() {
        assertThat(digits(Combinations.of(10, 3).gCombs()))
                .containsExactly("12345", "123456", "123457", "12356", "123567", "12357", "12367", "12457", "13456");
    }

    @Test
    void aSetOfDigitsIsAGDigitIfNoMoreHasItsCombinations() {
        Combinations combinations = Combinations.of(10, 3);
        int compatible = combinations.compatible();
        combinations.gDigs().stream()
                .forEach(set -> assertThat(
                                IntStream.rangeClosed(1, 9).filter(d -> Combinations.has(compatible & ~set, d)))
                        .as(Combinations.digits(set))
                        .allMatch(d -> combinations.all().stream()
                                .anyMatch(comb -> (comb & set) == 0 && Combinations.has(comb, d))));
    }
}
