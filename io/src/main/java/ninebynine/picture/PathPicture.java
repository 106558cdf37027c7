package ninebynine.picture;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.game.Picture.Point;
import ninebynine.game.Puzzle;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A whole path as one picture: small boards in rows, in the order of the steps. Singles that follow each other share a board, on which what
 * they place is new; every other step has its own, on the state before it.
 */
public final class PathPicture {
    private static final int COLUMNS = 4;
    private static final double TEXTS_ACROSS = 27;
    private static final double GAP = 0.06;
    /** A PNG of more would fill the memory. */
    private static final double MOST_PIXELS = 60e6;

    private final Puzzle puzzle;
    private final Notation notation;
    private final Pictures pictures;
    private final List<Board> boards = new ArrayList<>();
    private final List<Match> singles = new ArrayList<>();
    private int steps;

    private record Board(Scene scene, String text) {}

    /**
     * Of a puzzle, with no boards yet.
     *
     * @param pictures how wide all of it is, by default boards of half their usual width, and whether sentences stand below
     */
    public PathPicture(Puzzle puzzle, Pictures pictures) {
        this.puzzle = puzzle;
        this.notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        this.pictures = pictures;
    }

    /** Adds the next step, which is about to be taken in this state. */
    public void add(State before, Match match) {
        if (match.pattern() instanceof Pattern.Lone && match instanceof Match.Assertion) {
            singles.add(match);
        } else {
            flush(before);
            steps++;
            board(
                    before,
                    match,
                    steps + ". " + notation.line(match),
                    new Prose(puzzle.model()).sentence(match, before));
        }
    }

    /** Adds the last state, unless Singles led to it: then it is theirs. */
    public void end(State last) {
        if (singles.isEmpty()) {
            board(last, null, last.isSolved() ? "Solved" : "Not solved", "");
        }
        flush(last);
    }

    /** The board of the Singles before this state, if there are any. */
    private void flush(State after) {
        if (!singles.isEmpty()) {
            board(after, null, singles(), "");
            steps += singles.size();
            singles.clear();
        }
    }

    private String singles() {
        int first = steps + 1;
        if (singles.size() == 1) {
            return first + ". " + notation.line(singles.get(0));
        }
        Map<String, Integer> names = new LinkedHashMap<>();
        singles.forEach(single -> names.merge(notation.name(single), 1, Integer::sum));
        return first + " to " + (steps + singles.size()) + ". "
                + names.entrySet().stream()
                        .map(name -> name.getKey() + (name.getValue() == 1 ? "" : " (" + name.getValue() + ")"))
                        .collect(Collectors.joining(", "));
    }

    private void board(State state, @Nullable Match match, String line, String sentence) {
        Bits fresh = new Bits(puzzle.model().labelCount());
        singles.forEach(single -> single.values().stream().forEach(fresh::set));
        String below = pictures.words() == Pictures.Below.SENTENCE ? sentence : "";
        Scene.BelowText told = new Scene.BelowText(line, below, TEXTS_ACROSS, false);
        boards.add(new Board(new Scene(puzzle, state.copy(), match, told, fresh), (line + " " + sentence).strip()));
    }

    /** An SVG, in UTF-8. */
    public byte[] svg() {
        Sheet sheet = new Sheet();
        String description = boards.stream().map(Board::text).collect(Collectors.joining("\n"));
        Svg svg = Svg.file(sheet.width, sheet.height(), sheet.wide(), title(), description);
        sheet.draw(svg);
        return svg.text().getBytes(StandardCharsets.UTF_8);
    }

    /** The same as a PNG. */
    public byte[] png() {
        Sheet sheet = new Sheet();
        double size = sheet.wide() * sheet.wide() * sheet.height() / sheet.width;
        if (size > MOST_PIXELS) {
            throw new IllegalArgumentException(boards.size() + " boards are too many for a PNG: it would have "
                    + Math.round(size / 1e6) + " million pixels. Maybe an SVG, a page, or narrower.");
        }
        Raster raster = new Raster(sheet.width, sheet.height(), sheet.wide());
        sheet.draw(raster);
        return Png.of(raster);
    }

    private String title() {
        return puzzle.game() + " " + puzzle.size() + ", " + steps + (steps == 1 ? " step" : " steps");
    }

    /** Where the boards lie, and below them the key. */
    private final class Sheet {
        private final int columns = Math.min(COLUMNS, boards.size());
        private final double board = boards.get(0).scene.width();
        private final double gap = GAP * board;
        private final double width = columns * board + (columns - 1) * gap;
        private final List<Double> tops = new ArrayList<>();
        private final Caption key;

        Sheet() {
            double top = 0;
            for (int row = 0; row < boards.size(); row += columns) {
                tops.add(top);
                top += gap
                        + boards.subList(row, Math.min(row + columns, boards.size())).stream()
                                .mapToDouble(board -> board.scene.height())
                                .max()
                                .orElse(0);
            }
            key = new Caption(new Point(0, top - gap / 2), width, board / TEXTS_ACROSS);
            SortedSet<Sign> signs = new TreeSet<>();
            boards.forEach(board -> signs.addAll(board.scene.signs()));
            if (!signs.isEmpty()) {
                key.key(signs);
            }
        }

        double height() {
            return key.bottom();
        }

        int wide() {
            double suits = columns * boards.get(0).scene.scale() * board / 2;
            return pictures.pixels() == 0 ? (int) Math.min(Pictures.WIDEST, Math.round(suits)) : pictures.pixels();
        }

        void draw(Canvas canvas) {
            for (int i = 0; i < boards.size(); i++) {
                Board drawn = boards.get(i);
                canvas.begin("step", drawn.text);
                drawn.scene.draw(new Moved(canvas, i % columns * (board + gap), tops.get(i / columns)));
                canvas.end();
            }
            key.draw(canvas);
        }
    }
}
