package ninebynine.games.sudoku;

import java.util.List;
import java.util.Set;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
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

    /** Naked Singles, then Hidden ones where people see them first: in blocks. */
    static final OwnRules ALL = new OwnRules(
            List.of(
                    BuiltInRules.singles(0, Set.of("rc")),
                    BuiltInRules.singles(0, Set.of("bn")),
                    BuiltInRules.singles(0, Set.of("rn", "cn")),
                    CODED_UNIQUENESS,
                    UNIQUE_RECTANGLE),
            Set.of("CodedUniqueness", "UniqueRectangle"),
            Set.of(),
            Set.of("CodedUniqueness", "UniqueRectangle"));

    private SudokuRules() {}

    /** What a line of notation says before its arrow, if it is one of these. */
    static Pattern.@Nullable Own read(String head, Model model) {
        return Rectangle.read(head, model);
    }
}
