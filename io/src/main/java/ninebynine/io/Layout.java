package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.games.Game;
import ninebynine.games.PuzzleFormatException;
import ninebynine.io.Lines.Line;

/** How puzzles share a source: one on each line, one in each block between blank lines, or one in all. */
enum Layout {
    COLLECTION,
    BLOCKS,
    ONE;

    /**
     * Whether puzzles stand on lines of their own: one line at least means to be a whole puzzle. But each row of a 16x16 grid
     * may look like a 4x4 puzzle, so k lines of k symbols are rather a grid.
     *
     * @param complete whether nothing follows the lines
     */
    static boolean isCollection(List<Line> lines, boolean complete, Game game) {
        List<Line> content = content(lines);
        return content.stream().anyMatch(line -> isWhole(line, game))
                && !(complete && isGrid(content, game))
                && !isGrid(blocks(lines).get(0), game);
    }

    /** The layout of lines that are no collection. A grid may have blank lines inside. */
    static Layout ofGrids(List<Line> lines, boolean complete, Game game) {
        if (!complete) {
            return BLOCKS;
        }
        if (isGrid(content(lines), game)) {
            return ONE;
        }
        return blocks(lines).stream().anyMatch(block -> isSquare(block) || isPuzzle(block, game)) ? BLOCKS : ONE;
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
        return lines.size() > 1
                && lines.stream().allMatch(line -> {
                    String[] words = line.text().strip().split("\\s+", -1);
                    int symbols = 0;
                    for (String word : words) {
                        symbols += word.length();
                    }
                    return words.length == lines.size() || symbols == lines.size();
                });
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
