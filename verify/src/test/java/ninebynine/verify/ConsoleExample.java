package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import ninebynine.cli.Nbn;

/**
 * A session at a terminal: lines that begin with a dollar sign are commands, the others what they print.
 *
 * <p>Two commands are known. {@code ./nbn} runs in this process; words may stand in quotes, {@code < NAME} gives standard input,
 * {@code --output NAME} is a place of the page's own, and a backslash at the end of a line goes on in the next. {@code cat NAME} makes the file of that name out of the lines below it.
 */
final class ConsoleExample {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern EXIT = Pattern.compile("\\(exit code (\\d)\\)");

    private final Path folder;

    ConsoleExample(Path folder) {
        this.folder = folder;
    }

    void run(DocPage.Block block) throws IOException {
        List<String> lines = joined(block.lines());
        assertThat(lines).as("a session").isNotEmpty();
        assertThat(lines.get(0)).as("the first line of a session").startsWith("$ ");
        int from = 0;
        while (from < lines.size()) {
            int to = from + 1;
            while (to < lines.size() && !lines.get(to).startsWith("$ ")) {
                to++;
            }
            command(lines.get(from).substring(2), lines.subList(from + 1, to));
            from = to;
        }
    }

    private static List<String> joined(List<String> lines) {
        List<String> joined = new ArrayList<>();
        for (Iterator<String> i = lines.iterator(); i.hasNext(); ) {
            String line = i.next();
            while (line.startsWith("$ ") && line.endsWith("\\") && i.hasNext()) {
                line = line.substring(0, line.length() - 1) + i.next().strip();
            }
            joined.add(line);
        }
        return joined;
    }

    private void command(String command, List<String> below) throws IOException {
        List<String> words = words(command);
        if (words.get(0).equals("cat")) {
            assertThat(words).as("cat and a name").hasSize(2);
            Files.writeString(folder.resolve(words.get(1)), String.join("\n", below) + "\n");
            return;
        }
        assertThat(words.get(0))
                .as("Only ./nbn and cat run in a session. Maybe this is a block of sh.")
                .isEqualTo("./nbn");
        nbn(command, words.subList(1, words.size()), below);
    }

    private void nbn(String command, List<String> words, List<String> below) throws IOException {
        int redirect = words.indexOf("<");
        List<String> given = words.subList(0, redirect < 0 ? words.size() : redirect);
        String[] args = IntStream.range(0, given.size())
                .mapToObj(i -> i > 0 && given.get(i - 1).equals("--output")
                        ? folder.resolve(given.get(i)).toString()
                        : known(given.get(i)))
                .toArray(String[]::new);
        StringWriter printed = new StringWriter();
        InputStream terminal = System.in;
        try (InputStream in = redirect < 0
                ? InputStream.nullInputStream()
                : Files.newInputStream(folder.resolve(words.get(redirect + 1)))) {
            System.setIn(in);
            System.setProperty("picocli.usage.width", "100"); // as the launcher does
            int code = Nbn.run(new PrintWriter(printed), new PrintWriter(printed), args);
            int last = below.size() - 1;
            Matcher exit = EXIT.matcher(last < 0 ? "" : below.get(last));
            boolean told = exit.matches();
            List<String> actual =
                    printed.toString().replace(folder + "/", "").lines().toList();
            ExpectedLines.check(command, told ? below.subList(0, last) : below, actual);
            assertThat(code).as("exit code of " + command).isEqualTo(told ? Integer.parseInt(exit.group(1)) : 0);
        } finally {
            System.setIn(terminal);
        }
    }

    /** A file that the page made, where it is; everything else as it stands. */
    private String known(String word) {
        boolean isName = word.matches("[A-Za-z0-9-]+\\.[a-z]+");
        return isName && Files.exists(folder.resolve(word))
                ? folder.resolve(word).toString()
                : word;
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3));
        }
        return words;
    }
}
