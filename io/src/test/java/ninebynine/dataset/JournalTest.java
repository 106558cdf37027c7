package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final Map<String, String> SETTINGS = Map.of("rules", "W");

    @TempDir
    private Path folder;

    private static Sealed shard(int number) {
        return new Sealed(
                number,
                new Position(0, 10),
                10,
                new Selection.Taken(9, Map.of(3, 9L)),
                1,
                List.of(new Sealed.Part("steps/train-00000.jsonl", "train", 9, 99, 1000, "ab")),
                Counts.none());
    }

    @Test
    void whatWasWrittenIsReadBack() throws IOException {
        Journal.begin(folder, SETTINGS).add(shard(0));
        assertThat(Journal.resume(folder, SETTINGS).shards()).containsExactly(shard(0));
    }

    @Test
    void aLineThatAKillCutOffIsAsIfItWereNotThere() throws IOException {
        Journal.begin(folder, SETTINGS).add(shard(0));
        Files.writeString(folder.resolve(Journal.NAME), "{\"shard\":1,\"to", StandardOpenOption.APPEND);
        Journal.resume(folder, SETTINGS).add(shard(1));
        assertThat(Journal.resume(folder, SETTINGS).shards()).containsExactly(shard(0), shard(1));
    }

    @Test
    void otherSettingsAreRefusedByName() throws IOException {
        Journal.begin(folder, SETTINGS);
        assertThatThrownBy(() -> Journal.resume(folder, Map.of("rules", "B")))
                .hasMessageContaining("begun with rules W, not B");
        assertThatThrownBy(() -> Journal.resume(folder, Map.of("rules", "W", "seed", "2")))
                .hasMessageContaining("seed");
    }

    @Test
    void aDamagedLineInTheMiddleIsSaid() throws IOException {
        Journal journal = Journal.begin(folder, SETTINGS);
        Files.writeString(folder.resolve(Journal.NAME), "{}{\n", StandardOpenOption.APPEND);
        journal.add(shard(0));
        assertThatThrownBy(() -> Journal.resume(folder, SETTINGS)).hasMessageContaining("is damaged");
    }

    @Test
    void aFolderWithoutAJournalIsBegun() throws IOException {
        assertThat(Journal.resume(folder, SETTINGS).shards()).isEmpty();
        assertThat(folder.resolve(Journal.NAME)).exists();
    }
}
