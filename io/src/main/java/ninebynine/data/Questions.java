package ninebynine.data;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * Questions about a state that have one short answer, in the words of the game. What is asked and what it is about decide every letter, so a row can be
 * made again.
 */
final class Questions {
    /** Sides of a question that can only be answered by yes or no. */
    private static final String YES = "yes";

    private static final String NO = "no";

    /** What can be asked; %s is what it is about. */
    enum Kind {
        /** What a variable can still be. */
        options(
                "What is still possible for %s?",
                "What is left for %s?",
                "List what is still open for %s.",
                "Which possibilities does this leave for %s?"),
        /** How many possibilities that are. */
        count(
                "How many possibilities are left for %s?",
                "How many ways are still open for %s?",
                "Count what is still possible for %s.",
                "For %s, how many possibilities are there by now?"),
        /** Whether a candidate is still there. */
        possible(
                "Is it still possible that %s?",
                "Can it still be that %s?",
                "As far as is known by now: could it be that %s?",
                "Does what is known by now still allow that %s?"),
        /** What comes next, simplest first. */
        rule(
                "Which is the simplest rule of %s that finds something here? Answer with its code.",
                "Simplest first: which rule of %s makes the next step? Answer with its code.",
                "By which rule of %s does it go on from here? Answer with its code.",
                "What is the code of the simplest rule of %s that applies to this state?"),
        /** Whether a step holds. */
        step(
                "Is this step right? %s",
                "Does this follow? %s", "Somebody says: %sIs that justified?", "Check this step: %sDoes it hold?");

        private final List<String> forms;

        Kind(String... forms) {
            this.forms = List.of(forms);
        }

        private String put(int form, String about) {
            return forms.get(form).replace("%s", about);
        }
    }

    /** How many forms each has. */
    static final int FORMS = 4;

    /** A question and its answer. */
    record Asked(
            Kind kind,
            int form,
            @Nullable String about,
            @Nullable String wording,
            String question,
            String answer,
            @Nullable String reason) {}

    private final Model model;
    private final Names names;
    private final Prose prose;
    private final Notation notation;

    Questions(Model model) {
        this.model = model;
        this.names = model.names();
        this.prose = new Prose(model);
        this.notation = new Notation(model, Notation.Style.UNICODE);
    }

    /** About a variable: {@link Kind#options} or {@link Kind#count}. */
    Asked variable(Kind kind, int form, int v, View state) {
        List<String> left = IntStream.of(model.labels(v))
                .filter(state::isCandidate)
                .mapToObj(x -> names.spokenIn(v, x))
                .toList();
        String answer = kind == Kind.count ? Integer.toString(left.size()) : String.join(", ", left);
        return new Asked(kind, form, names.variable(v), null, kind.put(form, names.spoken(v)), answer, null);
    }

    /** About a candidate. */
    Asked candidate(int form, int x, View state) {
        return new Asked(
                Kind.possible,
                form,
                names.label(x),
                null,
                Kind.possible.put(form, names.spokenFact(x)),
                state.isCandidate(x) ? YES : NO,
                null);
    }

    /** About the rule that makes the next step. */
    Asked rule(int form, String theory, String code) {
        return new Asked(Kind.rule, form, null, null, Kind.rule.put(form, theory), code, null);
    }

    /**
     * About a step.
     *
     * @param reason why it does not hold; null if it does
     */
    Asked step(int form, Match match, View state, Wording wording, @Nullable String reason) {
        String line = notation.line(match);
        String told = prose.told(match, state, wording) + "\n[" + line + "]\n";
        return new Asked(
                Kind.step,
                form,
                line,
                wording.toString(),
                Kind.step.put(form, told).strip(),
                reason == null ? YES : NO,
                reason);
    }

    /** The kind of that name, if a row may have this form of it. */
    static Kind kind(QaRow row) {
        Optional<Kind> kind = Arrays.stream(Kind.values())
                .filter(each -> each.name().equals(row.kind()))
                .findFirst();
        if (kind.isEmpty() || row.asked() < 0 || row.asked() >= FORMS) {
            throw new DatasetException("\"kind\" is '" + row.kind() + "' and \"asked\" " + row.asked()
                    + ", and there is no such question. Maybe "
                    + Arrays.stream(Kind.values()).map(Kind::name).collect(Collectors.joining(", ")) + " and 0 to "
                    + (FORMS - 1) + ".");
        }
        return kind.get();
    }
}
