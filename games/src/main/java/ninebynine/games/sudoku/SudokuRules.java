package ninebynine.games.sudoku;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;
import org.jspecify.annotations.Nullable;

/** The rules that only Sudoku has, in their places: all of them are asked for by name. */
final class SudokuRules {
    private static final Family CODED_UNIQUENESS = new Family(
            "CodedUniqueness",
            CodedUniqueness.class,
            0,
            0,
            (model, level) -> List.of(new CodedUniqueness(), new CodedBug()));

    private static final Family UNIQUE_RECTANGLE = new Family(
            "UniqueRectangle",
            UniqueRectangle.class,
            UniqueRectangle.LEVEL,
            UniqueRectangle.LEVEL,
            (model, level) -> List.of(new UniqueRectangle()));

    private static final Family SUE_DE_COQ = new Family(
            "SueDeCoq",
            SueDeCoq.class,
            SueDeCoq.SMALLEST,
            SueDeCoq.LARGEST,
            (model, level) -> List.of(new SueDeCoq(level)));

    private static final Family FISH = new Family(
            "HouseFish",
            HouseFish.class,
            HouseFish.SMALLEST,
            FishPattern.largest(),
            (model, level) -> List.of(new HouseFish(level)));

    private static final Family KRAKEN = new Family(
            "KrakenFish",
            KrakenFish.class,
            KrakenFish.SMALLEST + KrakenFish.MORE,
            KrakenFish.LARGEST + KrakenFish.MORE,
            (model, level) -> List.of(new KrakenFish(level - KrakenFish.MORE)));

    private static final Family COLOURS = new Family(
            "Colours",
            Colours.class,
            Colours.LEVEL,
            Colours.LEVEL + 1,
            (model, level) -> List.of(new Colours(level - Colours.LEVEL + 1)));

    private static final Family BELT =
            new Family("Belt", Belt.class, Belt.LEVEL, Belt.LEVEL, (model, level) -> List.of(new Belt()));

    private static final Family EXOCET = new Family(
            "Exocet",
            Exocet.class,
            Exocet.level(Exocet.SMALLEST),
            Exocet.level(Exocet.LARGEST),
            (model, level) -> IntStream.rangeClosed(Exocet.SMALLEST, Exocet.LARGEST)
                    .filter(size -> Exocet.level(size) == level)
                    .<Rule>mapToObj(Exocet::new)
                    .toList());

    private static Family templates(int size) {
        return new Family(
                "Templates" + size,
                Templates.class,
                Templates.LEVEL,
                Templates.LEVEL,
                (model, level) -> List.of(new Templates(size)));
    }

    /** Naked Singles, then Hidden ones where people see them first: in blocks. */
    static final OwnRules ALL = new OwnRules(
            List.of(
                    BuiltInRules.singles(0, Set.of("rc")),
                    BuiltInRules.singles(0, Set.of("bn")),
                    BuiltInRules.singles(0, Set.of("rn", "cn")),
                    CODED_UNIQUENESS,
                    UNIQUE_RECTANGLE,
                    SUE_DE_COQ,
                    FISH,
                    COLOURS,
                    KRAKEN,
                    EXOCET,
                    BELT,
                    templates(1),
                    templates(2),
                    templates(3),
                    templates(4)),
            Set.of(
                    "CodedUniqueness",
                    "UniqueRectangle",
                    "SueDeCoq",
                    "HouseFish",
                    "Colours",
                    "KrakenFish",
                    "Exocet",
                    "Belt",
                    "Templates1",
                    "Templates2",
                    "Templates3",
                    "Templates4"),
            Set.of(),
            Set.of("CodedUniqueness", "UniqueRectangle"));

    private SudokuRules() {}

    /** What a line of notation says before its arrow, if it is one of these. */
    static Pattern.@Nullable Own read(String head, Model model) {
        return Stream.<BiFunction<String, Model, Pattern.@Nullable Own>>of(
                        Rectangle::read,
                        PublishedBug::read,
                        PublishedBelt::read,
                        Covering::read,
                        FishPattern::read,
                        ColourPattern::read,
                        KrakenPattern::read,
                        ExocetCells::read,
                        NoTemplate::read)
                .map(reader -> reader.apply(head, model))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }
}
