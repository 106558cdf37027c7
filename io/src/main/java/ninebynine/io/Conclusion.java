package ninebynine.io;

import java.util.ArrayList;
import java.util.List;

/** The end of a step as our notation has it: {@code r1c2≠3, r1c2≠5} also where the reference writes {@code r1c2≠3,5} or {@code r1c2 ≠ n3}. */
final class Conclusion {
    private static final String ARROW = "==>";

    private Conclusion() {}

    static String written(String step) {
        int arrow = step.lastIndexOf(ARROW);
        String before = step.substring(0, arrow);
        String head = before.endsWith("\n ") ? before.substring(0, arrow - 1) : before.stripTrailing();
        return head + " " + ARROW + " " + String.join(", ", items(step.substring(arrow + ARROW.length())));
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        String subject = "";
        for (String part : text.split(",", -1)) {
            String item = part.strip().replaceFirst("(=|≠|!=) ?n(\\d)", "$1$2");
            boolean bare = item.matches("\\d+");
            int sign = item.indexOf('≠');
            subject = sign > 0 ? item.substring(0, sign + 1) : subject;
            items.add(bare ? subject + item : item);
        }
        return items;
    }
}
