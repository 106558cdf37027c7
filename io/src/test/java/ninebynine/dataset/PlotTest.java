package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PlotTest {
    @Test
    void everyCountHasABarAndItsNumber() throws Exception {
        String svg = Plot.bars("Steps & rules", new TreeMap<>(Map.of("W[3]", 5L, "<x>", 2000L)));
        Document xml = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(xml.getElementsByTagName("rect").getLength()).isEqualTo(3);
        assertThat(xml.getDocumentElement().getTextContent()).contains("Steps & rules", "<x>", "2000", "W[3]", "5");
    }

    @Test
    void nothingIsAPlotToo() {
        assertThat(Plot.bars("Nothing", Map.of())).contains("Nothing");
    }
}
