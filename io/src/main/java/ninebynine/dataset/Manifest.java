package ninebynine.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import ninebynine.data.Schema;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is in the folder: written last, so a dataset with a manifest is whole.
 *
 * @param command what to run for the same bytes
 * @param unread how many puzzles of the sources are none
 */
record Manifest(
        int schema,
        String engine,
        String command,
        Map<String, String> settings,
        long puzzles,
        long steps,
        long unread,
        Counts counts,
        List<SealedShard.Part> files) {
    static final String NAME = "manifest.json";
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    static Manifest of(Recipe recipe, List<SealedShard> shards, long unread) throws IOException {
        Counts counts = Counts.none();
        shards.forEach(shard -> counts.add(shard.counts()));
        return new Manifest(
                Schema.VERSION,
                Schema.ENGINE,
                recipe.command(),
                recipe.settings(),
                counts.puzzles(),
                counts.steps(),
                unread,
                counts,
                shards.stream().flatMap(shard -> shard.files().stream()).toList());
    }

    void write(Path folder) throws IOException {
        put(folder, NAME, JSON.writeValueAsString(this) + "\n");
    }

    /** Writes a file so that it is there as a whole or not at all. */
    static void put(Path folder, String name, String text) throws IOException {
        Path partial = folder.resolve(name + ShardFiles.PARTIAL);
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(partial, text);
        Files.move(partial, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    }
}
