package ninebynine.io;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.explain.Census;
import org.jspecify.annotations.Nullable;

/** What a line of a path looks like, by itself. */
final class PathLine {
    /** Colours of terminals and marks of forums. */
    private static final Pattern MARKUP =
            Pattern.compile("\u001B\\[[0-9;]*m|\\[/?(?:b|i|u|code|color|size)(?:=\\w+)?]");

    private static final Pattern CALL = Pattern.compile("(?:CLIPS> *)?\\((?:solve|init)[-a-z0-9&+]*\\b(.*)");
    /** Some games write a value without an arrow: {@code hidden-single: r3c3=23}. */
    private static final Pattern VALUE = Pattern.compile("[\\w-]+: [A-Za-z]\\w* ?= ?\\w+");

    private static final Pattern SAID = Pattern.compile("\\b[A-Za-z]\\w*+ ?(?:=|≠|!=) ?\\w");
    private static final Pattern COUNTS = Pattern.compile(
            "(\\d{1,9}) candidates, (\\d{1,9}) csp-links and (\\d{1,9}) links\\. +Density = (\\S+?) ?%.*");
    private static final Pattern SUPPOSED =
            Pattern.compile("(?:CREATING|GENERATING) CONTEXT .* (?:FOR|FROM) HYPOTHESIS (\\w+)\\.?");
    private static final Pattern REFUTED = Pattern.compile(".*RETRACTING CANDIDATE (\\w+) FROM CONTEXT.*");
    private static final Pattern FORGOTTEN = Pattern.compile("NO CONTRADICTION FOUND IN CONTEXT.*");

    private static final Pattern RELATION = Pattern.compile(
            "(?:\\S+-)?OR\\d{1,3}-(?:relation|\\w+ relation|anti-tridagon\\[12](?: \\(type [^)]*\\))?) for digits.*");
    private static final Pattern GUARDIANS = Pattern.compile("with \\d{1,3} guardians?\\b.*");
    private static final Pattern SPLIT = Pattern.compile(Spelling.ARROW + " *\\S+ can be split into two .*");

    /** How the reference ends a hypothesis; it may be glued to the step before. */
    static final String CONTRADICTION = "NO POSSIBLE VALUE";

    private PathLine() {}

    /** Without what only shows. */
    static String plain(String raw) {
        return MARKUP.matcher(raw).replaceAll("").stripTrailing();
    }

    /** A call of the reference's: what stands after its name; null if it is none. */
    static @Nullable String call(String line) {
        Matcher call = CALL.matcher(line);
        return call.matches() ? call.group(1) : null;
    }

    /** Whether something follows from something. */
    static boolean isStep(String line) {
        return Spelling.hasArrow(line)
                || line.indexOf('=') >= 0 && VALUE.matcher(line).matches();
    }

    /** Whether it may say that something is so or is not. */
    static boolean isSaid(String line) {
        return Spelling.hasAny("=≠", line) && SAID.matcher(line).find() || Spelling.hasArrow(line);
    }

    /** Whether each of its conclusions is told in a line of its own, as the reference does for belts and exocets. */
    static boolean hasSeveralConclusions(String head) {
        return head.startsWith("belt[") || head.contains("-Exocet-");
    }

    /** Whether it stands aside: what people note in files of ours, and in those of CLIPS. */
    static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith(";");
    }

    /** Whether a relation is told from here on. */
    static boolean isRelation(String line) {
        return RELATION.matcher(line).matches();
    }

    /** Whether the guardians of a relation are told, whose cells went before. */
    static boolean isGuardians(String line) {
        return GUARDIANS.matcher(line).matches();
    }

    /** Whether two relations take the place of one; they are told in the next line. */
    static boolean isSplit(String line) {
        return SPLIT.matcher(line).matches();
    }

    static boolean isCounts(String line) {
        return COUNTS.matcher(line).matches();
    }

    /** The numbers of such a line as we count them. */
    static Census counts(String line) {
        Matcher m = COUNTS.matcher(line);
        if (!m.matches()) {
            throw new IllegalArgumentException(line);
        }
        return new Census(Integer.parseInt(m.group(1)), Long.parseLong(m.group(2)), Long.parseLong(m.group(3)));
    }

    /** The density that such a line claims; not a number if it is none. */
    static double density(String line) {
        Matcher m = COUNTS.matcher(line);
        return m.matches() && m.group(4).matches("\\d{1,3}(?:\\.\\d{1,20})?")
                ? Double.parseDouble(m.group(4))
                : Double.NaN;
    }

    /** The beginning of a list of steps of the reference's. Others stand before a single step: a trial, or one that takes it that there is one solution. */
    static boolean isBanner(String line) {
        return line.startsWith("***") && !line.contains("T&E") && !line.contains("BEWARE");
    }

    /** A frame, a row in a frame, or a row of at least four numbers that stands further in. */
    static boolean isOfGrid(String text, String line) {
        return line.startsWith("+-")
                || line.startsWith("!")
                || line.startsWith("|") && !line.startsWith("||")
                || text.startsWith(" ") && isNumbers(line);
    }

    private static boolean isNumbers(String line) {
        int numbers = 0;
        boolean inside = false;
        for (int i = 0; i < line.length(); i++) {
            boolean digit = line.charAt(i) >= '0' && line.charAt(i) <= '9';
            if (!digit && !Character.isWhitespace(line.charAt(i))) {
                return false;
            }
            numbers += digit && !inside ? 1 : 0;
            inside = digit;
        }
        return numbers >= 4;
    }

    /** What a line says of hypotheses; null if nothing. */
    static @Nullable PathItem context(int number, String line) {
        if (!line.contains("CONTEXT")) {
            return null;
        }
        Matcher supposed = SUPPOSED.matcher(line);
        if (supposed.matches()) {
            return new PathItem.Supposed(number, candidate(supposed.group(1)));
        }
        Matcher refuted = REFUTED.matcher(line);
        if (refuted.matches()) {
            return new PathItem.Refuted(number, candidate(refuted.group(1)));
        }
        return FORGOTTEN.matcher(line).matches() ? new PathItem.Forgotten(number) : null;
    }

    /** Where the reference gives a candidate as three digits, they are its number, row and column. */
    private static String candidate(String name) {
        return name.replaceFirst("^(\\d)(\\d)(\\d)$", "n$1r$2c$3");
    }
}
