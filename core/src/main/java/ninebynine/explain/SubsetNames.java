package ninebynine.explain;

import ninebynine.model.Frame;

/** What subsets of each kind and size are called. */
final class SubsetNames {
    private static final String[] SIZES = {"pairs", "triplets", "quads"};
    private static final String[] FISH = {"x-wing", "swordfish", "jellyfish"};

    private SubsetNames() {}

    static String subset(Frame frame, int size, boolean special) {
        String name = switch (frame.kind()) {
            case NAKED -> "naked-" + SIZES[size - 2];
            case HIDDEN -> "hidden-" + SIZES[size - 2];
            case SUPER_HIDDEN -> FISH[size - 2];
        };
        return (special ? "special-" : "") + name + frame.title().place();
    }

    static String finned(Frame frame, int size) {
        return "finned-" + FISH[size - 2] + frame.title().place();
    }
}
