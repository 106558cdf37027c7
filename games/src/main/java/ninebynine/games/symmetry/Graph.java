package ninebynine.games.symmetry;

import java.util.ArrayList;
import java.util.List;
import ninebynine.tensor.Ints;

/**
 * Vertices with colours, some of them joined. Two graphs are the same but for names if one becomes the other by exchanging vertices of equal colour.
 *
 * @param colours the colour of each vertex
 * @param neighbours the vertices that each is joined to
 */
public record Graph(Ints colours, List<Ints> neighbours) {
    public Graph {
        neighbours = List.copyOf(neighbours);
    }

    int size() {
        return colours.size();
    }

    /** Ends of edges, two for each. */
    int ends() {
        return neighbours.stream().mapToInt(Ints::size).sum();
    }

    /** Takes vertices and edges as they come. */
    public static final class Builder {
        private final List<Integer> colours = new ArrayList<>();
        private final List<List<Integer>> neighbours = new ArrayList<>();

        /** A new vertex of this colour. */
        public int vertex(int colour) {
            colours.add(colour);
            neighbours.add(new ArrayList<>());
            return colours.size() - 1;
        }

        /** Joins two vertices. */
        public void edge(int a, int b) {
            neighbours.get(a).add(b);
            neighbours.get(b).add(a);
        }

        /** The graph of what was taken. */
        public Graph build() {
            return new Graph(
                    ints(colours), neighbours.stream().map(Builder::ints).toList());
        }

        private static Ints ints(List<Integer> of) {
            return Ints.of(of.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}
