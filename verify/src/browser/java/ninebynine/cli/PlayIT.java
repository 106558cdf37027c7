package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.search.Bound;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Played as a person does: every game by keys alone and by touch alone, and a thousand moves without aim that are taken back. */
class PlayIT extends InBrowser {
    private static final List<String> ARROWS = List.of("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp");
    private static final int ACTIONS = Boolean.getBoolean("laws.full") ? 1000 : 200;

    private static List<Integer> solution(Page page, String game) {
        Puzzle puzzle = Games.named(game).parse((String) page.evaluate("() => nineByNine.game.puzzle"));
        List<Bits> found = new ArrayList<>();
        puzzle.counter().count(puzzle.start(), Bound.solutions(1), found::add);
        return found.get(0).toInts().stream().boxed().toList();
    }

    /** What must be entered: the spot, the key, and whether it is a line; where it is on the screen. */
    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> toEnter(Page page, List<Integer> solution) {
        return (List<Map<String, Object>>) page.evaluate("""
                solution => solution.map(id => nineByNine.game.labels.get(id)).filter(label => label && !nineByNine.game.isGiven(label.spot)
                    && (nineByNine.game.spots.get(label.spot).kind !== 'stroke' || label.value.line)
                    && nineByNine.game.spots.get(label.spot).kind !== 'wash')
                  .map(label => ({ spot: label.spot, key: label.key, line: Boolean(label.value.line) }))""", solution);
    }

    /** Goes to a spot by arrow keys, and learns on the way where they lead. */
    private static void go(Page page, int spot, Map<Integer, Map<String, Integer>> ways) {
        for (int at = cursor(page); at != spot; at = cursor(page)) {
            String key = towards(at, spot, ways);
            page.keyboard().press(key);
            ways.computeIfAbsent(at, a -> new HashMap<>()).put(key, cursor(page));
        }
    }

    private static int cursor(Page page) {
        return (Integer) page.evaluate("() => nineByNine.board.cursor");
    }

    /** The first key of the shortest way that is known, or else of one to a key that was not tried yet. */
    private static String towards(int from, int to, Map<Integer, Map<String, Integer>> ways) {
        Map<Integer, String> first = new LinkedHashMap<>();
        Deque<Integer> seen = new ArrayDeque<>(List.of(from));
        String untried = null;
        first.put(from, "");
        while (!seen.isEmpty()) {
            int at = seen.poll();
            Map<String, Integer> known = ways.getOrDefault(at, Map.of());
            for (String key : ARROWS) {
                String begun = first.get(at).isEmpty() ? key : first.get(at);
                Integer next = known.get(key);
                if (next == null) {
                    untried = untried == null ? begun : untried;
                } else if (first.putIfAbsent(next, begun) == null) {
                    seen.add(next);
                }
            }
        }
        String way = first.getOrDefault(to, untried);
        assertThat(way).as("the way to " + to).isNotNull();
        return way;
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSolvedFromTheKeyboardAlone(String game) {
        Page page = open("");
        take(page, example(page, game, 0), game);
        Map<Integer, Map<String, Integer>> ways = new HashMap<>();
        for (Map<String, Object> entry : toEnter(page, solution(page, game))) {
            go(page, (Integer) entry.get("spot"), ways);
            String key = (String) entry.get("key");
            if (Boolean.TRUE.equals(entry.get("line"))) {
                page.keyboard().press("Space");
            } else {
                page.keyboard().type(key);
            }
        }
        page.waitForFunction("() => document.documentElement.dataset.solved === 'true'");
    }

    @ParameterizedTest
    @MethodSource("games")
    void isSolvedByTouchAlone(String game) {
        Page page = open("", ColorScheme.LIGHT, 800);
        take(page, example(page, game, 0), game);
        for (Map<String, Object> entry : toEnter(page, solution(page, game))) {
            Locator cell = page.locator("[data-spot='" + entry.get("spot") + "']");
            var box = cell.boundingBox();
            page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
            if (!Boolean.TRUE.equals(entry.get("line"))) {
                String key = (String) entry.get("key");
                Locator whole = page.locator("#pad [data-key='" + key + "']");
                if (whole.count() == 1) {
                    whole.tap();
                } else {
                    key.chars()
                            .forEach(ch -> page.locator("#pad [data-key='" + (char) ch + "']")
                                    .tap());
                }
            }
        }
        page.waitForFunction("() => document.documentElement.dataset.solved === 'true'");
    }

    @Test
    void randomActionsAreUndoneAndDoneAgain() {
        Page page = open("");
        String start = page.url();
        Random random = new Random(20);
        String[] keys = {
            "ArrowLeft",
            "ArrowRight",
            "ArrowUp",
            "ArrowDown",
            "1",
            "5",
            "9",
            "Shift+Digit3",
            "Control+Digit4",
            "Delete",
            "x",
            "c",
            "v",
            "z",
            "m"
        };
        for (int i = 0; i < ACTIONS; i++) {
            page.keyboard().press(keys[random.nextInt(keys.length)]);
        }
        String end = page.url();
        assertThat(end).isNotEqualTo(start);
        page.evaluate("() => { while (nineByNine.game.canUndo) document.getElementById('undo').click(); }");
        assertThat(page.url()).isEqualTo(start);
        page.evaluate("() => { while (nineByNine.game.canRedo) document.getElementById('redo').click(); }");
        assertThat(page.url()).isEqualTo(end);
        Page again = context.newPage();
        again.navigate(end);
        ready(again);
        assertThat(again.url()).isEqualTo(end);
    }

    @Test
    void cellsAndCandidatesAreColouredByKeysAndByTouch() {
        Page page = open("");
        take(page, ViewsIT.PUZZLE, "sudoku");
        page.locator("#auto").click();
        page.keyboard().press("v");
        page.locator("[data-spot='1']").focus();
        page.keyboard().press("3");
        page.keyboard().press("Control+Digit5");
        page.keyboard().press("2");
        Locator cell = page.locator("[data-spot='1']");
        assertThat(cell.getAttribute("aria-label"))
                .contains("the 5 in colour 2")
                .endsWith("colour 3");
        var box = cell.boundingBox();
        page.touchscreen().tap(box.x + box.width * 5 / 6, box.y + box.height / 2);
        page.locator("#pad button[aria-label='colour 4']").tap();
        assertThat(cell.getAttribute("aria-label")).contains("the 6 in colour 4");
        String all = page.url();
        page.keyboard().press("Control+z");
        assertThat(cell.getAttribute("aria-label")).doesNotContain("the 6 in colour 4");
        page.keyboard().press("Control+y");
        assertThat(page.url()).isEqualTo(all);
    }

    /** Or a large board would be slower than a key: of its thousands of parts some ten change. */
    @Test
    void movingAboutALargeBoardChangesLittle() throws IOException {
        Page page = open("");
        take(
                page,
                Files.readAllLines(ROOT.resolve("verify/src/test/golden/sudoku/16x16-tarek-level3-SFin.path"))
                        .get(1),
                "sudoku");
        page.locator("#auto").click();
        page.evaluate("""
                () => {
                  window.changes = [];
                  new MutationObserver(list => changes.push(...list)).observe(document.getElementById('board'), { subtree: true, childList: true, attributes: true });
                  nineByNine.board.focus();
                }""");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowDown");
        assertThat((Integer) page.evaluate("() => changes.length")).isBetween(2, 24);
    }

    /** States that nobody would make: every one is in its address, and comes back from it. */
    @ParameterizedTest
    @MethodSource("games")
    void anAddressHoldsTheState(String game) {
        Page page = open("");
        take(page, example(page, game, 2), game);
        Object different = page.evaluate("""
                async count => {
                  const { written, read } = await import('./js/link.js');
                  const { Game } = await import('./js/game.js');
                  const { opened } = nineByNine.game;
                  let seed = 20;
                  const dice = n => Math.floor((seed = seed * 48271 % 2147483647) / 2147483647 * n);
                  const bad = [];
                  for (let i = 0; i < count; i++) {
                    const state = new Game(opened);
                    for (let moves = dice(40); moves > 0; moves--) {
                      const spot = opened.spots[dice(opened.spots.length)];
                      const label = spot.labels[dice(spot.labels.length)].id;
                      const what = dice(5);
                      if (what === 0) state.enter([[spot.id, label]]);
                      else if (what === 1) state.note('marks', [label]);
                      else if (what === 2) state.note('corner', [label]);
                      else if (what === 3) state.paint([spot.id], 1 + dice(8));
                      else state.tint([label], 1 + dice(8));
                    }
                    const address = written(state);
                    const again = written(new Game(opened, read(address).moment(opened)));
                    if (again !== address) bad.push(address + ' ' + again);
                  }
                  return bad;
                }""", ACTIONS / 10);
        assertThat((List<?>) different).isEmpty();
    }
}
