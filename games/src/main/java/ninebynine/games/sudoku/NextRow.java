package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Ints;

/**
 * The smallest next row of some images, and every way in which they come by it.
 *
 * <p>A row is filled from left to right. Among tied columns the empty cells come first, then the digits that have a name, then those that have
 * none yet and take the next names. Empty cells stay tied, and so do new digits. Of digits with a name the smallest comes first; where its
 * home is tied, it is smallest if its home leads, so that is decided too. Two that could both be it are two ways.
 */
final class NextRow {
    private static final int EMPTY = 0;
    private static final int OLD = 1;
    private static final int NEW = 2;
    /** The low bits of the slots of a {@link #key}: set for {@link #OLD} only. */
    private static final long LOW = 0x5555_5555_5555_5555L;
    /** So many images are compared, to drop those that say the same; with fewer it is quicker to go on with all. */
    private static final int MANY = 64;

    private final Boxes boxes;
    private final int n;
    private final int width;
    private final int[] smallest;
    private final int[] kinds;
    private final List<Slots> levels = new ArrayList<>();
    private List<Image> found = new ArrayList<>();
    private int many;

    /** Where the row begins in the result, and how many names there were before it. */
    private int start;

    private int named;
    private int[] grid = {};
    private int[] homes = {};
    private Image image;
    private int row;

    NextRow(Boxes boxes) {
        this.boxes = boxes;
        n = boxes.size();
        width = boxes.width();
        smallest = new int[n * n];
        kinds = new int[n];
        start = -n;
        image = Image.of(boxes, smallest);
    }

    /** Begins with the row after the last one. */
    void begin() {
        start += n;
        Arrays.fill(smallest, start, start + n, Integer.MAX_VALUE);
        found = new ArrayList<>();
        many = MANY;
    }

    /** The images that have the smallest row. */
    List<Image> end() {
        for (int slot = 0; slot < n; slot++) {
            named = Math.max(named, smallest[start + slot]);
        }
        return found;
    }

    Ints grid() {
        return Ints.of(smallest);
    }

    void tryRow(Image of, int next) {
        image = of;
        grid = of.grid();
        homes = of.homes();
        row = next;
        for (int column = 0; column < n; column++) {
            int digit = grid[row * n + column];
            kinds[column] = digit == 0 ? EMPTY : homes[digit] == Image.NOWHERE ? NEW : OLD;
        }
        level(0).become(of.slots());
        stacks(0, 0, named);
    }

    private Slots level(int level) {
        if (level == levels.size()) {
            levels.add(new Slots(boxes));
        }
        return levels.get(level);
    }

    /** A new level that begins as the one before. */
    private Slots after(int level) {
        Slots slots = level(level + 1);
        slots.become(levels.get(level));
        return slots;
    }

    /** Whether the smallest row has this value here. A smaller value than it had makes it the smallest so far, and ends what was found. */
    private boolean put(int slot, int value) {
        int at = start + slot;
        if (value < smallest[at]) {
            smallest[at] = value;
            Arrays.fill(smallest, at + 1, start + n, Integer.MAX_VALUE);
            found.clear();
        }
        return value == smallest[at];
    }

    /** Fills the row from a slot where a stack begins. */
    private void stacks(int level, int from, int names) {
        Slots slots = level(level);
        int slot = from;
        int name = names;
        while (slot < n) {
            long key = key(slots, slot);
            if ((key & LOW) != 0) {
                part(level, slot, key, name);
                return;
            }
            for (int end = slot + width * take(slots, slot, key); slot < end; slot++) {
                boolean empty = (key >> 2 * (width - 1 - slot % width) & 3) == EMPTY;
                if (!put(slot, empty ? 0 : ++name)) {
                    return;
                }
            }
        }
        keep(slots);
    }

    /** The smallest key of the stacks that are tied for a slot. */
    private long key(Slots slots, int slot) {
        long key = Long.MAX_VALUE;
        for (int stack = 0; stack < n / width; stack++) {
            key = slots.ofStack(stack) == slot ? Math.min(key, keyOf(slots, stack)) : key;
        }
        return key;
    }

    /** The kinds that the row has in a stack in their smallest order, two bits each, up to the first digit with a name. */
    private long keyOf(Slots slots, int stack) {
        long key = 0;
        int length = 0;
        while (length < width) {
            int slot = slots.ofStack(stack) + length;
            int tally = tally(slots, stack, slot);
            key <<= 2 * count(tally, EMPTY);
            length += count(tally, EMPTY);
            if (count(tally, OLD) > 0) {
                return (key << 2 | OLD) << 2 * (width - length - 1);
            }
            for (int i = 0; i < count(tally, NEW); i++) {
                key = key << 2 | NEW;
            }
            length += count(tally, NEW);
        }
        return key;
    }

    /** How many of the columns that are tied for a slot of a stack are of each kind. */
    private int tally(Slots slots, int stack, int slot) {
        int tally = 0;
        for (int column = stack * width; column < stack * width + width; column++) {
            tally += slots.ofColumn(column) == slot ? 1 << 8 * kinds[column] : 0;
        }
        return tally;
    }

    private static int count(int tally, int kind) {
        return tally >> 8 * kind & 0xff;
    }

    /** Puts the stacks with this key, which has no names, before those they are tied with; says how many they are. */
    private int take(Slots slots, int slot, long key) {
        int count = 0;
        for (int stack = 0; stack < n / width; stack++) {
            count += slots.ofStack(stack) == slot && keyOf(slots, stack) == key ? 1 : 0;
        }
        for (int stack = 0; stack < n / width; stack++) {
            if (slots.ofStack(stack) == slot) {
                if (keyOf(slots, stack) == key) {
                    for (int at = slot; at < slot + width; at++) {
                        emptyFirst(slots, stack, at, count(tally(slots, stack, at), EMPTY));
                    }
                } else {
                    slots.delayStack(stack, count * width);
                }
            }
        }
        return count;
    }

    /** Puts the empty cells, so many, before the digits they are tied with. */
    private void emptyFirst(Slots slots, int stack, int slot, int empty) {
        for (int column = stack * width; empty > 0 && column < stack * width + width; column++) {
            if (slots.ofColumn(column) == slot && kinds[column] != EMPTY) {
                slots.delayColumn(column, empty);
            }
        }
    }

    /** Lets each of the stacks with this key come first. */
    private void part(int level, int slot, long key, int names) {
        Slots slots = level(level);
        for (int stack = 0; stack < n / width; stack++) {
            if (slots.ofStack(stack) == slot && keyOf(slots, stack) == key) {
                after(level).leadStack(stack);
                cells(level + 1, stack, slot, names);
            }
        }
    }

    /** Fills the row from a slot in a stack that has its place. */
    private void cells(int level, int stack, int from, int names) {
        Slots slots = level(level);
        int slot = from;
        int name = names;
        while (slot < slots.ofStack(stack) + width) {
            int tally = tally(slots, stack, slot);
            int empty = count(tally, EMPTY);
            if (empty == 0 && count(tally, OLD) > 0) {
                leaders(level, stack, slot, name);
                return;
            }
            emptyFirst(slots, stack, slot, empty);
            int alike = empty > 0 ? empty : count(tally, NEW);
            for (int end = slot + alike; slot < end; slot++) {
                if (!put(slot, empty > 0 ? 0 : ++name)) {
                    return;
                }
            }
        }
        stacks(level, slot, name);
    }

    /** Lets each of the columns that can have the smallest name come first. */
    private void leaders(int level, int stack, int slot, int names) {
        Slots slots = level(level);
        int least = Integer.MAX_VALUE;
        for (int column = stack * width; column < stack * width + width; column++) {
            least = Math.min(least, name(slots, column, slot));
        }
        if (!put(slot, least)) {
            return;
        }
        for (int column = stack * width; column < stack * width + width; column++) {
            if (name(slots, column, slot) == least) {
                Slots parted = after(level);
                parted.leadColumn(column);
                parted.leadColumn(homes[grid[row * n + column]] % n);
                cells(level + 1, stack, slot + 1, names);
            }
        }
    }

    /** The smallest name that the digit at a column can have if the column leads for the slot; none if it can't or has no name. */
    private int name(Slots slots, int column, int slot) {
        if (slots.ofColumn(column) != slot || kinds[column] != OLD) {
            return Integer.MAX_VALUE;
        }
        int home = homes[grid[row * n + column]];
        int at = home % n;
        boolean isBehind = at != column && slots.areTied(at, column);
        return smallest[home - at + slots.ofColumn(at) + (isBehind ? 1 : 0)];
    }

    private void keep(Slots slots) {
        found.add(image.with(row, slots));
        if (found.size() >= many) {
            Stopping.check();
            Map<String, Image> different = new LinkedHashMap<>();
            found.forEach(each -> different.putIfAbsent(Remainder.of(boxes, each, smallest), each));
            found = new ArrayList<>(different.values());
            many = Math.max(MANY, 2 * found.size());
        }
    }
}
