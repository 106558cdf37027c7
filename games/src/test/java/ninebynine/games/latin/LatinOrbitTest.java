package ninebynine.games.latin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.SquareWriter;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Squares that are the same but for symmetry have one form, others have another; squares are int[n²] here, 0 for an empty cell. */
class LatinOrbitTest {
    private final LatinGame latin = LatinGame.plain();
    private final LatinGame pandiagonal = LatinGame.pandiagonal();

    private static String text(LatinKind kind, int[] square) {
        return SquareWriter.line(kind.sizes(), (int) Math.round(Math.sqrt(square.length)), Ints.of(square));
    }

    /** Without a model, which large squares need much room for. */
    private static String form(LatinKind kind, int[] square) {
        return kind.canonical(new Cells((int) Math.round(Math.sqrt(square.length)), Ints.of(square), null));
    }

    private static List<Integer> shuffled(int n, Random random) {
        List<Integer> items = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(items, random);
        return items;
    }

    /** Rows, columns and numbers exchanged, and then the three with each other. */
    private static int[] image(int[] square, int n, List<List<Integer>> names, List<Integer> axes) {
        int[] image = new int[n * n];
        for (int cell = 0; cell < square.length; cell++) {
            if (square[cell] > 0) {
                int[] triple = {
                    names.get(0).get(cell / n),
                    names.get(1).get(cell % n),
                    names.get(2).get(square[cell] - 1)
                };
                image[triple[axes.get(0)] * n + triple[axes.get(1)]] = triple[axes.get(2)] + 1;
            }
        }
        return image;
    }

    private static int[] image(int[] square, int n, Random random) {
        List<List<Integer>> names = List.of(shuffled(n, random), shuffled(n, random), shuffled(n, random));
        return image(square, n, names, shuffled(3, random));
    }

    /** A cyclic square in disguise, less some of its cells. */
    private static int[] square(int n, Random random) {
        int[] square = new int[n * n];
        int givens = random.nextInt(n * n + 1);
        for (int cell = 0; cell < square.length; cell++) {
            square[cell] = random.nextInt(n * n) < givens ? 1 + (cell / n + cell % n) % n : 0;
        }
        return image(square, n, random);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 9, 12, 16, 40})
    void imagesShareAForm(int n) {
        Random random = new Random(n);
        for (int i = 0; i < Math.max(3, 300 / n); i++) {
            int[] square = square(n, random);
            LatinPuzzle puzzle = latin.parse(text(LatinKind.PLAIN, square));
            String form = puzzle.canonical();
            assertThat(form(LatinKind.PLAIN, image(square, n, random)))
                    .as(puzzle.text())
                    .isEqualTo(form);
            LatinPuzzle first = latin.parse(form);
            assertThat(first.canonical()).isEqualTo(form);
            assertThat(first.clues()).isEqualTo(puzzle.clues());
        }
    }

    /** Every partial square of size 3, all that exchanging two lines or two axes makes of it, and so every orbit as a whole. */
    @Test
    void ofSizeThreeFormsAreOrbits() {
        List<int[]> all = partial(3);
        Map<String, String> forms = new HashMap<>();
        all.forEach(square -> forms.put(Arrays.toString(square), form(LatinKind.PLAIN, square)));
        Map<String, Set<String>> orbits = new HashMap<>();
        List<Integer> same = List.of(0, 1, 2);
        List<UnaryOperator<int[]>> exchanges = new ArrayList<>();
        for (List<Integer> swap : List.of(List.of(1, 0, 2), List.of(0, 2, 1))) {
            exchanges.add(square -> image(square, 3, List.of(swap, same, same), same));
            exchanges.add(square -> image(square, 3, List.of(same, swap, same), same));
            exchanges.add(square -> image(square, 3, List.of(same, same, swap), same));
            exchanges.add(square -> image(square, 3, List.of(same, same, same), swap));
        }
        for (int[] square : all) {
            if (orbits.values().stream().anyMatch(orbit -> orbit.contains(Arrays.toString(square)))) {
                continue;
            }
            Set<String> orbit = new HashSet<>();
            List<int[]> open = new ArrayList<>(List.of(square));
            while (!open.isEmpty()) {
                int[] next = open.remove(open.size() - 1);
                if (orbit.add(Arrays.toString(next))) {
                    exchanges.forEach(exchange -> open.add(exchange.apply(next)));
                }
            }
            orbits.put(Arrays.toString(square), orbit);
            assertThat(orbit.stream().map(forms::get).distinct()).hasSize(1);
        }
        assertThat(new HashSet<>(forms.values())).hasSameSizeAs(orbits.keySet());
    }

    private List<int[]> partial(int n) {
        List<int[]> squares = new ArrayList<>(List.of(new int[n * n]));
        for (int cell = 0; cell < n * n; cell++) {
            for (int[] square : List.copyOf(squares)) {
                for (int number = 1; number <= n; number++) {
                    int[] more = square.clone();
                    more[cell] = number;
                    int at = cell;
                    boolean fits = IntStream.range(0, cell)
                            .noneMatch(
                                    other -> more[other] == more[at] && (other / n == at / n || other % n == at % n));
                    if (fits) {
                        squares.add(more);
                    }
                }
            }
        }
        return squares;
    }

    /** The largest squares, empty, nearly empty and full: it ends, with a form or with a name. */
    @Test
    @Tag("full")
    void theLargestEndToo() {
        int n = 100;
        int[] square = new int[n * n];
        assertThat(form(LatinKind.PLAIN, square)).isEqualTo(text(LatinKind.PLAIN, square));
        IntStream.range(0, n).forEach(i -> square[i * n + i] = i + 1);
        String diagonal = form(LatinKind.PLAIN, square);
        assertThat(form(LatinKind.PLAIN, image(square, n, new Random(1)))).isEqualTo(diagonal);
        IntStream.range(0, n * n).forEach(i -> square[i] = 1 + (i / n + i % n) % n);
        String cyclic = form(LatinKind.PLAIN, square);
        assertThat(form(LatinKind.PLAIN, image(square, n, new Random(1)))).isEqualTo(cyclic);
    }

    @Test
    void candidatesGoWithTheirSquare() {
        String form = latin.parse("12 12 3 123 1 2 3 123 12").canonical();
        // columns exchanged, then rows with columns; then 1 and 2 exchanged
        assertThat(latin.parse("3 2 12 12 1 123 12 123 3").canonical()).isEqualTo(form);
        assertThat(latin.parse("12 12 3 123 2 1 3 123 12").canonical()).isEqualTo(form);
        assertThat(latin.parse("12 12 3 123 1 2 3 12 12").canonical()).isNotEqualTo(form);
        assertThat(latin.parse(form).canonical()).isEqualTo(form);
    }

    private static int[] moved(int[] square, int n, int[] map, List<Integer> numbers) {
        int[] image = new int[n * n];
        for (int cell = 0; cell < square.length; cell++) {
            int r = Math.floorMod(map[0] * (cell / n) + map[1] * (cell % n) + map[4], n);
            int c = Math.floorMod(map[2] * (cell / n) + map[3] * (cell % n) + map[5], n);
            image[r * n + c] = square[cell] == 0 ? 0 : 1 + numbers.get(square[cell] - 1);
        }
        return image;
    }

    /** All affine maps of the plane over Z/n that take rows, columns and broken diagonals to such lines, found by trying. */
    private static List<int[]> maps(int n) {
        List<int[]> maps = new ArrayList<>();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, n - 1}};
        for (int i = 0; i < n * n * n * n; i++) {
            int[] m = {i % n, i / n % n, i / n / n % n, i / n / n / n, 0, 0};
            Set<Integer> images = new HashSet<>();
            for (int[] d : directions) {
                int r = (m[0] * d[0] + m[1] * d[1]) % n;
                int c = (m[2] * d[0] + m[3] * d[1]) % n;
                images.add(r == 0 && c == 0 ? -1 : r == 0 ? 0 : c == 0 ? 1 : r == c ? 2 : r + c == n ? 3 : -1);
            }
            if (images.equals(Set.of(0, 1, 2, 3))) {
                maps.add(m);
            }
        }
        return maps;
    }

    private static int[] pandiagonalSquare(int n, Random random, int givens) {
        int[] square = new int[n * n];
        shuffled(n * n, random).stream()
                .limit(givens)
                .forEach(cell -> square[cell] = 1 + (cell / n * 2 + cell % n) % n);
        return square;
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7})
    void pandiagonalFormsAreOrbits(int n) {
        List<int[]> maps = maps(n);
        assertThat(maps).hasSize(8 * (n - 1));
        Random random = new Random(n);
        for (int i = 0; i < 60; i++) {
            int[] square = pandiagonalSquare(n, random, i < 20 ? 3 : random.nextInt(n * n + 1));
            String form = form(LatinKind.PANDIAGONAL, square);
            int[] map = maps.get(random.nextInt(maps.size())).clone();
            map[4] = random.nextInt(n);
            map[5] = random.nextInt(n);
            int[] image = moved(square, n, map, shuffled(n, random));
            assertThat(form(LatinKind.PANDIAGONAL, image)).isEqualTo(form);
            assertThat(pandiagonal.parse(form).canonical()).isEqualTo(form);
            int[] other = pandiagonalSquare(n, random, 3);
            if (i < 20) {
                assertThat(form(LatinKind.PANDIAGONAL, other).equals(form))
                        .isEqualTo(smallest(other, n, maps).equals(smallest(square, n, maps)));
            }
        }
    }

    /** The first text of all images, with numbers in the order in which they come. */
    private static String smallest(int[] square, int n, List<int[]> maps) {
        String smallest = "~";
        for (int[] linear : maps) {
            for (int t = 0; t < n * n; t++) {
                int[] map = linear.clone();
                map[4] = t / n;
                map[5] = t % n;
                int[] image =
                        moved(square, n, map, IntStream.range(0, n).boxed().toList());
                List<Integer> names = new ArrayList<>(List.of(0));
                Arrays.stream(image).filter(v -> v > 0).distinct().forEach(names::add);
                String text =
                        Arrays.toString(Arrays.stream(image).map(names::indexOf).toArray());
                smallest = text.compareTo(smallest) < 0 ? text : smallest;
            }
        }
        return smallest;
    }

    @Test
    @Tag("full")
    void theLargestPandiagonalSquaresEndToo() {
        for (int n : List.of(35, 97)) {
            int[] square = new int[n * n];
            assertThat(form(LatinKind.PANDIAGONAL, square)).isEqualTo(text(LatinKind.PANDIAGONAL, square));
            int[] half = pandiagonalSquare(n, new Random(1), n * n / 2);
            int[] full = pandiagonalSquare(n, new Random(1), n * n);
            for (int[] some : List.of(half, full)) {
                int[] moved = moved(some, n, new int[] {2, 2, 2, n - 2, 3, 4}, shuffled(n, new Random(2)));
                assertThat(form(LatinKind.PANDIAGONAL, moved)).isEqualTo(form(LatinKind.PANDIAGONAL, some));
            }
        }
    }
}
