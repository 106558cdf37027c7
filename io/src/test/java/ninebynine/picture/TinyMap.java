package ninebynine.picture;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Names;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/** Two countries, grey or not, and a road between them or not: a board whose values are areas and strokes. */
record TinyMap(Model model) implements Puzzle {
    static TinyMap make() {
        ModelBuilder builder = new ModelBuilder(new Words());
        builder.bank("M", Shape.of(List.of("v", "x"), 3, 2));
        builder.type("v", "single", "S", List.of(new int[] {0, 1}, new int[] {2, 3}, new int[] {4, 5}));
        return new TinyMap(builder.build());
    }

    @Override
    public Picture picture() {
        Area west = box(0.1, 1);
        Area east = box(2, 3.2);
        Stroke road = new Stroke(new Point(1, 0.6), new Point(2, 0.6));
        List<Look> labels = List.of(
                new Look(0, text(0.3, "g"), 0.2, west),
                new Look(0, text(0.8, "w"), 0.2, text(0.5, "white")),
                new Look(1, text(2.3, "g"), 0.2, east),
                new Look(1, text(2.8, "w"), 0.2, text(2.5, "white")),
                new Look(2, road, 0.2, road),
                new Look(2, text(1.5, "x"), 0.2, text(1.5, "×")));
        return new Picture(
                3.3,
                1.2,
                List.of(
                        new Part(west, Tone.FAINT),
                        new Part(new Stroke(new Point(0, 0), new Point(3.3, 0)), Tone.STRONG),
                        new Part(text(1.5, "sea"), Tone.FAINT)),
                List.of(west, east, box(1, 2)),
                labels);
    }

    private static Area box(double left, double right) {
        return new Area(
                List.of(new Point(left, 0.1), new Point(right, 0.1), new Point(right, 1.1), new Point(left, 1.1)));
    }

    private static Text text(double x, String text) {
        return new Text(new Point(x, 0.6), 0.3, text);
    }

    @Override
    public String game() {
        return "map";
    }

    @Override
    public String size() {
        return "2";
    }

    @Override
    public int clues() {
        return 1;
    }

    /** The west is grey. */
    @Override
    public State start() {
        State state = State.full(model);
        state.assertValue(0);
        return state;
    }

    @Override
    public String text() {
        return text(start());
    }

    @Override
    public String text(View state) {
        return IntStream.range(0, 6).mapToObj(x -> state.isValue(x) ? "1" : ".").reduce("", String::concat);
    }

    @Override
    public String draw(View state) {
        return text(state);
    }

    /** Names that say only ids. */
    private record Words() implements Names {
        @Override
        public String label(int label) {
            return "a" + label;
        }

        @Override
        public String subject(int label) {
            return "s" + label / 2;
        }

        @Override
        public String value(int label) {
            return Integer.toString(label % 2);
        }

        @Override
        public String variable(int variable) {
            return "V" + variable;
        }

        @Override
        public String valueIn(int variable, int label) {
            return "in" + label;
        }

        @Override
        public String groupIn(int variable, Ints members) {
            return "group";
        }

        @Override
        public String spoken(int variable) {
            return "variable " + variable;
        }

        @Override
        public String spokenIn(int variable, int label) {
            return "label " + label;
        }
    }
}
