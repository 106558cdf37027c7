package ninebynine.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.model.Bank;
import ninebynine.tensor.Ints;

/**
 * Traces as arrays. Until it is closed they lie in files beside it, so that memory stays small; then they are packed into one.
 * Puzzles of one game and size share arrays; where there are several, names begin with them, as in {@code sudoku_9x9_G}.
 */
final class NpzShard implements Shard {
    private final Path file;
    private final Map<String, StateArrays> shapes = new TreeMap<>();

    NpzShard(Path file) {
        this.file = file;
    }

    @Override
    public void write(RecordedTrace trace) throws IOException {
        String shape = trace.row().game() + "_" + trace.row().size() + values(trace);
        StateArrays arrays = shapes.get(shape);
        if (arrays == null) {
            arrays = new StateArrays(trace.puzzle().model(), file.resolveSibling(file.getFileName() + "." + shape));
            shapes.put(shape, arrays);
        }
        arrays.add(trace);
    }

    /** A board with holes has as many values as it has squares, so its size does not tell the shape of its arrays. */
    private static String values(RecordedTrace trace) {
        StringBuilder told = new StringBuilder();
        for (Bank bank : trace.puzzle().model().banks()) {
            Ints lengths = bank.shape().lengths();
            told.append(bank.size() == bank.shape().size() ? "" : "_" + lengths.get(lengths.size() - 1));
        }
        return told.toString();
    }

    @Override
    public void close() throws IOException {
        try (NpzFile npz = new NpzFile(file)) {
            for (Map.Entry<String, StateArrays> each : shapes.entrySet()) {
                each.getValue().copy(shapes.size() == 1 ? "" : each.getKey() + "_", npz);
            }
        } finally {
            for (StateArrays each : shapes.values()) {
                each.close();
            }
        }
    }
}
