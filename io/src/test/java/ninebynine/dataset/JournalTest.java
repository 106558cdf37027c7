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

    private static SealedShard shard(int number) {
        return new SealedShard(
                number,
                new SourcePosition(List.of(new Source.Place(10, 0, 0)), 0, 1),
                10,
                new Selection.Taken(9, Map.of("sudoku 3", 9L)),
                1,
                List.of(new SealedShard.Part("steps/train-00000.jsonl", "train", 9, 99, 1000, "ab")),
                Counts.none(),
                "AAAAAAAAAAE=");
    }

    private List<SealedShard> read(Map<String, String> settings) throws IOException {
        try (Journal journal = Journal.open(folder)) {
            return journal.with(settings).shards();
        }
    }

    private void write(SealedShard... shards) throws IOException {
        try (Journal journal = Journal.open(folder)) {
            journal.with(SETTINGS);
            for (SealedShard shard : shards) {
                journal.add(shard);
            }
        }
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(folder.resolve(Journal.NAME));
    }

    @Test
    void whatWasWrittenIsReadBack() throws IOException {
        write(shard(0), shard(1));
        assertThat(read(SETTINGS)).containsExactly(shard(0), shard(1));
    }

    @Test
    void aLineThatAKillCutOffIsAsIfItWereNotThere() throws IOException {
        write(shard(0));
        List<String> whole = lines();
        Files.writeString(folder.resolve(Journal.NAME), "{\"check\":\"01é", StandardOpenOption.APPEND);
        assertThat(read(SETTINGS)).containsExactly(shard(0));
        assertThat(lines()).isEqualTo(whole);
        write(shard(1));
        assertThat(read(SETTINGS)).containsExactly(shard(0), shard(1));
    }

    @Test
    void otherSettingsAreRefusedByName() throws IOException {
        write();
        assertThatThrownBy(() -> read(Map.of("rules", "B"))).hasMessageContaining("begun with rules W, not B");
        assertThatThrownBy(() -> read(Map.of("rules", "W", "seed", "2"))).hasMessageContaining("seed");
    }

    @Test
    void aLineThatIsMissingChangedDoubledOrSwappedIsSaid() throws IOException {
        write(shard(0), shard(1), shard(2));
        List<String> lines = lines();
        Files.write(folder.resolve(Journal.NAME), List.of(lines.get(0), lines.get(2), lines.get(3)));
        assertThatThrownBy(() -> read(SETTINGS)).hasMessageContaining("is damaged: line 2");
        Files.write(folder.resolve(Journal.NAME), List.of(lines.get(0), lines.get(1), lines.get(1)));
        assertThatThrownBy(() -> read(SETTINGS)).hasMessageContaining("is damaged: line 3");
        Files.write(folder.resolve(Journal.NAME), List.of(lines.get(0), lines.get(2), lines.get(1)));
        assertThatThrownBy(() -> read(SETTINGS)).hasMessageContaining("is damaged: line 2");
        Files.write(
                folder.resolve(Journal.NAME),
                List.of(lines.get(0), lines.get(1).replace("\"unread\":1", "\"unread\":2")));
        assertThatThrownBy(() -> read(SETTINGS)).hasMessageContaining("is damaged: line 2");
        Files.write(folder.resolve(Journal.NAME), List.of("{\"rules\":\"W\"}"));
        assertThatThrownBy(() -> read(SETTINGS)).hasMessageContaining("is damaged: line 1");
    }

    @Test
    void aFolderWithoutAJournalIsBegun() throws IOException {
        assertThat(read(SETTINGS)).isEmpty();
        assertThat(folder.resolve(Journal.NAME)).exists();
    }

    @Test
    void whoComesSecondIsRefused() throws IOException {
        try (Journal first = Journal.open(folder)) {
            first.with(SETTINGS);
            assertThatThrownBy(() -> Journal.open(folder)).hasMessageContaining("has locked it");
        }
        assertThat(read(SETTINGS)).isEmpty();
    }
}
