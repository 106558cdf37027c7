package ninebynine.verify;

import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.games.map.MapPuzzle;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Maps: countries grown on squares, or any graph; neighbours differ. */
record MapJudge() implements Judge {
    private static final String COLOURS = "BYRGOVI";

    @Override
    public Game game() {
        return Games.named("map");
    }

    @Override
    public Puzzle puzzle(Random random) {
        int colours = 2 + random.nextInt(4);
        int countries = 4 + random.nextInt(17);
        String borders = random.nextInt(4) == 0 ? graph(countries, random) : grown(countries, random);
        MapPuzzle bare = (MapPuzzle) game().parse(text(colours, countries, ".".repeat(countries), borders));
        List<Bits> solutions = solutions(bare, 1);
        if (solutions.isEmpty()) {
            return bare;
        }
        char[] givens = ".".repeat(countries).toCharArray();
        int percent = 20 + random.nextInt(60);
        for (int x = solutions.get(0).first(); x >= 0; x = solutions.get(0).next(x + 1)) {
            if (random.nextInt(100) < percent) {
                givens[x / colours] = COLOURS.charAt(x % colours);
            }
        }
        if (random.nextInt(5) == 0) {
            misprint(bare, givens, colours, random);
        }
        return game().parse(text(colours, countries, new String(givens), borders));
    }

    private static String text(int colours, int countries, String givens, String borders) {
        return colours + " " + countries + " \"" + givens + "\" " + borders;
    }

    private static String graph(int countries, Random random) {
        StringJoiner borders = new StringJoiner(" : ");
        for (int edge = 0; edge < 2 * countries; edge++) {
            int a = random.nextInt(countries);
            int b = random.nextInt(countries);
            if (a != b) {
                borders.add((a + 1) + " " + (b + 1));
            }
        }
        return borders.toString();
    }

    /** Countries that begin on one square each and take free squares beside them until none is left. */
    private static String grown(int countries, Random random) {
        int side = (int) Math.ceil(Math.sqrt(3.0 * countries));
        int[] owner = new int[side * side];
        Isomorphism.shuffled(owner.length, random).stream().limit(countries).forEach(i -> owner[i] = -1);
        int next = 1;
        for (int i = 0; i < owner.length; i++) {
            owner[i] = owner[i] < 0 ? next++ : 0;
        }
        while (IntStream.of(owner).anyMatch(o -> o == 0)) {
            int to = random.nextInt(owner.length);
            int from = beside(to, side, random.nextBoolean(), random.nextBoolean());
            owner[to] = owner[to] == 0 && from >= 0 ? owner[from] : owner[to];
        }
        StringJoiner borders = new StringJoiner(" : ");
        for (int i = 0; i < owner.length; i++) {
            for (boolean below : new boolean[] {false, true}) {
                int other = beside(i, side, below, true);
                if (other >= 0 && owner[i] != owner[other]) {
                    borders.add(owner[i] + " " + owner[other]);
                }
            }
        }
        return borders.toString();
    }

    private static int beside(int square, int side, boolean vertical, boolean forward) {
        int r = square / side + (vertical ? forward ? 1 : -1 : 0);
        int c = square % side + (vertical ? 0 : forward ? 1 : -1);
        return r < 0 || c < 0 || r >= side || c >= side ? -1 : r * side + c;
    }

    /** Gives a country a colour that no neighbour was given. */
    private static void misprint(MapPuzzle map, char[] givens, int colours, Random random) {
        int country = random.nextInt(givens.length);
        char colour = COLOURS.charAt(random.nextInt(colours));
        if (map.neighbours(country).stream().noneMatch(other -> givens[other] == colour)) {
            givens[country] = colour;
        }
    }

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        MapPuzzle map = (MapPuzzle) puzzle;
        int countries = map.givens().size();
        int colours = map.model().labelCount() / countries;
        Model model = new Model();
        IntVar[] colour = map.givens().stream()
                .mapToObj(given -> given > 0 ? model.intVar(given - 1) : model.intVar(0, colours - 1))
                .toArray(IntVar[]::new);
        for (int country = 0; country < countries; country++) {
            for (int other : map.neighbours(country).toArray()) {
                model.arithm(colour[country], "!=", colour[other]).post();
            }
        }
        return Judges.solutions(model, colour, countries * colours, (i, value) -> i * colours + value, limit);
    }
}
