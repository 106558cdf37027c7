package ninebynine.explain;

import java.util.Locale;

/**
 * How a sentence is worded. All wordings of a step say the same, and all of it is so.
 *
 * @param form which of the {@link #FORMS} ways to put it; 0 is the plainest
 */
public record Wording(Style style, int form) {
    /** How many ways there are to put a common sentence. */
    public static final int FORMS = 10;

    /** With the reasons, in the plainest form. */
    public static final Wording FULL = new Wording(Style.FULL, 0);

    /** Without the reasons. */
    public static final Wording BRIEF = new Wording(Style.BRIEF, 0);

    /** With the reasons, and the name of the technique first. */
    public static final Wording NAMED = new Wording(Style.NAMED, 0);

    /** How much is said. */
    public enum Style {
        /** What follows from what. */
        BRIEF,
        /** And why everything else is impossible. */
        FULL,
        /** The same, with the name of the technique first. */
        NAMED;

        private final String word = name().toLowerCase(Locale.ROOT);

        /** As it is written: {@code full}. */
        public String word() {
            return word;
        }
    }

    /** Reads what {@link #toString} writes; throws {@link IllegalArgumentException} if it is no wording. */
    public static Wording parse(String text) {
        for (Style style : Style.values()) {
            if (text.startsWith(style.word() + "-")
                    && text.length() == style.word().length() + 2) {
                int form = text.charAt(text.length() - 1) - '0';
                if (form >= 0 && form < FORMS) {
                    return new Wording(style, form);
                }
            }
        }
        throw new IllegalArgumentException("'" + text + "' is no wording. Maybe full-0.");
    }

    /** As in {@code full-3}. */
    @Override
    public String toString() {
        return style.word + "-" + form;
    }
}
