package ninebynine.tensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bits against the JDK's BitSet, at lengths around the word boundaries. */
class BitsTest {

    private static BitSet random(int length, long seed) {
        Random random = new Random(seed);
        BitSet set = new BitSet(length);
        for (int i = 0; i < length; i++) {
            set.set(i, random.nextInt(3) == 0);
        }
        return set;
    }

    private static Bits bits(int length, BitSet set) {
        return Bits.of(length, set.stream().toArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 9, 63, 64})
    void bitsFromOneOnAreThoseOfTheSet(int count) {
        BitSet set = random(1000, count);
        Bits bits = bits(1000, set);
        for (int i = 0; i + count <= 1000; i++) {
            long[] expected = set.get(i, i + count).toLongArray();
            assertThat(bits.from(i, count)).as("from %d", i).isEqualTo(expected.length == 0 ? 0 : expected[0]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void membersAreThoseThatWereSetAndNotCleared(int length) {
        Random random = new Random(length);
        Bits bits = new Bits(length);
        BitSet set = new BitSet();
        for (int k = 0; k < 3 * length; k++) {
            int i = random.nextInt(length);
            if (random.nextBoolean()) {
                bits.set(i);
                set.set(i);
            } else {
                bits.clear(i);
                set.clear(i);
            }
            assertThat(bits.get(i)).isEqualTo(set.get(i));
        }
        assertThat(bits.toInts().toArray()).containsExactly(set.stream().toArray());
        assertThat(bits.count()).isEqualTo(set.cardinality());
        assertThat(bits.isEmpty()).isEqualTo(set.isEmpty());
        assertThat(bits.length()).isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void setAllReachesTheLengthAndNotFurther(int length) {
        Bits bits = new Bits(length);
        bits.setAll();

        assertThat(bits.count()).isEqualTo(length);
        assertThat(BitSet.valueOf(bits.words()).length()).isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void nextFindsWhatABitSetFinds(int length) {
        BitSet set = random(length, 1);
        Bits bits = bits(length, set);

        assertThat(bits.first()).isEqualTo(set.nextSetBit(0));
        for (int from = 0; from <= length + 64; from++) {
            assertThat(bits.next(from)).as("next(%d)", from).isEqualTo(set.nextSetBit(from));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void setOperationsAreThoseOfABitSet(int length) {
        BitSet a = random(length, 2);
        BitSet b = random(length, 3);
        Bits right = bits(length, b);

        Bits and = bits(length, a);
        and.and(right);
        BitSet expectedAnd = (BitSet) a.clone();
        expectedAnd.and(b);
        assertThat(and).isEqualTo(bits(length, expectedAnd));

        Bits or = bits(length, a);
        or.or(right);
        BitSet expectedOr = (BitSet) a.clone();
        expectedOr.or(b);
        assertThat(or).isEqualTo(bits(length, expectedOr));

        Bits andNot = bits(length, a);
        andNot.andNot(right);
        BitSet expectedAndNot = (BitSet) a.clone();
        expectedAndNot.andNot(b);
        assertThat(andNot).isEqualTo(bits(length, expectedAndNot));

        assertThat(right).as("the right side stays").isEqualTo(bits(length, b));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 63, 64, 65, 1000})
    void aCopyIsEqualAndItsOwn(int length) {
        Bits bits = bits(length, random(length, 4));
        Bits copy = bits.copy();
        assertThat(copy).isEqualTo(bits).hasSameHashCodeAs(bits);

        copy.setAll();
        assertThat(bits).isEqualTo(bits(length, random(length, 4)));
    }

    @Test
    void lengthIsPartOfEquality() {
        assertThat(Bits.of(8, 3))
                .isEqualTo(Bits.of(8, 3))
                .isNotEqualTo(Bits.of(9, 3))
                .isNotEqualTo(Bits.of(8, 4));
    }

    @Test
    void itShowsItsMembers() {
        assertThat(Bits.of(100, 64, 3, 99)).hasToString("[3, 64, 99]");
    }

    @Test
    void wordsWriteThrough() {
        Bits bits = new Bits(70);
        bits.words()[1] = 1;
        assertThat(bits.toInts()).isEqualTo(Ints.of(64));
    }
}
