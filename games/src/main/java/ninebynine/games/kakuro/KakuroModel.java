package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.limit.Stopping;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Needs;
import ninebynine.rule.Pattern;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/**
 * A Kakuro as labels and variables: digits in squares, and for each sum which combination of digits makes it. So every constraint is one between two
 * labels.
 *
 * <pre>
 *   banks       C[r,c,n]  H[r,c,combination]  V[r,c,combination]
 *   variables   rc: a square → digits         hrc, vrc: a sum → combinations        rn, cn: a magic digit of a sector → squares
 *   links       a digit twice in a sector;    a combination and a digit that it lacks, in a square of the sector
 *   g-labels    combinations inside a set of digits;  digits of a square of which every combination of some has one
 * </pre>
 *
 * Magic are the digits that all combinations of a sum have. Magic sectors have one combination; their variables have types of their own, because
 * CSP-Rules calls their Singles otherwise. Typed chains stay inside of a sector.
 */
final class KakuroModel {
    private static final int DIGITS = Combinations.DIGITS;
    /** No sum has more combinations. */
    private static final int MOST = 12;

    private final KakuroLayout layout;
    private final KakuroNames names;
    private final ModelBuilder builder;

    private KakuroModel(KakuroGrid grid) {
        layout = new KakuroLayout(grid);
        names = new KakuroNames(layout);
        builder = new ModelBuilder(names);
    }

    static Model of(KakuroGrid grid) {
        return new KakuroModel(grid).build();
    }

    private Model build() {
        banks();
        types();
        for (int s = 0; s < layout.sectors.size(); s++) {
            builder.chainType(layout.name(s), layout.variables(s));
        }
        builder.otherLinks(new KakuroLinks(layout));
        groups();
        frames();
        return builder.part(KakuroLayout.class, layout)
                .part(OwnRules.class, KakuroRules.ALL)
                .part(Needs.class, needs())
                .part(Pattern.Reader.class, new KakuroReader())
                .build();
    }

    /** A combination needs a square for each of its digits. */
    private Needs needs() {
        List<Needs.Need> all = new ArrayList<>();
        for (int s = 0; s < layout.sectors.size(); s++) {
            Combinations combinations = layout.combinations[s];
            for (int i = 0; layout.controller(s) >= 0 && i < combinations.count(); i++) {
                for (int d = 1; d <= DIGITS; d++) {
                    if (Combinations.has(combinations.get(i), d)) {
                        all.add(new Needs.Need(layout.combination(s, i), Ints.of(layout.labels(s, d))));
                    }
                }
            }
        }
        return new Needs(all);
    }

    private void banks() {
        KakuroGrid grid = layout.grid;
        int[] present = IntStream.range(0, layout.whites() * DIGITS)
                .map(x -> layout.square(x / DIGITS) * DIGITS + x % DIGITS)
                .toArray();
        builder.bank("C", Shape.of(List.of("r", "c", "n"), grid.rows(), grid.columns(), DIGITS), Ints.of(present));
        bank("H", 0, layout.across);
        bank("V", layout.across, layout.sectors.size());
    }

    private void bank(String name, int from, int to) {
        int[] present = IntStream.range(from, to)
                .flatMap(s -> IntStream.range(0, layout.combinations[s].count())
                        .map(i -> layout.sectors.get(s).controller() * MOST + i))
                .toArray();
        KakuroGrid grid = layout.grid;
        builder.bank(
                name, Shape.of(List.of("r", "c", "combination"), grid.rows(), grid.columns(), MOST), Ints.of(present));
    }

    /** In the order in which Singles are looked for. */
    private void types() {
        type(0, "hrc-magic", "horizontal-magic-sector", "NS");
        type(1, "vrc-magic", "vertical-magic-sector", "NS");
        type(2, "rc", "naked-single", "NS");
        type(3, "hrc", "naked-single", "NS");
        type(4, "vrc", "naked-single", "NS");
        type(5, "rn-magic", "hidden-single-in-magic-horiz-sector", "HS");
        type(6, "cn-magic", "hidden-single-in-magic-verti-sector", "HS");
        type(7, "rn", "hidden-single-for-magic-digit-in-horiz-sector", "HS");
        type(8, "cn", "hidden-single-for-magic-digit-in-verti-sector", "HS");
    }

    private void type(int number, String name, String single, String code) {
        builder.type(name, single, code, layout.types().get(number));
    }

    private void groups() {
        for (int s = 0; s < layout.sectors.size(); s++) {
            Stopping.check();
            int sector = s;
            Combinations combinations = layout.combinations[s];
            combinations.gCombs().stream()
                    .forEach(set -> builder.group(new Group(
                            layout.controller(sector),
                            combinations.inside(set).map(i -> layout.combination(sector, i)))));
        }
        for (int w = 0; w < layout.whites(); w++) {
            Stopping.check();
            int white = w;
            Set<Integer> sets = new HashSet<>();
            Stream.of(true, false)
                    .flatMapToInt(isAcross -> layout.combinations[layout.sectorOf(white, isAcross)].gDigs().stream())
                    .filter(sets::add)
                    .forEach(set -> builder.group(new Group(layout.variable(white), digits(white, set))));
        }
    }

    private static Ints digits(int white, int set) {
        return Ints.of(IntStream.rangeClosed(1, DIGITS)
                .filter(d -> Combinations.has(set, d))
                .map(d -> white * DIGITS + d - 1)
                .toArray());
    }

    private void frames() {
        for (int s = 0; s < layout.sectors.size(); s++) {
            Stopping.check();
            builder.frame(naked(s));
            int[] magic = magic(s);
            if (magic.length > 1) {
                builder.frame(hidden(s, magic));
            }
        }
        for (int digit = 1; digit <= DIGITS; digit++) {
            new Fish(layout, names, digit, true).frames().forEach(builder::frame);
            new Fish(layout, names, digit, false).frames().forEach(builder::frame);
        }
    }

    private int[] magic(int sector) {
        return IntStream.rangeClosed(1, DIGITS)
                .filter(d -> layout.place(sector, d) >= 0)
                .toArray();
    }

    private Frame naked(int s) {
        int size = layout.sectors.get(s).size();
        int[] variables = new int[size];
        int[][] labels = new int[size][];
        for (int i = 0; i < size; i++) {
            int white = layout.white(s, i);
            variables[i] = layout.variable(white);
            labels[i] = IntStream.range(0, DIGITS).map(d -> white * DIGITS + d).toArray();
        }
        return new Frame(Kind.NAKED, title(s), variables, labels, null, squares(s), digits(1, 2, 3, 4, 5, 6, 7, 8, 9));
    }

    /** Lines are magic digits; what other digits a square may be lies beyond them. */
    private Frame hidden(int s, int[] magic) {
        int[] variables = Arrays.stream(magic).map(d -> layout.place(s, d)).toArray();
        int[][] labels = Arrays.stream(magic).mapToObj(d -> layout.labels(s, d)).toArray(int[][]::new);
        int[][] beyond = IntStream.range(0, layout.sectors.get(s).size())
                .mapToObj(i -> IntStream.rangeClosed(1, DIGITS)
                        .filter(d -> layout.place(s, d) < 0)
                        .map(d -> layout.white(s, i) * DIGITS + d - 1)
                        .toArray())
                .toArray(int[][]::new);
        return new Frame(Kind.HIDDEN, title(s), variables, labels, null, digits(magic), squares(s)).withBeyond(beyond);
    }

    private Title title(int s) {
        Sector sector = layout.sectors.get(s);
        int columns = layout.grid.columns();
        int row = sector.controller() / columns + 1;
        return new Title(
                sector.across() ? "-in-horiz-sector" : "-in-verti-sector",
                sector.across() ? "r" + row : "c" + (sector.controller() % columns + 1),
                names.spoken(sector));
    }

    private Words squares(int s) {
        Sector sector = layout.sectors.get(s);
        return new Words(
                List.of(names.positions(sector)),
                sector.squares().stream().mapToObj(layout.grid::rc).toList());
    }

    private static Words digits(int... digits) {
        List<String> spoken = Arrays.stream(digits).mapToObj(Integer::toString).toList();
        return new Words(spoken.stream().map(d -> "n" + d).toList(), spoken);
    }
}
