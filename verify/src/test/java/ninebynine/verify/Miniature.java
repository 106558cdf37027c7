package ninebynine.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules once more, for 9×9 Sudoku alone, each as plain as its definition: sets, and loops over everything. It is slow, and it
 * shares nothing with the engine, so that the two can be compared.
 *
 * <p>Rows, columns, blocks and numbers count from 1. What a rule finds is text: its name, the pattern with everything sorted, and the
 * sorted conclusions.
 */
final class Miniature {
    /** Number n at row r, column c. */
    record Label(int r, int c, int n) implements Comparable<Label> {
        int block() {
            return 3 * ((r - 1) / 3) + (c - 1) / 3 + 1;
        }

        boolean linked(Label that) {
            boolean sameCell = r == that.r && c == that.c;
            boolean sameHouse = r == that.r || c == that.c || block() == that.block();
            return sameCell ? n != that.n : n == that.n && sameHouse;
        }

        @Override
        public int compareTo(Label that) {
            return Integer.compare(100 * r + 10 * c + n, 100 * that.r + 10 * that.c + that.n);
        }
    }

    private static final List<Integer> NINE =
            IntStream.rangeClosed(1, 9).boxed().toList();
    private static final Map<String, List<Label>> VARIABLES = variables();
    private static final List<Matrix> MATRICES = matrices();

    final Set<Label> candidates = new HashSet<>();
    final Set<Label> values = new HashSet<>();

    /** Everything is possible, the givens are values. */
    static Miniature of(String puzzle) {
        Miniature miniature = new Miniature();
        for (int r : NINE) {
            for (int c : NINE) {
                NINE.forEach(n -> miniature.candidates.add(new Label(r, c, n)));
                char given = puzzle.charAt(9 * (r - 1) + c - 1);
                if (given != '.') {
                    miniature.values.add(new Label(r, c, given - '0'));
                }
            }
        }
        return miniature;
    }

    /** ECP: what is linked to a value is no candidate. */
    void propagate() {
        candidates.removeIf(y -> values.stream().anyMatch(x -> x.linked(y)));
    }

    /** All variables by name, with all their labels. */
    private static Map<String, List<Label>> variables() {
        Map<String, List<Label>> variables = new TreeMap<>();
        for (int r : NINE) {
            for (int c : NINE) {
                for (int n : NINE) {
                    Label x = new Label(r, c, n);
                    List.of("r" + r + "c" + c, "r" + r + "n" + n, "c" + c + "n" + n, "b" + x.block() + "n" + n)
                            .forEach(name -> variables
                                    .computeIfAbsent(name, v -> new ArrayList<>())
                                    .add(x));
                }
            }
        }
        return variables;
    }

    private Set<Label> possible(Collection<Label> labels) {
        return labels.stream().filter(candidates::contains).collect(Collectors.toSet());
    }

    /** S: a variable without a value has exactly one candidate. */
    Set<String> singles() {
        Set<String> found = new TreeSet<>();
        VARIABLES.forEach((name, labels) -> {
            Set<Label> open = possible(labels);
            if (open.size() == 1 && labels.stream().noneMatch(values::contains)) {
                found.add(name + " single ==> " + name(open.iterator().next(), "="));
            }
        });
        return found;
    }

    /** W[1]: all candidates of a variable, two or more, are linked to a label that is none of them. */
    Set<String> interactions() {
        Set<String> found = new TreeSet<>();
        VARIABLES.forEach((name, labels) -> {
            Set<Label> open = possible(labels);
            Set<Label> targets = open.size() < 2 ? Set.of() : linkedToAll(open);
            if (!targets.isEmpty()) {
                found.add(name + " whip[1]" + deletions(targets));
            }
        });
        return found;
    }

    private Set<Label> linkedToAll(Set<Label> labels) {
        Set<Label> found = new HashSet<>();
        for (Label z : candidates) {
            if (labels.stream().allMatch(z::linked)) {
                found.add(z);
            }
        }
        return found;
    }

    /** Where subsets live: 9 lines by 9 transversals, a label at each crossing. */
    private record Matrix(String kind, String place, String unit, Crossing at) {
        interface Crossing {
            Label of(int line, int transversal);
        }

        int block(int line, int transversal) {
            return at.of(line, transversal).block();
        }
    }

    private static List<Matrix> matrices() {
        List<Matrix> all = new ArrayList<>();
        for (int k : NINE) {
            all.add(new Matrix("naked", "-in-a-row", "r" + k, (c, n) -> new Label(k, c, n)));
            all.add(new Matrix("naked", "-in-a-column", "c" + k, (r, n) -> new Label(r, k, n)));
            all.add(new Matrix("naked", "-in-a-block", "b" + k, (s, n) -> inBlock(k, s, n)));
            all.add(new Matrix("hidden", "-in-a-row", "r" + k, (n, c) -> new Label(k, c, n)));
            all.add(new Matrix("hidden", "-in-a-column", "c" + k, (n, r) -> new Label(r, k, n)));
            all.add(new Matrix("hidden", "-in-a-block", "b" + k, (n, s) -> inBlock(k, s, n)));
            all.add(new Matrix("fish", "-in-rows", "n" + k, (r, c) -> new Label(r, c, k)));
            all.add(new Matrix("fish", "-in-columns", "n" + k, (c, r) -> new Label(r, c, k)));
        }
        return all;
    }

    private static Label inBlock(int b, int s, int n) {
        return new Label(3 * ((b - 1) / 3) + (s - 1) / 3 + 1, 3 * ((b - 1) % 3) + (s - 1) % 3 + 1, n);
    }

    /** The lines that have two candidates or more, each with the transversals at which it has them. */
    private Map<Integer, Set<Integer>> lines(Matrix matrix) {
        Map<Integer, Set<Integer>> lines = new TreeMap<>();
        for (int line : NINE) {
            Set<Integer> content = NINE.stream()
                    .filter(t -> candidates.contains(matrix.at().of(line, t)))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (content.size() >= 2) {
                lines.put(line, content);
            }
        }
        return lines;
    }

    /** NP to SHQ: p lines with p transversals in all, in a cycle or special. */
    Set<String> subsets(int p) {
        Set<String> found = new TreeSet<>();
        for (Matrix matrix : MATRICES) {
            Map<Integer, Set<Integer>> open = lines(matrix);
            open.values().removeIf(content -> content.size() > p);
            for (List<Integer> lines : choices(List.copyOf(open.keySet()), p)) {
                List<Set<Integer>> contents = open.keySet().stream()
                        .filter(lines::contains)
                        .map(open::get)
                        .toList();
                Set<Integer> union = new TreeSet<>();
                contents.forEach(union::addAll);
                if (union.size() != p) {
                    continue;
                }
                boolean cyclic = isCyclic(contents, union);
                Set<Label> targets = targets(matrix, lines, union);
                if (!targets.isEmpty() && (cyclic || isSpecial(contents, union))) {
                    String size = List.of("pairs", "triplets", "quads").get(p - 2);
                    found.add((cyclic ? "" : "special-") + matrix.kind() + "-" + size + matrix.place() + " "
                            + matrix.unit() + lines + union + deletions(targets));
                }
            }
        }
        return found;
    }

    private Set<Label> targets(Matrix matrix, Collection<Integer> lines, Collection<Integer> transversals) {
        Set<Label> targets = new HashSet<>();
        for (int line : NINE) {
            for (int t : transversals) {
                if (!lines.contains(line) && candidates.contains(matrix.at().of(line, t))) {
                    targets.add(matrix.at().of(line, t));
                }
            }
        }
        return targets;
    }

    /** In some order line i has transversals i and i+1, and the last line has the first. */
    private static boolean isCyclic(List<Set<Integer>> contents, Set<Integer> union) {
        int p = contents.size();
        List<List<Integer>> transversals = orders(List.copyOf(union));
        return orders(contents).stream()
                .anyMatch(l -> transversals.stream()
                        .anyMatch(t -> IntStream.range(0, p)
                                .allMatch(i ->
                                        l.get(i).contains(t.get(i)) && l.get(i).contains(t.get((i + 1) % p)))));
    }

    /** In some order the lines are exactly {1,2} {1,3} {1,4} {2,3,4}. */
    private static boolean isSpecial(List<Set<Integer>> contents, Set<Integer> union) {
        return contents.size() == 4
                && orders(List.copyOf(union)).stream()
                        .anyMatch(t -> Set.copyOf(contents)
                                .equals(Set.of(
                                        Set.of(t.get(0), t.get(1)),
                                        Set.of(t.get(0), t.get(2)),
                                        Set.of(t.get(0), t.get(3)),
                                        Set.of(t.get(1), t.get(2), t.get(3)))));
    }

    /** FSHP to FSHQ, with the rows r₁…rₚ and the columns c₁…cₚ built up one by one. */
    Set<String> finned(int p) {
        Set<String> found = new TreeSet<>();
        for (Matrix matrix : MATRICES) {
            if (matrix.kind().equals("fish")) {
                Fishing fishing = new Fishing(matrix, lines(matrix), p, found);
                NINE.forEach(c1 -> fishing.grow(List.of(), List.of(c1)));
            }
        }
        return found;
    }

    private final class Fishing {
        private final Matrix matrix;
        private final Map<Integer, Set<Integer>> open;
        private final int p;
        private final Set<String> found;

        Fishing(Matrix matrix, Map<Integer, Set<Integer>> open, int p, Set<String> found) {
            this.matrix = matrix;
            this.open = open;
            this.p = p;
            this.found = found;
        }

        /** The next plain row has the last column and a new one; with p columns the plain rows are complete. */
        void grow(List<Integer> rows, List<Integer> columns) {
            open.forEach((r, content) -> {
                if (rows.contains(r)) {
                    return;
                }
                if (columns.size() == p) {
                    finish(plus(rows, r), columns, content);
                } else if (content.size() <= p && content.contains(columns.get(columns.size() - 1))) {
                    content.stream()
                            .filter(c -> !columns.contains(c))
                            .forEach(c -> grow(plus(rows, r), plus(columns, c)));
                }
            });
        }

        /** The last row has c₁ and something in the block of cₚ, and nothing outside that block and c₁…cₚ₋₁. */
        private void finish(List<Integer> rows, List<Integer> columns, Set<Integer> content) {
            List<Integer> plain = rows.subList(0, p - 1);
            List<Integer> others = columns.subList(0, p - 1);
            int last = rows.get(p - 1);
            int block = matrix.block(last, columns.get(p - 1));
            boolean confined = open.entrySet().stream()
                    .filter(line -> plain.contains(line.getKey()))
                    .allMatch(line -> columns.containsAll(line.getValue()));
            boolean finned = content.contains(columns.get(0))
                    && content.stream().anyMatch(c -> matrix.block(last, c) == block)
                    && content.stream().allMatch(c -> matrix.block(last, c) == block || others.contains(c));
            if (confined && finned && isApart(rows, columns, block)) {
                Set<Label> targets = targets(matrix, rows, columns);
                targets.removeIf(z -> z.block() != block);
                if (!targets.isEmpty()) {
                    found.add("finned-" + p + matrix.place() + " " + matrix.unit() + new TreeSet<>(plain) + last
                            + new TreeSet<>(columns) + deletions(targets));
                }
            }
        }

        /** An x-wing has its columns in two blocks; a jellyfish has nothing else in the block of its fins. */
        private boolean isApart(List<Integer> rows, List<Integer> columns, int block) {
            return switch (p) {
                case 2 -> matrix.block(rows.get(0), columns.get(0)) != matrix.block(rows.get(0), columns.get(1));
                case 4 ->
                    rows.subList(0, 3).stream().noneMatch(r -> matrix.block(r, columns.get(3)) == block)
                            && columns.subList(0, 2).stream().noneMatch(c -> matrix.block(rows.get(3), c) == block);
                default -> true;
            };
        }
    }

    private static <T> List<T> plus(List<T> items, T item) {
        List<T> more = new ArrayList<>(items);
        more.add(item);
        return more;
    }

    /** All ways to choose p of the items, in their order. */
    private static <T> List<List<T>> choices(List<T> items, int p) {
        if (p == 0) {
            return List.of(List.of());
        }
        List<List<T>> all = new ArrayList<>();
        for (int last = p - 1; last < items.size(); last++) {
            for (List<T> before : choices(items.subList(0, last), p - 1)) {
                all.add(plus(before, items.get(last)));
            }
        }
        return all;
    }

    private static <T> List<List<T>> orders(List<T> items) {
        if (items.isEmpty()) {
            return List.of(List.of());
        }
        List<List<T>> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<T> others = new ArrayList<>(items);
            T last = others.remove(i);
            orders(others).forEach(order -> all.add(plus(order, last)));
        }
        return all;
    }

    static String name(Label x, String sign) {
        return "r" + x.r() + "c" + x.c() + sign + x.n();
    }

    static String deletions(Set<Label> targets) {
        return targets.stream().sorted().map(z -> name(z, "≠")).collect(Collectors.joining(", ", " ==> ", ""));
    }
}
