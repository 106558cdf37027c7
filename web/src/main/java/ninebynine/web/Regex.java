package ninebynine.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Regular expressions for the page, of the kinds that our readers have: in a browser TeaVM's own, for every alphabet and every option, are 100 kB.
 *
 * <pre>
 *   pattern = sequence | sequence | …         sequence = piece piece …        piece = atom, then perhaps  ? * + {n} {n,} {n,m},  then perhaps  ? or +
 *   atom    = a character   .   [set]   \d \w \s \b   ^   $   (pattern)   (?:pattern)   (?=…) (?!…) (?&lt;=…) (?&lt;!…)   (?i)   \Q…\E
 * </pre>
 *
 * They mean what they mean to the JDK; what stands in none of these lines is refused. A pattern is a chain of nodes, and {@link RegexMatch} walks it.
 */
public final class Regex {
    /** A node: what it asks for, and what comes then. */
    static final class Node {
        final Kind kind;

        @Nullable
        Node next;

        final List<Node> inside = new ArrayList<>();
        CharSet set = CharSet.NONE;
        int number;
        int least = 1;
        int most = 1;
        Greed greed = Greed.GREEDY;
        boolean isNegative;

        Node(Kind kind) {
            this.kind = kind;
        }
    }

    /** LOOP stands before what is repeated, AGAIN at the end of it. */
    enum Kind {
        SET,
        START,
        END,
        BOUNDARY,
        OPEN,
        CLOSE,
        CHOICE,
        LOOP,
        AGAIN,
        AHEAD,
        BEHIND,
        ATOMIC,
        NOTHING,
        ACCEPT
    }

    enum Greed {
        GREEDY,
        LAZY,
        POSSESSIVE
    }

    private final String text;
    private boolean anyCase;
    private final boolean dotAll;
    private boolean quoted;
    private int at;
    private int groups;
    private int loops;
    private final Node first;

    public Regex(String text, boolean anyCase, boolean dotAll) {
        this.text = text;
        this.anyCase = anyCase;
        this.dotAll = dotAll;
        this.first = choice(new Node(Kind.ACCEPT));
        if (at < text.length()) {
            throw wrong();
        }
    }

    Node first() {
        return first;
    }

    public int groups() {
        return groups;
    }

    int loops() {
        return loops;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException(
                "The page can't read the pattern " + text + " at character " + (at + 1) + ".");
    }

    private boolean take(String what) {
        if (!quoted && text.startsWith(what, at)) {
            at += what.length();
            return true;
        }
        return false;
    }

    private boolean isBefore(char ch) {
        return !quoted && at < text.length() && text.charAt(at) == ch;
    }

    /** Reads branches; whatever is chosen, then comes that. */
    private Node choice(Node then) {
        Node choice = new Node(Kind.CHOICE);
        do {
            choice.inside.add(sequence(then));
        } while (take("|"));
        return choice.inside.size() == 1 ? choice.inside.get(0) : choice;
    }

    private Node sequence(Node then) {
        Node head = new Node(Kind.NOTHING);
        Node tail = head;
        while (true) {
            quoted |= take("\\Q");
            if (quoted && text.startsWith("\\E", at)) {
                quoted = false;
                at += 2;
            } else if (at == text.length() || isBefore('|') || isBefore(')')) {
                tail.next = then;
                return head.next == null ? head : head.next;
            } else {
                tail = piece(tail);
            }
        }
    }

    /** Reads an atom with what says how often it comes, puts it after a node, and answers where to go on. */
    private Node piece(Node before) {
        int from = at;
        if (take("(?i)")) {
            anyCase = true;
            return before;
        }
        if (take("(?=") || take("(?!") || take("(?<=") || take("(?<!")) {
            Node look = new Node(text.charAt(from + 2) == '<' ? Kind.BEHIND : Kind.AHEAD);
            look.isNegative = text.charAt(at - 1) == '!';
            look.inside.add(choice(new Node(Kind.ACCEPT)));
            close();
            before.next = look;
            return look;
        }
        if (take("(")) {
            boolean isPlain = take("?:");
            if (isBefore('?')) {
                throw wrong();
            }
            return group(before, isPlain ? 0 : ++groups);
        }
        Node node = single();
        before.next = node;
        if (node.kind == Kind.SET) {
            repeat(node);
        }
        return node;
    }

    private void close() {
        if (!take(")")) {
            throw wrong();
        }
    }

    private Node group(Node before, int number) {
        Node end = new Node(number > 0 ? Kind.CLOSE : Kind.NOTHING);
        end.number = number;
        Node body = choice(end);
        close();
        if (number > 0) {
            Node open = new Node(Kind.OPEN);
            open.number = number;
            open.next = body;
            body = open;
        }
        Node loop = new Node(Kind.LOOP);
        repeat(loop);
        if (loop.least == 1 && loop.most == 1) {
            before.next = body;
            return end;
        }
        loop.number = loops++;
        loop.inside.add(body);
        Node again = new Node(Kind.AGAIN);
        again.inside.add(loop);
        end.next = again;
        if (loop.greed == Greed.POSSESSIVE) {
            Node atomic = new Node(Kind.ATOMIC);
            atomic.inside.add(loop);
            loop.next = new Node(Kind.ACCEPT);
            before.next = atomic;
            return atomic;
        }
        before.next = loop;
        return loop;
    }

    private void repeat(Node node) {
        if (take("?")) {
            node.least = 0;
        } else if (take("*")) {
            node.least = 0;
            node.most = Integer.MAX_VALUE;
        } else if (take("+")) {
            node.most = Integer.MAX_VALUE;
        } else if (take("{")) {
            node.least = number();
            node.most = !take(",") ? node.least : isBefore('}') ? Integer.MAX_VALUE : number();
            if (!take("}")) {
                throw wrong();
            }
        } else {
            return;
        }
        node.greed = take("?") ? Greed.LAZY : take("+") ? Greed.POSSESSIVE : Greed.GREEDY;
    }

    private int number() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return Integer.parseInt(text.substring(from, at));
    }

    /** An atom that is one character or none. */
    private Node single() {
        if (take("^")) {
            return new Node(Kind.START);
        }
        if (take("$")) {
            return new Node(Kind.END);
        }
        if (take("\\b")) {
            return new Node(Kind.BOUNDARY);
        }
        if (isBefore('*') || isBefore('+') || isBefore('?') || isBefore('{')) {
            throw wrong();
        }
        Node node = new Node(Kind.SET);
        node.set = take(".") ? dot() : take("[") ? bracket() : cased(character());
        return node;
    }

    private CharSet cased(CharSet set) {
        return anyCase ? set.inAnyCase() : set;
    }

    private CharSet dot() {
        return dotAll ? CharSet.NONE.negated() : CharSet.LINE_ENDS.negated();
    }

    private CharSet bracket() {
        boolean isNegative = take("^");
        CharSet all = CharSet.NONE;
        do {
            if (at == text.length() || isBefore('[') || text.startsWith("&&", at)) {
                throw wrong();
            }
            char from = text.charAt(at);
            CharSet one = character();
            if (isBefore('-') && at + 1 < text.length() && text.charAt(at + 1) != ']' && from != '\\') {
                at++;
                one = CharSet.range(from, text.charAt(at++));
            }
            all = all.or(one);
        } while (!take("]"));
        return isNegative ? cased(all).negated() : cased(all);
    }

    /** A character as itself or after a backslash, or a set that a letter stands for. */
    private CharSet character() {
        char ch = text.charAt(at++);
        if (quoted || ch != '\\') {
            return CharSet.of(ch);
        }
        char letter = at < text.length() ? text.charAt(at++) : 'z';
        return switch (letter) {
            case 'd' -> CharSet.DIGITS;
            case 'D' -> CharSet.DIGITS.negated();
            case 'w' -> CharSet.WORD;
            case 'W' -> CharSet.WORD.negated();
            case 's' -> CharSet.SPACE;
            case 'S' -> CharSet.SPACE.negated();
            case 'n' -> CharSet.of('\n');
            case 'r' -> CharSet.of('\r');
            case 't' -> CharSet.of('\t');
            default -> {
                if (CharSet.WORD.has(letter)) {
                    throw wrong();
                }
                yield CharSet.of(letter);
            }
        };
    }
}
