package ninebynine.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // answers are maps of anything
class JsonTest {
    @Test
    void writesWhatAPageReads() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("text", "a\"b\\c\nd\u0001\u2028≠");
        map.put("numbers", List.of(1, 0.5, -2.25, 3.0, 1e-9));
        map.put("labels", new int[] {3, 1});
        map.put("no", Arrays.asList(null, true, List.of(), Map.of()));
        assertThat(Json.write(map))
                .isEqualTo("{\"text\":\"a\\\"b\\\\c\\nd\\u0001\\u2028≠\",\"numbers\":[1,0.5,-2.25,3,0],"
                        + "\"labels\":[3,1],\"no\":[null,true,[],{}]}");
    }

    @Test
    void readsWhatItWrote() {
        String text = "{\"a\":[1.0,\"x\\ty\\u00e9\\/\",{\"b\":null}],\"c\":false}";
        assertThat(Json.read(text).toString()).isEqualTo("{a=[1.0, x\tyé/, {b=null}], c=false}");
        assertThat(Json.first("{\"a\":1} {\"b\":2}")).isEqualTo(Map.of("a", 1.0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{", "[1,", "{\"a\"}", "tru", "\"a", "\"\\x\"", "\"\\u12\"", "1 2", "nul", "--1", "<script>"
            })
    void saysWhereItIsNone(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Json.read(text)).withMessageContaining("no JSON");
    }

    @Test
    void doesNotGoTooDeep() {
        assertThatIllegalArgumentException().isThrownBy(() -> Json.read("[".repeat(100_000)));
    }
}
