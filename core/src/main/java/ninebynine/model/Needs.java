package ninebynine.model;

import java.util.List;
import ninebynine.tensor.Ints;

/**
 * x ⇒ ⋁L — labels that are true only together with one of some others, as a combination of digits needs a square for each digit. A part of
 * models whose BRT reads it; links can't say it.
 *
 * @param all what needs what
 */
public record Needs(List<Need> all) {
    /**
     * One of them.
     *
     * @param label true only if one of {@code of} is
     */
    public record Need(int label, Ints of) {}

    public Needs {
        all = List.copyOf(all);
    }
}
