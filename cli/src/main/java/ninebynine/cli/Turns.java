package ninebynine.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import ninebynine.data.OneOfMany;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles that are looked at together before their turns come, each of them read once. What can't be read, and what goes wrong with all of them, is left to
 * their turns, which say so.
 *
 * @param alone what is done with a puzzle that nobody looked at before
 * @param limit the time that all of them have together: what one of them has by itself
 */
record Turns(Function<String, Puzzle> reader, PuzzleLoop.Work alone, Together together, TimeLimit limit) {
    /**
     * A puzzle whose turn comes.
     *
     * @param read the puzzle, if it was read before
     * @param work what is done with it
     */
    record Turn(PuzzleSources.Item item, @Nullable Puzzle read, PuzzleLoop.Work work) {}

    /** Looks at puzzles together, and says what is done with each of them. */
    @FunctionalInterface
    interface Together {
        List<PuzzleLoop.Work> works(List<Puzzle> puzzles);
    }

    List<Turn> of(List<PuzzleSources.Item> items) {
        List<Turn> turns = new ArrayList<>();
        items.forEach(item -> turns.add(new Turn(item, null, alone)));
        return OneOfMany.run(limit, () -> look(items, turns), failure -> turns);
    }

    private List<Turn> look(List<PuzzleSources.Item> items, List<Turn> turns) {
        List<Integer> places = new ArrayList<>();
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            try {
                Puzzle read = reader.apply(items.get(i).entry().text());
                turns.set(i, new Turn(items.get(i), read, alone));
                places.add(i);
                puzzles.add(read);
            } catch (PuzzleFormatException e) {
                // said when its turn comes
            }
        }
        List<PuzzleLoop.Work> works = together.works(Collections.unmodifiableList(puzzles));
        for (int i = 0; i < works.size(); i++) {
            turns.set(places.get(i), new Turn(items.get(places.get(i)), puzzles.get(i), works.get(i)));
        }
        return turns;
    }
}
