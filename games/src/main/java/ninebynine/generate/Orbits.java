package ninebynine.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import ninebynine.game.Draft;
import ninebynine.game.Symmetry;
import ninebynine.tensor.Bits;

/** The clues of a draft in the order in which they are taken away, each with those that a symmetry makes of it. */
final class Orbits {
    private Orbits() {}

    static List<int[]> of(Draft draft, int[] order, Symmetry symmetry) {
        List<int[]> orbits = new ArrayList<>();
        Bits seen = new Bits(draft.clues());
        for (int clue : order) {
            if (!seen.get(clue)) {
                orbits.add(orbit(draft, clue, symmetry, seen));
            }
        }
        return orbits;
    }

    private static int[] orbit(Draft draft, int clue, Symmetry symmetry, Bits seen) {
        List<Integer> members = new ArrayList<>();
        Deque<Integer> due = new ArrayDeque<>(List.of(clue));
        seen.set(clue);
        while (!due.isEmpty()) {
            int member = due.remove();
            members.add(member);
            for (Symmetry.Motion motion : symmetry.motions()) {
                int image = draft.image(member, motion);
                if (image < 0) {
                    throw new IllegalArgumentException("Clues of this game have no symmetry '"
                            + symmetry.name().toLowerCase(java.util.Locale.ROOT) + "'. Maybe leave it out.");
                }
                if (!seen.get(image)) {
                    seen.set(image);
                    due.add(image);
                }
            }
        }
        return members.stream().mapToInt(Integer::intValue).toArray();
    }
}
