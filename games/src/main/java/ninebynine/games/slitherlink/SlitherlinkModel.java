package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.rule.Pattern;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Slitherlink as labels and variables: six banks, {@link VariableKind}, laid out by the {@link Lattice}, and links between edges, points, cells and numbers.
 * The model depends on the size alone; clues are values of N. That the lines are one loop no link can say: it is the model's constraint.
 */
final class SlitherlinkModel {
    /** Points, cells and colours are left alone until edges and clues say no more. */
    static final OwnRules RULES = new OwnRules(
            Stream.of(
                            ClueRules.FIRST,
                            List.of(
                                    BuiltInRules.singles(
                                            0,
                                            Set.of(
                                                    VariableKind.H.name(),
                                                    VariableKind.V.name(),
                                                    VariableKind.N.name())),
                                    BuiltInRules.singles(
                                            1,
                                            Set.of(
                                                    VariableKind.P.name(),
                                                    VariableKind.B.name(),
                                                    VariableKind.I.name()))),
                            ClueRules.AMONG_SINGLES,
                            ClueRules.LAST,
                            LoopRules.FAMILIES)
                    .flatMap(List::stream)
                    .toList(),
            LoopRules.OPTIONAL,
            Set.of(),
            Set.of("LastLine"));

    private SlitherlinkModel() {}

    static Model of(int rows, int columns) {
        Lattice lattice = new Lattice(rows, columns);
        ModelBuilder builder = new ModelBuilder(new SlitherlinkNames(lattice));
        for (VariableKind kind : VariableKind.ALL) {
            bank(builder, lattice, kind);
        }
        builder.otherLinks(new LatticeLinks(lattice));
        for (int v = 0; v < lattice.variableCount(); v++) {
            Stopping.check();
            groups(builder, lattice, v);
        }
        return builder.part(Lattice.class, lattice)
                .part(Constraint.class, new SingleLoop(lattice))
                .part(OwnRules.class, RULES)
                .part(Pattern.Reader.class, SlitherlinkModel::read)
                .build();
    }

    /** What a line of notation says before its arrow, if it is one of Slitherlink's own. */
    private static Pattern.@Nullable Own read(String head, Model model) {
        Pattern.Own loop = LoopRules.read(head, model);
        return loop == null ? ClueRules.read(head, model) : loop;
    }

    private static void bank(ModelBuilder builder, Lattice lattice, VariableKind kind) {
        Shape shape = Shape.of(List.of("r", "c", "v"), lattice.height(kind), lattice.width(kind), kind.size());
        builder.bank(kind.name(), shape, lattice.positions(kind));
        List<int[]> members = IntStream.range(0, lattice.variableCount())
                .filter(v -> lattice.kind(v) == kind)
                .mapToObj(lattice::labels)
                .toList();
        builder.type(kind.name(), kind.name() + "-single", kind.name() + "S", members);
    }

    private static void groups(ModelBuilder builder, Lattice lattice, int variable) {
        VariableKind kind = lattice.kind(variable);
        for (Bundle bundle : Bundle.ALL) {
            Ints members = bundle.kind() == kind ? bundle.members(lattice, variable) : Ints.of();
            if (!members.isEmpty()) {
                builder.group(new Group(variable, members));
            }
        }
    }
}
