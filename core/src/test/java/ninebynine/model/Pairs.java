package ninebynine.model;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.tensor.Shape;

/** Variables {0,1}, {2,3}, {4,5}, … and whatever links besides, written {@code 0-2}: the smallest models with other links. */
public final class Pairs {
    private Pairs() {}

    public static Model model(int variables, String... links) {
        BitLinks others = new BitLinks(2 * variables);
        for (String link : links) {
            String[] ends = link.split("-", -1);
            others.link(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
        }
        return builder(variables).otherLinks(others).build();
    }

    /** Variables without any links besides, and a constraint. */
    public static Model model(int variables, Constraint constraint) {
        return builder(variables).part(Constraint.class, constraint).build();
    }

    private static ModelBuilder builder(int variables) {
        ModelBuilder builder = new ModelBuilder(new PlainNames());
        builder.bank("P", Shape.of(List.of("v", "x"), variables, 2));
        List<int[]> members = IntStream.range(0, variables)
                .mapToObj(v -> new int[] {2 * v, 2 * v + 1})
                .toList();
        builder.type("v", "single", "S", members);
        return builder;
    }
}
