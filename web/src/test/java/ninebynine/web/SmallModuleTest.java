package ninebynine.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

/** Small modules by hand, byte by byte; that the engine does what it did is what {@code SameAsJvmIT} shows. */
class SmallModuleTest {
    private static final int[] HEAD = {0, 'a', 's', 'm', 1, 0, 0, 0};
    /** A function without anything; a structure; one below it with a number; functions of the one and of the other to a number. */
    private static final int[] TYPES = {
        5, 0x60, 0, 0, 0x50, 0, 0x5f, 0, 0x50, 1, 1, 0x5f, 1, 0x7f, 1, 0x60, 1, 0x63, 1, 1, 0x7f, 0x60, 1, 0x63, 2, 1,
        0x7f
    };

    private static final int[] CAST = {0x20, 0, 0xfb, 23, 2};
    private static final int[] FIELD = {0xfb, 2, 2, 0};

    private static byte[] bytes(Object... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object part : parts) {
            if (part instanceof int[] some) {
                for (int each : some) {
                    out.write(each);
                }
            } else if (part instanceof byte[] some) {
                out.writeBytes(some);
            } else {
                out.write((Integer) part);
            }
        }
        return out.toByteArray();
    }

    private static byte[] sized(int kind, Object... parts) {
        byte[] content = bytes(parts);
        return bytes(kind, content.length, content);
    }

    private static byte[] body(Object... parts) {
        byte[] code = bytes(parts);
        return bytes(code.length, code);
    }

    /** Two functions that are the same, each behind one that casts, which become values at the start. */
    private static byte[] module(Object... field) {
        byte[] inner = body(field);
        return bytes(
                HEAD,
                sized(1, TYPES),
                sized(3, 5, 0, 3, 4, 3, 4),
                sized(8, 0),
                sized(9, 1, 3, 0, 2, 1, 3),
                sized(
                        10,
                        5,
                        body(0, 0xd2, 1, 0x1a, 0xd2, 3, 0x1a, 0x0b),
                        body(0, CAST, 0x10, 2, 0x0b),
                        inner,
                        body(0, CAST, 0x10, 4, 0x0b),
                        inner));
    }

    /** The one function that is left besides the start, and after it, since its type is. */
    private static byte[] joined(Object... field) {
        return bytes(
                HEAD,
                sized(1, 4, new int[] {
                    0x60, 0, 0, 0x50, 0, 0x5f, 0, 0x50, 1, 1, 0x5f, 1, 0x7f, 1, 0x60, 1, 0x63, 1, 1, 0x7f
                }),
                sized(3, 2, 0, 3),
                sized(8, 0),
                sized(9, 1, 3, 0, 1, 1),
                sized(10, 2, body(0, 0xd2, 1, 0x1a, 0xd2, 1, 0x1a, 0x0b), body(field)));
    }

    @Test
    void unitesEqualFunctionsAndJoinsThemWithTheirOnlyCaller() {
        assertThat(SmallModule.of(module(0, 0x20, 0, FIELD, 0x0b))).isEqualTo(joined(0, CAST, FIELD, 0x0b));
    }

    @Test
    void castsOnceWhatIsUsedOften() {
        assertThat(SmallModule.of(module(0, 0x20, 0, FIELD, 0x20, 0, FIELD, 0x6a, 0x0b)))
                .isEqualTo(joined(1, 1, 0x63, 2, CAST, 0x22, 1, FIELD, 0x20, 1, FIELD, 0x6a, 0x0b));
        assertThat(SmallModule.of(module(1, 2, 0x7f, 0x03, 0x7f, 0x20, 0, FIELD, 0x0b, 0x0b)))
                .isEqualTo(joined(2, 2, 0x7f, 1, 0x63, 2, CAST, 0x21, 3, 0x03, 0x7f, 0x20, 3, FIELD, 0x0b, 0x0b));
    }

    @Test
    void castsNothingThatIsNotUsed() {
        assertThat(SmallModule.of(module(0, 0x41, 7, 0x0b)))
                .isEqualTo(bytes(
                        HEAD,
                        sized(1, 3, new int[] {0x60, 0, 0, 0x50, 0, 0x5f, 0, 0x60, 1, 0x63, 1, 1, 0x7f}),
                        sized(3, 2, 0, 2),
                        sized(8, 0),
                        sized(9, 1, 3, 0, 1, 1),
                        sized(10, 2, body(0, 0xd2, 1, 0x1a, 0xd2, 1, 0x1a, 0x0b), body(0, 0x41, 7, 0x0b))));
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatThrownBy(() -> SmallModule.of(module(0, 0xfe, 0x0b))).hasMessageContaining("0xfe");
    }
}
