package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LongSetTest {
    @Test
    void whatWasAddedIsThereAndNothingElse() {
        LongSet set = new LongSet();
        for (int x = 0; x < 1000; x++) {
            assertThat(set.add(LongSet.spread(2 * x))).isTrue();
        }

        for (int x = 0; x < 1000; x++) {
            assertThat(set.contains(LongSet.spread(2 * x))).isTrue();
            assertThat(set.contains(LongSet.spread(2 * x + 1))).isFalse();
        }
        assertThat(set.add(LongSet.spread(0))).isFalse();
    }

    @Test
    void theGreatestSizeIsKeptByForgetting() {
        LongSet set = new LongSet();
        int many = 1 << 22;
        for (int x = 0; x < many; x++) {
            set.add(LongSet.spread(x));
        }

        assertThat(set.contains(LongSet.spread(many - 1))).isTrue();
        assertThat(set.contains(LongSet.spread(0))).isFalse();
    }
}
