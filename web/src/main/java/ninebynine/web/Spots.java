package ninebynine.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Look;
import ninebynine.game.Puzzle;
import ninebynine.model.Names;
import ninebynine.tensor.Bits;
import ninebynine.text.Pieces;

/**
 * What a player can do on a board, told by its picture alone. A label can be entered if its value is seen: words, a line, a colour, a tint. So the page
 * needs to know no game.
 *
 * <pre>
 *   text    one of several words: cells          stroke   a line or none: edges of a loop
 *   paint   one of several colours: countries    wash     inside or outside
 * </pre>
 */
final class Spots {
    private static final Pattern PLACE = Pattern.compile("\\br(\\d+)c(\\d+)\\b");

    private final Puzzle puzzle;
    private final Picture picture;
    /** For each spot what can be entered there, in order of labels. */
    private final int[][] entered;

    private Spots(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.picture = puzzle.picture();
        List<List<Integer>> at = new ArrayList<>();
        picture.spots().forEach(spot -> at.add(new ArrayList<>()));
        for (int x = 0; x < picture.labels().size(); x++) {
            if (isSeen(picture.labels().get(x).value())) {
                at.get(spot(x)).add(x);
            }
        }
        this.entered = at.stream()
                .map(labels -> labels.stream().mapToInt(x -> x).toArray())
                .toArray(int[][]::new);
    }

    static Spots of(Puzzle puzzle) {
        return new Spots(puzzle);
    }

    private static boolean isSeen(Picture.Shape value) {
        return !(value instanceof Picture.Whisper)
                && !(value instanceof Picture.Text text && text.text().isEmpty());
    }

    int spot(int label) {
        return picture.labels().get(label).spot();
    }

    /** What can be entered at a spot. */
    int[] at(int spot) {
        return entered[spot];
    }

    int count() {
        return entered.length;
    }

    /** How a spot is played; empty if it is not. */
    String kind(int spot) {
        if (entered[spot].length == 0) {
            return "";
        }
        String kind = "text";
        for (int x : entered[spot]) {
            Picture.Shape value = picture.labels().get(x).value();
            kind = value instanceof Picture.Stroke
                    ? "stroke"
                    : value instanceof Picture.Paint ? "paint" : value instanceof Picture.Wash ? "wash" : kind;
        }
        return kind;
    }

    /** Whether the label is a line. */
    boolean isLine(int label) {
        return picture.labels().get(label).value() instanceof Picture.Stroke;
    }

    /** Everything for the page, but for what never changes on the board. */
    List<Object> data() {
        Names names = puzzle.model().names();
        Bits given = puzzle.start().values();
        List<Object> spots = new ArrayList<>();
        for (int spot = 0; spot < entered.length; spot++) {
            if (entered[spot].length > 0) {
                Map<String, Object> data = new LinkedHashMap<>();
                data.put("id", spot);
                data.put("kind", kind(spot));
                data.put("say", said(names.spokenSubject(entered[spot][0])));
                data.put("area", points(picture.spots().get(spot)));
                if (kind(spot).equals("paint")) {
                    data.put("beside", beside(spot, names));
                }
                List<Object> labels = new ArrayList<>();
                for (int x : entered[spot]) {
                    labels.add(label(x, names, given.get(x)));
                }
                data.put("labels", labels);
                spots.add(data);
            }
        }
        return spots;
    }

    /** The names of what has no place in rows: spots that can't have the same as this one. */
    private List<Object> beside(int spot, Names names) {
        List<Object> beside = new ArrayList<>();
        for (int[] other : entered) {
            if (other.length > 0
                    && spot(other[0]) != spot
                    && puzzle.model().links().linked(entered[spot][0], other[0])) {
                beside.add(said(names.spokenSubject(other[0])));
            }
        }
        return beside;
    }

    private Map<String, Object> label(int x, Names names, boolean given) {
        Look look = picture.labels().get(x);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", x);
        data.put("key", names.value(x));
        data.put("say", names.spokenValue(x));
        data.put("mark", shape(look.mark()));
        data.put("value", shape(look.value()));
        data.put("room", look.room());
        if (given) {
            data.put("given", true);
        }
        return data;
    }

    /** As a screen reader should say it: "row 4 column 7". */
    private static String said(String subject) {
        return Pieces.replaced(PLACE, subject, m -> "row " + m.group(1) + " column " + m.group(2));
    }

    static List<Object> board(Picture picture) {
        List<Object> board = new ArrayList<>();
        for (Picture.Part part : picture.board()) {
            Map<String, Object> data = new LinkedHashMap<>(shape(part.shape()));
            data.put("tone", part.tone().ordinal());
            board.add(data);
        }
        return board;
    }

    /** What kind of shape, and its numbers. */
    private static Map<String, Object> shape(Picture.Shape shape) {
        Map<String, Object> data = new LinkedHashMap<>();
        if (shape instanceof Picture.Text text) {
            data.put("text", text.text());
            data.put("size", text.size());
            data.put("at", List.of(text.middle().x(), text.middle().y()));
        } else if (shape instanceof Picture.Stroke stroke) {
            data.put(
                    "line",
                    List.of(
                            stroke.from().x(),
                            stroke.from().y(),
                            stroke.to().x(),
                            stroke.to().y()));
        } else if (shape instanceof Picture.Area area) {
            data.put("area", points(area));
        } else if (shape instanceof Picture.Wash wash) {
            data.put("wash", points(wash.area()));
            data.put("deep", wash.deep());
        } else if (shape instanceof Picture.Paint paint) {
            data.put("paint", points(paint.area()));
            data.put("hue", paint.hue());
            data.putAll(shape(paint.text()));
        } else if (shape instanceof Picture.Whisper) {
            data.put("whisper", true);
        }
        return data;
    }

    private static List<Object> points(Picture.Area area) {
        List<Object> points = new ArrayList<>();
        area.corners().forEach(corner -> {
            points.add(corner.x());
            points.add(corner.y());
        });
        return points;
    }
}
