package ninebynine.games.slitherlink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatticeLinksTest {
    private final Lattice lattice = new Lattice(3, 4);
    private final LatticeLinks links = new LatticeLinks(lattice);

    @Test
    void visitsExactlyWhatIsLinkedInOrder() {
        for (int a = 0; a < lattice.labelCount(); a++) {
            List<Integer> linked = new ArrayList<>();
            for (int b = 0; b < lattice.labelCount(); b++) {
                if (b != a && links.linked(a, b)) {
                    assertTrue(links.linked(b, a));
                    linked.add(b);
                }
            }
            List<Integer> visited = new ArrayList<>();
            links.forEach(a, visited::add);
            assertEquals(linked, visited, "label " + a);
        }
    }

    @Test
    void everyLabelKnowsItsPlace() {
        for (int x = 0; x < lattice.labelCount(); x++) {
            int v = lattice.variable(x);
            assertEquals(x, lattice.label(v, lattice.value(x)));
            assertEquals(v, lattice.variable(lattice.kind(v), lattice.row(v), lattice.column(v)));
        }
    }

    @Test
    void theFrameCutsPointsAndCells() {
        assertEquals(2, lattice.labels(lattice.p(0, 0)).length);
        assertEquals(4, lattice.labels(lattice.p(0, 1)).length);
        assertEquals(7, lattice.labels(lattice.p(1, 1)).length);
        assertEquals(1, lattice.labels(lattice.b(-1, -1)).length);
        assertEquals(2, lattice.labels(lattice.b(-1, 2)).length);
        assertEquals(7, lattice.labels(lattice.b(0, 0)).length);
        assertEquals(15, lattice.labels(lattice.b(0, 1)).length);
    }
}
