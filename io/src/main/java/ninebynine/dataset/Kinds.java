package ninebynine.dataset;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ninebynine.data.ChatRow;
import ninebynine.data.ChatText;
import ninebynine.data.Format;
import ninebynine.data.JudgedRows;
import ninebynine.data.PuzzleRow;
import ninebynine.data.Recorded;
import ninebynine.data.Shards;
import ninebynine.data.View;
import org.jspecify.annotations.Nullable;

/** The kinds of files that a recipe asks for. */
final class Kinds {
    private static final String TENSORS = "tensors";
    private static final String TEXT = "text";
    private static final String IMAGES = "images";

    private Kinds() {}

    static List<ShardFiles.Kind> of(Recipe recipe) {
        List<ShardFiles.Kind> kinds = new ArrayList<>();
        Map<View, Rows> rows = new EnumMap<>(View.class);
        recipe.views().forEach(view -> rows.put(view, new Rows(view, recipe)));
        for (Format format : recipe.formats()) {
            if (format == Format.npz || format == Format.text) {
                kinds.add(
                        kind(recipe, format == Format.npz ? TENSORS : TEXT, format, View.puzzles, trace -> List.of()));
            } else {
                rows.forEach((view, of) -> kinds.add(kind(recipe, view.name(), format, view, of)));
            }
        }
        if (recipe.images() != Recipe.Images.none) {
            kinds.add(new ShardFiles.Kind(IMAGES, ".zip", file -> new ImageShard(file, recipe.images())));
        }
        return kinds;
    }

    private static ShardFiles.Kind kind(
            Recipe recipe,
            String directory,
            Format format,
            View view,
            Function<Recorded, ? extends List<? extends Record>> rows) {
        return new ShardFiles.Kind(
                directory,
                Shards.ending(format, recipe.compression()),
                file -> Shards.open(file, format, view, recipe.compression(), rows));
    }

    /** The rows of a view, made once for all formats. */
    private static final class Rows implements Function<Recorded, List<? extends Record>> {
        private final Function<Recorded, ? extends List<? extends Record>> maker;
        private @Nullable Recorded last;
        private List<? extends Record> made = List.of();

        Rows(View view, Recipe recipe) {
            maker = switch (view) {
                case steps, puzzles -> trace -> Shards.rows(view, trace);
                case chat -> trace -> List.of(chat(trace));
                case prm -> new JudgedRows(recipe.seed());
            };
        }

        private static ChatRow chat(Recorded trace) {
            PuzzleRow row = trace.row();
            return new ChatRow(
                    row.schema(),
                    row.id(),
                    row.game(),
                    row.size(),
                    row.orbit(),
                    row.split(),
                    row.theory(),
                    row.rating(),
                    ChatText.turns(trace));
        }

        @Override
        public List<? extends Record> apply(Recorded trace) {
            if (trace != last) {
                made = maker.apply(trace);
                last = trace;
            }
            return made;
        }
    }
}
