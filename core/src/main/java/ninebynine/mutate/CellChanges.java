package ninebynine.mutate;

import static ninebynine.mutate.Edits.exchanged;
import static ninebynine.mutate.Edits.replaced;
import static ninebynine.mutate.Edits.without;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.rule.Pattern.Cell;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** What the cells of a chain become when one thing about them is changed. */
final class CellChanges {
    private final View before;
    private final Model model;

    CellChanges(View before) {
        this.before = before;
        this.model = before.model();
    }

    List<List<Cell>> of(Mutation kind, List<Cell> cells) {
        return switch (kind) {
            case DROPPED_PART -> without(cells);
            case EXCHANGED_PARTS -> exchanged(cells);
            default -> {
                List<List<Cell>> changed = new ArrayList<>();
                for (int i = 0; i < cells.size(); i++) {
                    for (Cell other : others(kind, cells.get(i))) {
                        changed.add(replaced(cells, i, other));
                    }
                }
                yield changed;
            }
        };
    }

    private List<Cell> others(Mutation kind, Cell cell) {
        if (cell.isRelation()) {
            return kind == Mutation.SWAPPED_CANDIDATES ? swapped(cell) : List.of();
        }
        return switch (kind) {
            case OTHER_LEFT -> otherLeft(cell);
            case OTHER_RIGHT -> otherRight(cell);
            case DROPPED_CANDIDATE -> droppedCandidate(cell);
            case SWAPPED_CANDIDATES -> swapped(cell);
            case OTHER_VARIABLE -> otherVariable(cell);
            default -> List.of();
        };
    }

    private List<Cell> otherLeft(Cell cell) {
        return others(cell.variable(), cell).stream()
                .map(x -> new Cell(cell.variable(), x, cell.right()))
                .toList();
    }

    /** Another candidate, or another group for a group. */
    private List<Cell> otherRight(Cell cell) {
        List<Cell> changed = new ArrayList<>();
        for (int x : others(cell.variable(), cell)) {
            changed.add(new Cell(cell.variable(), cell.left(), Ints.of(x)));
        }
        for (Group group : cell.right().size() > 1 ? model.groups() : List.<Group>of()) {
            if (group.variable() == cell.variable()) {
                changed.add(new Cell(cell.variable(), cell.left(), group.members()));
            }
        }
        return changed;
    }

    private static List<Cell> droppedCandidate(Cell cell) {
        if (cell.right().size() == 1) {
            return List.of(new Cell(cell.variable(), cell.left(), Ints.of()));
        }
        return cell.right().stream()
                .mapToObj(x -> new Cell(cell.variable(), cell.left(), Ints.of(x)))
                .toList();
    }

    private static List<Cell> swapped(Cell cell) {
        return cell.right().stream()
                .mapToObj(x -> new Cell(cell.variable(), x, Ints.of(cell.left())))
                .toList();
    }

    /** The same left-linking candidate in another of its variables; what is right-linking stays if it can. */
    private List<Cell> otherVariable(Cell cell) {
        List<Cell> changed = new ArrayList<>();
        for (int v : model.variables(cell.left())) {
            Ints labels = Ints.of(model.labels(v));
            if (v != cell.variable() && cell.right().stream().allMatch(labels::contains)) {
                changed.add(new Cell(v, cell.left(), cell.right()));
            } else if (v != cell.variable()) {
                others(v, cell).forEach(x -> changed.add(new Cell(v, cell.left(), Ints.of(x))));
            }
        }
        return changed;
    }

    /** The variable's candidates that the cell does not name; if there are none, its other labels. */
    private List<Integer> others(int variable, Cell cell) {
        List<Integer> gone = IntStream.of(model.labels(variable))
                .filter(x -> x != cell.left() && !cell.right().contains(x))
                .boxed()
                .toList();
        List<Integer> alive = gone.stream().filter(before::isCandidate).toList();
        return alive.isEmpty() ? gone : alive;
    }
}
