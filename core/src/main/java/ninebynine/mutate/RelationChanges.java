package ninebynine.mutate;

import static ninebynine.mutate.Edits.replaced;
import static ninebynine.mutate.Edits.without;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;

/** What a relation becomes when one thing about it is changed: a variable is missing, holds more or less, or a guardian is not named. */
final class RelationChanges {
    List<Relation> of(Mutation kind, Relation relation) {
        return switch (kind) {
            case DROPPED_PART -> withoutVariable(relation);
            case DROPPED_CANDIDATE -> withoutGuardian(relation);
            case OTHER_VARIABLE -> otherVariable(relation);
            default -> List.of();
        };
    }

    private static List<Relation> withoutVariable(Relation relation) {
        List<Relation> changed = new ArrayList<>();
        List<Ints> variables = without(relation.variables());
        List<List<Ints>> kept = without(relation.kept());
        for (int i = 0; i < variables.size() && variables.size() > 1; i++) {
            changed.add(with(relation, relation.guardians(), variables.get(i), kept.get(i)));
        }
        return changed;
    }

    private static List<Relation> withoutGuardian(Relation relation) {
        return without(relation.guardians()).stream()
                .map(guardians -> with(relation, guardians, relation.variables(), relation.kept()))
                .toList();
    }

    /** A variable comes twice and another not at all. */
    private static List<Relation> otherVariable(Relation relation) {
        List<Relation> changed = new ArrayList<>();
        int n = relation.variables().size();
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            changed.add(with(
                    relation,
                    relation.guardians(),
                    replaced(relation.variables(), i, relation.variables().get(j)),
                    replaced(relation.kept(), i, relation.kept().get(j))));
        }
        return changed;
    }

    private static Relation with(Relation relation, Ints guardians, Ints variables, List<Ints> kept) {
        return new Relation(relation.name(), guardians, variables, kept, relation.twins(), relation.deadly());
    }
}
