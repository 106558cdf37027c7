package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextShardTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Compression.class)
    void aPathIsToldWithItsReasons(Compression compression) throws IOException {
        Path file = folder.resolve("a" + Shards.ending(Format.text, compression));
        try (Shard shard = Shards.open(file, Format.text, RowView.steps, compression, trace -> List.of())) {
            shard.write(Samples.trace(Samples.NINE, "S2", 1));
            shard.write(Samples.trace(Samples.FOUR, "W", 2));
        }

        assertThat(Format.of(file)).isEqualTo(Format.text);
        try (InputStream in = Compression.text(Files.newInputStream(file))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith(Samples.NINE + "\n")
                    .contains("naked-pairs-in-a-column: c3{r3 r8}{n1 n9} ==> r5c3≠1\n    ")
                    .contains("\nSolved by S2. Rating 2, hardest rule NP.\n")
                    .contains("\n\n" + Samples.FOUR + "\n");
        }
    }
}
