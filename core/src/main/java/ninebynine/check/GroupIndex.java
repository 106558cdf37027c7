package ninebynine.check;

import java.util.HashSet;
import java.util.Set;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/** The groups of a model, to be asked for. */
record GroupIndex(Set<Group> groups) {
    static GroupIndex of(Model model) {
        return model.derived(GroupIndex.class, of -> new GroupIndex(new HashSet<>(of.groups())));
    }

    boolean contains(int variable, Ints members) {
        return groups.contains(new Group(variable, members));
    }
}
