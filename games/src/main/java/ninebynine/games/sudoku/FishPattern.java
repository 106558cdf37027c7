package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Exhaustion;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Houses that have a digit only in as many others, but for fins: {@code finned-franken-swordfish: r2n5 r4n5 b3n5 | c1n5 c3n5 b9n5}.
 *
 * @param bases where the digit of a house is, as variables
 * @param covers the same of the houses that take it up; as many
 */
record FishPattern(Fins fins, Kind kind, Ints bases, Ints covers) implements Pattern.Own {
    static final String CODE = "Fish";
    private static final List<String> SIZES =
            List.of("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan");

    /** What the bases have outside of the covers, or twice. */
    enum Fins {
        NONE(""),
        SOME("finned-"),
        /** Some base has at most one place besides. */
        SASHIMI("sashimi-");

        private final String word;

        Fins(String word) {
            this.word = word;
        }
    }

    /** Which houses they are. */
    enum Kind {
        /** Rows in columns, or columns in rows. */
        BASIC(""),
        /** The same with blocks on either side. */
        FRANKEN("franken-"),
        /** Any. */
        MUTANT("mutant-");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** That of the houses on both sides, each a set of kinds as bits. */
        static Kind of(int bases, int covers) {
            int block = 1 << Sheet.BLOCKS;
            int lines = bases & ~block;
            int across = covers & ~block;
            boolean crossed = Integer.bitCount(lines) < 2 && Integer.bitCount(across) < 2 && lines != across;
            return !crossed ? MUTANT : ((bases | covers) & block) != 0 ? FRANKEN : BASIC;
        }
    }

    private static final java.util.regex.Pattern WRITTEN = java.util.regex.Pattern.compile(
            "(finned-|sashimi-|)(franken-|mutant-|)([a-z-]+): ([rcbn\\d ]+) \\| ([rcbn\\d ]+)");

    static int largest() {
        return SIZES.size() + 1;
    }

    static String code(int size) {
        return CODE + "[" + size + "]";
    }

    @Override
    public Ints variables() {
        return bases;
    }

    @Override
    public String name() {
        return fins.word + kind.word + SIZES.get(bases.size() - 2);
    }

    @Override
    public String code() {
        return code(bases.size());
    }

    @Override
    public String title() {
        return name().replace("-", " ").replace("x wing", "x-wing");
    }

    @Override
    public String written(Model model) {
        return Covering.names(bases, model) + " | " + Covering.names(covers, model);
    }

    /** The name must fit, and with the label no places are left for all bases. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        return isCalledSo(model, isCandidate) && Exhaustion.refutes(model, isCandidate, isValue, bases, label);
    }

    private boolean isCalledSo(Model model, IntPredicate isCandidate) {
        List<int[]> places = bases.stream()
                .mapToObj(v -> IntStream.of(model.labels(v)).filter(isCandidate).toArray())
                .toList();
        int[] all = places.stream().flatMapToInt(IntStream::of).toArray();
        IntPredicate fin = x -> covers.stream().noneMatch(v -> contains(model.labels(v), x))
                || IntStream.of(all).filter(y -> y == x).count() > 1;
        boolean some = IntStream.of(all).anyMatch(fin);
        boolean bare = places.stream()
                .anyMatch(of -> IntStream.of(of).filter(fin.negate()).count() < 2);
        Fins told = !some ? Fins.NONE : kind == Kind.BASIC && bare ? Fins.SASHIMI : Fins.SOME;
        int n = model.labels(0).length;
        return told == fins && Kind.of(kinds(bases, n), kinds(covers, n)) == kind && areApart();
    }

    private static int kinds(Ints houses, int n) {
        return houses.stream().map(v -> 1 << v / (n * n) - 1).reduce(0, (a, b) -> a | b);
    }

    private boolean areApart() {
        return IntStream.concat(bases.stream(), covers.stream()).distinct().count() == 2L * bases.size()
                && covers.size() == bases.size();
    }

    private static boolean contains(int[] labels, int label) {
        return Arrays.stream(labels).anyMatch(x -> x == label);
    }

    @Override
    public String spoken(Model model, View before) {
        return "whatever holds "
                + bases.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + " lies in "
                + covers.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + (fins == Fins.NONE ? "" : ", or sees it,") + " and takes them up";
    }

    /** Another name, and another house on either side. */
    @Override
    public List<Pattern.Own> variants(Model model) {
        int n = model.labels(0).length;
        List<Pattern.Own> changed = new ArrayList<>();
        Stream.of(Fins.values())
                .filter(other -> other != fins)
                .forEach(other -> changed.add(new FishPattern(other, kind, bases, covers)));
        for (int i = 0; i < bases.size(); i++) {
            int base = bases.get(i) + n;
            int cover = covers.get(i) + n;
            if (base < model.variableCount() && !bases.contains(base)) {
                changed.add(new FishPattern(fins, kind, with(bases, i, base), covers));
            }
            if (cover < model.variableCount() && !covers.contains(cover)) {
                changed.add(new FishPattern(fins, kind, bases, with(covers, i, cover)));
            }
        }
        return changed;
    }

    private static Ints with(Ints of, int at, int other) {
        return Ints.of(IntStream.range(0, of.size())
                        .map(i -> i == at ? other : of.get(i))
                        .toArray())
                .sorted();
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        Ints bases = variables(m.group(4), model);
        Ints covers = variables(m.group(5), model);
        int size = SIZES.indexOf(m.group(3)) + 2;
        if (bases == null || covers == null || bases.size() != size || covers.size() != size) {
            return null;
        }
        return Stream.of(Fins.values())
                .flatMap(fins -> Stream.of(Kind.values()).map(kind -> new FishPattern(fins, kind, bases, covers)))
                .filter(read -> read.head(model).equals(head))
                .findFirst()
                .orElse(null);
    }

    /** Houses of one digit; null if they are something else. */
    static @Nullable Ints variables(String names, Model model) {
        int n = model.labels(0).length;
        List<OptionalInt> found =
                Stream.of(names.split(" ", -1)).map(model.index()::variable).toList();
        if (found.stream().anyMatch(v -> v.isEmpty() || v.getAsInt() < n * n)
                || found.stream().mapToInt(v -> v.getAsInt() % n).distinct().count() > 1) {
            return null;
        }
        return Ints.of(found.stream().mapToInt(OptionalInt::getAsInt).toArray());
    }
}
