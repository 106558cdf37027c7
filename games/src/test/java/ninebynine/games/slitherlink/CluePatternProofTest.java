package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every pattern is proved: whatever can be drawn around it, what it says is so. */
class CluePatternProofTest {
    /** So many 2s are tried in a run, as many as CSP-Rules looks for; longer ones follow in the same way. */
    private static final int LONGEST = 7;

    /** And so many in two runs together: each makes four times as many drawings. */
    private static final int TOGETHER = 5;

    private static final Lattice LATTICE = new Lattice(26, 26);

    record Case(CluePattern pattern, Ints runs) {
        @Override
        public String toString() {
            return pattern + " " + runs;
        }

        /** One more 2 makes four times as many drawings. */
        boolean isLong() {
            int twos = runs.stream().sum();
            return runs.size() == 1 && twos == LONGEST || runs.size() > 1 && twos == TOGETHER;
        }

        /** As drawn, as far from the frame as it can be, but for what must be there. */
        PatternPlacement laid() {
            return middleFirst()
                    .boxed()
                    .flatMap(r -> middleFirst().mapToObj(c -> new PatternPlacement(pattern, Turn.AS_DRAWN, r, c, runs)))
                    .filter(laid -> laid.fits(LATTICE))
                    .findFirst()
                    .orElseThrow();
        }

        private static IntStream middleFirst() {
            return IntStream.range(0, LATTICE.rows()).map(i -> LATTICE.rows() / 2 + (i % 2 == 0 ? i / 2 : -i / 2 - 1));
        }
    }

    /** The quick run looks at those with few drawings. */
    static Stream<Case> patterns() {
        return all().filter(each -> !each.isLong());
    }

    static Stream<Case> longPatterns() {
        return all().filter(Case::isLong);
    }

    private static Stream<Case> all() {
        return CluePatterns.ALL.stream().flatMap(pattern -> runs(pattern).map(runs -> new Case(pattern, runs)));
    }

    private static Stream<Ints> runs(CluePattern pattern) {
        int k = pattern.shortest();
        return switch (pattern.stencil().runs().size()) {
            case 0 -> Stream.of(Ints.of());
            case 1 -> IntStream.rangeClosed(k, LONGEST).mapToObj(Ints::of);
            default ->
                IntStream.rangeClosed(k, TOGETHER)
                        .boxed()
                        .flatMap(
                                one -> IntStream.rangeClosed(k, TOGETHER - one).mapToObj(other -> Ints.of(one, other)));
        };
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void whateverCanBeDrawnIsAsThePatternSays(Case each) {
        proves(each);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("longPatterns")
    void soItIsAroundLongOnes(Case each) {
        proves(each);
    }

    private static void proves(Case each) {
        PatternPlacement laid = each.laid();
        Patch patch = new Patch(laid, LATTICE);
        Set<Set<Patch.At>> loops = new HashSet<>();

        assertThat(patch.isPossible()).isTrue();
        for (PatternPlacement.Place follows : laid.follows()) {
            assertThat(patch.counterexample(follows, loops)).as("%s", follows).isEmpty();
        }
        assertThat(loops).isEqualTo(declared(laid));
    }

    /** The closed loops that the pattern itself leaves out. */
    private static Set<Set<Patch.At>> declared(PatternPlacement laid) {
        List<PatternPlacement.Place> cells = laid.cells();
        return laid.pattern().loops().stream()
                .map(inside -> Patch.around(inside.stream().mapToObj(cells::get).toList()))
                .collect(Collectors.toSet());
    }
}
