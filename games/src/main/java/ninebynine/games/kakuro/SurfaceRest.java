package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** What a surface leaves over: {@code surface-sum: vr1c2+vr1c3-hr2c1-hr3c1 ==> …}. */
record SurfaceRest(Surface surface, Ints variables) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("(?:surface-sum|cut): ([hv]r\\d+c\\d+(?:[+-][hv]r\\d+c\\d+)*+)");

    static SurfaceRest of(KakuroLayout layout, Surface surface) {
        return new SurfaceRest(surface, surface.whites().map(layout::variable));
    }

    @Override
    public String name() {
        return surface.whites().size() > 1 ? "cut" : "surface-sum";
    }

    @Override
    public String title() {
        return surface.whites().size() > 1 ? "cut" : "surface sum";
    }

    @Override
    public String written(Model model) {
        return surface.written(layout(model));
    }

    private static KakuroLayout layout(Model model) {
        return model.part(KakuroLayout.class).orElseThrow();
    }

    static @Nullable SurfaceRest read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        KakuroLayout layout = layout(model);
        int[] sectors = Arrays.stream(m.group(1).split("[+-]", -1))
                .mapToInt(name -> IntStream.range(0, layout.sectors.size())
                        .filter(s -> layout.name(s).equals(name))
                        .findFirst()
                        .orElse(-1))
                .sorted()
                .toArray();
        if (sectors[0] < 0) {
            return null;
        }
        Surface surface = Surface.of(layout, Ints.of(sectors));
        SurfaceRest left = of(layout, surface);
        return !surface.whites().isEmpty() && left.head(model).equals(head) ? left : null;
    }

    /** By the sums, which no link says: they are added up again. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        KakuroLayout layout = layout(model);
        Surface again = Surface.of(layout, surface.sectors());
        int at = again.equals(surface) && layout.isDigit(label)
                ? again.whites().stream().boxed().toList().indexOf(label / Combinations.DIGITS)
                : -1;
        int[] left = again.whites().stream()
                .map(white -> IntStream.range(0, Combinations.DIGITS)
                        .filter(d -> isCandidate.test(white * Combinations.DIGITS + d))
                        .map(d -> 1 << d)
                        .sum())
                .toArray();
        return at >= 0 && !Combinations.has(again.digits(left), KakuroLayout.digitOf(label));
    }

    @Override
    public String spoken(Model model, View before) {
        KakuroLayout layout = layout(model);
        String squares = surface.whites().stream()
                .mapToObj(white -> layout.grid.rc(layout.square(white)))
                .collect(Collectors.joining(", "))
                .replaceFirst(", ([^,]*)$", " and $1");
        boolean one = surface.whites().size() == 1;
        return "the sums of " + surface.sectors().size() + " sectors cover the same squares across and down, but for "
                + squares + (one ? ", which is what they differ by, " : ", which add up to what they differ by, ")
                + surface.total();
    }
}
