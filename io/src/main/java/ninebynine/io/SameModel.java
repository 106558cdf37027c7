package ninebynine.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.Batch;

/** Which of some puzzles share a model, as far as there are enough of them for lanes to be worth it. */
public final class SameModel {
    /** How many puzzles must share a model for lanes to be worth it. */
    private static final int FEW = 8;

    /** Where there are more models than this, as in games where every puzzle has its own, lanes are hardly worth it: the others need not be made now. */
    private static final int MANY = Batch.WORLDS / FEW;

    private SameModel() {}

    /** For each model that is shared by enough of them the places of its puzzles. */
    public static Map<Model, List<Integer>> among(List<Puzzle> puzzles) {
        Map<Model, List<Integer>> places = new LinkedHashMap<>();
        for (int i = 0; i < puzzles.size() && places.size() <= MANY; i++) {
            places.computeIfAbsent(puzzles.get(i).model(), model -> new ArrayList<>())
                    .add(i);
        }
        places.values().removeIf(same -> same.size() < FEW);
        return places;
    }
}
