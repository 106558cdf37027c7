package ninebynine.data;

import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Orbit;
import ninebynine.rule.Match;
import ninebynine.tensor.Choice;

/** How the steps of a path are worded. */
@FunctionalInterface
public interface Words {
    /** With reasons, and always in the same form. */
    Words PLAIN = (match, number) -> Wording.FULL;

    /** The wording of the step of that number. */
    Wording of(Match match, int number);

    /** In one style, and in forms that a seed chooses: other ones for every path. */
    static Words of(Wording.Style style, long seed, String path) {
        long start = Long.parseUnsignedLong(Orbit.id(seed + " " + path), 16);
        return (match, number) -> new Wording(style, new Choice(start + number).below(Prose.forms(match)));
    }
}
