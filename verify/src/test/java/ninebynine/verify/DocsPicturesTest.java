package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pictures of the pages are what the commands beside them make. {@code -Ddocs.update=true} makes them again. */
class DocsPicturesTest {
    private static final Path ROOT = Path.of("..");
    private static final Path FOLDER = ROOT.resolve("docs/pictures");
    private static final Pattern COMMAND = Pattern.compile("\\./nbn (.*) > docs/pictures/(\\S+)");

    /** As a shell would split them: single quotes keep blanks. */
    private static String[] words(String command) {
        return Pattern.compile("'([^']*)'|(\\S+)")
                .matcher(command)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .toArray(String[]::new);
    }

    @Test
    void everyPictureIsWhatItsCommandMakes() throws IOException {
        List<Matcher> commands = Files.readAllLines(ROOT.resolve("docs/pictures.md")).stream()
                .map(COMMAND::matcher)
                .filter(Matcher::matches)
                .toList();
        for (Matcher command : commands) {
            String made = CommandRun.nbn(words(command.group(1))).out();
            Path file = FOLDER.resolve(command.group(2));
            if (Boolean.getBoolean("docs.update")) {
                Files.writeString(file, made);
            }
            assertThat(Files.readString(file)).as(command.group()).isEqualTo(made);
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(
                            commands.stream().map(command -> command.group(2)).toList());
        }
    }
}
