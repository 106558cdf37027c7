package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import ninebynine.model.Links;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/**
 * A map as labels and variables: one bank C[country,colour], and one variable for each country.
 *
 * <pre>
 *   label (country, colour)     country·k + colour
 *   country → colour            neighbours can't have the same colour: these are other links
 * </pre>
 *
 * There are no groups and no frames: a label is linked to at most one label of another country.
 */
final class MapModel {
    private MapModel() {}

    static Model of(Atlas atlas) {
        int k = atlas.colours();
        ModelBuilder builder = new ModelBuilder(new MapNames(k));
        builder.bank("C", Shape.of(List.of("country", "colour"), atlas.countries(), k));
        List<int[]> countries = new ArrayList<>();
        for (int country = 0; country < atlas.countries(); country++) {
            int first = country * k;
            countries.add(IntStream.range(first, first + k).toArray());
        }
        builder.type("country", "single", "S", countries);
        return builder.otherLinks(new Borders(atlas)).build();
    }

    /** The same colour in two neighbouring countries. */
    private record Borders(Atlas atlas) implements Links {
        @Override
        public boolean linked(int a, int b) {
            int k = atlas.colours();
            return a % k == b % k && atlas.neighbours().get(a / k).contains(b / k);
        }

        @Override
        public void forEach(int label, IntConsumer action) {
            int k = atlas.colours();
            Ints near = atlas.neighbours().get(label / k);
            for (int i = 0; i < near.size(); i++) {
                action.accept(near.get(i) * k + label % k);
            }
        }
    }
}
