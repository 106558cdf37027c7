package ninebynine.games.kakuro;

import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * A sector, what is left of its sum's combinations, and what is left in its squares: {@code w[1]-cell-to-horiz-ctr ==> hr5c2≠12468}.
 *
 * @param variables those that the conclusion is drawn from
 */
record Coupled(Kind kind, boolean across, int sector, Ints variables) implements Pattern.Own {
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

    /** Nothing: what follows says which sector is meant. */
    @Override
    public String written(Model model) {
        return "";
    }

    @Override
    public String spoken(Model model, View before) {
        KakuroLayout layout = model.part(KakuroLayout.class).orElseThrow();
        String sum = ((KakuroNames) model.names()).spoken(layout.sectors.get(sector));
        return switch (kind) {
            case CONTROLLER_TO_SECTOR -> sum + " can't be made with such digits any more";
            case CELL_TO_CONTROLLER -> "a combination of " + sum + " must have a digit for each square";
            case SECTOR_TO_CONTROLLER -> "every digit of a combination of " + sum + " needs a square";
        };
    }
}
