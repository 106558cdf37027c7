package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.NumberedLines.Line;

/** How puzzles share a source: one on each line, one in each block between blank lines, or one in all. */
enum Layout {
    COLLECTION,
    BLOCKS,
    ONE;

    /** Blocks that are looked at: among so many one is right. */
    private static final int SOME = 64;

    /**
     * Whether puzzles stand on lines of their own: one line at least means to be a whole puzzle. But each row of a 16x16 grid
     * may look like a 4x4 puzzle, so k lines of k symbols are rather a grid, and so are lines below a header.
     *
     * @param complete whether nothing follows the lines
     */
    static boolean isCollection(List<Line> lines, boolean complete, Game game) {
        List<Line> content = content(lines);
        return content.isEmpty()
                || content.stream().anyMatch(line -> isWhole(line, game))
                        && !game.isHeader(content.get(0).text())
                        && !(complete && isGrid(content, game))
                        && !isGrid(blocks(lines).get(0), game);
    }

    /** The layout of lines that are no collection. A grid may have blank lines inside; but where grids need not be square, two are no larger one. */
    static Layout ofGrids(List<Line> lines, boolean complete, Game game) {
        List<List<Line>> blocks = blocks(lines);
        if (!complete
                || !game.hasBands()
                        && blocks.stream().limit(SOME).allMatch(block -> block.size() > 1 && isPuzzle(block, game))) {
            return BLOCKS;
        }
        if (isGrid(content(lines), game)) {
            return ONE;
        }
        return blocks.stream().limit(SOME).anyMatch(block -> isSquare(block) || isPuzzle(block, game)) ? BLOCKS : ONE;
    }

    /**
     * k lines of k symbols or words, and not k small puzzles: some line is none, or all together are one. Or lines of any other form that
     * are one puzzle together, where some line is none: what begins with a header may have rows that look like puzzles.
     */
    private static boolean isGrid(List<Line> lines, Game game) {
        boolean pieces = lines.stream().anyMatch(line -> !isWhole(line, game));
        return isSquare(lines) ? pieces || isPuzzle(lines, game) : lines.size() > 1 && pieces && isPuzzle(lines, game);
    }

    private static boolean isSquare(List<Line> lines) {
        return lines.size() > 1 && lines.stream().allMatch(line -> isRow(line.text(), lines.size()));
    }

    /** Whether a line has so many words or symbols. */
    private static boolean isRow(String text, int count) {
        int words = 0;
        int symbols = 0;
        boolean blank = true;
        for (int i = 0; i < text.length(); i++) {
            boolean space = Character.isWhitespace(text.charAt(i));
            words += blank && !space ? 1 : 0;
            symbols += space ? 0 : 1;
            blank = space;
        }
        return words == count || symbols == count;
    }

    private static boolean isWhole(Line line, Game game) {
        return line.isCut() || game.isWhole(line.text());
    }

    private static boolean isPuzzle(List<Line> lines, Game game) {
        try {
            game.parse(lines.stream().map(Line::text).collect(Collectors.joining("\n")));
            return true;
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    private static List<Line> content(List<Line> lines) {
        return lines.stream().filter(Line::isContent).toList();
    }

    /** The content between blank lines; at least one block if there is any content. */
    private static List<List<Line>> blocks(List<Line> lines) {
        List<List<Line>> blocks = new ArrayList<>();
        boolean inside = false;
        for (Line line : lines) {
            if (line.isContent() && !inside) {
                blocks.add(new ArrayList<>());
            }
            if (line.isContent()) {
                blocks.get(blocks.size() - 1).add(line);
            }
            inside = line.isContent() || (inside && !line.isBlank());
        }
        return blocks;
    }
}
