package ninebynine.data;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;

/**
 * Reads our sentences back where there is no notation: the rules that people use are asked what they find in the state, and what they find is told in all
 * wordings until one is the sentence. What no rule finds can't be read, so it is wrong or too hard for these rules.
 */
final class SentenceReader {
    /** So many matches of a rule are told: a sentence that is right is among the first, nearly always. */
    private static final int MOST = 200;

    private static final Theory THEORY = Theory.parse("S+W[5]");

    private final Prose prose;
    private final List<Rule> rules;

    SentenceReader(Model model) {
        this.prose = new Prose(model);
        this.rules = THEORY.precedence(model).rules();
    }

    /** The match that a sentence tells of a state; null if there is none. */
    @Nullable
    Match read(String sentence, View state) {
        for (Rule rule : rules) {
            Match[] found = new Match[1];
            AtomicInteger asked = new AtomicInteger();
            rule.find(state, match -> {
                if (isTold(sentence, match, state)) {
                    found[0] = match;
                }
                return found[0] == null && asked.incrementAndGet() < MOST;
            });
            if (found[0] != null) {
                return found[0];
            }
        }
        return null;
    }

    /** Whether a sentence tells a match, in any wording. What can't be it, since its places are not named there, is not worded. */
    private boolean isTold(String sentence, Match match, View state) {
        if (!names(sentence, match, state.model())) {
            return false;
        }
        int forms = Prose.forms(match);
        for (Wording.Style style : Wording.Style.values()) {
            for (int form = 0; form < forms; form++) {
                if (prose.told(match, state, new Wording(style, form)).equals(sentence)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean names(String sentence, Match match, Model model) {
        String said = sentence.toLowerCase(Locale.ROOT);
        return IntStream.concat(match.values().stream(), match.targets().stream())
                .limit(1)
                .allMatch(x -> said.contains(model.names().spokenValue(x).toLowerCase(Locale.ROOT)));
    }
}
