package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/**
 * A sector, what is left of its sum's combinations, and what is left in its squares: {@code w[1]-cell-to-horiz-ctr ==> hr5c2≠12468}.
 *
 * @param variables those that the conclusion is drawn from
 */
record SectorCoupling(Kind kind, boolean across, int sector, Ints variables) implements Pattern.Own {
    /** So many combinations are said one by one. */
    private static final int SOME = 4;

    /** From what to what the conclusion goes. */
    enum Kind {
        CONTROLLER_TO_SECTOR,
        CELL_TO_CONTROLLER,
        SECTOR_TO_CONTROLLER;

        /** As CSP-Rules writes it. */
        String name(boolean across) {
            String way = across ? "horiz" : "verti";
            return switch (this) {
                case CONTROLLER_TO_SECTOR -> "w[1]-ctr-to-" + way + "-sector";
                case CELL_TO_CONTROLLER -> "w[1]-cell-to-" + way + "-ctr";
                case SECTOR_TO_CONTROLLER -> way + "-sector-to-ctr";
            };
        }
    }

    static Ints variables(KakuroLayout layout, Kind kind, int sector) {
        return kind == Kind.CONTROLLER_TO_SECTOR
                ? Ints.of(layout.controller(sector))
                : Ints.of(IntStream.range(0, layout.sectors.get(sector).size())
                        .map(i -> layout.variable(layout.white(sector, i)))
                        .toArray());
    }

    @Override
    public String name() {
        return kind.name(across);
    }

    @Override
    public String title() {
        return switch (kind) {
            case CONTROLLER_TO_SECTOR -> "from a sum to its squares";
            case CELL_TO_CONTROLLER -> "from a square to its sum";
            case SECTOR_TO_CONTROLLER -> "from squares to their sum";
        };
    }

    @Override
    public String written(Model model) {
        return model.part(KakuroLayout.class).orElseThrow().name(sector);
    }

    /** The name alone, as CSP-Rules writes it: what follows says which sector is meant. */
    @Override
    public String head(Model model) {
        return name();
    }

    @Override
    public String spoken(Model model, View before) {
        KakuroLayout layout = model.part(KakuroLayout.class).orElseThrow();
        String sum = ((KakuroNames) model.names()).spoken(layout.sectors.get(sector));
        return switch (kind) {
            case CONTROLLER_TO_SECTOR -> sum + " can only be " + made(layout, before);
            case CELL_TO_CONTROLLER -> narrow(layout, before);
            case SECTOR_TO_CONTROLLER ->
                "there is no square for " + or(digits(missing(layout, before))) + " in the squares of " + sum;
        };
    }

    /** The combinations that are left, as sums; if they are many, their digits. */
    private String made(KakuroLayout layout, View before) {
        int[] left = left(layout, before);
        return left.length <= SOME
                ? or(Arrays.stream(left)
                        .mapToObj(set -> String.join("+", digits(set)))
                        .toList())
                : "made with " + or(digits(Arrays.stream(left).reduce(0, (a, b) -> a | b)));
    }

    private int[] left(KakuroLayout layout, View before) {
        return IntStream.range(0, layout.combinations[sector].count())
                .filter(i -> before.isCandidate(layout.combination(sector, i)))
                .map(layout.combinations[sector]::get)
                .toArray();
    }

    /** The squares that have no digit of some combination that is left, with what they have. */
    private String narrow(KakuroLayout layout, View before) {
        int[] left = left(layout, before);
        return variables.stream()
                .filter(v -> Arrays.stream(left).anyMatch(set -> (set & (int) before.places(v, 0)) == 0))
                .mapToObj(
                        v -> before.model().names().spoken(v) + " can only be " + or(digits((int) before.places(v, 0))))
                .collect(Collectors.joining(", "));
    }

    /** Digits of combinations that no square has. */
    private int missing(KakuroLayout layout, View before) {
        int there = variables.stream().map(v -> (int) before.places(v, 0)).reduce(0, (a, b) -> a | b);
        return Arrays.stream(left(layout, before)).reduce(0, (a, b) -> a | b) & ~there;
    }

    private static List<String> digits(int set) {
        return Pieces.characters(Combinations.digits(set));
    }

    private static String or(List<String> words) {
        return String.join(", ", words).replaceFirst(", ([^,]*)$", " or $1");
    }
}
