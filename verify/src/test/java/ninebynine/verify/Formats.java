package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puzzles in every format that their games read. */
final class Formats {
    private static final String NINE =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    private static final String FOUR = "1.3..4.1........";
    private static final String SEVEN = ".1.....4.........3..5..........6......2..........";
    private static final String SIXTEEN = "1" + ".".repeat(254) + "G";
    private static final String MAP = "4 4 \"R...\" 1 2 3 : 2 3 4 : 3 4 :";
    private static final String RUNS = "a3a3220b2b3b1b2133a3a";
    private static final String BLOCKS = "3 3 . . / 7 . . // 4 . . / 6 . . //";
    private static final String UNEQUAL = "4:0R,0,0D,0,0,0UL,3,0,0,0R,0,0,1,0,0,0,";
    private static final String KAKURO =
            "Kakuro # # 12\\ 4\\ # # / # 4\\8 _ _ 10\\ # / \\10 _ _ _ _ 10\\ / \\3 _ _ 17\\3 _ _ / # \\21 _ _ _ _ / # # \\12 _ _ #";

    private static final Map<String, List<String>> LINES = Map.of(
            "sudoku",
            List.of(
                    NINE,
                    FOUR,
                    "Q1 7.2 " + NINE + " a comment",
                    words(NINE),
                    words(FOUR),
                    "3x3:4c3g6b8j1d5b9b8d6c7a2h1a2_7b5a3d4a9h",
                    "2x2:1a3b4a1h",
                    candidates(9),
                    "1 23 23 4 23 4 1 23 23 1 4 23 4 23 23 1",
                    SIXTEEN,
                    words(SIXTEEN).replace("G", "16"),
                    "(solve \"" + NINE + "\")",
                    "CLIPS> (solve-sudoku-string \"" + FOUR + "\") ; easy",
                    "(solve-sudoku-list " + words(NINE) + ")",
                    "(solve-sudoku-list (create$ " + words(FOUR) + "))",
                    "(solve-sudoku-grid +-------+ ! " + words(FOUR) + " ! +-------+)",
                    "(solve-sukaku-string \"" + candidates(9) + "\")",
                    "(solve-sukaku-list 1 23 23 4 23 4 1 23 23 1 4 23 4 23 23 1)",
                    "(solve-tatham-string \"4c3g6b8j1d5b9b8d6c7a2h1a2_7b5a3d4a9h\")",
                    "(solve-knowing-solution \"" + FOUR + "\" \"1234341221434321\")"),
            "latin",
            List.of(
                    "12....4.3......1",
                    words("12....4.3......1"),
                    SEVEN + " ED=3.6/3.6/2.9",
                    "4:1_2d4a3f1",
                    "4x4:1_2d4a3f1",
                    SIXTEEN,
                    "(solve \"12....4.3......1\")",
                    "(solve-list " + words("12....4.3......1") + ")",
                    "(solve-tatham \"1_2d4a3f1\")",
                    "(solve-resolution-state 1 23 23 4 23 4 1 23 23 1 4 23 4 23 23 1)"),
            "pandiagonal",
            List.of(
                    SEVEN,
                    words(SEVEN),
                    "...............2..7...............41...6...3..... a comment",
                    "7:a1e4i3b5j6f2j",
                    "(solve \"" + SEVEN + "\")",
                    "(solve-list " + words(SEVEN) + ")"),
            "map",
            List.of(
                    MAP,
                    "(solve " + MAP + ")",
                    "12 3 \"10 . 3\" 1 2 : 2 3",
                    "10x10n20:daaaeaeaafabaaagbaaacbacaabaaacaiaciaacbbaebcbaaaacdcbaeaabaeaagaccabacddcbad,0221021f2a13a2a",
                    "2x2n4:ad,a1b from somewhere"),
            "futoshiki",
            List.of(
                    "........3....... -><><---<--- <--><-->--<>",
                    "(solve 4 \"........3.......\" \"-><><---<---\" \"<--><-->--<>\")",
                    UNEQUAL,
                    "(solve-tatham 4 \"" + UNEQUAL.substring(2) + "\")",
                    "(solve-Jim 3 1 2 3 2 3 1 3 1 2)"),
            "hidato",
            List.of(
                    "Hidato topological 3 8 1 . . . 5 B 8 . .",
                    "(solve Hidato topological 3 8 1 . . . 5 B 8 . .)",
                    "Hidato 5 20 . 4 . 8 9 3 . B . 11 . B B B . 1 . B . 13 20 18 . 15 .",
                    "Hidato geometric 2 4 1 . . 4"),
            "numbrix",
            List.of(
                    "Numbrix topological 4 13 . . . . 9 . . . . . B B . . . B",
                    "(solve Numbrix geometric 4 13 . . . . 9 . . . . . B B . . . B)",
                    "Numbrix 2 4 1 . . 3"),
            "kakuro",
            List.of(
                    KAKURO,
                    "Kakuro # 4\\ 6\\ / \\3 _ _ / \\7 _ 4",
                    "# 4\\ 6\\ / \\3 12 _ / \\7 _ 24",
                    "(solve " + BLOCKS + ")",
                    BLOCKS,
                    "(solve-partly-solved-puzzle " + BLOCKS + " . . . 4)",
                    "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
                    "https://puzz.link/p?kakuro/2/2/n4637",
                    "pzprv3/kakuro/2/2/. 4 6/3 . ./7 . ./. ./. 4/"),
            "slitherlink",
            List.of(
                    ".3.32/20..2/..3../1..21/33.3.",
                    ".22./",
                    "./2/2/.",
                    "task = '" + RUNS + "';",
                    RUNS,
                    "5x5t0dh:" + RUNS,
                    "(solve 5 5 . 3 . 3 2  2 0 . . 2  . . 3 . .  1 . . 2 1  3 3 . 3 .)",
                    "(solve-tatham 5 5 \"" + RUNS + "\")",
                    "slither/5/5/g8322acdb21388",
                    "https://puzz.link/p?slither/5/5/cbcbcddad",
                    "+-+x+.+/|3|.x../+x+-+x+/.2x.x../+.+.+.+"));

    private static final Map<String, List<String>> BLOCK = Map.of(
            "sudoku",
            List.of(
                    rows(NINE, 9, "\n"),
                    "#A somebody\n[Puzzle]\n" + rows(NINE, 9, "\n"),
                    "+----+----+\n! 1 . ! 3 . !\n! . 4 ! . 1 !\n+----+----+\n! . . ! . . !\n! . . ! . . !\n+----+----+",
                    "(solve-sudoku-grid\n  1 . ! 3 .\n  . 4 ! . 1\n  . . ! . .\n  . . ! . .\n)",
                    rows(SIXTEEN, 16, "\n")),
            "latin",
            List.of(
                    "12..\n..4.\n3...\n...1",
                    "order 4\n1 2 -1 -1\n-1 -1 4 -1\n3 -1 -1 -1\n-1 -1 -1 1",
                    "order 9\n" + "0 1 0 0 0 0 0 0 0\n"
                            + "0 0 0 0 0 0 0 0 0\n".repeat(8).strip(),
                    "(solve-list 1 2 . .\n . . 4 .\n 3 . . .\n . . . 1)"),
            "pandiagonal",
            List.of(
                    rows(SEVEN, 7, "\n"),
                    "order 5\n" + "0 0 0 0 1\n" + "0 0 0 0 0\n".repeat(4).strip()),
            "map",
            List.of(
                    "c colours 3\np edge 4 5\ne 1 2\ne 1 3\ne 2 3\ne 2 4\ne 3 4\nn 1 R",
                    "(solve 4 4 \"R...\"\n 1 2 3 :\n 2 3 4 :\n 3 4)",
                    "p col 2 1\ne 1 2"),
            "futoshiki",
            List.of(
                    "12  < 3   > 1\n^     v\n.     .     .\n.     .     .",
                    "(solve 4 \"........3.......\"\n \"-><><---<---\"\n \"<--><-->--<>\")"),
            "hidato",
            List.of(
                    "1 . .\n. 5 B\n8 . .",
                    "Hidato geometric\n1 . .\n. 5 B\n8 . .",
                    " 1 __ __\n__  5\n 8 __ __",
                    "[[1, 0, 0], [0, 5, -1], [8, 0, 0]]",
                    "+---+---+---+\n| 1 | . | . |\n| . | 5 |###|\n| 8 | . | . |\n+---+---+---+",
                    "(solve Hidato\n topological 3 8\n 1 . .\n . 5 B ; a comment\n 8 . .)"),
            "numbrix",
            List.of(". . . .\n9 . . .\n. . B B\n. . . B", "Numbrix\n1 .\n. 3"),
            "kakuro",
            List.of(
                    "# 4\\ 6\\\n\\3 _ _\n\\7 _ 4",
                    "Kakuro\n# 4\\ 6\\\n\\3 . .\n\\7 . 4",
                    "pzprv3\nkakuro\n2\n2\n0 4 6\n3 . .\n7 . .\n. .\n. 4",
                    "(solve-partly-solved-puzzle 3\n3 . ./\n7 . .//\n\n4 . ./\n6 . .//\n\n. .\n. 4\n)"),
            "slitherlink",
            List.of(
                    ".3.32\n20..2\n..3..\n1..21\n33.3.",
                    ". 3 . 3 2\n2 0 . . 2\n. . 3 . .\n1 . . 2 1\n3 3 . 3 .",
                    ".———.   .....\n| 3 |       :\n.   .———.   .\n: 2         :\n.............",
                    "(solve 2 2 . 3\n . .)"));

    /** Lines that are rows of a larger grid as well: among others they are not puzzles. */
    private static final Map<String, List<String>> ALONE = Map.of(
            "sudoku", List.of(rows(FOUR, 4, " ")),
            "latin", List.of("12.. ..4. 3... ...1"),
            "hidato", List.of("1 . . . 5 B 8 . .", "3 8 1 . . . 5 B 8 . ."),
            "slitherlink", List.of(".3.3220..2..3..1..2133.3."));

    private Formats() {}

    /** Puzzles that are one line. */
    static List<String> lines(String game) {
        return LINES.getOrDefault(game.replace("-strict", ""), List.of());
    }

    /** Puzzles that have several lines. */
    static List<String> blocks(String game) {
        return BLOCK.getOrDefault(game.replace("-strict", ""), List.of());
    }

    static List<String> all(String game) {
        List<String> all = new ArrayList<>(lines(game));
        all.addAll(blocks(game));
        all.addAll(ALONE.getOrDefault(game, List.of()));
        return all;
    }

    private static String words(String symbols) {
        return String.join(" ", symbols.split(""));
    }

    private static String rows(String symbols, int n, String between) {
        return IntStream.range(0, symbols.length() / n)
                .mapToObj(r -> symbols.substring(r * n, r * n + n))
                .collect(Collectors.joining(between));
    }

    /** A grid where everything is possible but that r1c1 is 1. */
    private static String candidates(int n) {
        char[] line = new char[n * n * n];
        for (int x = 0; x < line.length; x++) {
            line[x] = x > 0 && x < n ? '.' : (char) ('1' + x % n);
        }
        return new String(line);
    }
}
