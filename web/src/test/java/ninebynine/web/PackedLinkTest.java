package ninebynine.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.game.PuzzleFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links of f-puzzles and SudokuPad: a plain Sudoku is read, whatever else is named. */
class PackedLinkTest {
    /** As the README of github.com/lisudoku/sudoku_formats has it, made by f-puzzles. */
    private static final String THEIRS =
            "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A";

    private static final String SIXES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    /** Every character by itself, each once more by its code: longer than others pack it, and as right. */
    private static String packed(Object json) {
        Packer packer = new Packer();
        Json.write(json).chars().forEach(ch -> packer.put((char) ch));
        return packer.end();
    }

    /** Writes codes of characters, and counts the words that a reader makes of them. */
    private static final class Packer {
        private final StringBuilder bits = new StringBuilder();
        private final Map<Character, Integer> codes = new LinkedHashMap<>();
        private int words = 3;

        private void bits(int value, int width) {
            for (int i = 0; i < width; i++) {
                bits.append(value >> i & 1);
            }
        }

        private void code(int code) {
            bits(code, words == 3 ? 2 : 32 - Integer.numberOfLeadingZeros(words));
        }

        void put(char ch) {
            boolean first = words == 3;
            Integer code = codes.get(ch);
            if (code == null) {
                code(0);
                bits(ch, 8);
                codes.put(ch, words++);
            } else {
                code(code);
            }
            words += first ? 0 : 1;
        }

        String end() {
            code(2);
            StringBuilder text = new StringBuilder();
            while (bits.length() % 6 != 0) {
                bits.append('0');
            }
            for (int i = 0; i < bits.length(); i += 6) {
                text.append(SIXES.charAt(Integer.parseInt(bits.substring(i, i + 6), 2)));
            }
            return text.toString();
        }
    }

    private static Map<String, Object> puzzle(Object... more) {
        List<Object> grid = new ArrayList<>();
        for (int r = 0; r < 4; r++) {
            List<Object> row = new ArrayList<>();
            for (int c = 0; c < 4; c++) {
                row.add(r == c ? Map.of("value", r + 1, "given", true) : r == 0 ? Map.of("value", 3) : Map.of());
            }
            grid.add(row);
        }
        Map<String, Object> puzzle =
                new LinkedHashMap<>(Map.of("size", 4, "grid", grid, "title", "x", "antiknight", false));
        for (int i = 0; i < more.length; i += 2) {
            puzzle.put((String) more[i], more[i + 1]);
        }
        return puzzle;
    }

    @Test
    void aLinkOfTheirsIsRead() {
        String text = PackedLink.sudoku("https://f-puzzles.com/?load=" + THEIRS);
        assertThat(text).hasSize(81);
        assertThat(PackedLink.sudoku("https://sudokupad.app/fpuzzles" + THEIRS)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.f-puzzles.com/?load=",
                "https://sudokupad.app/fpuz",
                "https://sudokupad.app/?puzzleid=fpuzzles",
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles"
            })
    void givensAreReadAndEntriesAreNot(String before) {
        String link = before + packed(puzzle());
        assertThat(PackedLink.isOne(" " + link + "\n")).isTrue();
        assertThat(PackedLink.sudoku(link)).isEqualTo("1....2....3....4");
        assertThat(Reading.puzzle(link, "").text()).isEqualTo("1....2....3....4");
    }

    @Test
    void whatNoGameKnowsIsNamed() {
        String link = "https://f-puzzles.com/?load="
                + packed(puzzle(
                        "thermometer", List.of(Map.of("lines", List.of())), "diagonal+", true, "cage", List.of()));
        assertThatThrownBy(() -> PackedLink.sudoku(link))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("diagonal+, thermometer")
                .hasMessageNotContaining("cage");
        List<Object> regions = List.of(List.of(Map.of("region", 1), Map.of()), List.of(Map.of(), Map.of()));
        assertThatThrownBy(() -> PackedLink.sudoku("https://f-puzzles.com/?load=" + packed(puzzle("grid", regions))))
                .hasMessageContaining("regions other than boxes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://sudokupad.app/abc123",
                "https://f-puzzles.com/?id=y6qvv7g4",
                "https://sudokupad.app/sclN4Igzg",
                "https://f-puzzles.com/?load=",
                "https://f-puzzles.com/?load=N4IgzglgXgpi",
                "https://f-puzzles.com/?load=<img src=x>",
                "https://f-puzzles.com/?load=////////////",
                "https://f-puzzles.com/?load=Q"
            })
    void otherLinksAreExplained(String link) {
        assertThatThrownBy(() -> PackedLink.sudoku(link))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("Maybe");
    }
}
