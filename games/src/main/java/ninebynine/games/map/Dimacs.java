package ninebynine.games.map;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * A graph in the format of the second DIMACS challenge, with the colours of some vertices.
 *
 * <pre>
 *   c a comment
 *   c colours 3          how many colours there are; 4 if nothing is said; also: x colours 3
 *   p edge 4 5           4 vertices, 5 edges; also: p col 4 5
 *   e 1 2                an edge
 *   n 1 R                a vertex that has its colour, by letter or by number
 * </pre>
 */
final class Dimacs {
    private static final Pattern COLOURS =
            Pattern.compile("[cx]\\s+colou?rs?\\s*[:=]?\\s*(\\d{1,6})", Pattern.CASE_INSENSITIVE);
    private static final int USUAL_COLOURS = 4;

    private final Atlas.Builder map;
    private final int[] givens;
    private int edgeLines;

    private Dimacs(int colours, int countries) {
        map = new Atlas.Builder(colours, countries);
        givens = new int[countries];
    }

    static boolean isProblem(String line) {
        return line.length() > 1 && line.charAt(0) == 'p' && Symbols.isBlank(line.charAt(1));
    }

    static MapText read(List<String> lines) {
        int colours = USUAL_COLOURS;
        for (String line : lines) {
            Matcher m = COLOURS.matcher(line);
            colours = m.matches() ? Integer.parseInt(m.group(1)) : colours;
        }
        List<String> problems = lines.stream().filter(Dimacs::isProblem).toList();
        if (problems.size() > 1) {
            throw new PuzzleFormatException("There are " + problems.size()
                    + " lines that begin a graph, such as " + Symbols.shown(problems.get(1))
                    + ". Maybe leave a blank line between the graphs.");
        }
        List<String> problem = Symbols.words(problems.get(0));
        if (problem.size() != 4
                || !problem.get(1).matches("edges?|col")
                || !isNumber(problem, 2)
                || !isNumber(problem, 3)) {
            throw new PuzzleFormatException(
                    Symbols.shown(String.join(" ", problem))
                            + " is no problem of DIMACS. Maybe write 'p edge', the number of vertices and the number of edges.");
        }
        Dimacs graph = new Dimacs(colours, Integer.parseInt(problem.get(2)));
        for (int i = 0; i < lines.size(); i++) {
            graph.take(lines.get(i), i + 1);
        }
        graph.expect(Integer.parseInt(problem.get(3)));
        return new MapText(graph.map.atlas(), Ints.of(graph.givens), null);
    }

    private static boolean isNumber(List<String> words, int index) {
        return Symbols.number(words.get(index), 8) >= 0;
    }

    private void take(String line, int number) {
        List<String> words = Symbols.words(line);
        String kind = words.get(0);
        String where = "in line " + number + " of the graph";
        if (kind.equals("e") && words.size() == 3) {
            int a = map.country(words.get(1), where);
            int b = map.country(words.get(2), where);
            map.border(a, b);
            edgeLines++;
        } else if (kind.equals("n") && words.size() == 3) {
            int country = map.country(words.get(1), where);
            int given = map.given(words.get(2), country);
            if (givens[country] > 0 && givens[country] != given) {
                throw new PuzzleFormatException(Atlas.country(country) + " is given two colours, the second one "
                        + where + ". Maybe another vertex is meant.");
            }
            givens[country] = given;
        } else if (!kind.isEmpty() && !(kind.length() == 1 && "cpxdv".contains(kind))) {
            throw new PuzzleFormatException(
                    Symbols.shown(line) + " " + where + " is no line of DIMACS. Maybe write 'e 1 2' or 'n 1 R'.");
        }
    }

    /** Graphs are found with each edge told once and with each told twice, and either may have been counted. */
    private void expect(int count) {
        int edges = map.borders();
        if (count != edgeLines && count != edges && count != 2 * edges) {
            throw new PuzzleFormatException(
                    "The graph has " + edgeLines + " edges, expected " + count + ". Maybe a piece of it is missing.");
        }
    }
}
