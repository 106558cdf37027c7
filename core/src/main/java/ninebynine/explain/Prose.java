package ninebynine.explain;

import static ninebynine.explain.Phrases.and;
import static ninebynine.explain.Phrases.capital;
import static ninebynine.explain.Phrases.or;
import static ninebynine.explain.Phrases.pick;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Constraint;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.ChainName;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * A match as a person would say it to another, who knows the rules of the game and none of our words. Told twice alike, since nothing but
 * the match, the state and the game's {@link Names} has a say in it.
 */
public final class Prose {
    private final Model model;
    private final Names names;
    private final Phrases phrases;
    private final ProseOfTrials trials;
    private final ProseOfRelations relations;

    public Prose(Model model) {
        this.model = model;
        this.names = model.names();
        this.phrases = new Phrases(names);
        this.trials = new ProseOfTrials(model, phrases);
        this.relations = new ProseOfRelations(model, phrases);
    }

    /** The match in plain words, told of the state that it was found in. */
    public String sentence(Match match, View before) {
        return plain(match.pattern(), because(match, before));
    }

    /** The same for those who know the techniques by their names, as in "Naked pair in row 4: …". */
    public String named(Match match, View before) {
        return named(match.pattern(), because(match, before));
    }

    /** Both, for who needs both. */
    public Sentences told(Match match, View before) {
        String because = because(match, before);
        return new Sentences(plain(match.pattern(), because), named(match.pattern(), because));
    }

    /** A match in plain words, and with the name of its technique. */
    public record Sentences(String plain, String named) {}

    private static String plain(Pattern pattern, String because) {
        return capital(pattern.accept(new Place()) + because + ".");
    }

    private String named(Pattern pattern, String because) {
        return Techniques.name(pattern, model) + ": " + because + ".";
    }

    /** Where a subset is, which its name says too. All others say in their reasons where they are. */
    private static final class Place extends FewCases<String> {
        @Override
        protected String other() {
            return "";
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return subset.frame().kind() == Frame.Kind.SUPER_HIDDEN
                    ? ""
                    : "in " + subset.frame().title().spokenUnit() + ", ";
        }
    }

    private String because(Match match, View before) {
        return match.pattern().accept(new Because(match, before));
    }

    /** The reason for what follows from each pattern. */
    private final class Because implements Pattern.Cases<String> {
        private final Match match;
        private final View before;

        Because(Match match, View before) {
            this.match = match;
            this.before = before;
        }

        @Override
        public String propagated(Pattern.Propagated propagated) {
            return names.spoken(propagated.variable()) + " is decided, so " + phrases.follows(match);
        }

        @Override
        public String emptied(Pattern.Emptied emptied) {
            return names.spoken(emptied.variable()) + " has nothing left";
        }

        @Override
        public String conflict(Pattern.Conflict conflict) {
            Constraint constraint = model.constraint();
            return constraint == null ? phrases.follows(match) : constraint.spoken(conflict.values());
        }

        @Override
        public String lone(Pattern.Lone lone) {
            return match instanceof Match.Assertion assertion
                    ? Prose.this.lone(lone.variable(), assertion.label())
                    : phrases.follows(match);
        }

        @Override
        public String chain(Pattern.Chain chain) {
            return match instanceof Match.Elimination elimination && chain.length() > 1
                    ? Prose.this.chain(chain, elimination)
                    : interaction(chain, match, before);
        }

        @Override
        public String forcing(Pattern.Forcing forcing) {
            return Prose.this.forcing(forcing, match);
        }

        @Override
        public String trial(Pattern.Trial trial) {
            return trials.trial(trial, match);
        }

        @Override
        public String forcingTrial(Pattern.ForcingTrial forcing) {
            return trials.forcing(forcing, match);
        }

        @Override
        public String guess(Pattern.Guess guess) {
            return trials.guess(guess, match);
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return Prose.subset(subset) + ": " + phrases.follows(match);
        }

        @Override
        public String finned(Pattern.Finned fish) {
            return Prose.this.finned(fish, before) + ". Either way " + phrases.follows(match);
        }

        @Override
        public String oneOf(Pattern.OneOf one) {
            return relations.oneOf(one, match);
        }

        @Override
        public String orChain(Pattern.OrChain chain) {
            return match instanceof Match.Elimination elimination
                    ? relations.chain(chain, elimination)
                    : phrases.follows(match);
        }

        @Override
        public String orForcing(Pattern.OrForcing forcing) {
            return relations.forcing(forcing, match);
        }

        @Override
        public String own(Pattern.Own own) {
            return own.spoken(model, before) + ", so "
                    + (match instanceof Match.Elimination elimination
                                    && !elimination.values().isEmpty()
                            ? phrases.decides(elimination, model)
                            : phrases.follows(match));
        }
    }

    private String lone(int v, int label) {
        String only = phrases.answered(v, Ints.of(label), " can only be ");
        boolean told = names.variable(v).equals(names.subject(label));
        return told ? only : only + ", so " + phrases.is(label);
    }

    private String interaction(Pattern.Chain chain, Match match, View before) {
        int v = chain.cells().get(0).variable();
        Ints left = Ints.of(
                IntStream.of(model.labels(v)).filter(before::isCandidate).toArray());
        return phrases.answered(v, left, " can only be ")
                + (left.size() == 2 ? "; either way " : "; whichever it is, ")
                + phrases.follows(match);
    }

    /** If the first target were true, each variable in turn would have one answer, and the last none that is possible. */
    private String chain(Pattern.Chain chain, Match.Elimination match) {
        int target = match.targets().get(0);
        String told = "if " + phrases.says(target, " were ") + ", then ";
        if (chain.name() == ChainName.ODDAGON) {
            return told + ring(chain.cells()) + ". So " + each(match);
        }
        List<String> steps = new ArrayList<>();
        for (Pattern.Cell cell : chain.cells()) {
            steps.add(
                    cell.right().isEmpty()
                            ? names.spokenEmpty(cell.variable())
                            : phrases.answered(cell.variable(), cell.right(), " would be "));
        }
        Pattern.Cell last = chain.cells().get(chain.length() - 1);
        if (!last.right().isEmpty()) {
            steps.add(phrases.says(target, " could not be ") + " after all");
        }
        return told + String.join(", then ", steps.subList(0, steps.size() - 1)) + ", and then "
                + steps.get(steps.size() - 1) + ". So " + each(match);
    }

    private String ring(List<Pattern.Cell> cells) {
        List<String> told = cells.stream()
                .map(cell -> phrases.answered(cell.variable(), withLeft(cell), " could only be "))
                .toList();
        return Phrases.join(told, ", and ") + ". Each of these " + cells.size()
                + " would decide the next one, round and round, and as " + cells.size()
                + " is odd the first would contradict itself";
    }

    private static Ints withLeft(Pattern.Cell cell) {
        return Ints.of(IntStream.concat(IntStream.of(cell.left()), cell.right().stream())
                .toArray());
    }

    /** The story is that of the first target; the others' differ in their first words only. */
    private String each(Match.Elimination match) {
        int[] targets = match.targets().toArray();
        String first = phrases.follows(new Match.Elimination(match.pattern(), Ints.of(targets[0])));
        if (targets.length == 1) {
            return first;
        }
        Ints rest = Ints.of(IntStream.of(targets).skip(1).toArray());
        return first + ", and in the same way " + phrases.follows(new Match.Elimination(match.pattern(), rest));
    }

    private String forcing(Pattern.Forcing forcing, Match match) {
        StringBuilder told = new StringBuilder(phrases.oneOf(
                forcing.branches().stream().map(Pattern.Branch::start).toList()));
        for (Pattern.Branch branch : forcing.branches()) {
            if (!branch.cells().isEmpty()) {
                List<String> steps = branch.cells().stream()
                        .map(cell -> phrases.answered(cell.variable(), cell.right(), " is "))
                        .toList();
                told.append(". If ").append(phrases.is(branch.start())).append(", then ");
                told.append(String.join(", then ", steps));
            }
        }
        return told + ". In every case " + phrases.follows(match);
    }

    private static String subset(Pattern.Subset subset) {
        Frame frame = subset.frame();
        String unit = frame.title().spokenUnit();
        String lines = and(pick(frame.lines().spoken(), subset.lines()));
        String transversals = and(pick(frame.transversals().spoken(), subset.transversals()));
        return switch (frame.kind()) {
            case NAKED ->
                lines + " can only be " + transversals + " between them, so nothing else there can be one of these";
            case HIDDEN -> "only " + transversals + " can take " + lines + ", so they can take nothing else";
            case SUPER_HIDDEN ->
                lines + " can have their " + unit + " only in " + transversals + ", so " + transversals
                        + " have no other " + unit;
        };
    }

    private String finned(Pattern.Finned fish, View before) {
        Frame frame = fish.frame();
        int count = fish.lines().size() - 1;
        int last = fish.lines().get(count);
        String odd = frame.lines().spoken().get(last);
        String unit = frame.title().spokenUnit();
        String plain = and(pick(frame.lines().spoken(), Ints.copyOf(fish.lines().toArray(), count)));
        List<String> transversals = pick(frame.transversals().spoken(), fish.transversals());
        return plain + " can have " + (count == 1 ? "its " : "their ") + unit + " only in " + or(transversals) + ". If "
                + odd + " has its " + unit + " there too, " + and(transversals) + " have no other " + unit
                + "; if not, it is at " + or(fins(fish, last, before));
    }

    private List<String> fins(Pattern.Finned fish, int line, View before) {
        Frame frame = fish.frame();
        return IntStream.range(0, frame.transversalCount())
                .filter(t -> !fish.transversals().contains(t))
                .map(t -> frame.label(line, t))
                .filter(x -> x >= 0 && before.isCandidate(x))
                .mapToObj(names::subject)
                .toList();
    }
}
