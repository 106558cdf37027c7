package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A piece of code that uses the library. It stands in a {@code main} method and may use every public type of the library and what
 * {@code java.util} has; imports that it needs besides stand at its top.
 *
 * <p>{@code // prints: x}, on a line of its own or behind a statement, says what it prints, in order.
 */
final class JavaExample {
    private static final Pattern PRINTS = Pattern.compile("// prints: ?(.*)");
    private static final List<String> PACKAGES = List.of(
            "java.util",
            "ninebynine.check",
            "ninebynine.explain",
            "ninebynine.game",
            "ninebynine.games",
            "ninebynine.games.grid",
            "ninebynine.games.sudoku",
            "ninebynine.io",
            "ninebynine.kernel",
            "ninebynine.model",
            "ninebynine.picture",
            "ninebynine.resolve",
            "ninebynine.rule",
            "ninebynine.rule.basic",
            "ninebynine.rule.interaction",
            "ninebynine.rule.subset",
            "ninebynine.search",
            "ninebynine.state",
            "ninebynine.strategy",
            "ninebynine.study",
            "ninebynine.tensor",
            "ninebynine.trace",
            "ninebynine.trial");

    private final Path folder;

    JavaExample(Path folder) {
        this.folder = folder;
    }

    void run(DocPage.Block block) throws IOException, ReflectiveOperationException {
        Path classes = Files.createTempDirectory(folder, "example");
        compile(source("Example", block.lines()), classes);
        ExpectedLines.check("the code", expected(block.lines()), output(classes));
    }

    /** The whole file of a class with this name, with all that an example may leave out. */
    private static String source(String name, List<String> lines) {
        return PACKAGES.stream().map(p -> "import " + p + ".*;\n").collect(Collectors.joining()) + program(name, lines);
    }

    /** The whole file of a class with this name, for code that leaves out no import. */
    static String program(String name, List<String> lines) {
        String own = lines.stream()
                .filter(line -> line.startsWith("import "))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        String body = lines.stream()
                .filter(line -> !line.startsWith("import "))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return own + "public class " + name + " {\npublic static void main(String[] args) throws Exception {\n" + body
                + "}\n}\n";
    }

    private static void compile(String source, Path classes) {
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler).as("the compiler that comes with a JDK").isNotNull();
        StringWriter problems = new StringWriter();
        List<String> options = List.of(
                "-d",
                classes.toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                "-proc:none",
                "--release",
                "17");
        boolean compiled = compiler.getTask(problems, null, null, options, null, List.of(file))
                .call();
        assertThat(compiled).as(problems + "\n" + source).isTrue();
    }

    static List<String> expected(List<String> lines) {
        return lines.stream()
                .map(PRINTS::matcher)
                .filter(Matcher::find)
                .map(m -> m.group(1))
                .toList();
    }

    private static List<String> output(Path classes) throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {classes.toUri().toURL()}, JavaExample.class.getClassLoader());
                PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
