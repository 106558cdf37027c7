package ninebynine.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.classlib.impl.text.DoubleSynthesizer;

/** Decimal numbers in the page are those of the JDK. */
class DecimalsTest {
    private static final int MOST = 200_000;

    @Test
    void everyNumberOfAPictureIsReadAndWrittenAsByTheJdk() {
        for (int i = -MOST; i <= MOST; i++) {
            same(i / 10_000.0);
            same(i / 100.0);
            same(i);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e6, 1e7, 123456789.5, 1e15, 1e-3, 2.5e-4, 1e-10, 999999.9999, 0.1, 1 / 1024.0})
    void andLargeAndSmallOnes(double number) {
        same(number);
        same(-number);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e300, 1e-300, 0.1 + 0.2, 1 / 3.0, Math.PI, 4503599627370495.5, Double.MIN_NORMAL, 1e23})
    void whatNeedsMoreDigitsIsWithinAFewOfTheLast(double number) {
        assertEquals(number, read(digits(number)), Math.abs(number) * 1e-14);
    }

    private static void same(double number) {
        String digits = digits(number);
        assertEquals(number, Double.parseDouble(digits), digits);
        assertEquals(number, read(digits), digits);
        assertEquals(
                new BigDecimal(Double.toString(number)).stripTrailingZeros(),
                new BigDecimal(digits).stripTrailingZeros());
    }

    /** As sign, digits and exponent. */
    private static String digits(double number) {
        DoubleAnalyzer.Result result = new DoubleAnalyzer.Result();
        DoubleAnalyzer.analyze(number, result);
        return (result.sign ? "-" : "") + result.mantissa + "E" + (result.exponent - 17);
    }

    /** As TeaVM's parser calls it: with nineteen digits, which may be more than a long with a sign holds. */
    private static double read(String written) {
        boolean isNegative = written.startsWith("-");
        String[] parts = written.substring(isNegative ? 1 : 0).split("E", -1);
        String digits = parts[0] + "0".repeat(19 - parts[0].length());
        int exponent = Integer.parseInt(parts[1]) + 18 + parts[0].length() - digits.length();
        return DoubleSynthesizer.synthesizeDouble(Long.parseUnsignedLong(digits), exponent, isNegative);
    }
}
