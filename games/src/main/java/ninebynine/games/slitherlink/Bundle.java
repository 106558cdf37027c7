package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/**
 * The values of a cell or a point that have something in common: what its g-labels are made of.
 *
 * <pre>
 *   B   s-nw   as many lines on one border at the nw as on the other, none or two        a-nw   exactly one line there
 *   P   /      {o ne sw}        \      {o nw se}        a   {ns ew}
 * </pre>
 */
record Bundle(VariableKind kind, String name, Ints values) {
    static final List<Bundle> ALL = Stream.concat(
                    Corner.ALL.stream().flatMap(Bundle::ofCorner),
                    Stream.of(ofWords("/", "o", "ne", "sw"), ofWords("\\", "o", "nw", "se"), ofWords("a", "ns", "ew")))
            .toList();

    private static Stream<Bundle> ofCorner(Corner corner) {
        IntPredicate even = value -> corner.vertical.isIn(VariableKind.B.sides(value))
                == corner.horizontal.isIn(VariableKind.B.sides(value));
        return Stream.of(
                new Bundle(VariableKind.B, "s-" + corner.word(), cells(even)),
                new Bundle(VariableKind.B, "a-" + corner.word(), cells(even.negate())));
    }

    private static Ints cells(IntPredicate isOne) {
        return Ints.of(IntStream.range(0, VariableKind.B.size()).filter(isOne).toArray());
    }

    private static Bundle ofWords(String name, String... words) {
        return new Bundle(
                VariableKind.P,
                name,
                Ints.of(Stream.of(words).mapToInt(VariableKind.P::value).toArray()));
    }

    /** Its labels in a variable; where the frame leaves fewer than two, or leaves nothing else, there are none. */
    Ints members(Lattice lattice, int variable) {
        int[] labels = values.stream()
                .map(value -> lattice.label(variable, value))
                .filter(x -> x >= 0)
                .toArray();
        return labels.length < 2 || labels.length == lattice.labels(variable).length
                ? Ints.of()
                : Ints.of(labels).sorted();
    }

    /** What these labels are called together, if anything. */
    static Optional<String> name(Lattice lattice, Ints members) {
        int variable = lattice.variable(members.get(0));
        return ALL.stream()
                .filter(bundle -> bundle.kind == lattice.kind(variable))
                .filter(bundle -> bundle.members(lattice, variable).equals(members))
                .map(Bundle::name)
                .findFirst();
    }
}
