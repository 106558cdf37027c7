package ninebynine.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Things come in their order, some looked at together; what ends them comes after those before it. */
class AheadTest {
    private final List<List<Integer>> looks = new ArrayList<>();

    private Iterator<String> ahead(Iterator<Integer> source, int most) {
        return new Ahead<>(source, most, some -> {
            looks.add(List.copyOf(some));
            return some.stream().map(Object::toString).toList();
        });
    }

    @Test
    void allComeInOrder() {
        assertThat(ahead(IntStream.range(0, 5).iterator(), 2)).toIterable().containsExactly("0", "1", "2", "3", "4");
        assertThat(looks).containsExactly(List.of(0, 1), List.of(2, 3), List.of(4));
    }

    @Test
    void oneAtATimeIsReadWhenItIsAskedFor() {
        Iterator<String> one = ahead(
                IntStream.iterate(0, i -> i + 1)
                        .peek(i -> assertThat(i).isZero())
                        .iterator(),
                1);
        assertThat(one.next()).isEqualTo("0");
    }

    @Test
    void whatCanBeReadComesBeforeWhatCannot() {
        Iterator<Integer> broken = IntStream.range(0, 5)
                .peek(i -> {
                    if (i == 3) {
                        throw new UncheckedIOException(new IOException("gone"));
                    }
                })
                .iterator();
        Iterator<String> ahead = ahead(broken, 64);
        assertThat(List.of(ahead.next(), ahead.next(), ahead.next())).containsExactly("0", "1", "2");
        assertThat(ahead.hasNext()).isTrue();
        assertThatThrownBy(ahead::next).isInstanceOf(UncheckedIOException.class);
    }
}
