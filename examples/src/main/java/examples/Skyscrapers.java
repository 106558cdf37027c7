package examples;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.games.grid.Fillings;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;
import ninebynine.games.grid.Side;

/** A Latin square of houses, seen from its sides: a clue is a variable whose candidates are the rows that look so. */
public final class Skyscrapers extends GridGame {
    private static final int N = 5;

    public Skyscrapers() {
        super("skyscrapers", "5x5 Skyscrapers: how many houses are seen from the sides", N);
    }

    @Override
    public String rules() {
        return "A 5x5 Latin square: every row and column has each of the numbers 1 to 5 once. A number is the height of a house, and a clue says how many houses"
                + " are seen from its side, where a higher one hides all lower ones behind it. After the cells come the clues of four sides, with dots for"
                + " none: top, bottom, left, right, each from the top or the left.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        require(
                words.size() == 4 && words.stream().allMatch(side -> side.matches("[1-5.]{5}")),
                "After the cells there are no clues of four sides. Maybe write four words of five digits or dots, such as 2.3.1 ..... 4.... ..2..");
        List<Fillings> clues = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int line = 0; line < N; line++) {
                int clue = words.get(side.ordinal()).charAt(line) - '0';
                if (clue > 0) {
                    clues.add(Fillings.different(
                            side.written(line),
                            side.spoken(line),
                            side.cells(line, N),
                            N,
                            houses -> seen(houses) == clue));
                }
            }
        }
        return GridRules.latin(N).filled(clues);
    }

    private static int seen(List<Integer> houses) {
        int seen = 0;
        int highest = 0;
        for (int house : houses) {
            seen += house > highest ? 1 : 0;
            highest = Math.max(highest, house);
        }
        return seen;
    }

    /** New puzzles have about three clues of four. */
    @Override
    protected Board board(Dice dice) {
        List<Integer> houses = filled(GridRules.latin(N), dice);
        List<String> words = new ArrayList<>();
        for (Side side : Side.values()) {
            StringBuilder clues = new StringBuilder();
            for (int line = 0; line < N; line++) {
                int seen = seen(side.cells(line, N).stream().map(houses::get).toList());
                clues.append(dice.below(4) == 0 ? "." : seen);
            }
            words.add(clues.toString());
        }
        return new Board(words, houses);
    }
}
