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
 * a path of lines, open edges X₁ … X_q between its ends that are all lines or none, something true that the loop leaves out ⇒ ∀i ¬line(Xᵢ) — a loop that
 * would be closed too early by several edges at once.
 *
 * <p>Two open edges go together if nothing else can meet at their common point.
 */
final class ExtendedLoop implements Rule {
    /** As in CSP-Rules: the longest chain of open edges, and the shortest path of lines. */
    private static final int LONGEST = 20;

    private static final int SHORTEST = 4;

    private final Lattice lattice;
    private final SingleLoop single;

    ExtendedLoop(Model model) {
        this.lattice = Lattice.of(model);
        this.single = new SingleLoop(lattice);
    }

    @Override
    public String code() {
        return "XTD-LOOP";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        LineGraph lines = LineGraph.of(lattice, view::isValue);
        List<Match> found = new ArrayList<>();
        int first = lattice.p(0, 0);
        int points = (lattice.rows() + 1) * (lattice.columns() + 1);
        for (int end = first; end < first + points; end++) {
            Stopping.check();
            if (lines.isEnd(end)) {
                LineGraph.Path path = lines.path(end);
                // each path once, from its lower end
                if (path.end() > end && path.lines().size() >= SHORTEST) {
                    found.addAll(closing(path, view, lines));
                }
            }
        }
        Ring.shortestFirst(found, out);
    }

    private List<Match> closing(LineGraph.Path path, View view, LineGraph lines) {
        List<Match> found = new ArrayList<>();
        for (Way side : Way.ALL) {
            int[] chain = chain(path, lattice.edge(lattice.row(path.end()), lattice.column(path.end()), side), view);
            if (chain.length > 1) {
                int[] loop = IntStream.concat(path.lines().stream(), IntStream.of(chain))
                        .toArray();
                int witness = single.missed(Ints.of(loop), lines, view::isValue);
                if (witness >= 0) {
                    Ring ring = new Ring(
                            path.lines(), Ints.of(chain), Ring.bends(chain, lattice), lattice.variable(witness), false);
                    found.add(Match.Elimination.deciding(
                            ring, Ints.of(IntStream.of(chain).map(lattice::line).toArray()), view.model()));
                }
            }
        }
        return found;
    }

    /** The open edges from the end of a path back to its start, if each goes on with the next only; otherwise none. */
    private int[] chain(LineGraph.Path path, int first, View view) {
        int[] chain = new int[LONGEST];
        int size = 0;
        int edge = first;
        int point = path.end();
        while (edge >= 0 && isOpen(edge, view) && size < LONGEST) {
            chain[size++] = edge;
            point = lattice.across(edge, point);
            if (point == path.start()) {
                return Ints.copyOf(chain, size).toArray();
            }
            edge = next(point, edge, view);
        }
        return new int[0];
    }

    /** The one other open edge at a point whose remaining edges are no lines; -1 if there is none such. */
    private int next(int point, int edge, View view) {
        int found = -1;
        for (Way side : Way.ALL) {
            int other = lattice.edge(lattice.row(point), lattice.column(point), side);
            if (other >= 0 && other != edge && !view.isValue(lattice.noline(other))) {
                if (found >= 0 || !isOpen(other, view)) {
                    return -1;
                }
                found = other;
            }
        }
        return found;
    }

    private boolean isOpen(int edge, View view) {
        return !view.isDecided(edge) && view.isCandidate(lattice.line(edge)) && view.isCandidate(lattice.noline(edge));
    }
}
