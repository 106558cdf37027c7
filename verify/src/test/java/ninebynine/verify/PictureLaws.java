package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import ninebynine.explain.Highlights;
import ninebynine.explain.Highlights.Role;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.picture.Pictures;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Whatever a rule finds can be drawn: every rule, on the boards of its card. */
class PictureLaws {
    private static final Pictures PICTURES = new Pictures(0, Pictures.Below.SENTENCE);

    static Stream<RuleCardsTest.Example> examples() {
        return RuleCardsTest.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatACardShowsCanBeDrawn(RuleCardsTest.Example example) throws Exception {
        Puzzle puzzle = Games.named(example.game()).parse(example.puzzle());
        State state = puzzle.start();
        Theory.parse("BRT").precedence(puzzle.model()).close(state);
        for (Rule rule : example.card().rules(puzzle.model())) {
            if (example.concerns(rule)) {
                Match[] first = new Match[1];
                rule.find(state, match -> {
                    first[0] = match;
                    return false;
                });
                if (first[0] != null) {
                    check(puzzle, state, first[0]);
                }
            }
        }
    }

    private static void check(Puzzle puzzle, State state, Match match)
            throws IOException, SAXException, ParserConfigurationException {
        byte[] svg = PICTURES.svg(puzzle, state, match);
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(document.getElementsByTagName("desc").getLength()).isEqualTo(1);
        SortedMap<Integer, Role> roles = Highlights.of(match, state);
        String text = new String(svg, StandardCharsets.UTF_8);
        assertThat(count(text, "target")).isEqualTo(count(roles, Role.TARGET));
        assertThat(count(text, "placed")).isEqualTo(count(roles, Role.PLACED));
        assertThat(count(text, "z")).isEqualTo(count(roles, Role.Z));
        assertThat(count(text, "fin")).isEqualTo(count(roles, Role.FIN));
        assertThat(roles.keySet())
                .allSatisfy(x -> assertThat(text)
                        .contains("<title>" + puzzle.model().names().subject(x) + " = "
                                + puzzle.model().names().value(x) + ": "));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(PICTURES.png(puzzle, state, match)));
        assertThat(text).contains("width=\"" + image.getWidth() + "\" height=\"" + image.getHeight() + "\"");
    }

    private static long count(String svg, String kind) {
        return Pattern.compile("<g class=\"" + kind + "\">")
                .matcher(svg)
                .results()
                .count();
    }

    private static long count(SortedMap<Integer, Role> roles, Role role) {
        return roles.values().stream().filter(role::equals).count();
    }
}
