package ninebynine.games.hidato;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.tensor.Shape;

/**
 * A Hidato or Numbrix as labels and variables: one bank C[r,c,n] without what is impossible from the start, and two types of
 * variable over it.
 *
 * <pre>
 *   n  v → squares        rc (r,c) → numbers        each label is in one of each
 * </pre>
 *
 * Other links say which labels are too far apart. There are no groups. The whole grid is the one house, with a naked and a hidden
 * frame over what is not given.
 */
final class HidatoModel {
    private final HidatoPuzzle puzzle;
    private final HidatoLabels labels;
    private final int[] squares;
    private final ModelBuilder builder;

    private HidatoModel(HidatoPuzzle puzzle) {
        this.puzzle = puzzle;
        this.labels = new HidatoLabels(puzzle);
        this.squares = IntStream.range(0, puzzle.squares().size())
                .filter(s -> puzzle.squares().get(s) != HidatoPuzzle.HOLE)
                .toArray();
        this.builder = new ModelBuilder(new HidatoNames(labels, squares));
    }

    static Model of(HidatoPuzzle puzzle) {
        return new HidatoModel(puzzle).build();
    }

    private Model build() {
        int n = puzzle.n();
        builder.bank("C", Shape.of(List.of("r", "c", "n"), n, n, puzzle.count()), labels.positions());
        builder.type("n", "hidden-single", "HS", Stream.of(labels.byNumber()).toList());
        builder.type(
                "rc",
                "naked-single",
                "NS",
                IntStream.of(squares).mapToObj(labels::ofSquare).toList());
        builder.otherLinks(new FarLinks(labels, puzzle.walk(), puzzle.far()));
        frames();
        return builder.build();
    }

    private void frames() {
        int[] open = IntStream.range(0, squares.length)
                .filter(i -> puzzle.squares().get(squares[i]) == HidatoPuzzle.EMPTY)
                .toArray();
        int[] missing = puzzle.missing();
        int[][] naked = new int[open.length][missing.length];
        int[][] hidden = new int[missing.length][open.length];
        for (int i = 0; i < open.length; i++) {
            for (int j = 0; j < missing.length; j++) {
                int label = labels.label(squares[open[i]], missing[j]);
                naked[i][j] = label;
                hidden[j][i] = label;
            }
        }
        Words places = words(open, i -> HidatoNames.rc(puzzle.n(), squares[i]), "");
        Words numbers = words(missing, v -> Integer.toString(v + 1), "n");
        int[] cells = IntStream.of(open).map(i -> puzzle.count() + i).toArray();
        frame(Kind.NAKED, cells, naked, places, numbers);
        frame(Kind.HIDDEN, missing, hidden, numbers, places);
    }

    private void frame(Kind kind, int[] variables, int[][] at, Words lines, Words transversals) {
        Title title = new Title("", "", "the grid");
        builder.frame(new Frame(kind, title, variables, at, null, lines, transversals).withoutSpecialQuads());
    }

    private static Words words(int[] items, IntFunction<String> spoken, String mark) {
        List<String> said = IntStream.of(items).mapToObj(spoken).toList();
        return new Words(said.stream().map(word -> mark + word).toList(), said);
    }
}
