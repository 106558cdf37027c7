package ninebynine.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import ninebynine.game.Game;
import ninebynine.io.PuzzleFile;

/** A file of puzzles. */
public record FileSource(Game game, Path file, String name) implements Source {
    @Override
    public String written() {
        return game.name() + ":" + file;
    }

    @Override
    public String told() {
        return String.valueOf(file.getFileName());
    }

    @Override
    public String settings() throws IOException {
        return game.name() + ", " + Files.size(file) + " bytes, sha256 " + Checksum.of(file);
    }

    @Override
    public Puzzles after(Place place, int threads) {
        PuzzleFile puzzles = PuzzleFile.open(file, game);
        for (long i = 0; i < place.puzzles() && puzzles.hasNext(); i++) {
            puzzles.next();
        }
        return new Puzzles() {
            private long read = place.puzzles();

            @Override
            public boolean hasNext() {
                return puzzles.hasNext();
            }

            @Override
            public Entry next() {
                PuzzleFile.Entry entry = puzzles.next();
                return new Entry(entry.text(), new Place(++read, 0, 0), "'" + file + "', line " + entry.line(), "");
            }

            @Override
            public void close() {
                puzzles.close();
            }
        };
    }
}
