package ninebynine.games.grid;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.LabelDraft;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.game.Symmetry;
import ninebynine.model.Model;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.DepthFirst;
import ninebynine.state.State;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Bits;

/** Boards of a {@link GridGame} to be: its clues are the numbers of the cells. */
final class GridDrafter implements Drafter {
    /** How often a search may guess before another number is tried. */
    private static final long PATIENCE = 2_000;

    private final GridGame game;
    private final int n;

    GridDrafter(GridGame game, int n) {
        this.game = game;
        this.n = n;
    }

    @Override
    public Draft draft(Dice dice) {
        GridGame.Board board = game.board(dice);
        String words = board.words().isEmpty() ? "" : " " + String.join(" ", board.words());
        return new Numbered(
                board.numbers(), words, game.parse(".".repeat(n * n) + words).model());
    }

    /** The solution of a puzzle that has one, and its givens. */
    @Override
    public DraftWithClues of(Puzzle puzzle) {
        int[] numbers = new int[n * n];
        Count count =
                puzzle.counter().count(puzzle.start(), Bound.solutions(2), solution -> numbers(solution, numbers));
        if (!count.isUnique()) {
            throw new PuzzleFormatException("The puzzle has not one solution. Maybe a number is missing.");
        }
        String text = puzzle.text();
        Bits told = new Bits(n * n);
        State start = puzzle.start();
        for (int cell = 0; cell < n * n; cell++) {
            if (start.isValue(cell * n + numbers[cell] - 1)) {
                told.set(cell);
            }
        }
        int blank = text.indexOf(' ');
        List<Integer> all = Arrays.stream(numbers).boxed().toList();
        return new DraftWithClues(new Numbered(all, blank < 0 ? "" : text.substring(blank), puzzle.model()), told);
    }

    private void numbers(Bits solution, int[] numbers) {
        for (int label = 0; label < n * n * n; label++) {
            if (solution.get(label)) {
                numbers[label / n] = label % n + 1;
            }
        }
    }

    /** Cell after cell in any order, each with any number that leaves a solution; once two rows' worth are filled, a search fills the rest. */
    static List<Integer> filled(GridRules rules, Dice dice) {
        int n = rules.size();
        Model model = rules.model(OwnRules.NONE, (head, of) -> null);
        DepthFirst search = new DepthFirst(model);
        State state = State.full(model);
        int[] cells = dice.order(n * n);
        Bits[] last = {new Bits(model.labelCount())};
        for (int i = 0; i < 2 * n; i++) {
            for (int number : dice.order(n)) {
                int label = cells[i] * n + number;
                State next = state.copy();
                if (next.isCandidate(label)) {
                    next.assertValue(label);
                    if (search.count(next, new Bound(1, PATIENCE), solution -> last[0] = solution)
                                    .solutions()
                            > 0) {
                        state = next;
                        break;
                    }
                }
            }
        }
        Bits found = last[0];
        if (found.isEmpty()) {
            throw new IllegalArgumentException("No board that keeps these rules was found. Maybe they allow none.");
        }
        Integer[] numbers = new Integer[n * n];
        for (int label = 0; label < n * n * n; label++) {
            if (found.get(label)) {
                numbers[label / n] = label % n + 1;
            }
        }
        return List.of(numbers);
    }

    private final class Numbered extends LabelDraft {
        private final List<Integer> numbers;
        private final String words;

        Numbered(List<Integer> numbers, String words, Model model) {
            super(model, new DepthFirst(model), labels(numbers));
            this.numbers = numbers;
            this.words = words;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < numbers.size(); cell++) {
                text.append(told.get(cell) ? Symbols.symbol(numbers.get(cell)) : '.');
            }
            return game.parse(text + words);
        }

        @Override
        public int place(int clue) {
            return clue;
        }

        @Override
        public int image(int clue, Symmetry.Motion motion) {
            return motion.of(clue, n, n);
        }
    }

    private int[] labels(List<Integer> numbers) {
        int[] labels = new int[numbers.size()];
        for (int cell = 0; cell < labels.length; cell++) {
            labels[cell] = cell * n + numbers.get(cell) - 1;
        }
        return labels;
    }
}
