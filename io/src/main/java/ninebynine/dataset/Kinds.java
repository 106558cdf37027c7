package ninebynine.dataset;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ninebynine.data.ChatRow;
import ninebynine.data.Format;
import ninebynine.data.JudgedRows;
import ninebynine.data.QaRows;
import ninebynine.data.RecordedTrace;
import ninebynine.data.RowView;
import ninebynine.data.Shards;
import ninebynine.game.Game;
import ninebynine.games.Games;
import org.jspecify.annotations.Nullable;

/** The kinds of files that a recipe asks for. */
final class Kinds {
    private static final String TENSORS = "tensors";
    private static final String TEXT = "text";
    private static final String IMAGES = "images";

    private Kinds() {}

    static List<ShardFiles.Kind> of(Recipe recipe) {
        List<ShardFiles.Kind> kinds = new ArrayList<>();
        Map<RowView, Rows> rows = new EnumMap<>(RowView.class);
        recipe.views().forEach(view -> rows.put(view, new Rows(view, recipe)));
        for (Format format : recipe.formats()) {
            if (format == Format.npz || format == Format.text) {
                kinds.add(kind(
                        recipe, format == Format.npz ? TENSORS : TEXT, format, RowView.puzzles, trace -> List.of()));
            } else {
                rows.forEach((view, of) -> kinds.add(kind(recipe, view.name(), format, view, of)));
            }
        }
        if (recipe.images() != Recipe.Images.none) {
            kinds.add(new ShardFiles.Kind(IMAGES, ".zip", file -> new ImageShard(file, recipe.images())));
        }
        return kinds;
    }

    /** What makes the rows of a view; a new one each time, for one thread. */
    static Function<RecordedTrace, ? extends List<? extends Record>> rows(RowView view, Recipe recipe) {
        return switch (view) {
            case steps, puzzles, hint -> trace -> Shards.rows(view, trace);
            case chat -> trace -> List.of(ChatRow.of(game(recipe, trace.puzzle().game()), trace));
            case prm -> new JudgedRows(recipe.seed(), recipe.style());
            case preference -> new JudgedRows(recipe.seed(), recipe.style())::preferences;
            case qa -> new QaRows(recipe.seed(), recipe.style());
        };
    }

    private static Game game(Recipe recipe, String name) {
        return recipe.sources().stream()
                .map(Source::game)
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseGet(() -> Games.named(name));
    }

    private static ShardFiles.Kind kind(
            Recipe recipe,
            String directory,
            Format format,
            RowView view,
            Function<RecordedTrace, ? extends List<? extends Record>> rows) {
        return new ShardFiles.Kind(
                directory,
                Shards.ending(format, recipe.compression()),
                file -> Shards.open(file, format, view, recipe.compression(), rows));
    }

    /** The rows of a view, made once for all formats. */
    private static final class Rows implements Function<RecordedTrace, List<? extends Record>> {
        private final Function<RecordedTrace, ? extends List<? extends Record>> maker;
        private @Nullable RecordedTrace last;
        private List<? extends Record> made = List.of();

        Rows(RowView view, Recipe recipe) {
            maker = rows(view, recipe);
        }

        @Override
        public List<? extends Record> apply(RecordedTrace trace) {
            if (trace != last) {
                made = maker.apply(trace);
                last = trace;
            }
            return made;
        }
    }
}
