package ninebynine.games.slitherlink;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * ∀pattern ∀place: numbers, lines, missing lines and points as drawn ⇒ the lines and missing lines drawn beside them — what a person who has solved
 * some of these puzzles sees at once.
 *
 * <p>{@link CluePatterns} has them all. Each is drawn once and found in all eight turns.
 */
final class ClueRule implements Sweep {
    private final String code;
    private final int level;
    private final Lattice lattice;
    private final ClueBoard.Layout layout;
    private final Cut[] cuts;

    /** @param level 0 for what Singles see too, else 1 */
    ClueRule(String code, int level, List<CluePattern> patterns, Lattice lattice) {
        Stopping.check();
        this.code = code;
        this.level = level;
        this.lattice = lattice;
        this.layout = new ClueBoard.Layout(lattice);
        this.cuts = patterns.stream()
                .flatMap(pattern -> pattern.turned().stream().map(turn -> new Cut(pattern, turn, lattice)))
                .toArray(Cut[]::new);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public void find(View view, Matches out) {
        ClueBoard board = layout.board(view);
        each(
                board,
                false,
                (cut, cell, runs) -> out.add(Match.Elimination.deciding(
                        PlacedClues.of(cut.laid(cell, runs), lattice),
                        Ints.of(cut.targets(board, cell, runs).sorted().toArray()),
                        view.model())));
    }

    /**
     * All that match. Where a cut was not found it is looked for again only if something changed near; what is found stays to be found until it is applied.
     *
     * @param isApplied whether all that is found will be
     */
    private void each(ClueBoard board, boolean isApplied, Cut.Found out) {
        int[] searched = board.searched(this, cuts.length);
        boolean[] isFound = {false};
        Cut.Found each = (cut, cell, runs) -> {
            isFound[0] = true;
            return out.at(cut, cell, runs);
        };
        for (int i = 0; i < cuts.length; i++) {
            Stopping.check();
            isFound[0] = false;
            if (!cuts[i].find(board, searched[i], each)) {
                return;
            }
            if (isApplied || !isFound[0]) {
                searched[i] = board.now();
            }
        }
    }

    /** All at once, as none of them depends on what another of them eliminates. */
    @Override
    public Ints targets(View view) {
        return targets(view, false);
    }

    @Override
    public boolean sweep(State state) {
        Ints targets = targets(state, true);
        for (int i = 0; i < targets.size(); i++) {
            state.eliminate(targets.get(i));
        }
        return !targets.isEmpty();
    }

    private Ints targets(View view, boolean isApplied) {
        ClueBoard board = layout.board(view);
        IntStream.Builder all = IntStream.builder();
        each(board, isApplied, (cut, cell, runs) -> {
            cut.targets(board, cell, runs).forEach(all::add);
            return true;
        });
        return Ints.of(all.build().sorted().distinct().toArray());
    }

    @Override
    public boolean covers(Rule other) {
        return false;
    }
}
