package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * a path of lines, an edge X between its ends, something true that path ∪ {X} leaves out ⇒ ¬line(X) — no line closes a loop too early; and once a loop
 * is closed, ∀X ∉ loop ¬line(X).
 *
 * <p>What a loop may leave out is a number that it does not fulfil, or a line. Short loops come first.
 */
final class QuasiLoop implements Rule {
    /** Three lines around a cell are not closed by a fourth: no cell has four. */
    private static final int SHORTEST = 5;

    private final Lattice lattice;
    private final SingleLoop single;

    QuasiLoop(Model model) {
        this.lattice = Lattice.of(model);
        this.single = new SingleLoop(lattice);
    }

    @Override
    public String code() {
        return "LOOP";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        LineGraph lines = LineGraph.of(lattice, view::isValue);
        List<Match> found = new ArrayList<>(closed(view, lines));
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            Stopping.check();
            if (lines.isEnd(lattice.from(edge))
                    && lines.isEnd(lattice.to(edge))
                    && !view.isDecided(edge)
                    && view.isCandidate(lattice.line(edge))) {
                found.addAll(closing(edge, view, lines));
            }
        }
        Ring.shortestFirst(found, out);
    }

    /** What follows if an edge between two ends would close a path. */
    private List<Match> closing(int edge, View view, LineGraph lines) {
        if (!lines.leads(lattice.from(edge), lattice.to(edge), SHORTEST)) {
            return List.of();
        }
        LineGraph.Path path = lines.path(lattice.from(edge));
        int[] loop = IntStream.concat(path.lines().stream(), IntStream.of(edge)).toArray();
        int witness = single.missed(Ints.of(loop), lines, view::isValue);
        return witness < 0
                ? List.of()
                : List.of(Match.Elimination.deciding(
                        new Ring(path.lines(), Ints.of(edge), Ints.of(), lattice.variable(witness), false),
                        Ints.of(lattice.line(edge)),
                        view.model()));
    }

    /** What follows if there is a closed loop. */
    private List<Match> closed(View view, LineGraph lines) {
        Ints loop = lines.loop();
        if (loop.isEmpty()) {
            return List.of();
        }
        int[] beside = IntStream.range(0, lattice.edgeCount())
                .filter(edge -> !view.isDecided(edge))
                .map(lattice::line)
                .filter(view::isCandidate)
                .toArray();
        return beside.length == 0
                ? List.of()
                : List.of(Match.Elimination.deciding(
                        new Ring(loop, Ints.of(), Ints.of(), -1, false), Ints.of(beside), view.model()));
    }
}
