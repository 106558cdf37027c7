package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Set;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import org.jspecify.annotations.Nullable;

/** The rules about the loop as a whole and about its inside, in their order: short loops, long ones, colours. */
final class LoopRules {
    static final List<Family> FAMILIES = List.of(
            new Family("QuasiLoop", QuasiLoop.class, 0, 0, (model, level) -> List.of(new QuasiLoop(model))),
            new Family("ExtendedLoop", ExtendedLoop.class, 0, 0, (model, level) -> List.of(new ExtendedLoop(model))),
            new Family("LastLine", LastLine.class, 0, 0, (model, level) -> List.of(new LastLine(model))),
            new Family(
                    "Colouring",
                    Colouring.class,
                    0,
                    0,
                    (model, level) -> List.of(Colouring.byLines(model), Colouring.ofLines(model))),
            new Family(
                    "LoopBraid",
                    LoopBraid.class,
                    LoopBraid.FIRST,
                    BuiltInRules.LONGEST,
                    (model, level) -> List.of(new LoopBraid(level))),
            new Family("Drawn", Drawn.class, 0, 0, (model, level) -> List.of(new Drawn(model))));

    /** Extended loops and loop-braids because published ratings do without, last lines because they take it that there is one solution. */
    static final Set<String> OPTIONAL = Set.of("ExtendedLoop", "LastLine", "LoopBraid");

    private LoopRules() {}

    /** What a line of notation says before its arrow, if it is one of these. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Pattern.Own loop = Ring.read(head, model);
        Pattern.Own border = loop == null ? Border.read(head, model) : loop;
        return border == null ? LoopBraidCells.read(head, model) : border;
    }
}
