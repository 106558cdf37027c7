package ninebynine.web;

import java.util.Arrays;
import java.util.Objects;
import ninebynine.web.Regex.Greed;
import ninebynine.web.Regex.Node;
import org.jspecify.annotations.Nullable;

/** A pattern beside a text: what is chosen is tried in order, and taken back where nothing follows. */
public final class RegexMatch {
    private final String text;
    private final Node first;
    private final int begin;
    private final int end;
    /** Begin and end of each group, the whole match first; -1 where it took no part. */
    private final int[] marks;

    private final int[] opened;
    private final int[] rounds;
    private final int[] begun;
    /** Where it must end; -1 anywhere. */
    private int goal;

    private int reached;

    /** Nothing before the begin or from the end on is looked at. */
    public RegexMatch(Regex regex, String text, int begin, int end) {
        this.text = text;
        this.first = regex.first();
        this.begin = begin;
        this.end = end;
        this.marks = new int[2 * regex.groups() + 2];
        this.opened = new int[regex.groups() + 1];
        this.rounds = new int[regex.loops()];
        this.begun = new int[regex.loops()];
    }

    /** Whether the pattern fits from a place on, up to the end or as far as it goes; null if not, else begins and ends of the groups. */
    public int @Nullable [] at(int from, boolean toTheEnd) {
        Arrays.fill(marks, -1);
        goal = toTheEnd ? end : -1;
        if (!fits(first, from)) {
            return null;
        }
        marks[0] = from;
        marks[1] = reached;
        return marks.clone();
    }

    private boolean fits(Node start, int from) {
        Node node = start;
        int i = from;
        while (true) {
            switch (node.kind) {
                case SET -> {
                    int most = node.greed == Greed.LAZY ? node.least : node.most;
                    int count = 0;
                    while (count < most && i + count < end && node.set.has(text.charAt(i + count))) {
                        count++;
                    }
                    if (count < node.least) {
                        return false;
                    }
                    if (node.greed == Greed.LAZY) {
                        while (!fits(then(node), i + count)) {
                            if (count == node.most || i + count == end || !node.set.has(text.charAt(i + count))) {
                                return false;
                            }
                            count++;
                        }
                        return true;
                    }
                    if (node.greed == Greed.GREEDY) {
                        for (; count > node.least; count--) {
                            if (fits(then(node), i + count)) {
                                return true;
                            }
                        }
                    }
                    i += count;
                }
                case START -> {
                    if (i > begin) {
                        return false;
                    }
                }
                case END -> {
                    if (!isEnd(i)) {
                        return false;
                    }
                }
                case BOUNDARY -> {
                    if (isWord(i - 1) == isWord(i)) {
                        return false;
                    }
                }
                case OPEN -> {
                    int before = opened[node.number];
                    opened[node.number] = i;
                    boolean fits = fits(then(node), i);
                    opened[node.number] = before;
                    return fits;
                }
                case CLOSE -> {
                    return closed(node, i);
                }
                case CHOICE -> {
                    for (Node branch : node.inside) {
                        if (fits(branch, i)) {
                            return true;
                        }
                    }
                    return false;
                }
                case LOOP -> {
                    int round = rounds[node.number];
                    int last = begun[node.number];
                    rounds[node.number] = 0;
                    begun[node.number] = -1;
                    boolean fits = again(node, i);
                    rounds[node.number] = round;
                    begun[node.number] = last;
                    return fits;
                }
                case AGAIN -> {
                    return again(node.inside.get(0), i);
                }
                case AHEAD -> {
                    if (inside(node, i, -1) < 0 != node.isNegative) {
                        return false;
                    }
                }
                case BEHIND -> {
                    int j = i;
                    while (j >= begin && inside(node, j, i) < 0) {
                        j--;
                    }
                    if (j < begin != node.isNegative) {
                        return false;
                    }
                }
                case ATOMIC -> {
                    i = inside(node, i, -1);
                    if (i < 0) {
                        return false;
                    }
                }
                case NOTHING -> {}
                case ACCEPT -> {
                    reached = i;
                    return goal < 0 || i == goal;
                }
            }
            node = then(node);
        }
    }

    private static Node then(Node node) {
        return Objects.requireNonNull(node.next);
    }

    private boolean closed(Node node, int i) {
        int from = marks[2 * node.number];
        int stop = marks[2 * node.number + 1];
        marks[2 * node.number] = opened[node.number];
        marks[2 * node.number + 1] = i;
        if (fits(then(node), i)) {
            return true;
        }
        marks[2 * node.number] = from;
        marks[2 * node.number + 1] = stop;
        return false;
    }

    /** One round more, or on; a round that took nothing is the last. */
    private boolean again(Node loop, int i) {
        int round = rounds[loop.number];
        int last = begun[loop.number];
        boolean mayStop = round >= loop.least;
        if (mayStop && loop.greed == Greed.LAZY && fits(then(loop), i)) {
            return true;
        }
        if (round < loop.most && (!mayStop || i > last)) {
            rounds[loop.number] = round + 1;
            begun[loop.number] = i;
            if (fits(loop.inside.get(0), i)) {
                return true;
            }
            rounds[loop.number] = round;
            begun[loop.number] = last;
        }
        return mayStop && loop.greed != Greed.LAZY && fits(then(loop), i);
    }

    /** How far what is inside a node goes by itself, or -1. */
    private int inside(Node node, int from, int to) {
        int asked = goal;
        goal = to;
        boolean fits = fits(node.inside.get(0), from);
        goal = asked;
        return fits ? reached : -1;
    }

    private boolean isWord(int i) {
        return i >= begin && i < end && CharSet.WORD.has(text.charAt(i));
    }

    /** The end, or the end of the last line. */
    private boolean isEnd(int i) {
        return i == end
                || i == end - 1
                        && CharSet.LINE_ENDS.has(text.charAt(i))
                        && !(text.charAt(i) == '\n' && i > 0 && text.charAt(i - 1) == '\r')
                || i == end - 2 && text.startsWith("\r\n", i);
    }
}
