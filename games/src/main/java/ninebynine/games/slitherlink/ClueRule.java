package ninebynine.games.slitherlink;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * ∀pattern ∀place: numbers, lines, missing lines and points as drawn ⇒ the lines and missing lines drawn beside them — what a person who has solved
 * some of these puzzles sees at once.
 *
 * <p>{@link CluePatterns} has them all. Each is drawn once and found in all eight turns.
 */
public final class ClueRule implements Sweep {
    private final String code;
    private final int numbers;
    private final List<List<Cut>> cuts;

    ClueRule(String code, List<CluePattern> patterns, Lattice lattice) {
        this.code = code;
        this.cuts = patterns.stream().map(pattern -> Cut.all(pattern, lattice)).toList();
        this.numbers = patterns.size();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        ClueBoard board = ClueBoard.of(view);
        Lattice lattice = Lattice.of(view.model());
        each(board, (cut, cell, runs) -> out.add(new Match.Elimination(
                Clued.of(cut.laid(cell, runs), lattice),
                Ints.of(cut.targets(board, cell, runs).sorted().toArray()))));
    }

    private void each(ClueBoard board, Cut.Found out) {
        for (int i = 0; i < numbers; i++) {
            for (int cell : board.cells(cuts.get(i).get(0).number())) {
                for (Cut cut : cuts.get(i)) {
                    if (!cut.find(board, cell, out)) {
                        return;
                    }
                }
            }
        }
    }

    /** All at once, as none of them depends on what another of them eliminates. */
    @Override
    public Ints targets(View view) {
        ClueBoard board = ClueBoard.of(view);
        IntStream.Builder all = IntStream.builder();
        each(board, (cut, cell, runs) -> {
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
