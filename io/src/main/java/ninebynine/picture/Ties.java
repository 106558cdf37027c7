package ninebynine.picture;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Tie;
import ninebynine.model.Model;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * The ties of a board that a match rests on: those between spots of which it uses a link that no variable makes, and those between the variables
 * of a game's own pattern, one after the other.
 */
final class Ties {
    private final Picture picture;
    private final Model model;
    private final SortedSet<Integer> found = new TreeSet<>();

    private Ties(Picture picture, Model model) {
        this.picture = picture;
        this.model = model;
    }

    static List<Tie> of(Match match, Picture picture, View before) {
        Ties ties = new Ties(picture, before.model());
        if (!picture.ties().isEmpty()) {
            ties.collect(match, before);
        }
        return ties.found.stream().map(picture.ties()::get).toList();
    }

    private void collect(Match match, View before) {
        MatchLinks.of(match, before).stream()
                .filter(link -> !link.strong())
                .forEach(link -> links(link.from(), link.to()));
        match.pattern().accept(new Further(match.targets(), before));
    }

    /** What else two kinds of patterns rest on; of one that is forgotten, the links are shown at least. */
    private final class Further extends FewCases<Ties> {
        private final Ints targets;
        private final View before;

        Further(Ints targets, View before) {
            this.targets = targets;
            this.before = before;
        }

        @Override
        protected Ties other() {
            return Ties.this;
        }

        @Override
        public Ties chain(Pattern.Chain chain) {
            chain.cells().forEach(cell -> links(targets, open(cell.variable(), before)));
            return Ties.this;
        }

        @Override
        public Ties own(Pattern.Own own) {
            for (int i = 1; i < own.variables().size(); i++) {
                spots(spot(own.variables().get(i - 1)), spot(own.variables().get(i)));
            }
            return Ties.this;
        }
    }

    private Ints open(int variable, View before) {
        return Ints.of(
                IntStream.of(model.labels(variable)).filter(before::isCandidate).toArray());
    }

    private int spot(int variable) {
        return picture.labels().get(model.labels(variable)[0]).spot();
    }

    private void links(Ints some, Ints others) {
        for (int a : some.toArray()) {
            for (int b : others.toArray()) {
                if (model.links().linked(a, b) && !isInOneVariable(a, b)) {
                    spots(
                            picture.labels().get(a).spot(),
                            picture.labels().get(b).spot());
                }
            }
        }
    }

    private boolean isInOneVariable(int a, int b) {
        return IntStream.of(model.variables(a))
                .anyMatch(v -> IntStream.of(model.labels(v)).anyMatch(x -> x == b));
    }

    private void spots(int one, int other) {
        for (int i = 0; i < picture.ties().size(); i++) {
            if (picture.ties().get(i).joins(one, other)) {
                found.add(i);
            }
        }
    }
}
