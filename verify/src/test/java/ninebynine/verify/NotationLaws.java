package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** read(line(x)) = x, and every match can be said and shown. */
class NotationLaws {
    private static final int CASES = 2000;
    private static final int MATCHES = 20;

    /** Every match that can be a step: one that only detects ends the path and is told in English. */
    private static void everyStep(Case on, BiConsumer<Rule, Match> law) {
        for (Rule rule : Theories.rules(on.theory(), on.state().model())) {
            Finds.some(rule, on.state(), MATCHES).stream()
                    .filter(match -> !(match instanceof Match.Contradiction))
                    .forEach(match -> law.accept(rule, match));
        }
    }

    private static void roundTrip(Notation.Style style, UnaryOperator<String> rewritten) {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            Model model = on.puzzle().model();
            Notation notation = new Notation(model, style);
            NotationReader reader = new NotationReader(model);
            everyStep(on, (rule, match) -> {
                String line = rewritten.apply(notation.line(match));
                assertThat(reader.read(line)).as(line).isEqualTo(match);
            });
        });
    }

    @ParameterizedTest
    @EnumSource(Notation.Style.class)
    void aLineReadsBackAsTheMatchThatItWasWrittenFor(Notation.Style style) {
        roundTrip(style, line -> line);
    }

    @ParameterizedTest
    @EnumSource(Notation.Style.class)
    void olderOutputsWithBlanksAroundTheSignsReadTheSame(Notation.Style style) {
        // only after the arrow, whose own signs are no signs of conclusions
        roundTrip(style, line -> {
            int arrow = line.indexOf(" ==> ") + 5;
            return line.substring(0, arrow) + line.substring(arrow).replaceAll("!?=|≠", " $0 ");
        });
    }

    @Test
    void everyMatchHasASentenceAndMarksItsConclusions() {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            Prose prose = new Prose(on.puzzle().model());
            everyStep(on, (rule, match) -> {
                assertThat(prose.sentence(match, on.state()))
                        .as(rule.code())
                        .matches("(?s)[A-Z].*\\.")
                        .doesNotContain("null", "  ", "..", " ,");
                assertThat(Highlights.of(match, on.state()).keySet())
                        .as(rule.code())
                        .isNotEmpty()
                        .allMatch(label -> on.state().isCandidate(label));
            });
        });
    }
}
