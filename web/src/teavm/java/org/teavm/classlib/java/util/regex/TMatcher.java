package org.teavm.classlib.java.util.regex;

import ninebynine.web.RegexMatch;

/** {@link java.util.regex.Matcher} in the page. */
public final class TMatcher implements TMatchResult {
    private final TPattern pattern;
    private final String text;
    private int begin;
    private int end;
    private RegexMatch match;
    private int next;
    private int[] found;

    TMatcher(TPattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
        region(0, text.length());
    }

    private TMatcher(TMatcher same) {
        this(same.pattern, same.text);
        found = same.found;
    }

    public TMatcher region(int from, int to) {
        begin = from;
        end = to;
        match = new RegexMatch(pattern.regex, text, from, to);
        return reset();
    }

    public TMatcher reset() {
        next = begin;
        found = null;
        return this;
    }

    public boolean find() {
        found = null;
        while (found == null && next <= end) {
            found = match.at(next, false);
            next++;
        }
        if (found != null) {
            next = found[1] > found[0] ? found[1] : found[1] + 1;
        }
        return found != null;
    }

    public boolean find(int from) {
        region(0, text.length());
        next = from;
        return find();
    }

    public boolean matches() {
        found = match.at(begin, true);
        return found != null;
    }

    public boolean lookingAt() {
        found = match.at(begin, false);
        return found != null;
    }

    private int[] found() {
        if (found == null) {
            throw new IllegalStateException("No match found");
        }
        return found;
    }

    @Override
    public int start() {
        return start(0);
    }

    @Override
    public int start(int group) {
        return found()[2 * group];
    }

    @Override
    public int end() {
        return end(0);
    }

    @Override
    public int end(int group) {
        return found()[2 * group + 1];
    }

    @Override
    public String group() {
        return group(0);
    }

    @Override
    public String group(int group) {
        return start(group) < 0 ? null : text.substring(start(group), end(group));
    }

    @Override
    public int groupCount() {
        return pattern.regex.groups();
    }

    public TMatchResult toMatchResult() {
        return new TMatcher(this);
    }

    public static String quoteReplacement(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$");
    }

    public String replaceAll(String by) {
        return replaced(by, true);
    }

    public String replaceFirst(String by) {
        return replaced(by, false);
    }

    private String replaced(String by, boolean all) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        reset();
        while (find()) {
            out.append(text, from, start());
            append(by, out);
            from = end();
            if (!all) {
                break;
            }
        }
        return out.append(text, from, text.length()).toString();
    }

    /** What comes in place of a match: {@code $} and a number is a group, as many digits as make one that there is. */
    private void append(String by, StringBuilder out) {
        for (int i = 0; i < by.length(); i++) {
            char ch = by.charAt(i);
            if (ch == '$') {
                int group = by.charAt(++i) - '0';
                while (i + 1 < by.length()
                        && by.charAt(i + 1) >= '0'
                        && by.charAt(i + 1) <= '9'
                        && 10 * group + by.charAt(i + 1) - '0' <= groupCount()) {
                    group = 10 * group + by.charAt(++i) - '0';
                }
                String part = group(group);
                out.append(part == null ? "" : part);
            } else {
                out.append(ch == '\\' ? by.charAt(++i) : ch);
            }
        }
    }
}
