package ninebynine.check;

import java.util.HashMap;
import java.util.Map;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/**
 * The groups of a model, to be asked for.
 *
 * @param spans what a label must be linked to for each; here a group is its variable and its members
 */
record GroupIndex(Map<Group, Ints> spans) {
    static GroupIndex of(Model model) {
        return model.derived(GroupIndex.class, of -> {
            Map<Group, Ints> spans = new HashMap<>();
            of.groups().forEach(group -> spans.put(new Group(group.variable(), group.members()), group.span()));
            return new GroupIndex(spans);
        });
    }

    boolean contains(int variable, Ints members) {
        return spans.containsKey(new Group(variable, members));
    }

    /** The span of the group with these members; of what is no group, itself. */
    Ints span(int variable, Ints members) {
        return spans.getOrDefault(new Group(variable, members), members);
    }
}
