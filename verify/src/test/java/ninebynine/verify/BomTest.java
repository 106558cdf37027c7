package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What outside projects get by the bill of materials is what we build and test with. */
class BomTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern MANAGED = Pattern.compile(
            "<dependency><groupId>([^<]*)</groupId><artifactId>([^<]*)</artifactId><version>([^<]*)</version></dependency>");
    private static final Pattern PROPERTY = Pattern.compile("<([a-z]+\\.version)>([^<]*)</\\1>");

    /** The versions that a pom manages, its properties put in. */
    private static Map<String, String> managed(String pom) throws IOException {
        String text = Files.readString(ROOT.resolve(pom));
        Matcher property = PROPERTY.matcher(text);
        while (property.find()) {
            text = text.replace("${" + property.group(1) + "}", property.group(2));
        }
        Map<String, String> versions = new TreeMap<>();
        Matcher m = MANAGED.matcher(text);
        while (m.find()) {
            versions.put(m.group(1) + ":" + m.group(2), m.group(3));
        }
        return versions;
    }

    private static String version(Path pom) throws IOException {
        Matcher m = Pattern.compile("<version>([^<]*)</version>").matcher(Files.readString(pom));
        assertThat(m.find()).isTrue();
        return m.group(1);
    }

    @Test
    void itsVersionsAreThoseWeTestWith() throws IOException {
        Map<String, String> bom = managed("bom/pom.xml");
        assertThat(bom).isNotEmpty();
        assertThat(managed("pom.xml")).containsAllEntriesOf(bom);
    }

    @Test
    void allOfParquetIsInIt() throws IOException {
        Map<String, String> ours = managed("pom.xml");
        ours.keySet().removeIf(name -> !name.startsWith("org.apache.parquet:"));
        assertThat(managed("bom/pom.xml")).containsAllEntriesOf(ours);
    }

    @Test
    void theExamplesUseTheVersionThatIsBuilt() throws IOException {
        assertThat(Files.readString(ROOT.resolve("examples/pom.xml")))
                .contains("<ninebynine.version>" + version(ROOT.resolve("pom.xml")) + "</ninebynine.version>");
    }

    @Test
    void everyPomHasOneVersion() throws IOException {
        String version = version(ROOT.resolve("pom.xml"));
        try (Stream<Path> folders = Files.list(ROOT)) {
            List<Path> poms = folders.map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::isRegularFile)
                    .filter(pom -> !pom.toString().contains("examples")) // a project of its own
                    .toList();
            for (Path pom : poms) {
                assertThat(version(pom)).as(pom.toString()).isEqualTo(version);
            }
        }
    }
}
