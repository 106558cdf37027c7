package ninebynine.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A step of the reference, or of somebody else, as our notation has it.
 *
 * <pre>
 *   … => r1c2 ≠ 3   … -> r1c2≠3   … ⇒ r1c2≠3          … ==> r1c2≠3
 *   r1c2≠3,5   r1c2 ≠ n3                              r1c2≠3, r1c2≠5   r1c2 ≠ 3
 *   hidden-pairs-in-a-block: b2{r1c4 r2c6}{n6 n7}     …: b2{n6 n7}{r1c4 r2c6}    as older releases have it
 *   xyt4-chain {n4 n9}r4c3 – … – {n8 n4}r4c5          whip[4]: r4c3{n4 n9} - … - r4c5{n8 .}       as the first book has it
 *   naked-pairs-in-a-row {n6 n8}r7{c2 c3}             naked-pairs-in-a-row: r7{c2 c3}{n6 n8}
 *   ==>  eliminations in rows: r8c5≠4                 ==> r8c5≠4                 below the crosses of a belt
 *   different-colours-in-r6{c1 c2} ==> Hr6c2 = 1      … ==> Vr6c2 = 1            the edge between them is upright
 *   … ==> Vr2c6 = O                                   … ==> Vr2c6 = 0
 *   … ==> Vr7c9-Vr8c9 = 0                             … ==> Vr7c9 = 0, Vr8c9 = 0
 * </pre>
 */
final class Spelling {
    static final String ARROW = "==>";

    private static final Pattern ARROWS = Pattern.compile("(?<!=)=?=>|-{1,2}>|[⇒→⟹⇨⟶➔➜]");
    /** Each arrow has one of these: most lines have none, and need no look at all. */
    private static final String TIPS = ">⇒→⟹⇨⟶➔➜";

    private static final Pattern SIGN = Pattern.compile("\\w ?(?:=|≠|!=) ?\\w");
    private static final Pattern CELLS_FIRST =
            Pattern.compile("^(hidden-[a-z]+-in-a-block: b\\d+)(\\{r[^}]*})(\\{n[^}]*})$");

    private static final Pattern BOOK_CHAIN = Pattern.compile("^(?:[^=]* )?h?xyz?t?(?:-[rc]n)?(\\d+)-chain (\\{.*)");
    private static final Pattern BOOK_CELL = Pattern.compile("\\{(\\w+) (\\w+)}(\\w+)");
    private static final Pattern BOOK_SUBSET = Pattern.compile(
            "^(naked|hidden)(-[a-z]+-in-a-(?:row|column)) (\\{n[^}]*})(?:([rc]\\d+)(\\{[^}]*})|(\\{[^}]*})(c\\d+))(?= *==>|$)");

    private static final Pattern BOOK_BLOCK =
            Pattern.compile("^(hidden-[a-z]+-in-a-block) (\\{n[^}]*})(\\{r([1-9])c([1-9]) [^}]*})(?= *==>|$)");

    private static final Pattern LYING = Pattern.compile("^(different-colours-in-r\\d+\\{c\\d+ c\\d+} *==> *)H");
    private static final Pattern EDGE = Pattern.compile("[HV]r\\d+c\\d+");

    /** What the reference prints with the values that it deletes, and not with those that are left. */
    private static final Pattern DELETED = Pattern.compile(
            "(?:w\\[\\d+]-)?diagonal-(?:1-3|3-1|2-3|3-2|2-3\\+1|3-2\\+1)-in-[a-z]{2}-corner " + ARROW + " .*");

    private Spelling() {}

    /** What else a step may mean: something that we can't read, if it was put in our words; null if nothing. */
    static @Nullable String otherwise(String told, String ours) {
        return BOOK_CHAIN.matcher(told).find()
                        || BOOK_SUBSET.matcher(told).find()
                        || BOOK_BLOCK.matcher(told).find()
                ? told
                : deleted(ours);
    }

    /** What a pattern in a corner means if the values that it prints are those that are deleted; null if it is none such. */
    private static @Nullable String deleted(String step) {
        int arrow = step.indexOf(ARROW);
        return DELETED.matcher(step).matches()
                ? step.substring(0, arrow)
                        + ARROW
                        + step.substring(arrow + ARROW.length()).replaceAll(" ?= ?", "≠")
                : null;
    }

    /** Whether something follows in the line: what has our arrow, or another one and then a sign. */
    static boolean hasArrow(String line) {
        return line.contains(ARROW) || hasAny(TIPS, line) && hasOtherArrow(line);
    }

    private static boolean hasOtherArrow(String line) {
        Matcher arrow = ARROWS.matcher(line);
        return arrow.find()
                && SIGN.matcher(line).region(arrow.end(), line.length()).find();
    }

    /** Whether a line has one of some characters. */
    static boolean hasAny(String some, String line) {
        for (int i = 0; i < line.length(); i++) {
            if (some.indexOf(line.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    static String ours(String told) {
        String step = LYING.matcher(arrowed(told)).replaceFirst("$1V");
        int arrow = step.lastIndexOf(ARROW);
        if (arrow < 0) {
            return step;
        }
        String before = step.substring(0, arrow);
        String head = before.endsWith("\n ") ? before.substring(0, arrow - 1) : before.stripTrailing();
        return CELLS_FIRST.matcher(book(head)).replaceFirst("$1$3$2") + " " + ARROW + " "
                + String.join(", ", items(step.substring(arrow + ARROW.length())));
    }

    /** Chains and subsets as "The Hidden Logic of Sudoku" writes them: its chains are whips whose last right-linking candidate is linked to the target. */
    private static String book(String head) {
        Matcher subset = BOOK_SUBSET.matcher(head);
        if (subset.matches()) {
            boolean turned = subset.group(4) == null;
            String digits = subset.group(3);
            String places = subset.group(turned ? 6 : 5);
            boolean naked = subset.group(1).equals("naked");
            return subset.group(1) + subset.group(2) + ": " + subset.group(turned ? 7 : 4)
                    + (naked ? places + digits : digits + places);
        }
        Matcher block = BOOK_BLOCK.matcher(head);
        if (block.matches()) {
            int number = (Integer.parseInt(block.group(4)) - 1) / 3 * 3 + (Integer.parseInt(block.group(5)) + 2) / 3;
            return block.group(1) + ": b" + number + block.group(2) + block.group(3);
        }
        Matcher chain = BOOK_CHAIN.matcher(head);
        if (!chain.matches()) {
            return head;
        }
        List<String> cells = new ArrayList<>();
        Matcher cell = BOOK_CELL.matcher(chain.group(2));
        while (cell.find()) {
            cells.add(cell.group(3) + "{" + cell.group(1) + " " + cell.group(2) + "}");
        }
        int last = cells.size() - 1;
        cells.set(last, cells.get(last).replaceFirst(" \\w+}", " .}"));
        return "whip[" + chain.group(1) + "]: " + String.join(" - ", cells);
    }

    /** With our arrow before what follows: the last one, where there is none of ours. */
    private static String arrowed(String told) {
        Matcher arrow = ARROWS.matcher(told);
        int from = -1;
        int to = -1;
        while (arrow.find() && !told.contains(ARROW)) {
            from = arrow.start();
            to = arrow.end();
        }
        return from < 0 ? told : told.substring(0, from) + ARROW + told.substring(to);
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        String subject = "";
        for (String part : text.split(",", -1)) {
            String item = part.strip()
                    .replaceFirst("^eliminations in [a-z]+: *", "")
                    .replaceFirst("(=|≠|!=) ?n(\\d)", "$1$2")
                    .replaceFirst("^([HV]r.*=) ?O$", "$10");
            boolean bare = item.matches("\\d+");
            int sign = item.indexOf('≠');
            subject = sign > 0 ? item.substring(0, sign + 1) : subject;
            items.addAll(edges(bare ? subject + item : item));
        }
        return items;
    }

    /** The same of each edge, where several stand before one sign. */
    private static List<String> edges(String item) {
        int sign = item.indexOf('=');
        String[] edges = sign < 0
                ? new String[0]
                : item.substring(0, sign).stripTrailing().split("-", -1);
        return edges.length > 1
                        && Arrays.stream(edges)
                                .allMatch(edge -> EDGE.matcher(edge).matches())
                ? Arrays.stream(edges).map(edge -> edge + item.substring(sign)).toList()
                : List.of(item);
    }
}
