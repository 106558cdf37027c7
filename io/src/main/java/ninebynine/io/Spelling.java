package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A step of the reference as our notation has it.
 *
 * <pre>
 *   r1c2≠3,5   r1c2 ≠ n3                         r1c2≠3, r1c2≠5   r1c2 ≠ 3
 *   hidden-pairs-in-a-block: b2{r1c4 r2c6}{n6 n7}     …: b2{n6 n7}{r1c4 r2c6}    as older releases have it
 *   different-colours-in-r6{c1 c2} ==> Hr6c2 = 1      … ==> Vr6c2 = 1            the edge between them is upright
 *   … ==> Vr2c6 = O                                   … ==> Vr2c6 = 0
 * </pre>
 */
final class Spelling {
    private static final String ARROW = "==>";
    private static final Pattern CELLS_FIRST =
            Pattern.compile("^(hidden-[a-z]+-in-a-block: b\\d+)(\\{r[^}]*})(\\{n[^}]*})$");

    private static final Pattern LYING = Pattern.compile("^(different-colours-in-r\\d+\\{c\\d+ c\\d+} *==> *)H");

    private Spelling() {}

    static String ours(String told) {
        String step = LYING.matcher(told).replaceFirst("$1V");
        int arrow = step.lastIndexOf(ARROW);
        if (arrow < 0) {
            return step;
        }
        String before = step.substring(0, arrow);
        String head = before.endsWith("\n ") ? before.substring(0, arrow - 1) : before.stripTrailing();
        return CELLS_FIRST.matcher(head).replaceFirst("$1$3$2") + " " + ARROW + " "
                + String.join(", ", items(step.substring(arrow + ARROW.length())));
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        String subject = "";
        for (String part : text.split(",", -1)) {
            String item = part.strip().replaceFirst("(=|≠|!=) ?n(\\d)", "$1$2").replaceFirst("^([HV]r.*=) ?O$", "$10");
            boolean bare = item.matches("\\d+");
            int sign = item.indexOf('≠');
            subject = sign > 0 ? item.substring(0, sign + 1) : subject;
            items.add(bare ? subject + item : item);
        }
        return items;
    }
}
