package examples;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.Fillings;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

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
        if (words.size() != 4 || !words.stream().allMatch(side -> side.matches("[1-5.]{5}"))) {
            throw new PuzzleFormatException(
                    "After the cells there are no clues of four sides. Maybe write four words of five digits or dots, such as 2.3.1 ..... 4.... ..2..");
        }
        List<Fillings> clues = new ArrayList<>();
        for (int side = 0; side < 4; side++) {
            for (int line = 0; line < N; line++) {
                char clue = words.get(side).charAt(line);
                if (clue != '.') {
                    clues.add(seen(side, line, clue - '0'));
                }
            }
        }
        return GridRules.latin(N).filled(clues);
    }

    private static Fillings seen(int side, int line, int count) {
        boolean column = side < 2;
        List<Integer> cells = new ArrayList<>(IntStream.range(0, N)
                .mapToObj(i -> column ? i * N + line : line * N + i)
                .toList());
        if (side % 2 == 1) {
            Collections.reverse(cells);
        }
        String from = List.of("top", "bottom", "left", "right").get(side);
        return Fillings.different(
                from.charAt(0) + "" + (line + 1),
                (column ? "column " : "row ") + (line + 1) + " from the " + from,
                cells,
                N,
                houses -> visible(houses) == count);
    }

    private static int visible(List<Integer> houses) {
        int seen = 0;
        int highest = 0;
        for (int house : houses) {
            seen += house > highest ? 1 : 0;
            highest = Math.max(highest, house);
        }
        return seen;
    }
}
