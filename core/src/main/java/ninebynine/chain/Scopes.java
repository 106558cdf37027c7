package ninebynine.chain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the chains of a field may stay inside of, each made when it is first asked for. */
final class Scopes {
    private final Field field;
    private @Nullable Scope all;
    private @Nullable List<Scope> byType;

    Scopes(Field field) {
        this.field = field;
    }

    /** All variables. */
    Scope all() {
        Scope made = all;
        if (made == null) {
            made = new Scope(field, null);
            all = made;
        }
        return made;
    }

    /** One for each type, in the model's order; only those of these names, if there are any. */
    List<Scope> byType(List<String> names) {
        List<Scope> made = byType;
        if (made == null) {
            made = field.model().chainTypes().stream()
                    .map(type -> new Scope(field, type))
                    .toList();
            byType = made;
        }
        return names.isEmpty()
                ? made
                : made.stream().filter(scope -> scope.isOneOf(names)).toList();
    }

    /** Those that were made. */
    List<Scope> made() {
        List<Scope> made = new ArrayList<>();
        if (byType != null) {
            made.addAll(byType);
        }
        if (all != null) {
            made.add(all);
        }
        return made;
    }
}
