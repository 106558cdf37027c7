package ninebynine.games.map;

import java.util.stream.IntStream;
import ninebynine.games.symmetry.Graph;
import ninebynine.games.symmetry.Labelling;
import ninebynine.tensor.Ints;

/**
 * What is the same map but for the names of countries and colours.
 *
 * <pre>
 *   countries, joined where they have a border ── colours, each joined to the countries that have it
 * </pre>
 */
final class MapOrbit {
    private static final int COUNTRY = 0;
    private static final int COLOUR = 1;

    private final Atlas atlas;
    private final Ints givens;

    MapOrbit(Atlas atlas, Ints givens) {
        this.atlas = atlas;
        this.givens = givens;
    }

    /** The list of borders that stands for all, or a name that they share if there are too many to choose from. */
    String canonical() {
        Graph graph = graph();
        Ints places = Labelling.of(graph);
        if (places == null) {
            return Labelling.alike(graph) + "-" + atlas.colours();
        }
        // colours stand after all countries, those that nobody has last
        int countries = atlas.countries();
        Ints renamed = givens.map(given -> given == 0 ? 0 : places.get(countries + given - 1) - countries + 1);
        return new MapOrbit(atlas, renamed).image(places);
    }

    /** The list of borders with the countries in these places. */
    String image(Ints places) {
        int countries = atlas.countries();
        Atlas.Builder image = new Atlas.Builder(atlas.colours(), countries);
        int[] colours = new int[countries];
        for (int country = 0; country < countries; country++) {
            int from = places.get(country);
            atlas.neighbours().get(country).stream().forEach(other -> image.border(from, places.get(other)));
            colours[from] = givens.get(country);
        }
        return BorderList.write(image.atlas(), Ints.of(colours));
    }

    /** Countries first, then colours; one that nobody has is of a kind of its own. */
    private Graph graph() {
        Graph.Builder graph = new Graph.Builder();
        int countries = atlas.countries();
        IntStream.range(0, countries).forEach(country -> graph.vertex(COUNTRY));
        IntStream.rangeClosed(1, atlas.colours())
                .forEach(colour -> graph.vertex(givens.contains(colour) ? COLOUR : COLOUR + 1));
        for (int country = 0; country < countries; country++) {
            int from = country;
            atlas.neighbours().get(country).stream()
                    .filter(other -> other > from)
                    .forEach(other -> graph.edge(from, other));
            if (givens.get(country) > 0) {
                graph.edge(country, countries + givens.get(country) - 1);
            }
        }
        return graph.build();
    }
}
