package ninebynine.web;

/** Characters of a pattern: those below 128 as bits, the others as ranges of two characters each, or all but these. */
record CharSet(long low, long high, String wide, boolean isAllButWide) {
    static final CharSet NONE = new CharSet(0, 0, "", false);
    static final CharSet DIGITS = range('0', '9');
    static final CharSet WORD = DIGITS.or(range('a', 'z')).or(range('A', 'Z')).or(of('_'));
    static final CharSet SPACE = of(' ').or(range('\t', '\r'));
    static final CharSet LINE_ENDS = of('\n').or(of('\r')).or(of('\u0085')).or(range('\u2028', '\u2029'));

    static CharSet of(char ch) {
        return range(ch, ch);
    }

    static CharSet range(char from, char to) {
        long low = 0;
        long high = 0;
        for (int ch = from; ch <= Math.min(to, 127); ch++) {
            low |= ch < 64 ? 1L << ch : 0;
            high |= ch < 64 ? 0 : 1L << ch;
        }
        return new CharSet(low, high, to < 128 ? "" : (char) Math.max(from, 128) + "" + to, false);
    }

    boolean has(char ch) {
        if (ch < 128) {
            return ((ch < 64 ? low : high) >>> ch & 1) != 0;
        }
        for (int i = 0; i < wide.length(); i += 2) {
            if (wide.charAt(i) <= ch && ch <= wide.charAt(i + 1)) {
                return !isAllButWide;
            }
        }
        return isAllButWide;
    }

    CharSet negated() {
        return new CharSet(~low, ~high, wide, !isAllButWide);
    }

    /** Of sets that are all but something none, or one that has nothing else above 127. */
    CharSet or(CharSet other) {
        boolean all = isAllButWide || other.isAllButWide;
        if (all && !(wide + other.wide).isEmpty()) {
            throw new IllegalArgumentException("The page has no set of all but some letters and these letters.");
        }
        return new CharSet(low | other.low, high | other.high, wide + other.wide, all);
    }

    /** With every Latin letter in both cases: they are 32 apart. */
    CharSet inAnyCase() {
        long letters = (1L << 27) - 2;
        long big = high & letters;
        long small = high >>> 32 & letters;
        return new CharSet(low, high | big << 32 | small, wide, isAllButWide);
    }
}
