package ninebynine.games.slitherlink;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Constraint;
import ninebynine.tensor.Ints;

/**
 * What links can't say: the lines are one loop, and its inside is on one side of every line.
 *
 * <pre>
 *   three lines at a point                        can't be
 *   a closed loop and a line beside it            can't be
 *   a closed loop that leaves a number unfulfilled    can't be
 *   a line between two cells of one colour        can't be, nor no line between two of different colours
 * </pre>
 */
final class SingleLoop implements Constraint {
    private final Lattice lattice;

    SingleLoop(Lattice lattice) {
        this.lattice = lattice;
    }

    @Override
    public Ints conflict(IntPredicate isTrue) {
        LineGraph lines = LineGraph.of(lattice, isTrue);
        if (!lines.crowd().isEmpty()) {
            return lines.crowd().map(lattice::line);
        }
        Ints loop = lines.loop();
        int witness = loop.isEmpty() ? -1 : missed(loop, lines, isTrue);
        return witness >= 0 ? with(loop.map(lattice::line), witness) : colours(isTrue);
    }

    /** Something true that the lines of a closed loop leave out: another line or a number; -1 if there is nothing. */
    int missed(Ints loop, LineGraph lines, IntPredicate isTrue) {
        boolean[] isOn = new boolean[lattice.edgeCount()];
        loop.stream().forEach(line -> isOn[line] = true);
        int number = unfulfilled(isOn, isTrue);
        if (number >= 0) {
            return number;
        }
        for (int edge = 0; edge < isOn.length; edge++) {
            if (lines.isLine(edge) && !isOn[edge]) {
                return lattice.line(edge);
            }
        }
        return -1;
    }

    /** A number that is true and that these lines do not make, as a label; or -1. */
    private int unfulfilled(boolean[] isOn, IntPredicate isTrue) {
        for (int r = 0; r < lattice.rows(); r++) {
            for (int c = 0; c < lattice.columns(); c++) {
                int on = 0;
                for (Way side : Way.ALL) {
                    on += isOn[lattice.border(r, c, side)] ? 1 : 0;
                }
                for (int number = 0; number < VariableKind.N.size(); number++) {
                    int label = lattice.label(lattice.n(r, c), number);
                    if (number != on && isTrue.test(label)) {
                        return label;
                    }
                }
            }
        }
        return -1;
    }

    private Ints colours(IntPredicate isTrue) {
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            boolean line = isTrue.test(lattice.line(edge));
            if (line || isTrue.test(lattice.noline(edge))) {
                int one = colour(lattice.before(edge, VariableKind.I), isTrue);
                int other = colour(lattice.after(edge, VariableKind.I), isTrue);
                if (one >= 0 && other >= 0 && (lattice.value(one) != lattice.value(other)) != line) {
                    return Ints.of(line ? lattice.line(edge) : lattice.noline(edge), one, other);
                }
            }
        }
        return Ints.of();
    }

    /** The label of the colour that a cell is known to have, or -1. */
    private int colour(int cell, IntPredicate isTrue) {
        for (int value = 0; value < VariableKind.I.size(); value++) {
            int label = lattice.label(cell, value);
            if (label >= 0 && isTrue.test(label)) {
                return label;
            }
        }
        return -1;
    }

    private static Ints with(Ints labels, int label) {
        return Ints.of(IntStream.concat(labels.stream(), IntStream.of(label)).toArray());
    }

    /** Lines that would close a loop too early, lines beside a closed loop, and what colours and lines say of each other. */
    @Override
    public void exclude(IntPredicate isTrue, IntPredicate isOpen, IntConsumer action) {
        LineGraph lines = LineGraph.of(lattice, isTrue);
        boolean closed = !lines.loop().isEmpty();
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            if (isOpen.test(lattice.line(edge)) && (closed || closesTooEarly(edge, lines, isTrue))) {
                action.accept(lattice.line(edge));
            }
        }
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            excludeColours(edge, isTrue, isOpen, action);
        }
    }

    /** Whether a line on the edge would close a loop that leaves out something. */
    private boolean closesTooEarly(int edge, LineGraph lines, IntPredicate isTrue) {
        if (!lines.isEnd(lattice.from(edge)) || !lines.isEnd(lattice.to(edge))) {
            return false;
        }
        return lines.leads(lattice.from(edge), lattice.to(edge), 1)
                && missed(with(lines.path(lattice.from(edge)).lines(), edge), lines, isTrue) >= 0;
    }

    private void excludeColours(int edge, IntPredicate isTrue, IntPredicate isOpen, IntConsumer action) {
        boolean line = isTrue.test(lattice.line(edge));
        boolean noline = isTrue.test(lattice.noline(edge));
        int before = lattice.before(edge, VariableKind.I);
        int after = lattice.after(edge, VariableKind.I);
        int one = colour(before, isTrue);
        int other = colour(after, isTrue);
        if (one >= 0 && other >= 0) {
            int wrong = lattice.value(one) == lattice.value(other) ? lattice.line(edge) : lattice.noline(edge);
            report(wrong, isOpen, action);
        } else if ((line || noline) && (one >= 0 || other >= 0)) {
            int known = lattice.value(one >= 0 ? one : other);
            report(lattice.label(one >= 0 ? after : before, line ? known : 1 - known), isOpen, action);
        }
    }

    @Override
    public void forbid(Consumer<Ints> action) {
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            int before = lattice.before(edge, VariableKind.I);
            int after = lattice.after(edge, VariableKind.I);
            for (int pair = 0; pair < 4; pair++) {
                int one = lattice.label(before, pair & 1);
                int other = lattice.label(after, pair >> 1);
                if (one >= 0 && other >= 0) {
                    int wrong = (pair & 1) == pair >> 1 ? lattice.line(edge) : lattice.noline(edge);
                    action.accept(Ints.of(wrong, one, other));
                }
            }
        }
    }

    private static void report(int label, IntPredicate isOpen, IntConsumer action) {
        if (label >= 0 && isOpen.test(label)) {
            action.accept(label);
        }
    }

    @Override
    public String spoken(Ints conflict) {
        int last = lattice.variable(conflict.get(conflict.size() - 1));
        SlitherlinkNames names = new SlitherlinkNames(lattice);
        return switch (lattice.kind(last)) {
            case N -> "there would be a closed loop that leaves the number in " + rc(last) + " unfulfilled";
            case I ->
                conflict.stream()
                                .skip(1)
                                .mapToObj(x -> names.spokenSubject(x) + " would be " + names.spokenValue(x))
                                .collect(Collectors.joining(" and "))
                        + ", though there would be "
                        + names.spokenValue(conflict.get(0)) + " between them";
            default ->
                conflict.size() == 3
                        ? "three lines would meet at a point"
                        : "there would be a closed loop and a line beside it";
        };
    }

    private String rc(int variable) {
        return SlitherlinkNames.rc(lattice.row(variable), lattice.column(variable));
    }
}
