package ninebynine.data;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * What stands before the numbers of an array in NumPy's format, version 1.0.
 *
 * <pre>
 *   93 'NUMPY' 1 0 │ length, 2 bytes │ {'descr': '|u1', 'fortran_order': False, 'shape': (63, 9, 9), } ␣␣␣ \n │ numbers
 *                                      └────────────── in all a multiple of 64 bytes ──────────────────────┘
 * </pre>
 */
final class NpyHeader {
    private static final int BEFORE = 10;
    private static final int ALIGNED = 64;

    private NpyHeader() {}

    /** @param type as NumPy names it, such as {@code <i8} */
    static byte[] of(String type, long... shape) {
        String lengths = LongStream.of(shape).mapToObj(each -> each + ",").collect(Collectors.joining(" "));
        String text = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + lengths + "), }";
        int size = (BEFORE + text.length() + ALIGNED) / ALIGNED * ALIGNED;
        byte[] header = new byte[size];
        Arrays.fill(header, (byte) ' ');
        System.arraycopy("\u0093NUMPY\1\0".getBytes(StandardCharsets.ISO_8859_1), 0, header, 0, 8);
        header[8] = (byte) (size - BEFORE);
        header[9] = (byte) (size - BEFORE >> 8);
        System.arraycopy(text.getBytes(StandardCharsets.US_ASCII), 0, header, BEFORE, text.length());
        header[size - 1] = '\n';
        return header;
    }
}
