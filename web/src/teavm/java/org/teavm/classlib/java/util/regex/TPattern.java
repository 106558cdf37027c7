package org.teavm.classlib.java.util.regex;

import java.util.ArrayList;
import java.util.List;
import ninebynine.web.Regex;

/** {@link java.util.regex.Pattern} in the page. */
public final class TPattern {
    public static final int CASE_INSENSITIVE = 2;
    public static final int DOTALL = 32;

    private final String text;
    final Regex regex;

    private TPattern(String text, int flags) {
        this.text = text;
        this.regex = new Regex(text, (flags & CASE_INSENSITIVE) != 0, (flags & DOTALL) != 0);
    }

    public static TPattern compile(String text) {
        return compile(text, 0);
    }

    public static TPattern compile(String text, int flags) {
        return new TPattern(text, flags);
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public static String quote(String text) {
        return "\\Q" + text + "\\E";
    }

    public TMatcher matcher(CharSequence text) {
        return new TMatcher(this, text.toString());
    }

    public String pattern() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    /** What lies between the matches: at most so many parts; with 0 all but empty ones at the end. One without width at the begin parts nothing. */
    public String[] split(CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        TMatcher matcher = matcher(text);
        String all = text.toString();
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            if (matcher.end() > 0) {
                parts.add(all.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        if (from == 0) {
            return new String[] {all};
        }
        parts.add(all.substring(from));
        int count = parts.size();
        while (limit == 0 && count > 0 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        return parts.subList(0, count).toArray(new String[0]);
    }
}
