package ninebynine.games.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LabellingTest {
    /** A graph of one colour, or of as many as {@code colours} says. */
    private static Graph graph(int n, int colours, BiPredicate<Integer, Integer> joined) {
        Graph.Builder graph = new Graph.Builder();
        IntStream.range(0, n).forEach(v -> graph.vertex(v % colours));
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n; b++) {
                if (joined.test(a, b)) {
                    graph.edge(a, b);
                }
            }
        }
        return graph.build();
    }

    private static Graph renamed(Graph graph, Random random) {
        int[] names = IntStream.range(0, graph.size()).toArray();
        for (int i = names.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int name = names[i];
            names[i] = names[j];
            names[j] = name;
        }
        int[] olds = new int[names.length];
        IntStream.range(0, names.length).forEach(old -> olds[names[old]] = old);
        Graph.Builder image = new Graph.Builder();
        IntStream.range(0, olds.length)
                .forEach(v -> image.vertex(graph.colours().get(olds[v])));
        for (int v = 0; v < names.length; v++) {
            int from = v;
            graph.neighbours().get(v).stream()
                    .filter(other -> other > from)
                    .forEach(other -> image.edge(names[from], names[other]));
        }
        return image.build();
    }

    /** The graph with its vertices in order, as text. */
    private static String form(Graph graph) {
        Ints places = Objects.requireNonNull(Labelling.of(graph));
        assertThat(places.sorted())
                .isEqualTo(Ints.of(IntStream.range(0, graph.size()).toArray()));
        int[] colours = new int[graph.size()];
        Set<String> edges = new TreeSet<>();
        for (int v = 0; v < graph.size(); v++) {
            colours[places.get(v)] = graph.colours().get(v);
            int from = places.get(v);
            graph.neighbours().get(v).stream()
                    .map(places::get)
                    .filter(to -> from < to)
                    .forEach(to -> edges.add(from + "-" + to));
        }
        return Arrays.toString(colours) + edges;
    }

    /** How many graphs there are on so many vertices, up to names; with two colours counted by trying all renamings. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 2", "3, 1, 4", "4, 1, 11", "5, 1, 34", "6, 1, 156"})
    void thereAreAsManyFormsAsGraphs(int n, int colours, int graphs) {
        assertThat(forms(n, colours)).hasSize(graphs);
    }

    private static Set<String> forms(int n, int colours) {
        int pairs = n * (n - 1) / 2;
        return IntStream.range(0, 1 << pairs)
                .mapToObj(edges -> form(graph(n, colours, (a, b) -> (edges >> b * (b - 1) / 2 + a & 1) != 0)))
                .collect(Collectors.toSet());
    }

    @Test
    void withColoursTooFormsAreEqualWhereRenamingsExist() {
        int n = 4;
        Map<String, Set<String>> all = new HashMap<>();
        for (int edges = 0; edges < 1 << 6; edges++) {
            int of = edges;
            Graph graph = graph(n, 2, (a, b) -> (of >> b * (b - 1) / 2 + a & 1) != 0);
            Set<String> images = new TreeSet<>();
            for (int[] names : List.of(
                    new int[] {0, 1, 2, 3}, new int[] {2, 1, 0, 3}, new int[] {0, 3, 2, 1}, new int[] {2, 3, 0, 1})) {
                Set<String> image = new TreeSet<>();
                for (int a = 0; a < n; a++) {
                    int from = names[a];
                    graph.neighbours().get(a).stream()
                            .map(b -> names[b])
                            .filter(to -> from < to)
                            .forEach(to -> image.add(from + "-" + to));
                }
                images.add(image.toString());
            }
            assertThat(all.computeIfAbsent(form(graph), form -> images)).isEqualTo(images);
        }
        assertThat(new HashSet<>(all.values())).hasSameSizeAs(all.values());
    }

    @Test
    void renamedGraphsHaveTheSameForm() {
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            int n = 1 + random.nextInt(30);
            double density = random.nextDouble();
            Graph graph = graph(n, 1 + random.nextInt(3), (a, b) -> random.nextDouble() < density);
            assertThat(form(renamed(graph, random))).isEqualTo(form(graph));
            assertThat(Labelling.alike(renamed(graph, random))).isEqualTo(Labelling.alike(graph));
        }
    }

    /** Both are strongly regular with 16 vertices of degree 6; refinement alone sees no difference. */
    @Test
    void theShrikhandeGraphIsNotTheRooksGraph() {
        Graph rooks = graph(16, 1, (a, b) -> a / 4 == b / 4 || a % 4 == b % 4);
        Graph shrikhande = graph(16, 1, (a, b) -> {
            int r = Math.floorMod(a / 4 - b / 4, 4);
            int c = Math.floorMod(a % 4 - b % 4, 4);
            return r == 0 && c % 2 == 1 || c == 0 && r % 2 == 1 || r == c && r % 2 == 1;
        });
        assertThat(Labelling.alike(rooks)).isEqualTo(Labelling.alike(shrikhande));
        assertThat(form(rooks)).isNotEqualTo(form(shrikhande));
        assertThat(form(renamed(shrikhande, new Random(2)))).isEqualTo(form(shrikhande));
    }

    /** Where all is alike there is next to no search; the bound is there for what never ends. */
    @ParameterizedTest
    @ValueSource(strings = {"nothing", "everything", "ring", "pairs", "grid", "paley", "cube"})
    void symmetricGraphsEnd(String name) {
        Graph graph = switch (name) {
            case "nothing" -> graph(2000, 1, (a, b) -> false);
            case "everything" -> graph(300, 1, (a, b) -> true);
            case "ring" -> graph(1000, 1, (a, b) -> b == a + 1 || a == 0 && b == 999);
            case "pairs" -> graph(300, 1, (a, b) -> a / 2 == b / 2);
            case "grid" -> graph(400, 1, (a, b) -> b == a + 20 || b == a + 1 && b % 20 > 0);
            case "paley" -> graph(101, 1, (a, b) -> isSquare(b - a, 101));
            default -> graph(256, 1, (a, b) -> Integer.bitCount(a ^ b) == 1);
        };
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> assertThat(form(renamed(graph, new Random(3)))).isEqualTo(form(graph)));
    }

    private static boolean isSquare(int number, int p) {
        return IntStream.range(1, p).anyMatch(x -> x * x % p == number);
    }

    /** Graphs of large random Latin squares are all alike to refinement, and have very many pictures. */
    @Test
    void whereThereAreTooManyPicturesAllCopiesGoWithout() {
        Random random = new Random(4);
        int n = 31;
        int[][] square = new int[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                square[r][c] = (r + c) % n;
            }
        }
        for (int i = 0; i < 40; i++) {
            exchange(square, random.nextInt(n), random.nextInt(n));
        }
        Graph graph = graph(
                n * n, 1, (a, b) -> a / n == b / n || a % n == b % n || square[a / n][a % n] == square[b / n][b % n]);
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            assertThat(Labelling.of(graph)).isNull();
            for (int i = 0; i < 2; i++) {
                Graph copy = renamed(graph, random);
                assertThat(Labelling.of(copy)).isNull();
                assertThat(Labelling.alike(copy)).isEqualTo(Labelling.alike(graph));
            }
        });
    }

    /** Exchanges two numbers along a cycle of two rows, which leaves a Latin square. */
    private static void exchange(int[][] square, int r, int s) {
        int c = 0;
        int first = square[r][0];
        do {
            int other = square[s][c];
            square[s][c] = square[r][c];
            square[r][c] = other;
            int next = other;
            int at = c;
            c = IntStream.range(0, square.length)
                    .filter(d -> d != at && square[r][d] == next)
                    .findFirst()
                    .orElse(at);
            if (c == at) {
                break;
            }
        } while (square[r][c] != first);
    }
}
