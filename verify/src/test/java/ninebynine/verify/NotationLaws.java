package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

/** read(line(x)) = x, and every match can be said and shown. */
class NotationLaws {
    private static final int CASES = 2000;
    private static final int MATCHES = 8;
    private static final Pattern SENTENCE = Pattern.compile("(?s)[A-Z].*\\.");

    /** Every match that can be a step: one that only detects ends the path and is told in English. */
    private static void everyStep(Case on, BiConsumer<Rule, Match> law) {
        for (Rule rule : Theories.rules(on.theory(), on.state().model())) {
            Finds.some(rule, on.state(), MATCHES).stream()
                    .filter(match -> !(match instanceof Match.Contradiction))
                    .forEach(match -> law.accept(rule, match));
        }
    }

    @Test
    void aLineReadsBackAsTheMatchThatItWasWrittenFor() {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            Model model = on.puzzle().model();
            NotationReader reader = new NotationReader(model);
            everyStep(on, (rule, match) -> {
                for (Notation.Style style : Notation.Style.values()) {
                    String line = new Notation(model, style).line(match);
                    assertThat(reader.read(line)).as(line).isEqualTo(match);
                    assertThat(reader.read(blanks(line))).as(blanks(line)).isEqualTo(match);
                }
            });
        });
    }

    /** As older outputs of the reference have it: blanks around the signs of the conclusions. */
    private static String blanks(String line) {
        int arrow = line.indexOf(" ==> ") + 5;
        return line.substring(0, arrow) + line.substring(arrow).replaceAll("!?=|≠", " $0 ");
    }

    @Test
    void everyMatchHasASentenceAndMarksItsConclusions() {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            Prose prose = new Prose(on.puzzle().model());
            everyStep(on, (rule, match) -> {
                assertThat(prose.sentence(match, on.state()))
                        .as(rule.code())
                        .matches(SENTENCE)
                        .doesNotContain("null", "  ", "..", " ,");
                assertThat(Highlights.of(match, on.state()).keySet())
                        .as(rule.code())
                        .isNotEmpty()
                        .allMatch(label -> on.state().isCandidate(label));
            });
        });
    }
}
