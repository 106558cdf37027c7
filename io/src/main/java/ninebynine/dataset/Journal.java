package ninebynine.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is done so far: the settings, then a line for each shard, written once the shard's files are whole and on disk. Each line's check is made of
 * the check before it and of what it says, so a line that is missing or changed shows.
 *
 * <pre>
 *   {"check":"1f…","line":{"rules":"W","format":"jsonl",…}}      the settings: a dataset goes on only as it began
 *   {"check":"a0…","line":{"shard":0,"to":…,"files":[…],…}}
 *   {"check":"77…","line":{"shard":1,…                           cut off by a kill: as if it were not there
 * </pre>
 *
 * While it is open the file is locked, and with it the folder: the system lets go of the lock when the process ends, however it ends. It is read
 * and written through one channel, because closing another one would unlock it.
 */
final class Journal implements Closeable {
    static final String NAME = "journal.jsonl";
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern LINE = Pattern.compile("\\{\"check\":\"([0-9a-f]{16})\",\"line\":(.*)}");
    private static final int CHECKED = 8;

    private final Path file;
    private final FileChannel channel;
    private final List<SealedShard> shards = new ArrayList<>();
    private String check = "";
    private long length;

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens and locks the journal of a folder, which is made where there is none.
     *
     * @throws IllegalArgumentException if another run has it
     */
    static Journal open(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (Files.isSymbolicLink(file)) {
            throw Folder.linked(file);
        }
        FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        if (lock(channel) == null) {
            channel.close();
            throw new IllegalArgumentException("Another run is writing into '" + folder
                    + "' and has locked it. Maybe wait until it has ended, or name another folder.");
        }
        return new Journal(file, channel);
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Reads what was written; begins where nothing was.
     *
     * @throws IllegalArgumentException if it was begun with other settings, or is damaged
     */
    Journal with(Map<String, String> settings) throws IOException {
        String text = new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        length = whole.getBytes(StandardCharsets.UTF_8).length;
        channel.truncate(length);
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty()) {
            append(settings);
            return this;
        }
        requireSame(read(lines.get(0), 1, Map.class), settings);
        for (int i = 1; i < lines.size(); i++) {
            shards.add(read(lines.get(i), i + 1, SealedShard.class));
        }
        return this;
    }

    private <T> T read(String line, int number, Class<T> type) {
        Matcher m = LINE.matcher(line);
        if (!m.matches() || !m.group(1).equals(checked(m.group(2)))) {
            throw new IllegalArgumentException(
                    "'" + file + "' is damaged: line " + number
                            + " is not what was written there, or a line before it is missing. So nobody knows what is done. Maybe begin in another folder.");
        }
        try {
            check = m.group(1);
            return JSON.readValue(m.group(2), type);
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    "Line " + number + " of '" + file
                            + "' was written by another version of the program. Maybe begin in another folder.",
                    e);
        }
    }

    /** The check of a line that says so. */
    private String checked(String line) {
        byte[] digest = Checksum.sha256((check + "\n" + line).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest, 0, CHECKED);
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

    List<SealedShard> shards() {
        return List.copyOf(shards);
    }

    void add(SealedShard shard) throws IOException {
        append(shard);
        shards.add(shard);
    }

    /** A line that can't be written as a whole is taken back. */
    private void append(Object content) throws IOException {
        String line = JSON.writeValueAsString(content);
        String now = checked(line);
        ByteBuffer buffer = ByteBuffer.wrap(
                ("{\"check\":\"" + now + "\",\"line\":" + line + "}\n").getBytes(StandardCharsets.UTF_8));
        long end = length + buffer.remaining();
        try {
            channel.position(length);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        } catch (IOException e) {
            channel.truncate(length);
            throw e;
        }
        length = end;
        check = now;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
