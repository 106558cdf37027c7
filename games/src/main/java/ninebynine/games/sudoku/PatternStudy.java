package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/**
 * What there is to know about a set of cells of a 9x9 grid that should hold a few digits alone.
 *
 * @param name what the pattern is called, wherever it lies
 * @param canonical its first image, X for a cell, row by row
 * @param cells in order, as in r1c2
 * @param impossible whether the digits can't fill the cells, no two that see each other the same one
 * @param core the cells that are left of an impossible pattern when all go without which it is still impossible; otherwise none
 * @param free how many cells see none of the pattern
 * @param depth how deep trials inside the pattern must go to refute it, 0 for Singles alone; -1 if it is possible
 */
public record PatternStudy(
        String name, String canonical, List<String> cells, boolean impossible, List<String> core, int free, int depth) {
    /** With more digits few patterns of a grid are impossible. */
    public static final int MOST_DIGITS = 8;

    private static final int N = 9;
    private static final Pattern CELL = Pattern.compile("r([1-9])c([1-9])");

    /** Whether nothing can go. */
    public boolean isMinimal() {
        return impossible && core.size() == cells.size();
    }

    /**
     * Studies a pattern that is written down.
     *
     * @param text cells such as "r1c2 r3c4", or rows of 9 characters in which . 0 - and _ are no cells; two bands are enough; or a name such as EL13c290
     * @throws PuzzleFormatException if it is none of these
     */
    public static PatternStudy of(String text, int digits) {
        CellSet set = read(text.strip());
        Model model = SudokuModel.of(new Boxes(3, 3));
        long[] sight = Filling.sight(model);
        long[] lists = new long[digits * Filling.WORDS];
        Arrays.fill(lists, -1L);
        boolean impossible = !new Filling(sight, digits).exists(set, lists);
        PatternName name = PatternName.of(set);
        CellSet core = impossible ? new GuardianSearch(model, lists, new int[N * N], 0, 0).shrunk(set) : CellSet.NONE;
        return new PatternStudy(
                name.name(),
                name.canonical(),
                names(set),
                impossible,
                names(core),
                (int) IntStream.range(0, N * N)
                        .filter(q -> !set.has(q) && isFree(q, set, sight))
                        .count(),
                impossible ? new PatternTrial(sight, digits).depth(set) : -1);
    }

    private static boolean isFree(int q, CellSet set, long[] sight) {
        return set.and(new CellSet(sight[q * Filling.WORDS], sight[q * Filling.WORDS + 1]))
                        .size()
                == 0;
    }

    private static List<String> names(CellSet cells) {
        return IntStream.of(cells.cells())
                .mapToObj(q -> "r" + (q / N + 1) + "c" + (q % N + 1))
                .toList();
    }

    private static CellSet read(String text) {
        for (NamedPattern named : NamedPattern.upTo(CatalogueSource.ALL)) {
            if (named.name().equalsIgnoreCase(text)) {
                return named.cells();
            }
        }
        if (text.equalsIgnoreCase(Tridagons.NAME)) {
            return Tridagons.FIRST;
        }
        List<Integer> cells = new ArrayList<>();
        Matcher m = CELL.matcher(text);
        while (m.find()) {
            cells.add((Integer.parseInt(m.group(1)) - 1) * N + Integer.parseInt(m.group(2)) - 1);
        }
        String rest = m.replaceAll("").replaceAll("[\\s,;()]+", "");
        if (!cells.isEmpty() && rest.isEmpty()) {
            return CellSet.of(Ints.of(cells.stream().mapToInt(Integer::intValue).toArray())
                    .toArray());
        }
        String rows = text.replaceAll("[\\s/|]+", "");
        boolean whole = rows.length() % N == 0 && rows.length() <= N * N && rows.matches("[.0_\\-Xx#@*1-9]+");
        if (!whole || rows.length() == 0) {
            throw new PuzzleFormatException(
                    "'" + (text.length() > 60 ? text.substring(0, 60) + "…" : text)
                            + "' is no pattern. Maybe cells such as 'r1c1 r2c2', rows of 9 characters such as '..X..X..X/…', or a name such as EL13c290.");
        }
        int[] marked = IntStream.range(0, rows.length())
                .filter(q -> ".0_-".indexOf(rows.charAt(q)) < 0)
                .toArray();
        if (marked.length == 0) {
            throw new PuzzleFormatException("The pattern has no cells. Maybe mark them with X.");
        }
        return CellSet.of(marked);
    }

    /** A line for each fact. */
    public String text(int digits) {
        return name + ": " + cells.size() + " cells, " + digits + " digits\n"
                + "cells: " + String.join(" ", cells) + "\n"
                + "canonical: " + canonical.replaceAll("(.{9})(?=.)", "$1/") + "\n"
                + (impossible
                        ? "impossible: " + digits + " digits can't fill these cells\n"
                                + (isMinimal()
                                        ? "minimal: without any one of the cells they can\n"
                                        : "not minimal: " + core.stream().collect(Collectors.joining(" "))
                                                + " can't be filled either\n")
                                + "depth: " + depth + ", trials inside the pattern refute it\n"
                        : "possible: " + digits + " digits can fill these cells\n")
                + "free cells: " + free + "\n";
    }

    /** How deep trials must go: a digit that leads to a cell with nothing left, by itself or by trials one less deep, can't be there. */
    private record PatternTrial(long[] sight, int digits) {
        int depth(CellSet set) {
            int[] cells = set.cells();
            int[] options = new int[cells.length];
            Arrays.fill(options, (1 << digits) - 1);
            int depth = 0;
            while (!isRefuted(cells, options.clone(), depth)) {
                depth++;
            }
            return depth;
        }

        private boolean isRefuted(int[] cells, int[] options, int depth) {
            if (!settle(cells, options)) {
                return true;
            }
            boolean changed = depth > 0;
            while (changed) {
                changed = false;
                for (int i = 0; i < cells.length; i++) {
                    for (int rest = options[i]; rest != 0 && Integer.bitCount(options[i]) > 1; rest &= rest - 1) {
                        Stopping.check();
                        int[] tried = options.clone();
                        tried[i] = Integer.lowestOneBit(rest);
                        if (isRefuted(cells, tried, depth - 1)) {
                            options[i] &= ~Integer.lowestOneBit(rest);
                            changed = true;
                        }
                    }
                    if (changed && !settle(cells, options)) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Singles; false if a cell has nothing left. */
        private boolean settle(int[] cells, int[] options) {
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int i = 0; i < cells.length; i++) {
                    if (options[i] == 0) {
                        return false;
                    }
                    if (Integer.bitCount(options[i]) == 1) {
                        changed |= strike(i, cells, options);
                    }
                }
            }
            return true;
        }

        private boolean strike(int i, int[] cells, int[] options) {
            CellSet seen = new CellSet(sight[cells[i] * Filling.WORDS], sight[cells[i] * Filling.WORDS + 1]);
            boolean changed = false;
            for (int j = 0; j < cells.length; j++) {
                if (seen.has(cells[j]) && (options[j] & options[i]) != 0) {
                    options[j] &= ~options[i];
                    changed = true;
                }
            }
            return changed;
        }
    }
}
