package ninebynine.rule.relation;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Squares;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A source that knows one pattern: these cells can't hold these digits alone. */
public record OnePattern(List<String> cells, List<Integer> digits) implements RelationSource {
    public static OnePattern of(String cells, Integer... digits) {
        return new OnePattern(List.of(cells.split(" ", -1)), List.of(digits));
    }

    @Override
    public String word() {
        return "One";
    }

    @Override
    public List<Relation> relations(View view) {
        int[] places = cells.stream()
                .mapToInt(cell -> Squares.NINE.model().index().variable(cell).orElseThrow())
                .toArray();
        int[] guardians = IntStream.of(places)
                .flatMap(cell -> IntStream.range(0, 9)
                        .filter(d -> !digits.contains(d + 1))
                        .map(d -> 9 * cell + d))
                .filter(view::isCandidate)
                .sorted()
                .toArray();
        List<Ints> kept = IntStream.of(places)
                .mapToObj(cell ->
                        Ints.of(digits.stream().mapToInt(d -> 9 * cell + d - 1).toArray()))
                .toList();
        return IntStream.of(guardians).anyMatch(view::isValue)
                ? List.of()
                : Stream.of(new Relation("One", Ints.of(guardians), Ints.of(places), kept))
                        .toList();
    }
}
