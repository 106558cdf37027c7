package ninebynine.web;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Reads bytes of a module of WebAssembly one after the other, and writes numbers as it has them: seven bits a byte, the lowest first. */
final class WasmBytes {
    private final byte[] bytes;
    private int at;

    WasmBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isOver() {
        return at == bytes.length;
    }

    int position() {
        return at;
    }

    int peek() {
        return bytes[at] & 0xff;
    }

    int next() {
        return bytes[at++] & 0xff;
    }

    /** Whether these come next; then they are read. */
    boolean has(int... expected) {
        for (int i = 0; i < expected.length; i++) {
            if (at + i >= bytes.length || (bytes[at + i] & 0xff) != expected[i]) {
                return false;
            }
        }
        at += expected.length;
        return true;
    }

    byte[] next(int count) {
        at += count;
        return from(at - count);
    }

    /** What was read since a position. */
    byte[] from(int position) {
        return Arrays.copyOfRange(bytes, position, at);
    }

    /** A number without a sign; one with a sign, of a type, is never negative either where this is asked. */
    int number() {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            int part = next();
            number |= (part & 127) << shift;
            if (part < 128) {
                return number;
            }
        }
    }

    /** Over a number of any kind. */
    void skipNumber() {
        while (next() >= 128) {
            // all but the last have the highest bit
        }
    }

    static void write(ByteArrayOutputStream out, int number) {
        int rest = number;
        for (; rest >= 128; rest >>>= 7) {
            out.write(rest & 127 | 128);
        }
        out.write(rest);
    }

    /** Types are written as numbers with a sign, so that the highest bit of the last seven must stay free. */
    static void writeSigned(ByteArrayOutputStream out, int number) {
        int rest = number;
        for (; rest >= 64; rest >>>= 7) {
            out.write(rest & 127 | 128);
        }
        out.write(rest);
    }
}
