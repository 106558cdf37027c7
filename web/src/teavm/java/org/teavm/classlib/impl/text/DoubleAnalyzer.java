package org.teavm.classlib.impl.text;

/** The decimal digits of a number: the fewest decimals that mean it; if more than 15 digits are needed, 17, of which the last may be another than the JDK's. */
public final class DoubleAnalyzer {
    public static final int DECIMAL_PRECISION = 18;
    public static final long DOUBLE_MAX_POS = 100_000_000_000_000_000L;

    private DoubleAnalyzer() {}

    /** {@code mantissa · 10^(exponent - 17)}, where the mantissa has 18 digits. */
    public static class Result {
        public long mantissa;
        public int exponent;
        public boolean sign;
    }

    /** A number that is neither infinite nor none. */
    public static void analyze(double number, Result result) {
        double x = Math.abs(number);
        result.sign = number < 0 || 1 / number < 0;
        result.mantissa = 0;
        result.exponent = 0;
        if (x == 0) {
            return;
        }
        for (int decimals = 0; decimals <= DoubleSynthesizer.MOST; decimals++) {
            double whole = Math.rint(x * DoubleSynthesizer.power(decimals));
            if (whole >= DoubleSynthesizer.EXACT) {
                break;
            }
            if (whole / DoubleSynthesizer.power(decimals) == x) {
                normal((long) whole, 17 - decimals, result);
                return;
            }
        }
        int exponent = 17;
        while (x >= 1e17) {
            x /= 10;
            exponent++;
        }
        while (x < 1e16) {
            x *= 10;
            exponent--;
        }
        normal((long) Math.rint(x), exponent, result);
    }

    /** {@code digits · 10^(exponent - 17)} with digits enough. */
    private static void normal(long digits, int exponent, Result result) {
        result.mantissa = digits;
        result.exponent = exponent;
        while (result.mantissa < DOUBLE_MAX_POS) {
            result.mantissa *= 10;
            result.exponent--;
        }
    }
}
