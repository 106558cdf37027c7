package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The traces that lines of steps make: lines that follow each other and belong to one puzzle. */
final class StepGroups implements RowSource<PuzzleRow> {
    private final RowSource<StepLine> lines;
    private @Nullable StepLine ahead;
    private long aheadNumber;
    private long number;

    StepGroups(RowSource<StepLine> lines) {
        this.lines = lines;
        advance();
    }

    @Override
    public @Nullable PuzzleRow next() {
        StepLine first = ahead;
        if (first == null) {
            return null;
        }
        number = aheadNumber;
        List<StepRow> steps = new ArrayList<>();
        StepLine line = first;
        do {
            steps.add(line.step());
            line = advance();
        } while (line != null && line.index() != 1 && line.id().equals(first.id()));
        return puzzle(first, steps);
    }

    private @Nullable StepLine advance() {
        ahead = lines.next();
        aheadNumber = lines.number();
        return ahead;
    }

    /** What lines of steps do not tell is empty. */
    private static PuzzleRow puzzle(StepLine of, List<StepRow> steps) {
        return new PuzzleRow(
                of.schema(),
                of.id(),
                of.game(),
                of.size(),
                of.puzzle(),
                null,
                "",
                of.orbit(),
                of.split(),
                "",
                Map.of(),
                0,
                0,
                "",
                of.theory(),
                "",
                null,
                null,
                steps);
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public void close() {
        lines.close();
    }
}
