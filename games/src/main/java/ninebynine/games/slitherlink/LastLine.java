package ninebynine.games.slitherlink;

import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * a path of all lines, an edge X between its ends, path ∪ {X} fulfils every number, and there is one solution ⇒ line(X) — what closes the loop that is
 * asked for.
 *
 * <p>Without the last condition it would choose one of several solutions.
 */
final class LastLine implements Rule {
    private final Lattice lattice;
    private final SingleLoop single;

    LastLine(Model model) {
        this.lattice = Lattice.of(model);
        this.single = new SingleLoop(lattice);
    }

    @Override
    public String code() {
        return "LAST";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        LineGraph lines = LineGraph.of(lattice, view::isValue);
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            Stopping.check();
            if (!view.isDecided(edge)
                    && view.isCandidate(lattice.noline(edge))
                    && lines.isEnd(lattice.from(edge))
                    && lines.isEnd(lattice.to(edge))
                    && !find(edge, lines, view, out)) {
                return;
            }
        }
    }

    private boolean find(int edge, LineGraph lines, View view, Matches out) {
        LineGraph.Path path = lines.path(lattice.from(edge));
        Ints loop = Ints.of(
                IntStream.concat(path.lines().stream(), IntStream.of(edge)).toArray());
        if (path.end() != lattice.to(edge) || single.missed(loop, lines, view::isValue) >= 0) {
            return true;
        }
        Ring ring = new Ring(path.lines(), Ints.of(edge), Ints.of(), -1, true);
        return out.add(Match.Elimination.deciding(ring, Ints.of(lattice.noline(edge)), view.model()));
    }
}
