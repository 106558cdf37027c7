package ninebynine.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import ninebynine.game.Game;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How files of several games are named. */
public final class SourceOptions {
    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of files that name none (default: ${DEFAULT-VALUE}). See nbn games.")
    private String game = "sudoku";

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final Set<String> names = new HashSet<>();

    /** A file of puzzles as it was named: its game, and what the ids of its puzzles begin with. */
    public record NamedFile(Game game, String file, String name) {}

    /** Reads {@code [GAME:]FILE}; no two have the same name. */
    public NamedFile file(String text) {
        int colon = text.indexOf(':');
        boolean named = colon > 0
                && Nbn.games(spec).list().stream().anyMatch(of -> of.name().equals(text.substring(0, colon)));
        if (colon > 1 && !named && !text.startsWith("/", colon + 1) && !Files.exists(Path.of(text))) {
            PuzzleLoop.game(spec, text.substring(0, colon)); // which says what game may be meant; hdfs:/… is no game
        }
        String file = named ? text.substring(colon + 1) : text;
        String last = file.substring(1 + Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')));
        return new NamedFile(
                PuzzleLoop.game(spec, named ? text.substring(0, colon) : game),
                file,
                unused(last.replaceFirst("\\.[A-Za-z0-9]+$", "")));
    }

    /** The name, or one like it that no other source has. */
    String unused(String base) {
        String name = base;
        for (int i = 2; !names.add(name); i++) {
            name = base + "~" + i;
        }
        return name;
    }
}
