package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("one of its tests is in another locale")
class FolderTest {
    private static final ShardFiles.Kind KIND = new ShardFiles.Kind("steps", ".jsonl", file -> {
        throw new IOException("nobody opens it");
    });
    private static final List<SealedShard> ONE = List.of(new SealedShard(
            0,
            SourcePosition.START,
            1,
            Selection.Taken.NONE,
            0,
            List.of(new SealedShard.Part("steps/train-00000.jsonl", "train", 1, 1, 1, "ab")),
            Counts.none(),
            ""));

    @TempDir
    private Path path;

    private Folder folder = new Folder(Path.of(""), List.of(), Set.of(), false);

    @BeforeEach
    void begin() throws IOException {
        folder = new Folder(path, List.of(KIND), Set.of("train", "test"), false);
        put("journal.jsonl");
        put("steps/train-00000.jsonl");
    }

    private Path put(String name) throws IOException {
        Files.createDirectories(path.resolve(name).getParent());
        return Files.writeString(path.resolve(name), "x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".partial/steps+test-00001.jsonl",
                ".partial/steps+train-00000.jsonl",
                ".partial/steps+train-00001.jsonl.sudoku_9x9.G.part",
                "steps/test-00001.jsonl",
                "manifest.json.partial",
                "plots/games.svg.partial"
            })
    void whatAKillLeftIsTakenAway(String name) throws IOException {
        Path file = put(name);
        folder.requireOurs(ONE);
        folder.clear(ONE);
        assertThat(file).doesNotExist();
        assertThat(path.resolve(".partial")).doesNotExist();
        assertThat(path.resolve("steps/train-00000.jsonl")).exists();
    }

    /** In a curriculum halves, and the arrays beside them, have a rating in their names. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".partial/steps+train-r003-00001.jsonl",
                ".partial/steps+test-unsolved-00001.jsonl.sudoku_9x9.G.part",
                ".partial/steps+train-r008-00001.jsonl.sudoku_9x9.C.part"
            })
    void whatAKillLeftOfACurriculumIsTakenAway(String name) throws IOException {
        Path file = put(name);
        Folder rated = new Folder(path, List.of(KIND), Set.of("train", "test"), true);
        rated.requireOurs(ONE);
        rated.clear(ONE);
        assertThat(file).doesNotExist();
        assertThat(path.resolve(".partial")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "notes.txt",
                "steps/notes.txt",
                "steps/train-00002.jsonl",
                "steps/train-00001.parquet",
                "steps/validation-00001.jsonl",
                "steps/train-r003-00001.jsonl",
                "steps/deep/a.txt",
                "tensors/train-00001.npz",
                ".partial/notes.txt",
                ".partial/steps+train-00009.jsonl",
                "thesis/chapter.tex"
            })
    void whatIsNotOursIsNamedAndStays(String name) throws IOException {
        Path file = put(name);
        String first = name.startsWith("thesis") || name.startsWith("tensors") || name.contains("deep")
                ? String.valueOf(file.getParent())
                : file.toString();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> folder.requireOurs(ONE))
                .withMessageContaining("'" + first + "' is nothing that this dataset's journal names");
        folder.clear(ONE);
        assertThat(file).exists();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "steps/train-r003-00001.jsonl",
                "steps/test-unsolved-00001.jsonl",
                ".partial/steps+train-r012-00001.jsonl"
            })
    void inACurriculumRatingsHaveFilesOfTheirOwn(String name) throws IOException {
        Path file = put(name);
        Folder curriculum = new Folder(path, List.of(KIND), Set.of("train", "test"), true);
        curriculum.requireOurs(ONE);
        curriculum.clear(ONE);
        assertThat(file).doesNotExist();
        Path foreign = put(name.replace("00001", "00007"));
        curriculum.clear(ONE);
        assertThat(foreign).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tensors", "steps/train-00001.jsonl", ".partial", "plots", "manifest.json"})
    void linksAreRefusedAndNeverFollowed(String name, @TempDir Path elsewhere) throws IOException {
        Path theirs = Files.writeString(elsewhere.resolve("steps+train-00001.jsonl"), "theirs");
        Files.createSymbolicLink(path.resolve(name), elsewhere);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> folder.requireOurs(ONE))
                .withMessageContaining("'" + path.resolve(name) + "' is a symbolic link");
        assertThatCode(() -> folder.clear(ONE)).doesNotThrowAnyException();
        assertThat(theirs).hasContent("theirs");
    }

    @Test
    void namesDoNotFollowTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(KIND.path("train", 7)).isEqualTo("steps/train-00007.jsonl");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void failuresAreExplained() {
        assertThat(folder.explained(new IOException("No space left on device")))
                .startsWith("The disk is full, or '" + path)
                .endsWith("Maybe go on once there is room.");
        assertThat(folder.explained(new AccessDeniedException("/a/b")))
                .startsWith("'/a/b' can't be written: you have no right");
        assertThat(folder.explained(new FileSystemException("/a/b", null, "Read-only file system")))
                .isEqualTo("'/a/b' can't be written: the disk is read-only. Maybe another place.");
    }
}
