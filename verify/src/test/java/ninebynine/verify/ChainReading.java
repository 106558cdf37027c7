package ninebynine.verify;

import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.linked;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The second reading of names of chains, from the line that tells the step: what each variable has left in the state, in the order of the chain. */
final class ChainReading {
    private static final Pattern HEAD = Pattern.compile("([a-z0-9-]+)\\[(\\d+)]: (.*) ==> .*", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("(r\\dc\\d|[rcb]\\dn\\d)\\{([^ }]+) ([^}]+)}");

    private final SudokuSight sight;
    private final int target;
    final String family;
    final int length;
    private final List<String> types = new ArrayList<>();
    private final List<int[]> candidates = new ArrayList<>();
    private final int[] left;
    private final boolean grouped;
    /** What follows in each variable, all places of a group that is told. */
    private final List<int[]> rights = new ArrayList<>();

    ChainReading(SudokuSight sight, int target, String line) {
        this.sight = sight;
        this.target = target;
        Matcher head = HEAD.matcher(line);
        if (!head.matches()) {
            throw new IllegalArgumentException(line);
        }
        family = head.group(1);
        length = Integer.parseInt(head.group(2));
        Matcher link = LINK.matcher(head.group(3));
        List<Integer> lefts = new ArrayList<>();
        boolean groups = false;
        while (link.find()) {
            String variable = link.group(1);
            types.add(variable.replaceAll("\\d", ""));
            candidates.add(candidates(sight, variable));
            lefts.add(label(variable, link.group(2)));
            rights.add(group(variable, link.group(3)));
            groups |= link.group(3).replaceAll("[^\\d]", "").length() > (variable.startsWith("b") ? 2 : 1);
        }
        left = lefts.stream().mapToInt(Integer::intValue).toArray();
        grouped = groups;
    }

    private static int at(String text, int index) {
        return text.charAt(index) - '1';
    }

    /** What each variable of a text has left, in order. */
    static List<int[]> variables(SudokuSight sight, String text) {
        return LINK.matcher(text)
                .results()
                .map(link -> candidates(sight, link.group(1)))
                .toList();
    }

    /** The open candidates of a variable. */
    private static int[] candidates(SudokuSight sight, String variable) {
        int one = at(variable, 1);
        int two = at(variable, 3);
        if (variable.charAt(2) == 'c') {
            int q = one * N + two;
            return IntStream.range(0, N)
                    .filter(d -> sight.has(q, d))
                    .map(d -> q * N + d)
                    .toArray();
        }
        int[] house = SudokuSight.HOUSES.get("rcb".indexOf(variable.charAt(0)) * N + one);
        return Arrays.stream(sight.places(house, two)).map(q -> q * N + two).toArray();
    }

    private static int label(String variable, String value) {
        int one = at(variable, 1);
        int two = at(variable, 3);
        int number = value.charAt(1) - '1';
        return variable.charAt(2) == 'c'
                ? (one * N + two) * N + number
                : switch (variable.charAt(0)) {
                    case 'r' -> (one * N + number) * N + two;
                    case 'c' -> (number * N + one) * N + two;
                    default -> (number * N + at(value, 3)) * N + two;
                };
    }

    /** All labels of a value that may be a group, such as c456 or r6c456; none where nothing is told. */
    private static int[] group(String variable, String value) {
        if (value.startsWith(".")) {
            return new int[0];
        }
        String[] parts = value.substring(1).split("c", -1);
        if (!variable.startsWith("b")) {
            return parts[0].chars()
                    .map(ch -> label(variable, value.charAt(0) + String.valueOf((char) ch)))
                    .toArray();
        }
        return parts[0].chars()
                .flatMap(r -> parts[1].chars().map(c -> label(variable, "r" + (char) r + "c" + (char) c)))
                .toArray();
    }

    /** With groups: what the first variable has besides what follows can't be true together with the end. */
    boolean groupedContinuous() {
        return IntStream.of(begin()).allMatch(x -> IntStream.of(end()).allMatch(y -> linked(x, y)));
    }

    boolean groupedDiscontinuous() {
        return !groupedContinuous();
    }

    private int[] begin() {
        return IntStream.of(candidates.get(0))
                .filter(x -> IntStream.of(rights.get(0)).noneMatch(y -> x == y))
                .toArray();
    }

    private int[] end() {
        return rights.get(rights.size() - 1);
    }

    /** The cells of all variables that are cells. */
    int[] cells() {
        return IntStream.range(0, left.length)
                .filter(k -> types.get(k).equals("rc"))
                .map(k -> left[k] / N)
                .toArray();
    }

    boolean isOnCells() {
        return types.stream().allMatch("rc"::equals);
    }

    /** Whether all candidates of all its variables, in houses, are of the target's digit. */
    boolean isOneDigit() {
        return types.stream().noneMatch("rc"::equals) && IntStream.of(left).allMatch(x -> x % N == target % N);
    }

    /** The candidate that follows if the k-th left one is false. */
    private int right(int k) {
        int[] two = candidates.get(k);
        return two[0] == left[k] ? two[1] : two[0];
    }

    /** Each variable has two candidates, in turns: false, so the other is true, so the next is false; and the target excludes both ends. */
    boolean isBivalue() {
        boolean two = !grouped && candidates.stream().allMatch(c -> c.length == 2);
        return two
                && IntStream.range(1, left.length).allMatch(k -> linked(right(k - 1), left[k]))
                && NameReading.excludes(target, left[0], last());
    }

    private int last() {
        return right(left.length - 1);
    }

    private boolean isWeakLinkStrong(int k) {
        return sight.strong(right(k), left[k + 1]);
    }

    private int digits() {
        return (int) IntStream.range(0, left.length)
                .flatMap(k -> IntStream.of(left[k] % N, right(k) % N))
                .distinct()
                .count();
    }

    private boolean inLines(int k) {
        return !types.get(k).equals("rc");
    }

    boolean xChain() {
        return isBivalue() && isOneDigit();
    }

    boolean xyChain() {
        return isBivalue() && isOnCells() && length >= 4;
    }

    boolean remotePair() {
        return xyChain() && digits() == 2;
    }

    boolean mWing() {
        return isBivalue()
                && length == 3
                && digits() == 2
                && left[0] % N == last() % N
                && (!inLines(0) && inLines(1) && inLines(2) && right(1) / N == left[2] / N
                        || inLines(0) && inLines(1) && !inLines(2) && right(0) / N == left[1] / N);
    }

    boolean sWing() {
        return isBivalue() && length == 3 && digits() == 2 && inLines(0) && !inLines(1) && inLines(2);
    }

    boolean continuous() {
        return isBivalue() && linked(last(), left[0]);
    }

    boolean discontinuous() {
        return isBivalue() && !continuous();
    }

    boolean aic(boolean oneDigit) {
        return isBivalue() && (left[0] % N == last() % N) == oneDigit;
    }

    boolean medusa() {
        return isBivalue()
                && digits() > 1
                && IntStream.range(0, left.length - 1).allMatch(this::isWeakLinkStrong);
    }

    /** An odd ring: each variable shares a candidate with the next, and the target rules out all else that it has. */
    private boolean isRing() {
        return length % 2 == 1
                && left.length == length
                && IntStream.of(left).distinct().count() == length
                && IntStream.range(0, length).allMatch(k -> {
                    int next = left[(k + 1) % length];
                    int[] all = candidates.get(k);
                    return rights.get(k).length == 1
                            && rights.get(k)[0] == next
                            && NameReading.contains(all, left[k])
                            && NameReading.contains(all, next)
                            && IntStream.of(all).allMatch(x -> x == left[k] || x == next || linked(x, target));
                });
    }

    boolean brokenWing() {
        return isRing() && isOneDigit();
    }

    boolean bivalueOddagon() {
        return isRing()
                && isOnCells()
                && IntStream.of(left).map(x -> x % N).distinct().count() == 2;
    }
}
