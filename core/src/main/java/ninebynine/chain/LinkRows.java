package ninebynine.chain;

import java.util.Arrays;
import ninebynine.field.CompactField;
import ninebynine.field.Rows;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import org.jspecify.annotations.Nullable;

/** What each node rules out, as a row of bits: bit d of row c says that c and d contradict each other. */
final class LinkRows {
    /** How many words a row takes. */
    final int words;

    final long[] bits;
    private final int[] @Nullable [] lists;

    private LinkRows(int words, long[] bits, int[] @Nullable [] lists) {
        this.words = words;
        this.bits = bits;
        this.lists = lists;
    }

    /** Each variable's mask goes to all its members: no scan over pairs. */
    static LinkRows of(Model model, CompactField field) {
        int size = field.size();
        int words = size + 63 >> 6;
        long[] bits = new long[size * words];
        long[] mask = new long[words];
        int[] items = field.members.items;
        for (int v = 0; v < field.id.length; v++) {
            Stopping.check();
            Arrays.fill(mask, 0);
            int from = field.members.start[v];
            int to = field.members.end[v];
            for (int i = from; i < to; i++) {
                mask[items[i] >> 6] |= 1L << items[i];
            }
            for (int i = from; i < to; i++) {
                for (int w = 0, at = items[i] * words; w < words; w++, at++) {
                    bits[at] |= mask[w];
                }
            }
        }
        for (int c = 0; c < size; c++) {
            bits[c * words + (c >> 6)] &= ~(1L << c);
        }
        if (model.hasOtherLinks()) {
            int[] number = field.numbers(model.labelCount());
            for (int c = 0; c < size; c++) {
                Stopping.check();
                int row = c * words;
                model.otherLinks().forEach(field.label[c], y -> {
                    int d = number[y];
                    if (d >= 0) {
                        bits[row + (d >> 6)] |= 1L << d;
                    }
                });
            }
        }
        return new LinkRows(words, bits, new int[size][]);
    }

    /**
     * The rows of some candidates alone.
     *
     * @param number for each candidate its new number, or -1
     */
    LinkRows part(int[] kept, int[] number) {
        int width = kept.length + 63 >> 6;
        long[] some = new long[kept.length * width];
        for (int i = 0; i < kept.length; i++) {
            for (int c : list(kept[i])) {
                int d = number[c];
                if (d >= 0) {
                    some[i * width + (d >> 6)] |= 1L << d;
                }
            }
        }
        return new LinkRows(width, some, new int[kept.length][]);
    }

    /** The same with the rows of further nodes. */
    LinkRows with(int[][] more) {
        int count = lists.length + more.length;
        long[] all = Arrays.copyOf(bits, count * words);
        for (int i = 0; i < more.length; i++) {
            for (int d : more[i]) {
                all[(lists.length + i) * words + (d >> 6)] |= 1L << d;
            }
        }
        int[][] allLists = Arrays.copyOf(lists, count);
        System.arraycopy(more, 0, allLists, lists.length, more.length);
        return new LinkRows(words, all, allLists);
    }

    /** The same with further bits in the rows of candidates. */
    LinkRows or(long[] more) {
        long[] all = bits.clone();
        for (int i = 0; i < more.length; i++) {
            all[i] |= more[i];
        }
        return new LinkRows(words, all, new int[lists.length][]);
    }

    /** Takes a set of candidates out of a row; answers whether it had any. */
    boolean remove(int node, long[] set) {
        boolean any = false;
        for (int w = 0, at = node * words; w < words; w++, at++) {
            any |= (bits[at] & set[w]) != 0;
            bits[at] &= ~set[w];
        }
        if (any) {
            lists[node] = null;
        }
        return any;
    }

    boolean has(int node, int c) {
        return (bits[node * words + (c >> 6)] >>> c & 1) != 0;
    }

    int[] list(int node) {
        int[] made = lists[node];
        if (made == null) {
            made = Rows.ofBits(bits, node * words, (node + 1) * words);
            lists[node] = made;
        }
        return made;
    }
}
