package ninebynine.io;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.search.Decided;
import ninebynine.search.LaneCounts;

/** How many solutions puzzles have, as far as that can be told of many together. Threads may share one. */
public final class SolutionCounts {
    private final Map<Model, Optional<LaneCounts>> lanes = Recent.map();

    /** What is known of each puzzle without a search of its own. */
    public List<Optional<Decided>> decided(List<Puzzle> puzzles) {
        List<Optional<Decided>> decided = new ArrayList<>(Collections.nCopies(puzzles.size(), Optional.empty()));
        SameModel.among(puzzles)
                .forEach((model, same) -> lanes.computeIfAbsent(
                                model, of -> puzzles.get(same.get(0)).counter().lanes())
                        .ifPresent(counts -> {
                            List<Optional<Decided>> of = counts.of(same.stream()
                                    .map(i -> puzzles.get(i).start())
                                    .toList());
                            for (int i = 0; i < same.size(); i++) {
                                decided.set(same.get(i), of.get(i));
                            }
                        }));
        return decided;
    }
}
