package ninebynine.dataset;

import java.util.ArrayList;
import java.util.List;
import ninebynine.data.*;

final class Kinds {
    private Kinds() {}

    static List<ShardFiles.Kind> of(Recipe recipe) {
        List<ShardFiles.Kind> kinds = new ArrayList<>();
        for (View view : recipe.views())
            kinds.add(new ShardFiles.Kind(
                    view.name(),
                    ".jsonl" + recipe.compression().suffix(),
                    file -> Temp.steps(file, recipe.compression())));
        return kinds;
    }
}
