package ninebynine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a look at variables finds, against counting what is alive world by world. */
class LanesTest {
    private static final int VARIABLES = 12;

    private static Lanes lanes(int size, Random random) {
        Lanes lanes = new Lanes(size, size);
        lanes.begin(random.nextLong());
        for (int c = 0; c < size; c++) {
            lanes.alive[c] &= random.nextLong();
            lanes.holds[c] = lanes.alive[c] & random.nextLong() & random.nextLong();
        }
        return lanes;
    }

    private static void look(Lanes lanes, int[] members, int size) {
        if (size == 2) {
            lanes.lookAtPairs(members, 0, members.length);
        } else if (size == 3) {
            lanes.lookAtTriples(members, 0, members.length);
        } else {
            for (int i = 0; i < members.length; i += size) {
                lanes.look(members, i, i + size);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 9})
    void freshIsWhatIsLeftAloneAndDoesNotHoldYet(int size) {
        Random random = new Random(size);
        for (int round = 0; round < 50; round++) {
            int[] members = new int[size * VARIABLES];
            for (int v = 0; v < members.length; v += size) {
                System.arraycopy(random.ints(0, 40).distinct().limit(size).toArray(), 0, members, v, size);
            }
            Lanes lanes = lanes(40, random);
            look(lanes, members, size);
            boolean any = lanes.settle();
            long[] expected = new long[40];
            long[] empty = new long[VARIABLES];
            for (int world = 0; world < Long.SIZE; world++) {
                long bit = 1L << world & lanes.live;
                for (int v = 0; v < VARIABLES; v++) {
                    int[] left = IntStream.range(v * size, (v + 1) * size)
                            .map(i -> members[i])
                            .filter(c -> (lanes.alive[c] & bit) != 0)
                            .toArray();
                    if (left.length == 0) {
                        empty[v] |= bit;
                    } else if (left.length == 1) {
                        expected[left[0]] |= bit & ~lanes.holds[left[0]];
                    }
                }
            }
            assertThat(lanes.fresh).isEqualTo(expected);
            assertThat(any).isEqualTo(LongStream.of(expected).anyMatch(x -> x != 0));
            assertEmptied(lanes, empty, size);
        }
    }

    private static void assertEmptied(Lanes lanes, long[] empty, int size) {
        long[] noted = new long[VARIABLES];
        for (int i = 0; i < lanes.emptied(); i++) {
            assertThat(lanes.emptiedTo(i) - lanes.emptiedFrom(i)).isEqualTo(size);
            noted[lanes.emptiedFrom(i) / size] |= lanes.emptiedWorlds(i);
        }
        assertThat(noted).isEqualTo(empty);
        lanes.forgetEmptied();
        assertThat(lanes.emptied()).isZero();
    }
}
