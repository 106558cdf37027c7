package ninebynine.games.slitherlink;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import ninebynine.model.Model;
import ninebynine.state.State;

/** A board as values: its numbers and lines, and where all lines are said, what they make of points, cells and colours. */
final class Entries {
    private final Lattice lattice;
    private final Board board;

    Entries(Lattice lattice, Board board) {
        this.lattice = lattice;
        this.board = board;
    }

    State state(Model model) {
        State state = State.full(model);
        ring(state);
        for (int cell = 0; cell < board.clues().size(); cell++) {
            if (board.clues().get(cell) != Board.NONE) {
                int number = lattice.n(cell / board.columns(), cell % board.columns());
                state.assertValue(lattice.label(number, board.clues().get(cell)));
            }
        }
        lines(state);
        if (board.edges().stream().noneMatch(edge -> edge == Board.NONE)) {
            answers(state);
            colours(state);
        }
        return state;
    }

    /** The ring is outside, and its corners have no edges. */
    private void ring(State state) {
        for (int v = 0; v < lattice.variableCount(); v++) {
            int[] labels = state.model().labels(v);
            if (labels.length == 1) {
                state.assertValue(labels[0]);
            }
        }
    }

    private void lines(State state) {
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            if (board.edges().get(edge) != Board.NONE) {
                state.assertValue(board.edges().get(edge) == 1 ? lattice.line(edge) : lattice.noline(edge));
            }
        }
    }

    private void answers(State state) {
        for (int v = lattice.edgeCount(); v < lattice.variableCount(); v++) {
            VariableKind kind = lattice.kind(v);
            if ((kind == VariableKind.P || kind == VariableKind.B) && !state.isDecided(v)) {
                answer(v, kind, state);
            }
        }
    }

    /** A point or a cell whose lines can be so. */
    private void answer(int v, VariableKind kind, State state) {
        int sides = 0;
        for (Way side : Way.ALL) {
            int edge = kind == VariableKind.P
                    ? lattice.edge(lattice.row(v), lattice.column(v), side)
                    : lattice.border(lattice.row(v), lattice.column(v), side);
            sides |= edge >= 0 && board.edges().get(edge) == 1 ? side.bit() : 0;
        }
        int value = kind.ofSides(sides);
        int label = value < 0 ? -1 : lattice.label(v, value);
        if (label >= 0) {
            state.assertValue(label);
        }
    }

    /** From cell to cell, from the ring on. */
    private void colours(State state) {
        int first = lattice.i(-1, -1);
        int[] colour = new int[lattice.variableCount() - first];
        Arrays.fill(colour, Board.NONE);
        Deque<Integer> due = new ArrayDeque<>();
        for (int v = first; v < lattice.variableCount(); v++) {
            if (state.isDecided(v)) {
                colour[v - first] = 0;
                due.add(v);
            }
        }
        while (!due.isEmpty()) {
            int v = due.remove();
            for (Way side : Way.ALL) {
                int edge = lattice.border(lattice.row(v), lattice.column(v), side);
                int next = lattice.i(lattice.row(v) + side.down, lattice.column(v) + side.right);
                if (edge >= 0 && colour[next - first] == Board.NONE) {
                    colour[next - first] = colour[v - first] ^ board.edges().get(edge);
                    state.assertValue(lattice.label(next, colour[next - first]));
                    due.add(next);
                }
            }
        }
    }
}
