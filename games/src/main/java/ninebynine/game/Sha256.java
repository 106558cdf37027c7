package ninebynine.game;

import java.util.Arrays;

/**
 * SHA-256 as FIPS 180-4 defines it. The JDK has it too, and the test compares; but where the engine runs in a page there is none.
 *
 * <pre>
 *   message, 0x80, zeros, length in bits ──► blocks of 16 words ──► each stretched to 64 words ──► 64 rounds over 8 words
 * </pre>
 */
final class Sha256 {
    private static final int ROUNDS = 64;
    private static final int BLOCK = 64;
    /** The first 32 bits of the fractions of the cube roots of the first 64 primes, and of the square roots of the first 8. */
    private static final int[] K = new int[ROUNDS];

    private static final int[] START = new int[8];

    static {
        for (int prime = 2, i = 0; i < ROUNDS; prime++) {
            if (isPrime(prime)) {
                K[i] = fraction(Math.cbrt(prime));
                if (i < START.length) {
                    START[i] = fraction(Math.sqrt(prime));
                }
                i++;
            }
        }
    }

    private Sha256() {}

    private static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << 32));
    }

    /** The first bytes of the digest, eight at most, as a number. */
    static long first(byte[] message) {
        int[] h = START.clone();
        byte[] padded = Arrays.copyOf(message, (message.length + 8) / BLOCK * BLOCK + BLOCK);
        padded[message.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (8L * message.length >>> 8 * i);
        }
        for (int from = 0; from < padded.length; from += BLOCK) {
            block(padded, from, h);
        }
        return (long) h[0] << 32 | h[1] & 0xFFFFFFFFL;
    }

    private static void block(byte[] bytes, int from, int[] h) {
        int[] w = new int[ROUNDS];
        for (int i = 0; i < BLOCK; i++) {
            w[i >> 2] = w[i >> 2] << 8 | bytes[from + i] & 0xFF;
        }
        for (int i = 16; i < ROUNDS; i++) {
            int a = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
            int b = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
            w[i] = w[i - 16] + a + w[i - 7] + b;
        }
        int[] v = h.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int e = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int a = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int one = v[7] + e + (v[4] & v[5] ^ ~v[4] & v[6]) + K[i] + w[i];
            int two = a + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < 8; i++) {
            h[i] += v[i];
        }
    }
}
