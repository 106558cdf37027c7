package ninebynine.study;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** L₁~Z, candidates(V₁)∖N(Z) = {R₁}, candidates(V₂) ⊆ N(Z)∪N(R₁) — all whips of two variables, where the rule is content with one for each target. */
final class ShortWhips {
    private final View view;
    private final Model model;

    ShortWhips(View view) {
        this.view = view;
        this.model = view.model();
    }

    void find(Matches out) {
        int[] open = IntStream.range(0, model.variableCount())
                .filter(v -> !view.isDecided(v))
                .toArray();
        int[][] members = new int[model.variableCount()][];
        for (int v : open) {
            members[v] = IntStream.of(model.labels(v)).filter(view::isCandidate).toArray();
        }
        boolean more = true;
        for (int z = view.candidates().first();
                z >= 0 && more;
                z = view.candidates().next(z + 1)) {
            more = view.isValue(z) || find(z, open, members, out);
        }
    }

    private boolean find(int z, int[] open, int[][] members, Matches out) {
        for (int v : open) {
            Stopping.check();
            int[] rest = left(members[v], z, z);
            if (rest.length == 1 && members[v].length > 1 && rest[0] != z) {
                int first = other(members[v], rest[0]);
                for (int w : open) {
                    int second = w == v || has(members[w], z) || has(members[w], rest[0])
                            ? -1
                            : ended(members[w], z, rest[0]);
                    if (second >= 0 && !out.add(match(z, v, first, rest[0], w, second))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static Match match(int z, int v, int first, int right, int w, int second) {
        return new Match.Elimination(
                new Pattern.Chain(
                        ChainName.WHIP,
                        List.of(new Pattern.Cell(v, first, Ints.of(right)), new Pattern.Cell(w, second, Ints.of()))),
                Ints.of(z));
    }

    /** What neither of two leaves out. */
    private int[] left(int[] of, int x, int y) {
        return IntStream.of(of)
                .filter(c -> !model.links().linked(c, x) && !model.links().linked(c, y))
                .toArray();
    }

    private static int other(int[] of, int not) {
        return IntStream.of(of).filter(c -> c != not).findFirst().orElseThrow();
    }

    private static boolean has(int[] of, int x) {
        return IntStream.of(of).anyMatch(c -> c == x);
    }

    /** The candidate by which a chain goes on to a variable that is then left with nothing; -1 if it is not, or was before. */
    private int ended(int[] of, int z, int right) {
        return left(of, z, right).length > 0 || left(of, z, z).length == 0
                ? -1
                : IntStream.of(of)
                        .filter(c ->
                                model.links().linked(c, right) && !model.links().linked(c, z))
                        .findFirst()
                        .orElse(-1);
    }
}
