package ninebynine.dataset;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is done so far: the settings, then a line for each shard, written once the shard's files are whole and on disk.
 *
 * <pre>
 *   {"rules":"W","format":"jsonl",…}          the settings: a dataset goes on only as it began
 *   {"shard":0,"to":…,"files":[…],…}
 *   {"shard":1,…                              cut off by a kill: as if it were not there
 * </pre>
 */
final class Journal {
    static final String NAME = "journal.jsonl";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final List<Sealed> shards = new ArrayList<>();

    private Journal(Path file) {
        this.file = file;
    }

    static Journal begin(Path folder, Map<String, String> settings) throws IOException {
        Journal journal = new Journal(folder.resolve(NAME));
        journal.append(settings);
        return journal;
    }

    /**
     * Reads the journal of a dataset that was begun.
     *
     * @throws IllegalArgumentException if it was begun with other settings
     */
    static Journal resume(Path folder, Map<String, String> settings) throws IOException {
        Journal journal = new Journal(folder.resolve(NAME));
        String text = Files.exists(journal.file) ? Files.readString(journal.file) : "";
        int whole = text.lastIndexOf('\n') + 1;
        List<String> lines = text.substring(0, whole).lines().toList();
        if (lines.isEmpty()) {
            Files.deleteIfExists(journal.file);
            return begin(folder, settings);
        }
        requireSame(read(journal.file, lines.get(0), Map.class), settings);
        for (String line : lines.subList(1, lines.size())) {
            journal.shards.add(read(journal.file, line, Sealed.class));
        }
        try (FileChannel channel = FileChannel.open(journal.file, StandardOpenOption.WRITE)) {
            channel.truncate(text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length);
        }
        return journal;
    }

    private static <T> T read(Path file, String line, Class<T> type) throws IOException {
        try {
            return JSON.readValue(line, type);
        } catch (JacksonException e) {
            throw new IOException(
                    "'" + file + "' is damaged, so nobody knows what is done. Maybe begin in another folder.", e);
        }
    }

    private static void requireSame(Map<?, ?> before, Map<String, String> now) {
        Map<String, Object> differing = new TreeMap<>(now);
        before.forEach((key, value) -> {
            if (!value.equals(now.get(key))) {
                throw new IllegalArgumentException("This dataset was begun with " + key + " " + value + ", not "
                        + now.get(key) + ". Maybe resume it with the same, or begin in another folder.");
            }
            differing.remove(key);
        });
        if (!differing.isEmpty()) {
            throw new IllegalArgumentException(
                    "This dataset was begun without " + differing + ". Maybe begin in another folder.");
        }
    }

    List<Sealed> shards() {
        return List.copyOf(shards);
    }

    void add(Sealed shard) throws IOException {
        append(shard);
        shards.add(shard);
    }

    private void append(Object line) throws IOException {
        byte[] bytes = (JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }
}
