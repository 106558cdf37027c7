package org.teavm.classlib.impl.text;

/**
 * A number from its decimal digits. Whole numbers below 2⁵³ and powers of ten up to 10²² are exact, so the one divided or multiplied by the other is the
 * nearest there is; that is every number of a picture or an option. Beyond that the last digit may be another than the JDK's.
 */
public final class DoubleSynthesizer {
    static final long EXACT = 1L << 53;
    static final int MOST = 22;

    private DoubleSynthesizer() {}

    /** {@code digits · 10^(exponent - 18)}: nineteen digits, the last of them zeros, so that those that begin with 93 and more need the sign's bit. */
    public static double synthesizeDouble(long digits, int exponent, boolean isNegative) {
        long whole = digits;
        int power = exponent - 18;
        while (whole != 0 && Long.remainderUnsigned(whole, 10) == 0) {
            whole = Long.divideUnsigned(whole, 10);
            power++;
        }
        double number = whole < 0 ? (whole >>> 1) * 2.0 : whole;
        while (power < -MOST && number != 0) {
            number /= power(MOST);
            power += MOST;
        }
        while (power > MOST && number != 0 && number < Double.POSITIVE_INFINITY) {
            number *= power(MOST);
            power -= MOST;
        }
        if (number != 0 && number < Double.POSITIVE_INFINITY) {
            number = power < 0 ? number / power(-power) : number * power(power);
        }
        return isNegative ? -number : number;
    }

    /** A power of ten, up to 22: exact. */
    static double power(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }
}
