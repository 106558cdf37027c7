package ninebynine.games.slitherlink;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
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
final class ClueRule implements Sweep {
    private final String code;
    private final int level;
    private final Lattice lattice;
    private final ClueBoard.Layout layout;
    private final List<Cut> cuts;

    /** @param level 0 for what Singles see too, else 1 */
    ClueRule(String code, int level, List<CluePattern> patterns, Lattice lattice) {
        Stopping.check();
        this.code = code;
        this.level = level;
        this.lattice = lattice;
        this.layout = new ClueBoard.Layout(lattice);
        this.cuts = patterns.stream()
                .flatMap(pattern -> pattern.turned().stream().map(turn -> new Cut(pattern, turn, lattice)))
                .toList();
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
                (cut, cell, runs) -> out.add(Match.Elimination.deciding(
                        PlacedClues.of(cut.laid(cell, runs), lattice),
                        Ints.of(cut.targets(board, cell, runs).sorted().toArray()),
                        view.model())));
    }

    private void each(ClueBoard board, Cut.Found out) {
        for (Cut cut : cuts) {
            Stopping.check();
            if (!cut.find(board, out)) {
                return;
            }
        }
    }

    /** All at once, as none of them depends on what another of them eliminates. */
    @Override
    public Ints targets(View view) {
        ClueBoard board = layout.board(view);
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
