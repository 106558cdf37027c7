package ninebynine.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.state.State;

/** Sudokus of one size in memory, parsed: what is measured starts here. */
record Workload(Model model, List<Puzzle> puzzles, List<State> starts) {

    /** The puzzles of a file, of {@code puzzles-000.txt} in a folder, or for an empty name those that come with the program. */
    static Workload of(String name) throws IOException {
        Game sudoku = Games.named("sudoku");
        List<Puzzle> all = text(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(sudoku::parse)
                .toList();
        Model model = all.get(0).model();
        List<Puzzle> puzzles =
                all.stream().filter(puzzle -> puzzle.model() == model).toList();
        return new Workload(model, puzzles, puzzles.stream().map(Puzzle::start).toList());
    }

    private static String text(String name) throws IOException {
        if (name.isEmpty()) {
            try (InputStream in = Objects.requireNonNull(Workload.class.getResourceAsStream("puzzles.txt"))) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
        Path path = Path.of(name);
        return Files.readString(Files.isDirectory(path) ? path.resolve("puzzles-000.txt") : path);
    }

    int size() {
        return starts.size();
    }
}
