package ninebynine.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.io.TraceText;
import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.teavm.classlib.java.util.regex.TMatcher;
import org.teavm.classlib.java.util.regex.TPattern;

/** The page's patterns mean what the JDK's do: both, beside each other, on every text that stands in the engine and on published paths. */
class RegexTest {
    private static final Path GOLDEN = Path.of("../verify/src/test/golden");
    private static final int LINES = 40;

    @Test
    void everyPatternOfTheEngineFindsWhatTheJdkFinds() throws Exception {
        Set<String> constants = constants();
        List<String> texts = new ArrayList<>(constants);
        texts.addAll(golden());
        int patterns = 0;
        for (String constant : constants) {
            if (isPattern(constant)) {
                patterns++;
                for (int flags : new int[] {0, Pattern.CASE_INSENSITIVE, Pattern.DOTALL}) {
                    Pattern expected = Pattern.compile(constant, flags);
                    TPattern actual = TPattern.compile(constant, flags);
                    // few patterns have options, so these see few texts
                    for (int i = 0; i < texts.size(); i += flags == 0 ? 4 : 40) {
                        String text = texts.get(i);
                        assertEquals(found(expected, text), found(actual, text), () -> constant + " in " + text);
                    }
                }
            }
        }
        assertEquals(true, patterns > 200, "patterns of the engine: " + patterns);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "(a|ab)(c|bcd)*~abcdcbcd",
                "(a*)*~aaab",
                "(a*)+b~aaab",
                "(?:a?){3}b~aab",
                "(a+?)(a*)~aaaa",
                "(?:(a)|b)*~abab",
                "((a)|b){2,3}~babba",
                "a{2}~aaaaa",
                "x*~aaxxa",
                "(?<=a)b~abb",
                "(?<!ab)c~abcac",
                "(?=(a+))a~aaa",
                "\\ba~a ba a",
                "^a|a$~aaa",
                "(?:ab)*+a~ababa",
                "[^a-c]+~abxyzc",
                "[a\\-c]+~a-cb",
                "[éa-c→]+~xé→a",
                "a.c~abc",
                "(?i)aB[c-e]~AbD",
                "\\Qa.b\\Ec+~a.bcc",
                "(x)?(y)?z~yz",
                "(a(b)?)+~aba",
                "$~a",
                "[ab]*?b~aab",
                "(?:a|b|)c~bcc",
            })
    void findsWhatTheJdkFinds(String pattern, String text) {
        assertEquals(found(Pattern.compile(pattern), text), found(TPattern.compile(pattern), text));
        for (String end : List.of("\n", "\r\n", "\r", "\n\n", "\u2028")) {
            assertEquals(found(Pattern.compile(pattern), text + end), found(TPattern.compile(pattern), text + end));
        }
    }

    @Test
    void partsAndReplacesAsTheJdkDoes() {
        for (String pattern : List.of("", ",", " +", "(a)|(b)", "x*", "\\b", "(?=b)")) {
            for (String text : List.of("", "a", ",", "a,b,,", ",a b  c", "abab", "xaxx", "b b")) {
                for (int limit = -1; limit < 4; limit++) {
                    assertEquals(
                            Arrays.asList(Pattern.compile(pattern).split(text, limit)),
                            Arrays.asList(TPattern.compile(pattern).split(text, limit)),
                            pattern + " in " + text + " " + limit);
                }
                for (String by : List.of("", "-", "\\$$0", "[$0]$00")) {
                    assertEquals(
                            Pattern.compile(pattern).matcher(text).replaceAll(by),
                            TPattern.compile(pattern).matcher(text).replaceAll(by));
                    assertEquals(
                            Pattern.compile(pattern).matcher(text).replaceFirst(by),
                            TPattern.compile(pattern).matcher(text).replaceFirst(by));
                }
            }
        }
        assertEquals("ba0", TPattern.compile("(a)(b)").matcher("ab").replaceFirst("$2$10"));
    }

    @Test
    void aRegionIsAllThatIsSeen() {
        Matcher expected = Pattern.compile("\\b(a+)\\b").matcher("xaaax");
        TMatcher actual = TPattern.compile("\\b(a+)\\b").matcher("xaaax");
        for (int from = 0; from < 5; from++) {
            assertEquals(
                    expected.region(from, 4).lookingAt(), actual.region(from, 4).lookingAt());
        }
    }

    @ParameterizedTest
    @CsvSource({"(?<name>a)", "a(b", "a)", "[a", "[a&&b]", "*a", "\\p{L}", "\\1", "a{2"})
    void whatItDoesNotKnowIsRefused(String pattern) {
        assertThrows(IllegalArgumentException.class, () -> TPattern.compile(pattern));
    }

    private static boolean isPattern(String text) {
        if (text.length() > 400 || text.chars().noneMatch(ch -> "\\[(+*?|^$".indexOf(ch) >= 0)) {
            return false;
        }
        if (text.contains("Maybe ")) {
            return false; // a way out, with examples
        }
        try {
            Pattern.compile(text);
            return true;
        } catch (PatternSyntaxException noPattern) {
            return false;
        }
    }

    private static List<Object> found(Pattern pattern, String text) {
        List<Object> all = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        all.add(matcher.matches() ? groups(matcher) : "no");
        all.add(matcher.lookingAt() ? groups(matcher) : "no");
        matcher.reset();
        while (matcher.find()) {
            all.add(groups(matcher));
        }
        return all;
    }

    private static List<String> groups(Matcher matcher) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i <= matcher.groupCount(); i++) {
            all.add(matcher.start(i) + " " + matcher.end(i) + " " + matcher.group(i));
        }
        return all;
    }

    private static List<Object> found(TPattern pattern, String text) {
        List<Object> all = new ArrayList<>();
        TMatcher matcher = pattern.matcher(text);
        all.add(matcher.matches() ? groups(matcher) : "no");
        all.add(matcher.lookingAt() ? groups(matcher) : "no");
        matcher.reset();
        while (matcher.find()) {
            all.add(groups(matcher));
        }
        return all;
    }

    private static List<String> groups(TMatcher matcher) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i <= matcher.groupCount(); i++) {
            all.add(matcher.start(i) + " " + matcher.end(i) + " " + matcher.group(i));
        }
        return all;
    }

    private static List<String> golden() throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                try (Stream<String> some = Files.lines(file)) {
                    some.limit(LINES).forEach(lines::add);
                }
            }
        }
        return lines;
    }

    /** Every text constant of the classes that the page may have. */
    private static Set<String> constants() throws Exception {
        Set<String> all = new TreeSet<>();
        for (Class<?> of : List.of(Rule.class, Games.class, TraceText.class, Port.class)) {
            URI place = of.getProtectionDomain().getCodeSource().getLocation().toURI();
            if (place.getPath().endsWith(".jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(Path.of(place), Map.of())) {
                    addConstants(jar.getPath("/"), all);
                }
            } else {
                addConstants(Path.of(place), all);
            }
        }
        return all;
    }

    private static void addConstants(Path folder, Set<String> all) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(RegexTest::isOfThePage).toList()) {
                try (InputStream in = Files.newInputStream(file)) {
                    addConstants(new DataInputStream(in), all);
                }
            }
        }
    }

    private static boolean isOfThePage(Path file) {
        return file.toString().endsWith(".class") && !file.toString().contains("ninebynine/data");
    }

    /** The pool of constants that a class file begins with: a text has kind 8 and points to one of kind 1. */
    private static void addConstants(DataInputStream in, Set<String> all) throws IOException {
        in.skipNBytes(8);
        int count = in.readUnsignedShort();
        String[] utf = new String[count];
        List<Integer> texts = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int kind = in.readUnsignedByte();
            switch (kind) {
                case 1 -> utf[i] = in.readUTF();
                case 8 -> texts.add(in.readUnsignedShort());
                case 7, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                default -> in.skipNBytes(4);
            }
        }
        texts.forEach(at -> all.add(utf[at]));
    }
}
