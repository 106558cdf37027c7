package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Lines in a row, and what would close them to a loop: {@code LOOP[6]: Vr3c5-Hr3c4-Hr3c3-Vr3c3-Hr4c3-(Nr1c1)}.
 *
 * <pre>
 *   rest      none: the lines are a closed loop already; one edge: LOOP; several, each of which goes on only with the next: XTD-LOOP
 *   witness   the variable of a number or of a line that such a loop leaves out; -1 where it is not told
 * </pre>
 *
 * CSP-Rules does not write the witness; without it a line is read all the same.
 *
 * @param path decided lines, each touching the next
 * @param rest the open edges that would close the loop, in the same direction
 * @param bends the points between the open edges
 * @param assumesOneSolution whether nothing is left out, so that closing the loop solves the puzzle
 */
record Ring(Ints path, Ints rest, Ints bends, int witness, boolean assumesOneSolution) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN = java.util.regex.Pattern.compile(
            "(LOOP|XTD-LOOP|CLOSED-LOOP|LAST-LINE)\\[\\d{1,4}]: ((?:[HV]r\\d+c\\d+-)++)(?:\\[([HVrc\\d-]+)])?(?:\\(([HVN]r\\d+c\\d+)\\))?");

    @Override
    public Ints variables() {
        return Ints.of(Stream.of(path.stream(), rest.stream(), bends.stream(), witnesses())
                .flatMapToInt(each -> each)
                .toArray());
    }

    int length() {
        return path.size() + rest.size();
    }

    /** Reports matches with rings, the short ones first. */
    static void shortestFirst(List<Match> found, Matches out) {
        found.sort(Comparator.comparingInt(match -> ((Ring) match.pattern()).length()));
        for (Match match : found) {
            if (!out.add(match)) {
                return;
            }
        }
    }

    private IntStream witnesses() {
        return witness < 0 ? IntStream.empty() : IntStream.of(witness);
    }

    @Override
    public String name() {
        String kind = rest.isEmpty()
                ? "CLOSED-LOOP"
                : rest.size() > 1 ? "XTD-LOOP" : assumesOneSolution ? "LAST-LINE" : "LOOP";
        return kind + "[" + length() + "]";
    }

    @Override
    public String code() {
        return rest.size() > 1 ? "XTD-LOOP" : assumesOneSolution ? "LAST" : "LOOP";
    }

    @Override
    public String title() {
        String length = " of length " + length();
        return assumesOneSolution
                ? "last line of a loop" + length
                : rest.isEmpty() ? "closed loop" + length : (rest.size() > 1 ? "extended " : "") + "loop" + length;
    }

    @Override
    public String written(Model model) {
        String lines = path.stream()
                .mapToObj(edge -> model.names().variable(edge) + "-")
                .collect(Collectors.joining());
        String chain = rest.stream().mapToObj(model.names()::variable).collect(Collectors.joining("-"));
        return lines
                + (rest.size() > 1 ? "[" + chain + "]" : "")
                + (witness < 0 ? "" : "(" + model.names().variable(witness) + ")");
    }

    @Override
    public String spoken(Model model, View before) {
        Lattice lattice = Lattice.of(model);
        String lines = "the " + path.size() + " lines from "
                + model.names().spoken(path.get(0)) + " to "
                + model.names().spoken(path.get(path.size() - 1));
        if (rest.isEmpty()) {
            return lines + " are the whole loop";
        }
        if (assumesOneSolution) {
            return "a line there would close " + lines
                    + " to a loop that leaves out nothing, which is a solution, and we take it that there is only one";
        }
        String chain = rest.size() == 1
                ? "a line there"
                : "lines on these " + rest.size() + " edges, which are all lines or none,";
        return chain + " would close " + lines + " to a loop that leaves out " + leftOut(lattice, model);
    }

    private String leftOut(Lattice lattice, Model model) {
        if (witness < 0) {
            return "something";
        }
        return lattice.isEdge(witness)
                ? "the line on " + model.names().spoken(witness)
                : "lines that the number in " + SlitherlinkNames.rc(lattice.row(witness), lattice.column(witness))
                        + " needs";
    }

    /** The ring that a line of notation begins with, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        Lattice lattice = Lattice.of(model);
        int[] path = edges(m.group(2), model);
        int[] rest = m.group(3) == null ? closing(path, m.group(1), lattice) : edges(m.group(3), model);
        OptionalInt witness =
                m.group(4) == null ? OptionalInt.of(-1) : model.index().variable(m.group(4));
        if (path.length == 0 || rest == null || witness.isEmpty()) {
            return null;
        }
        Ring ring = new Ring(
                Ints.of(path),
                Ints.of(rest),
                bends(rest, lattice),
                witness.getAsInt(),
                m.group(1).equals("LAST-LINE"));
        return (ring.name() + ": " + ring.written(model)).equals(head) ? ring : null;
    }

    private static int[] edges(String text, Model model) {
        List<OptionalInt> found = Arrays.stream(text.replaceFirst("-$", "").split("-", -1))
                .map(model.index()::variable)
                .toList();
        return found.stream().anyMatch(OptionalInt::isEmpty)
                ? new int[0]
                : found.stream().mapToInt(OptionalInt::getAsInt).toArray();
    }

    /** The edge between the two ends of a path; none for a closed loop; null if there is no such edge. */
    private static int @Nullable [] closing(int[] path, String kind, Lattice lattice) {
        if (kind.equals("CLOSED-LOOP")) {
            return new int[0];
        }
        if (path.length < 2 || kind.equals("XTD-LOOP")) {
            return null;
        }
        int start = lattice.outer(path[0], path[1]);
        int end = lattice.outer(path[path.length - 1], path[path.length - 2]);
        return IntStream.range(0, lattice.edgeCount())
                .filter(edge -> Ints.of(lattice.ends(edge))
                        .sorted()
                        .equals(Ints.of(start, end).sorted()))
                .toArray();
    }

    /** The points between edges in a row. */
    static Ints bends(int[] edges, Lattice lattice) {
        return Ints.of(IntStream.range(1, edges.length)
                .map(i -> lattice.across(edges[i - 1], lattice.outer(edges[i - 1], edges[i])))
                .toArray());
    }
}
