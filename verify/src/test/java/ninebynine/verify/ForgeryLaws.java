package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import ninebynine.check.Verified;
import ninebynine.data.Compression;
import ninebynine.data.DatasetException;
import ninebynine.data.JsonRow;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.StepRow;
import ninebynine.data.TracesToCheck;
import ninebynine.data.Tracing;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A trace that was changed in one place is refused, or still true. What may be said otherwise and still be true is listed here, case by case.
 *
 * <p>{@code -Dlaws.forgeries=N} makes N of them for each game and view.
 */
@Tag("full")
class ForgeryLaws {
    private static final int FORGERIES = Integer.getInteger("laws.forgeries", Scale.of(7000));
    private static final List<String> VIEWS = List.of("puzzles", "steps", "prm", "chat", "hint", "preference", "qa");
    private static final List<String> THEORIES = List.of("W[4]", "DFS", "FTE2", "TE1", "SFin");

    /** What nobody can make again: docs/verify.md has the same list. */
    private static final Set<String> UNCHECKED = Set.of("id", "source", "split", "engine");

    @TempDir
    private Path folder;

    static List<String> games() {
        return RowLaws.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aForgedRowIsRefused(String game) throws IOException {
        List<String> puzzles = new ArrayList<>();
        for (int seed = 500; puzzles.size() < 6; seed++) {
            puzzles.add(RowLaws.puzzle(game, seed).text());
        }
        Path file = Files.writeString(folder.resolve("puzzles.txt"), String.join("\n", puzzles) + "\n");
        for (String theory : THEORIES) {
            Path out = folder.resolve(theory);
            CommandRun made = nbn(
                    "dataset",
                    "--game",
                    game,
                    "--rules",
                    theory,
                    "--view",
                    String.join(",", VIEWS),
                    "--ratings",
                    "W1",
                    "-o",
                    out.toString(),
                    file.toString());
            assertThat(made.code()).as(made.err()).isLessThan(2);
            for (String view : VIEWS) {
                each(game, theory, view, lines(out.resolve(view + "/train-00000.jsonl.zst")));
            }
        }
    }

    private static List<String> lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        try (InputStream in = Compression.text(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** Forges one row at a time and has the trace checked that it belongs to. */
    private static void each(String game, String theory, String view, List<String> lines) throws IOException {
        Random random = new Random((game + theory + view).hashCode());
        Forger forger = new Forger(random);
        List<List<String>> traces = traces(view, lines);
        Map<String, Integer> stillTrue = new TreeMap<>();
        int times = FORGERIES / THEORIES.size() / VIEWS.size();
        for (int i = 0; i < times && !traces.isEmpty(); i++) {
            List<String> trace = new ArrayList<>(traces.get(random.nextInt(traces.size())));
            int at = random.nextInt(trace.size());
            Forger.Forged forged = forger.forged(trace.get(at));
            trace.set(at, forged.line());
            String whole = String.join("\n", trace) + "\n";
            if (isRight(game, whole)) {
                assertThat(isStillTrue(forged))
                        .as("%s, %s: %s\n%s", game, view, forged, whole.substring(0, Math.min(3000, whole.length())))
                        .isTrue();
                stillTrue.merge(forged.kind() + " " + forged.column(), 1, Integer::sum);
            }
        }
        if (Boolean.getBoolean("laws.told")) {
            System.out.println(game + " " + view + ": " + times + " forgeries, still true " + stillTrue);
        }
    }

    /** The rows of one puzzle each. */
    private static List<List<String>> traces(String view, List<String> lines) {
        Map<String, List<String>> byId = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String id = view.equals("puzzles") ? "" + i : lines.get(i).replaceFirst(".*?\"id\":\"([^\"]*)\".*", "$1");
            byId.computeIfAbsent(id, key -> new ArrayList<>()).add(lines.get(i));
        }
        return byId.values().stream().filter(trace -> trace.size() < 150).toList();
    }

    private static boolean isRight(String game, String lines) throws IOException {
        try (TracesToCheck traces = TracesToCheck.of(
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                "the law",
                new TracesToCheck.Settings(Games.named(game), null, false, true))) {
            boolean right = true;
            while (traces.hasNext() && right) {
                Verified verified = traces.next().check().get();
                right = verified.isRight();
            }
            return right;
        } catch (DatasetException | PuzzleFormatException refused) {
            return false;
        }
    }

    private static boolean isSameButForSymmetry(Forger.Forged forged) {
        Game game = Games.named(Games.all().stream()
                .map(Game::name)
                .filter(name -> forged.line().contains("\"game\":\"" + name + "\""))
                .findFirst()
                .orElseThrow());
        return game.parse(text(forged.was()))
                .canonical()
                .equals(game.parse(text(forged.is())).canonical());
    }

    /** A text without its quotation marks. */
    private static String text(String json) {
        return json.substring(1, json.length() - 1).replace("\\\\", "\\");
    }

    /** Changes that leave a row true, or that nobody can tell. */
    private static boolean isStillTrue(Forger.Forged forged) {
        boolean other = forged.kind().equals("change") || forged.kind().equals("swap");
        if (UNCHECKED.contains(forged.column()) && other) {
            return true;
        }
        if (forged.kind().equals("drop") && forged.was().equals("null")) {
            return true; // a column that may be empty may be missing
        }
        if ((forged.kind().equals("drop") || forged.kind().equals("null"))
                && forged.column().matches("(steps\\.)?names")) {
            return true; // older rows do not have this column
        }
        if (forged.column().equals("mistake") && other) {
            return true;
        }
        if (forged.column().equals("ratings")
                && forged.was().length() > forged.is().length()) {
            return true; // the rating of another theory is not told any more; without its own a row is refused
        }
        if (forged.column().equals("theory")) {
            return isSoByAnotherTheory(forged);
        }
        if (forged.column().equals("index")) {
            return isSoAtAnotherPlace(forged);
        }
        return forged.column().equals("puzzle")
                && forged.line().contains("\"steps\":[]")
                && isSameButForSymmetry(forged); // nothing follows from the one, so nothing from the other
    }

    /** A path of one theory may be one of another too: then that one makes the very same row, of a path or of its only step. */
    private static boolean isSoByAnotherTheory(Forger.Forged forged) {
        JsonNode row = JsonMapper.shared().readTree(forged.line());
        JsonNode own = JsonMapper.shared().readTree(JsonRow.line(again(row).row()));
        return Stream.of("solution", "outcome", "rating", "step_count", "steps", "hardest", "ratings")
                .filter(row::has)
                .allMatch(column -> row.get(column).equals(own.get(column)));
    }

    private static RecordedTrace again(JsonNode row) {
        Puzzle puzzle =
                Games.named(row.get("game").asString()).parse(row.get("puzzle").asString());
        return new Tracing(Theory.parse(row.get("theory").asString()), List.of(Theory.parse("W1")))
                .trace(puzzle, Origin.of(puzzle, "", ""));
    }

    /**
     * Where rows tell some steps only, one of them may come sooner or later, if the board that it tells is the same there: a Slitherlink's text has no
     * values of points and cells.
     */
    private static boolean isSoAtAnotherPlace(Forger.Forged forged) {
        JsonNode row = JsonMapper.shared().readTree(forged.line());
        List<StepRow> steps = again(row).row().steps();
        StepRow there = steps.get(row.get("index").asInt() - 1);
        return row.has("judged_count")
                && there.valuesBefore().equals(row.get("values_before").asString())
                && there.candidatesBefore().equals(row.get("candidates_before").asString());
    }
}
