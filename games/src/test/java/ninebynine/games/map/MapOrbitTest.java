package ninebynine.games.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.game.Orbit;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class MapOrbitTest {
    private final MapGame game = new MapGame();

    private static List<Integer> shuffled(int n, Random random) {
        List<Integer> items = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(items, random);
        return items;
    }

    private static String renamed(MapPuzzle map, int colours, Random random) {
        int countries = map.givens().size();
        List<Integer> names = shuffled(countries, random);
        List<Integer> paints = shuffled(colours, random);
        Atlas.Builder image = new Atlas.Builder(colours, countries);
        int[] givens = new int[countries];
        for (int country = 0; country < countries; country++) {
            int from = names.get(country);
            map.neighbours(country).stream().forEach(other -> image.border(from, names.get(other)));
            int given = map.givens().get(country);
            givens[from] = given == 0 ? 0 : 1 + paints.get(given - 1);
        }
        return BorderList.write(image.atlas(), Ints.of(givens));
    }

    private static String random(int countries, int colours, Random random) {
        Atlas.Builder image = new Atlas.Builder(colours, countries);
        int[] givens = new int[countries];
        for (int a = 0; a < countries; a++) {
            givens[a] = random.nextInt(3) == 0 ? 1 + random.nextInt(colours) : 0;
            for (int b = 0; b < a; b++) {
                if (random.nextInt(countries) < 4 && (givens[a] == 0 || givens[a] != givens[b])) {
                    image.border(a, b);
                }
            }
        }
        return BorderList.write(image.atlas(), Ints.of(givens));
    }

    @Test
    void renamedMapsShareAForm() {
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            int colours = 1 + random.nextInt(12);
            MapPuzzle map = game.parse(random(1 + random.nextInt(40), colours, random));
            String form = map.canonical();
            assertThat(game.parse(renamed(map, colours, random)).canonical())
                    .as(map.text())
                    .isEqualTo(form);
            MapPuzzle first = game.parse(form);
            assertThat(first.canonical()).isEqualTo(form);
            assertThat(first.clues()).isEqualTo(map.clues());
            assertThat(first.size()).isEqualTo(map.size());
        }
    }

    @Test
    void otherMapsHaveOtherForms() {
        String path = "3 3 \"B..\" 1 2 : 2 3";
        assertThat(game.parse("3 3 \"..R\" 1 2 : 2 3").canonical())
                .isEqualTo(game.parse(path).canonical());
        assertThat(game.parse("3 3 \".B.\" 1 2 : 2 3").canonical())
                .isNotEqualTo(game.parse(path).canonical());
        assertThat(game.parse("3 3 \"B.B\" 1 2 : 2 3").canonical())
                .isNotEqualTo(game.parse("3 3 \"B.R\" 1 2 : 2 3").canonical());
        assertThat(game.parse("4 3 \"B..\" 1 2 : 2 3").canonical())
                .isNotEqualTo(game.parse(path).canonical());
    }

    /** A drawing is no part of a map. */
    @Test
    void anIdIsTheSameAsItsBorders() {
        MapPuzzle drawn = game.parse(
                "10x10n20:daaaeaeaafabaaagbaaacbacaabaaacaiaciaacbbaebcbaaaacdcbaeaabaeaagaccabacddcbad,0221021f2a13a2a");
        MapPuzzle listed = game.parse(renamed(drawn, 4, new Random(2)));
        assertThat(Orbit.of(drawn)).isEqualTo(Orbit.of(listed));
    }
}
