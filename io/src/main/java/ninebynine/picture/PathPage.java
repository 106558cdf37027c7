package ninebynine.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedSet;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.game.Picture.Point;
import ninebynine.game.Puzzle;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * A whole path as one HTML page that needs nothing else, neither a server nor a network: a board for each step, with the step's notation and
 * sentence below it, one at a time. Without scripts, and on paper, it shows all of them.
 */
public final class PathPage {
    /** The page may load nothing, whatever stands in it. */
    private static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

    private final Puzzle puzzle;
    private final Pictures pictures;
    private final SharedDrawings shared = new SharedDrawings();
    private final List<Board> boards = new ArrayList<>();
    private int wide;

    private record Board(String name, String head, String below) {}

    /**
     * Of a puzzle, with no boards yet.
     *
     * @param pixels how wide a board is at most; 0 for a width that suits it
     */
    public PathPage(Puzzle puzzle, int pixels) {
        this.puzzle = puzzle;
        this.pictures = new Pictures(pixels, Pictures.Below.NOTHING);
    }

    /** Adds a board without a step, such as the start. */
    public void add(String name, View state) {
        add(name, state, null);
    }

    /** Adds a board with the step that is about to be taken there. */
    public void add(String name, View before, @Nullable Match match) {
        Scene scene = new Scene(puzzle, before, match, Pictures.Below.NOTHING);
        Svg svg = Svg.part(scene.width(), scene.height(), scene.title());
        scene.draw(svg);
        wide = Math.max(wide, pictures.wide(scene));
        shared.add(svg.lines());
        String title = match == null ? name : name + ": " + Scene.called(match, before);
        String below = match == null ? "" : below(before, match, scene.signs());
        boards.add(new Board(Svg.escaped(title), svg.head(), below));
    }

    private Notation notation() {
        return new Notation(puzzle.model(), Notation.Style.UNICODE);
    }

    private String below(View before, Match match, SortedSet<Sign> signs) {
        StringBuilder text = new StringBuilder();
        text.append("<p class=\"notation\">")
                .append(Svg.escaped(notation().line(match)))
                .append("</p>\n");
        text.append("<p>")
                .append(Svg.escaped(new Prose(puzzle.model()).sentence(match, before)))
                .append("</p>\n<ul>\n");
        for (Sign sign : signs) {
            text.append("<li><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#")
                    .append(name(sign))
                    .append("\"/></svg>")
                    .append(Svg.escaped(sign.meaning()))
                    .append("</li>\n");
        }
        return text.append("</ul>\n").toString();
    }

    private static String name(Sign sign) {
        return "sign-" + sign.name().toLowerCase(Locale.ROOT);
    }

    /** The page as text, to be written as UTF-8. */
    public String html() {
        List<String> drawings = shared.texts();
        String title = Svg.escaped(puzzle.game() + " " + puzzle.size());
        StringBuilder sections = new StringBuilder();
        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i);
            sections.append("<section>\n<h2>").append(board.name).append("</h2>\n");
            sections.append(board.head).append(drawings.get(i + 1)).append("</svg>\n");
            sections.append(board.below).append("</section>\n");
        }
        String style = inks() + resource("page.css").replace("WIDEpx", wide + "px");
        return String.join(
                "\n",
                "<!DOCTYPE html>",
                "<html lang=\"en\">",
                "<head>",
                "<meta charset=\"utf-8\">",
                "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">",
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
                "<title>" + title + ", step by step</title>",
                "<style>\n" + style + "</style>",
                "</head>",
                "<body>",
                "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n" + signs() + drawings.get(0)
                        + "</defs></svg>",
                "<header>",
                "<h1>" + title + "</h1>",
                "<p><code>" + Svg.escaped(puzzle.text()) + "</code></p>",
                "</header>",
                navigation() + "<main>\n" + sections + "</main>",
                "<script>\n" + resource("page.js") + "</script>",
                "</body>",
                "</html>",
                "");
    }

    private String navigation() {
        return """
                <nav hidden>
                <button id="first" title="To the start (Home)">|◀</button>
                <button id="back" title="One step back (←)">◀</button>
                <input id="at" type="range" min="0" max="LAST" value="0" aria-label="Step">
                <button id="forward" title="One step forward (→)">▶</button>
                <button id="last" title="To the end (End)">▶|</button>
                </nav>
                """.replace("LAST", Integer.toString(boards.size() - 1));
    }

    /** The signs of the keys, which say what colours and shapes mean. */
    private static String signs() {
        StringBuilder text = new StringBuilder();
        for (Sign sign : Sign.values()) {
            Svg svg = Svg.elements();
            Point middle = new Point(12, 12);
            sign.draw(svg, middle, 8);
            sign.cross(svg, middle, 8);
            text.append("<g id=\"" + name(sign) + "\">\n");
            svg.lines().forEach(line -> text.append(line.strip()).append('\n'));
            text.append("</g>\n");
        }
        return text.toString();
    }

    private static String inks() {
        StringBuilder light = new StringBuilder(":root {\n");
        StringBuilder dark = new StringBuilder("@media screen and (prefers-color-scheme: dark) {\n:root {\n");
        StringBuilder rules = new StringBuilder();
        for (Ink ink : Ink.values()) {
            light.append("--" + ink.word() + ": " + ink.hex() + ";\n");
            dark.append("--" + ink.word() + ": " + ink.dark() + ";\n");
            rules.append(".fill-" + ink.word() + " { fill: var(--" + ink.word() + ") }\n");
            rules.append(".stroke-" + ink.word() + " { fill: none; stroke: var(--" + ink.word() + ") }\n");
        }
        return light.append("}\n").toString() + dark.append("}\n}\n") + rules;
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(PathPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
