package ninebynine.rule.relation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.limit.Stopping;
import ninebynine.rule.Relation;
import ninebynine.state.View;

/**
 * The relations of a state, worked out from it alone and kept until it changes: nothing is stored, so every step carries its own proof.
 *
 * <p>Of two relations with the same guardians one is kept, and one that says less than an earlier one is not, unless its source says otherwise. Where two
 * guardians are twins, two relations with one guardian fewer take the place of one.
 */
public final class Relations {
    /** The longest c-chain that ties twins. */
    public static final int LONGEST_TIE = 10;
    /** Of how many guardians twins are looked for. */
    private static final int MOST_GUARDIANS = 16;
    /** How many relations one may be split into. */
    private static final int MOST_PARTS = 32;

    private final View view;
    private final Map<RelationSource, List<Relation>> found = new HashMap<>();
    private final Map<List<RelationSource>, List<Relation>> whole = new HashMap<>();
    private final Map<Asked, List<Relation>> split = new HashMap<>();

    private record Asked(List<RelationSource> sources, int tie) {}

    private Relations(View view) {
        this.view = view;
    }

    /** What these sources find in a state, as they find it. */
    public static List<Relation> of(View view, List<RelationSource> sources) {
        return in(view).whole(sources);
    }

    /** The same, split wherever two guardians are tied by a c-chain up to this length. */
    public static List<Relation> of(View view, List<RelationSource> sources, int length) {
        int tie = Math.min(length, LONGEST_TIE) / 2 * 2;
        Relations relations = in(view);
        return tie == 0
                ? relations.whole(sources)
                : relations.split.computeIfAbsent(new Asked(sources, tie), relations::split);
    }

    private static Relations in(View view) {
        return view.derived(Relations.class, Relations::new);
    }

    private List<Relation> whole(List<RelationSource> sources) {
        List<Relation> known = whole.get(sources);
        if (known == null) {
            known = filtered(sources);
            whole.put(sources, known);
        }
        return known;
    }

    private List<Relation> filtered(List<RelationSource> sources) {
        List<Relation> kept = new ArrayList<>();
        for (RelationSource source : sources) {
            for (Relation relation : found.computeIfAbsent(source, each -> each.relations(view))) {
                Stopping.check();
                if (kept.stream().noneMatch(other -> isSaid(relation, other, source))) {
                    kept.add(relation);
                }
            }
        }
        return List.copyOf(kept);
    }

    private static boolean isSaid(Relation relation, Relation other, RelationSource source) {
        return source.keepsWeaker(relation)
                ? relation.guardians().equals(other.guardians())
                : relation.size() >= other.size() && relation.contains(other);
    }

    private List<Relation> split(Asked asked) {
        List<Relation> all = whole(asked.sources);
        Twins twins = Twins.of(view);
        List<Relation> parts = new ArrayList<>();
        for (Relation relation : all) {
            if (relation.size() > MOST_GUARDIANS) {
                parts.add(relation);
            } else {
                parts(relation, twins, asked.tie).stream()
                        .filter(part -> parts.stream()
                                .noneMatch(other -> other.guardians().equals(part.guardians())))
                        .forEach(parts::add);
            }
        }
        return List.copyOf(parts);
    }

    /** Split until no two guardians are twins. */
    private static List<Relation> parts(Relation relation, Twins twins, int tie) {
        List<Relation> open = new ArrayList<>(List.of(relation));
        List<Relation> done = new ArrayList<>();
        while (!open.isEmpty() && done.size() < MOST_PARTS) {
            Stopping.check();
            Relation next = open.remove(open.size() - 1);
            Relation.Twin twin = twins.first(next.guardians(), tie);
            if (twin == null) {
                done.add(next);
            } else {
                open.add(next.without(twin));
                open.add(next.without(Twins.turned(twin)));
            }
        }
        return done;
    }
}
