package ninebynine.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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
    static final List<Form> LONE = forms(
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
    static final List<Form> PLACED = forms(
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
    static final List<Form> BRIEF_LONE = forms(
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

    static final List<Form> BRIEF_PLACED = forms(
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
    static final List<Form> INTERACTION = forms(
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
    static final List<Form> SUBSET = forms(
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
    static final List<Form> CHAIN = forms(
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
    static final List<Form> OWN = forms(
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

    /** A form taken apart: what stands before each place, and which part comes there; after the last place, no part. */
    record Form(List<String> words, String places) {
        static Form of(String pattern) {
            List<String> words = new ArrayList<>();
            StringBuilder places = new StringBuilder();
            int from = 0;
            for (int at = pattern.indexOf('{'); at >= 0; at = pattern.indexOf('{', from)) {
                words.add(pattern.substring(from, at));
                places.append(pattern.charAt(at + 1));
                from = at + 3;
            }
            words.add(pattern.substring(from));
            return new Form(words, places.toString());
        }
    }

    private Forms() {}

    private static List<Form> forms(String... patterns) {
        return Stream.of(patterns).map(Form::of).toList();
    }

    /**
     * A form with its places filled, without its full stop. What follows a full stop or a question mark begins with a capital.
     *
     * @param parts a letter and what stands for it, in turn
     */
    static String filled(List<Form> forms, int number, String... parts) {
        Form form = forms.get(number);
        StringBuilder text = new StringBuilder(160);
        for (int i = 0; i < form.places.length(); i++) {
            String words = form.words.get(i);
            text.append(words);
            String part = part(form.places.charAt(i), parts);
            int at = text.length();
            text.append(part);
            if ((words.endsWith(". ") || words.endsWith("? ")) && !part.isEmpty()) {
                text.setCharAt(at, Character.toUpperCase(part.charAt(0)));
            }
        }
        return text.append(form.words.get(form.places.length())).toString();
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
