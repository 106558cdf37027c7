package ninebynine.verify;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Futoshikis: Latin squares, and an inequality for each sign, read from the three strings. */
record FutoshikiJudge(boolean strict) implements Judge {
    private static final int[] SIZES = {2, 3, 4, 4, 5, 5, 6, 6, 7, 7};

    @Override
    public Game game() {
        return Games.named(strict ? "futoshiki-strict" : "futoshiki");
    }

    /** A solution with some of its signs and few of its numbers; now and then one sign is turned round. */
    @Override
    public Puzzle puzzle(Random random) {
        int n = SIZES[random.nextInt(SIZES.length)];
        int[] cells = LatinJudge.plain(n, random);
        int signs = 35 + random.nextInt(60);
        int numbers = random.nextInt(3) == 0 ? 0 : random.nextInt(35);
        boolean misprinted = random.nextInt(4) == 0;
        String text = text(cells, n, signs, numbers, random);
        try {
            return game().parse(misprinted ? turned(text, random) : text);
        } catch (PuzzleFormatException circle) {
            return game().parse(text);
        }
    }

    private static String text(int[] cells, int n, int signs, int numbers, Random random) {
        String given = IntStream.range(0, n * n)
                .mapToObj(i -> random.nextInt(100) < numbers ? Integer.toString(cells[i]) : ".")
                .collect(Collectors.joining());
        StringBuilder across = new StringBuilder();
        StringBuilder down = new StringBuilder();
        for (int line = 0; line < n; line++) {
            for (int i = 0; i < n - 1; i++) {
                int row = line * n + i;
                int column = i * n + line;
                across.append(random.nextInt(100) < signs ? cells[row] < cells[row + 1] ? '<' : '>' : '-');
                down.append(random.nextInt(100) < signs ? cells[column] < cells[column + n] ? '<' : '>' : '-');
            }
        }
        return given + " " + across + " " + down;
    }

    private static String turned(String text, Random random) {
        int[] signs = IntStream.range(0, text.length())
                .filter(i -> text.charAt(i) == '<' || text.charAt(i) == '>')
                .toArray();
        if (signs.length == 0) {
            return text;
        }
        int at = signs[random.nextInt(signs.length)];
        return text.substring(0, at) + (text.charAt(at) == '<' ? '>' : '<') + text.substring(at + 1);
    }

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        String[] strings = puzzle.text().split(" ", -1);
        int n = (int) Math.sqrt(strings[0].length());
        Model model = new Model();
        IntVar[] cells = LatinJudge.square(model, n, i -> strings[0].charAt(i) == '.' ? 0 : strings[0].charAt(i) - '0');
        for (int i = 0; i < n * (n - 1); i++) {
            int row = i / (n - 1) * n + i % (n - 1);
            int column = i % (n - 1) * n + i / (n - 1);
            compare(model, cells[row], strings[1].charAt(i), cells[row + 1]);
            compare(model, cells[column], strings[2].charAt(i), cells[column + n]);
        }
        return Judges.solutions(model, cells, n * n * n, (cell, value) -> cell * n + value, limit);
    }

    private static void compare(Model model, IntVar first, char sign, IntVar second) {
        if (sign != '-') {
            model.arithm(first, Character.toString(sign), second).post();
        }
    }

    @Override
    public List<String> theories() {
        return strict
                ? List.of("gBC[4]", "gW[4]", "gB[4]", "FgB[4]")
                : List.of(
                        "W1",
                        "S+Z[4]+tW[4]+W[4]",
                        "gBC[4]+g2W[3]",
                        "gB[4]",
                        "FgB[4]",
                        "TyZ[4]+TygW[3]+O[5]",
                        "TE1(W1)");
    }
}
