package ninebynine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each quantifier against counting the members world by world. */
class KernelTest {
    private static final int PLANES = 150;

    /** Planes of very different densities, so that none, one, few and all members hold somewhere. */
    private static long[] planes(Random random) {
        long[] planes = new long[PLANES];
        for (int x = 0; x < PLANES; x++) {
            planes[x] = switch (random.nextInt(4)) {
                case 0 -> 0;
                case 1 -> random.nextLong();
                case 2 -> ~thin(random, 4);
                default -> thin(random, 6);
            };
        }
        return planes;
    }

    /** A bit in 2ᵗ. */
    private static long thin(Random random, int t) {
        long bits = -1L;
        for (int k = 0; k < t; k++) {
            bits &= random.nextLong();
        }
        return bits;
    }

    private static int[] members(int count, Random random) {
        int[] all = IntStream.range(0, PLANES).toArray();
        for (int i = 0; i < count; i++) {
            int j = i + random.nextInt(PLANES - i);
            int swapped = all[i];
            all[i] = all[j];
            all[j] = swapped;
        }
        return IntStream.of(all).limit(count).sorted().toArray();
    }

    private static long holding(long[] planes, int[] members, int world) {
        return IntStream.of(members).filter(x -> (planes[x] >>> world & 1) != 0).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 7, 8, 9, 16, 25, 49, 63, 64, 65, 150})
    void everyQuantifierCountsTheMembersThatHold(int count) {
        Random random = new Random(count);
        for (int round = 0; round < 40; round++) {
            long[] planes = planes(random);
            int[] members = members(count, random);
            for (int world = 0; world < Long.SIZE; world++) {
                long holding = holding(planes, members, world);
                assertWorld(Kernel.exists(planes, members), world, holding >= 1);
                assertWorld(Kernel.none(planes, members), world, holding == 0);
                assertWorld(Kernel.exactlyOne(planes, members), world, holding == 1);
                assertWorld(Kernel.atLeastTwo(planes, members), world, holding >= 2);
            }
        }
    }

    private static void assertWorld(long answer, int world, boolean expected) {
        assertThat((answer >>> world & 1) != 0).as("world %d", world).isEqualTo(expected);
    }

    @Test
    void countCountsThePlanesOfEachWorld() {
        long[] planes = planes(new Random(7));
        int[] all = IntStream.range(0, PLANES).toArray();
        int[] counts = Kernel.count(planes);

        assertThat(counts).hasSize(Long.SIZE);
        for (int world = 0; world < Long.SIZE; world++) {
            assertThat(counts[world]).isEqualTo((int) holding(planes, all, world));
        }
        assertThat(Kernel.count(new long[0])).containsOnly(0);
    }
}
