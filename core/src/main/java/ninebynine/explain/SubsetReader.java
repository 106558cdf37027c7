package ninebynine.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Reads subsets and fish: {@code naked-pairs-in-a-column: c3{r3 r8}{n1 n9}}. */
final class SubsetReader {
    private static final java.util.regex.Pattern SUBSET =
            java.util.regex.Pattern.compile("([a-z-]+): ([^{}\\s]*)\\{([^{}]*)}\\{([^{}]*)}");

    private final Model model;
    private final Map<String, List<SubsetHead>> heads = new ConcurrentHashMap<>();

    SubsetReader(Model model) {
        this.model = model;
    }

    private record SubsetHead(Frame frame, int size, boolean special, boolean finned) {}

    /** Null if nothing is written so. */
    @Nullable
    Pattern read(String head) {
        Matcher m = SUBSET.matcher(head);
        return m.matches() ? subset(m.group(1), m.group(2), m.group(3), m.group(4)) : null;
    }

    private Pattern subset(String name, String unit, String lines, String transversals) {
        List<SubsetHead> all = heads.computeIfAbsent(name + ": " + unit, key -> heads(name, unit));
        SubsetHead head = all.stream()
                .filter(each -> has(each.frame.lines(), lines) && has(each.frame.transversals(), transversals))
                .findFirst()
                .orElse(all.get(0));
        Ints l = indices(head.frame.lines().written(), lines, head.size);
        Ints t = indices(head.frame.transversals().written(), transversals, head.size);
        return head.finned ? new Pattern.Finned(head.frame, l, t) : new Pattern.Subset(head.frame, l, t, head.special);
    }

    private static boolean has(Frame.Words words, String text) {
        return Arrays.stream(text.split(" ", -1)).allMatch(words.written()::contains);
    }

    /** The frames that have this name; more than one if a game's units are parts of lines. */
    private List<SubsetHead> heads(String name, String unit) {
        List<SubsetHead> found = new ArrayList<>();
        for (Frame frame : model.frames()) {
            for (int size = 2; size <= 4 && frame.title().unit().equals(unit); size++) {
                if (SubsetNames.subset(frame, size, false).equals(name)) {
                    found.add(new SubsetHead(frame, size, false, false));
                } else if (SubsetNames.subset(frame, size, true).equals(name)) {
                    found.add(new SubsetHead(frame, size, true, false));
                } else if (frame.hasBoxes() && SubsetNames.finned(frame, size).equals(name)) {
                    found.add(new SubsetHead(frame, size, false, true));
                }
            }
        }
        if (found.isEmpty()) {
            throw new NotationException(
                    "No rule is written '" + name + ": " + unit + "{…}{…}'. Maybe see docs/notation.md.");
        }
        return found;
    }

    private static Ints indices(List<String> names, String text, int size) {
        String[] words = text.split(" ", -1);
        int[] found = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            found[i] = names.indexOf(words[i]);
            if (found[i] < 0) {
                throw new NotationException("'" + words[i] + "' is not one of " + String.join(" ", names) + ".");
            }
        }
        if (found.length != size) {
            throw new NotationException("{" + text + "} has " + found.length + " items, expected " + size + ".");
        }
        return Ints.of(found);
    }
}
