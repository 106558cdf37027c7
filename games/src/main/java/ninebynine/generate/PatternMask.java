package ninebynine.generate;

import ninebynine.tensor.Bits;

/** Where clues may stand, drawn: a dot, 0, - or underscore for a place without, anything else for one with; blanks and line breaks say nothing. */
final class PatternMask {
    private static final String EMPTY = ".0-_";

    private PatternMask() {}

    static Bits read(String text) {
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > ' ') {
                marks.append(text.charAt(i));
            }
        }
        Bits mask = new Bits(marks.length());
        for (int i = 0; i < marks.length(); i++) {
            if (EMPTY.indexOf(marks.charAt(i)) < 0) {
                mask.set(i);
            }
        }
        if (mask.isEmpty()) {
            throw new IllegalArgumentException(
                    "The pattern has no place for a clue. Maybe draw it with x for clues and . for empty cells.");
        }
        return mask;
    }
}
