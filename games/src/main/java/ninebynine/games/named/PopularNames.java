package ninebynine.games.named;

import static ninebynine.games.named.PopularName.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.explain.StepNames;
import ninebynine.games.grid.Square;
import ninebynine.model.Frame;
import ninebynine.rule.ChainName;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Which names of the table {@link PopularName} fit a step on a grid. A name is given only if its definition, read on the state, has the step's own
 * conclusion; what was found by one rule may have the name of another.
 */
public final class PopularNames implements StepNames {
    private static final PopularName[][] SUBSETS = {
        {NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD},
        {HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD},
        {X_WING, SWORDFISH, JELLYFISH}
    };
    private static final PopularName[] LOCKED = {LOCKED_PAIR, LOCKED_TRIPLE};
    private static final PopularName[] FINNED = {FINNED_X_WING, FINNED_SWORDFISH, FINNED_JELLYFISH};
    private static final PopularName[] SASHIMI = {SASHIMI_X_WING, SASHIMI_SWORDFISH, SASHIMI_JELLYFISH};

    private final House house;

    /** The names of steps on this square. */
    public PopularNames(Square square) {
        this.house = new House(square);
    }

    @Override
    public List<String> of(Match match, View before) {
        List<PopularName> fitting = match.pattern().accept(new Fitting(match, before));
        return fitting.size() == 1
                ? List.of(fitting.get(0).title())
                : fitting.stream().map(PopularName::title).distinct().toList();
    }

    /** Cells; the lines and blocks of each digit; and the cells that have the same two candidates. */
    @Override
    public List<IntPredicate> fields(View view) {
        List<IntPredicate> fields = new ArrayList<>(List.of(house::isCell));
        IntStream.range(0, house.size()).forEach(d -> fields.add(v -> !house.isCell(v) && v % house.size() == d));
        IntStream.range(0, house.size() * house.size())
                .filter(cell -> view.count(cell) == 2)
                .mapToLong(cell -> house.digits(view, cell))
                .distinct()
                .forEach(two -> fields.add(v -> house.isCell(v) && house.digits(view, v) == two));
        return fields;
    }

    /** The names that fit each kind of pattern. */
    private final class Fitting extends FewCases<List<PopularName>> {
        private final Match match;
        private final View before;

        Fitting(Match match, View before) {
            this.match = match;
            this.before = before;
        }

        @Override
        protected List<PopularName> other() {
            return List.of();
        }

        @Override
        public List<PopularName> lone(Pattern.Lone lone) {
            PopularName single = house.isCell(lone.variable()) ? NAKED_SINGLE : HIDDEN_SINGLE;
            boolean last = true;
            for (int x : match.values().toArray()) {
                last &= house.isLastOfALine(house.cell(x), before);
            }
            return last ? List.of(FULL_HOUSE, single) : List.of(single);
        }

        @Override
        public List<PopularName> subset(Pattern.Subset subset) {
            int size = subset.lines().size() - 2;
            PopularName plain = SUBSETS[subset.frame().kind().ordinal()][size];
            boolean locked = subset.frame().kind() == Frame.Kind.NAKED
                    && size < LOCKED.length
                    && house.shareLineAndBlock(subset.variables().toArray());
            return locked ? List.of(LOCKED[size], plain) : List.of(plain);
        }

        @Override
        public List<PopularName> finned(Pattern.Finned fish) {
            int size = fish.lines().size();
            int line = fish.lines().get(size - 1);
            int[] open = IntStream.range(0, fish.frame().transversalCount())
                    .filter(t -> isCandidate(fish.frame().label(line, t)))
                    .toArray();
            long plain =
                    Arrays.stream(open).filter(fish.transversals()::contains).count();
            PopularName[] names = plain == open.length ? SUBSETS[2] : plain > 1 ? FINNED : SASHIMI;
            return List.of(names[size - 2]);
        }

        private boolean isCandidate(int label) {
            return label >= 0 && before.isCandidate(label);
        }

        @Override
        public List<PopularName> chain(Pattern.Chain chain) {
            if (chain.name() == ChainName.ODDAGON) {
                return ring(chain);
            }
            if (chain.length() == 1) {
                return List.of(house.isLine(chain.cells().get(0).variable()) ? CLAIMING : POINTING);
            }
            return forAllTargets(z -> chain(chain, z));
        }

        /** Those that fit every target; where there are none, those of the first. */
        private List<PopularName> forAllTargets(IntFunction<List<PopularName>> names) {
            Ints targets = match.targets();
            if (targets.isEmpty()) {
                return List.of();
            }
            List<PopularName> first = names.apply(targets.get(0));
            if (targets.size() == 1) {
                return first;
            }
            List<PopularName> common = new ArrayList<>(first);
            targets.stream().skip(1).mapToObj(names).forEach(common::retainAll);
            return common.isEmpty() ? first : common;
        }

        private List<PopularName> chain(Pattern.Chain chain, int z) {
            List<Pattern.Cell> cells = chain.cells();
            ChainShape bivalue = isGrouped(cells) ? null : ChainShape.of(house, before, z, cells);
            List<PopularName> names = new ArrayList<>();
            if (bivalue != null) {
                names.addAll(bivalue.names());
            }
            boolean oneDigit = isOneDigit(chain, z);
            if (oneDigit && chain.length() == 2 && isEmptyRectangle(chain, z)) {
                names.add(EMPTY_RECTANGLE);
                if (isDualRectangle(chain, z)) {
                    names.add(DUAL_EMPTY_RECTANGLE);
                }
            }
            if (bivalue == null && isOnCells(cells)) {
                int[] variables = chain.variables().stream().distinct().toArray();
                names.addAll(new SetShape(house, before, z, variables).names());
            }
            if (names.isEmpty() || bivalue == null && !names.contains(EMPTY_RECTANGLE)) {
                names.addAll(plain(chain, oneDigit));
            }
            return names;
        }

        private boolean isGrouped(List<Pattern.Cell> cells) {
            for (Pattern.Cell cell : cells) {
                if (cell.right().size() > 1) {
                    return true;
                }
            }
            return false;
        }

        private boolean isOnCells(List<Pattern.Cell> cells) {
            for (Pattern.Cell cell : cells) {
                if (!house.isCell(cell.variable())) {
                    return false;
                }
            }
            return true;
        }

        private List<PopularName> plain(Pattern.Chain chain, boolean oneDigit) {
            return switch (chain.name()) {
                case BIVALUE_CHAIN -> List.of();
                case G_BIVALUE_CHAIN -> grouped(chain, oneDigit);
                case Z_CHAIN, T_WHIP, WHIP ->
                    oneDigit && chain.length() >= 3 ? List.of(NISHIO, FORCING_CHAIN) : List.of(FORCING_CHAIN);
                case BRAID, TRIAL_BRAID -> oneDigit ? List.of(NISHIO, FORCING_NET) : List.of(FORCING_NET);
                case G_WHIP, G2_WHIP -> List.of(GROUPED_FORCING_CHAIN);
                case G_BRAID -> List.of(GROUPED_FORCING_NET);
                case ODDAGON -> List.of();
            };
        }

        private List<PopularName> grouped(Pattern.Chain chain, boolean oneDigit) {
            Pattern.Cell first = chain.cells().get(0);
            Ints last = chain.cells().get(chain.length() - 1).right();
            int[] begin = Arrays.stream(House.candidates(before, first.variable()))
                    .filter(x -> !first.right().contains(x))
                    .toArray();
            boolean continuous = Arrays.stream(begin)
                    .allMatch(x ->
                            last.stream().allMatch(y -> before.model().links().linked(x, y)));
            List<PopularName> names = new ArrayList<>();
            if (oneDigit) {
                names.add(GROUPED_X_CHAIN);
            }
            names.add(continuous ? GROUPED_CONTINUOUS_LOOP : GROUPED_DISCONTINUOUS_LOOP);
            names.add(GROUPED_AIC);
            return names;
        }

        private boolean isOneDigit(Pattern.Chain chain, int z) {
            int digit = house.digit(z);
            for (Pattern.Cell cell : chain.cells()) {
                if (house.isCell(cell.variable()) || house.digit(cell.left()) != digit) {
                    return false;
                }
                for (int i = 0; i < cell.right().size(); i++) {
                    if (house.digit(cell.right().get(i)) != digit) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** A block with places in one row and one column only, a line with two: one of these sees an arm, the target the other and the other arm. */
        private boolean isEmptyRectangle(Pattern.Chain chain, int z) {
            Ints two = chain.variables();
            return isEmptyRectangle(two.get(0), two.get(1), z) || isEmptyRectangle(two.get(1), two.get(0), z);
        }

        /** Whether the same block is an empty rectangle with another line, and another target. */
        private boolean isDualRectangle(Pattern.Chain chain, int z) {
            int block = chain.variables().stream()
                    .filter(house::isBlock)
                    .findFirst()
                    .orElseThrow();
            int line =
                    chain.variables().stream().filter(house::isLine).findFirst().orElseThrow();
            int digits = house.size();
            return IntStream.range(0, before.model().variableCount())
                    .filter(v -> v != line && house.isLine(v) && v % digits == line % digits && before.count(v) == 2)
                    .anyMatch(v -> before.candidates().toInts().stream()
                            .filter(x -> x != z && house.digit(x) == house.digit(z) && !before.isValue(x))
                            .anyMatch(x -> isEmptyRectangle(block, v, x)));
        }

        private boolean isEmptyRectangle(int block, int line, int z) {
            int[] inBlock = House.candidates(before, block);
            int[] pair = House.candidates(before, line);
            return house.isBlock(block)
                    && house.isLine(line)
                    && pair.length == 2
                    && (isEmptyRectangle(inBlock, pair[0], pair[1], z)
                            || isEmptyRectangle(inBlock, pair[1], pair[0], z));
        }

        private boolean isEmptyRectangle(int[] inBlock, int near, int far, int z) {
            boolean outside = Arrays.stream(inBlock).noneMatch(x -> house.sameBlock(x, near) || house.sameBlock(x, z));
            return outside
                    && before.model().links().linked(far, z)
                    && (arms(inBlock, house.row(near), house.column(z))
                            || arms(inBlock, house.row(z), house.column(near)));
        }

        /** Whether all of these lie in the row or the column, some not in the one and some not in the other. */
        private boolean arms(int[] inBlock, int row, int column) {
            return Arrays.stream(inBlock).allMatch(x -> house.row(x) == row || house.column(x) == column)
                    && Arrays.stream(inBlock).anyMatch(x -> house.row(x) != row)
                    && Arrays.stream(inBlock).anyMatch(x -> house.column(x) != column);
        }

        private List<PopularName> ring(Pattern.Chain chain) {
            int[] labels = chain.cells().stream()
                    .flatMapToInt(cell -> IntStream.concat(IntStream.of(cell.left()), cell.right().stream()))
                    .toArray();
            long digits = Arrays.stream(labels).map(house::digit).distinct().count();
            boolean cells = chain.variables().stream().allMatch(house::isCell);
            if (digits == 2 && cells) {
                return List.of(BIVALUE_ODDAGON);
            }
            return forAllTargets(
                    z -> digits == 1 && house.digit(z) == house.digit(labels[0]) ? List.of(BROKEN_WING) : List.of());
        }

        @Override
        public List<PopularName> forcing(Pattern.Forcing forcing) {
            return switch (forcing.chain()) {
                case BRAID, G_BRAID -> List.of(FORCING_NET);
                default -> List.of(isCell(forcing) ? CELL_FORCING : REGION_FORCING);
            };
        }

        /** Whether the branches begin with all candidates of a cell. */
        private boolean isCell(Pattern.Forcing forcing) {
            return forcing.branches().stream()
                            .mapToInt(branch -> house.cell(branch.start()))
                            .distinct()
                            .count()
                    == 1;
        }

        @Override
        public List<PopularName> oneOf(Pattern.OneOf one) {
            return one.relation().name().equals("BUG") && one.relation().size() == 1
                    ? List.of(BUG_1)
                    : tridagon(one.relation().name());
        }

        @Override
        public List<PopularName> orChain(Pattern.OrChain chain) {
            return tridagon(chain.relation().name());
        }

        @Override
        public List<PopularName> orForcing(Pattern.OrForcing forcing) {
            return tridagon(forcing.relation().name());
        }

        private List<PopularName> tridagon(String relation) {
            return relation.startsWith("Trid") ? List.of(TRIVALUE_ODDAGON) : List.of();
        }

        @Override
        public List<PopularName> trial(Pattern.Trial trial) {
            boolean nested = trial.steps().stream().anyMatch(step -> step.pattern() instanceof Pattern.Trial);
            return List.of(nested ? NESTED_FORCING : BOWMANS_BINGO);
        }

        @Override
        public List<PopularName> guess(Pattern.Guess guess) {
            return List.of(BRUTE_FORCE);
        }

        /** A pattern that has a name of its own may be called so by players too. */
        @Override
        public List<PopularName> own(Pattern.Own own) {
            String ours = own.name().replaceFirst("\\[.*", "");
            if (ours.equals("belt")) {
                return List.of(SK_LOOP);
            }
            if (ours.contains("-exocet-")) {
                return List.of(JUNIOR_EXOCET);
            }
            if (ours.startsWith("simple-colors")) {
                return List.of(ours.endsWith("wrap") ? SIMPLE_COLORS_WRAP : SIMPLE_COLORS_TRAP, SIMPLE_COLORS);
            }
            if (ours.startsWith("multi-colors")) {
                return List.of(ours.endsWith("1") ? MULTI_COLORS_1 : MULTI_COLORS_2, MULTI_COLORS);
            }
            if (ours.startsWith("template-")) {
                return List.of(match instanceof Match.Assertion ? TEMPLATE_SET : TEMPLATE_DELETE);
            }
            List<PopularName> called = PopularName.named(ours);
            if (!called.contains(ALS_XZ)) {
                return called;
            }
            int[] cells = own.variables().toArray();
            return forAllTargets(
                    z -> Stream.concat(new SetShape(house, before, z, cells).names().stream(), Stream.of(ALS_XZ))
                            .distinct()
                            .toList());
        }
    }
}
