package ninebynine.explain;

import java.util.List;

/**
 * The ways to put a sentence: {@link Wording#FORMS} of each kind. A form has places for parts that were made from the match and the state, and says
 * nothing else, so that all forms of a sentence are as true as its parts.
 *
 * <pre>
 *   {S} what can only be so   {R} why   {F} what is so   {P} where   {E} what follows   {D} what a subset says   {N} what follows for the others
 * </pre>
 */
final class Forms {
    /** A Single of what its value is about, "cell r4c3 can only be 8". */
    static final List<String> LONE = List.of(
            "{S}: {R}",
            "{R}, so {S}",
            "{S}, because {R}",
            "since {R}, {F}",
            "{R}. So {F}",
            "look at {P}: {R}. So {F}",
            "{R}; therefore {F}",
            "it follows that {F}: {R}",
            "{F}. The reason: {R}",
            "{R}, which means that {F}");

    /** A Single of something else, "the 5 of row 2 can only be in column 3", from which its value follows. */
    static final List<String> PLACED = List.of(
            "{S}: {R}. So {F}",
            "{R}, so {S}: {F}",
            "{S}, because {R}. So {F}",
            "since {R}, {S}, and {F}",
            "{F}, as {S}: {R}",
            "look at {P}: {S}, since {R}. So {F}",
            "{R}; therefore {S}, so {F}",
            "it follows that {F}: {S}, because {R}",
            "{F}. The reason: {S}, since {R}",
            "{R}, which means that {S}. So {F}");

    /** The same without reasons. */
    static final List<String> BRIEF_LONE = List.of(
            "{S}",
            "look at {P}: {S}",
            "{S}, so {F}",
            "{F}, because {S}",
            "there is nothing else left: {F}",
            "{S}; so {F}",
            "{F}: nothing else is left",
            "now {S}",
            "{F}, as nothing else is left",
            "we see that {S}");

    static final List<String> BRIEF_PLACED = List.of(
            "{S}, so {F}",
            "{F}, because {S}",
            "{S}; so {F}",
            "look at {P}: {S}, so {F}",
            "since {S}, {F}",
            "{S}. So {F}",
            "{F}. The reason: {S}",
            "it follows that {F}, as {S}",
            "now {S}, which means that {F}",
            "we see that {S}, so {F}");

    /** An interaction: {W} is "either way" or "whichever it is". */
    static final List<String> INTERACTION = List.of(
            "{S}; {W} {E}",
            "{S}, and {W} {E}",
            "since {S}, {E}",
            "{E}, because {S}",
            "{S}. So {E}",
            "look at {P}: {S}; {W} {E}",
            "{S}; in each case {E}",
            "it follows that {E}, as {S}",
            "{E}. The reason: {S}",
            "{S}, which means that {E}");

    /** A subset: {U} is where, "in row 4, ", or nothing. */
    static final List<String> SUBSET = List.of(
            "{U}{D}, so {N}: {E}",
            "{U}{D}. So {N}: {E}",
            "{U}{D}; therefore {E}",
            "{E}, because {U}{D}",
            "{U}{D}, and so {N}: {E}",
            "{U}{D}. So {E}",
            "{U}{D}; hence {N}, and {E}",
            "it follows that {E}: {U}{D}",
            "{E}. The reason: {U}{D}, so {N}",
            "{U}{D}, which means that {E}");

    /** A chain: {H} "r1c1 were 5", {I} "r1c1 is 5", {B} "r1c1 be 5"; {C} what would follow, with "then" between. */
    static final List<String> CHAIN = List.of(
            "if {H}, then {C}. So {E}",
            "suppose that {I}. Then {C}. So {E}",
            "assume that {I}: then {C}. That can't be, so {E}",
            "{E}, for if {H}, then {C}",
            "what if {H}? Then {C}. So {E}",
            "let {B} for a moment: then {C}. So {E}",
            "to see that {E}, suppose that {I}: then {C}",
            "{E}. For suppose that {I}: then {C}",
            "let us try it: if {H}, then {C}. Therefore {E}",
            "were it so that {I}, then {C}. Hence {E}");

    /** A pattern of a game's own. */
    static final List<String> OWN = List.of(
            "{D}, so {E}",
            "{E}, because {D}",
            "{D}. So {E}",
            "{D}; therefore {E}",
            "{E}, as {D}",
            "since {D}, {E}",
            "{D}, and so {E}",
            "it follows that {E}: {D}",
            "{E}. The reason: {D}",
            "{D}, which means that {E}");

    private Forms() {}

    /**
     * A form with its places filled, without its full stop. What follows a full stop or a question mark begins with a capital.
     *
     * @param parts a letter and what stands for it, in turn
     */
    static String filled(List<String> forms, int form, String... parts) {
        String pattern = forms.get(form);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char ch = pattern.charAt(i);
            if (ch != '{') {
                text.append(ch);
                continue;
            }
            String part = part(pattern.charAt(i + 1), parts);
            boolean begins = text.length() > 1
                    && text.charAt(text.length() - 1) == ' '
                    && ".?".indexOf(text.charAt(text.length() - 2)) >= 0;
            text.append(begins && !part.isEmpty() ? Phrases.capital(part) : part);
            i += 2;
        }
        return text.toString();
    }

    private static String part(char letter, String... parts) {
        for (int i = 0; i < parts.length; i += 2) {
            if (parts[i].charAt(0) == letter) {
                return parts[i + 1];
            }
        }
        throw new IllegalArgumentException("no part " + letter);
    }
}
