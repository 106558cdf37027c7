package ninebynine.explain;

import static ninebynine.explain.Phrases.and;
import static ninebynine.explain.Phrases.capital;
import static ninebynine.explain.Phrases.or;
import static ninebynine.explain.Phrases.pick;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Constraint;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
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
    private final Exclusions exclusions;
    private final ProseOfTrials trials;
    private final ProseOfRelations relations;

    /** Speaks about states of this model. */
    public Prose(Model model) {
        this.model = model;
        this.names = model.names();
        this.phrases = new Phrases(names);
        this.exclusions = new Exclusions(model);
        this.trials = new ProseOfTrials(model, phrases);
        this.relations = new ProseOfRelations(model, phrases);
    }

    /** The match in few plain words, told of the state that it was found in. */
    public String sentence(Match match, View before) {
        return told(match, before, Wording.BRIEF);
    }

    /** The same for those who know the techniques by their names, as in "Naked pair in row 4: …". */
    public String named(Match match, View before) {
        return named(match, before, StepNames.in(match, before));
    }

    /**
     * The same where the names are known.
     *
     * @param known what players call it
     */
    public String named(Match match, View before, List<String> known) {
        return called(match, known) + ": " + because(match, before, Wording.BRIEF, true) + ".";
    }

    /** The match in these words. */
    public String told(Match match, View before, Wording wording) {
        boolean named = wording.style() == Wording.Style.NAMED;
        String because = because(match, before, wording, named);
        return named ? called(match, StepNames.in(match, before)) + ": " + because + "." : capital(because) + ".";
    }

    /** The name that players know goes first, if it says more than ours. */
    private String called(Match match, List<String> known) {
        String ours = Techniques.name(match.pattern(), model);
        return known.isEmpty() || contains(ours, known.get(0)) ? ours : known.get(0) + " (" + Phrases.small(ours) + ")";
    }

    /** Whether one name has the other in it, in capitals or not. */
    private static boolean contains(String name, String part) {
        for (int i = 0; i <= name.length() - part.length(); i++) {
            if (name.regionMatches(true, i, part, 0, part.length())) {
                return true;
            }
        }
        return false;
    }

    /** How many forms there are for a match: some kinds are too rare to have more than one. */
    public static int forms(Match match) {
        return match.pattern().accept(new FewCases<>() {
            @Override
            protected Integer other() {
                return 1;
            }

            @Override
            public Integer lone(Pattern.Lone lone) {
                return match instanceof Match.Assertion ? Wording.FORMS : 1;
            }

            @Override
            public Integer chain(Pattern.Chain chain) {
                return Wording.FORMS;
            }

            @Override
            public Integer subset(Pattern.Subset subset) {
                return Wording.FORMS;
            }

            @Override
            public Integer own(Pattern.Own own) {
                return Wording.FORMS;
            }
        });
    }

    private String because(Match match, View before, Wording wording, boolean named) {
        return match.pattern().accept(new Because(match, before, wording, named));
    }

    /** The reason for what follows from each pattern. */
    private final class Because implements Pattern.Cases<String> {
        private final Match match;
        private final View before;
        private final Wording wording;
        /** Whether its name says where a subset is. */
        private final boolean named;

        Because(Match match, View before, Wording wording, boolean named) {
            this.match = match;
            this.before = before;
            this.wording = wording;
            this.named = named;
        }

        private boolean isBrief() {
            return wording.style() == Wording.Style.BRIEF;
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
                    ? Prose.this.lone(
                            lone.variable(),
                            assertion.label(),
                            isBrief() ? "" : exclusions.clauses(lone.variable(), assertion.label(), before),
                            wording.form())
                    : phrases.follows(match);
        }

        @Override
        public String chain(Pattern.Chain chain) {
            return match instanceof Match.Elimination elimination && chain.length() > 1
                    ? new ProseOfChains(model, phrases)
                            .told(chain, elimination, isBrief() ? null : before, wording.form())
                    : interaction(chain, match, before, wording.form());
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
            return Prose.subset(subset, phrases.follows(match), wording.form(), named);
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
        public String star(Pattern.Star star) {
            return match instanceof Match.Elimination elimination
                    ? new ProseOfStars(model, phrases).told(star, elimination)
                    : phrases.follows(match);
        }

        @Override
        public String own(Pattern.Own own) {
            String follows = match instanceof Match.Elimination elimination
                            && !elimination.values().isEmpty()
                    ? phrases.decides(elimination, model)
                    : phrases.follows(match);
            return Forms.filled(Forms.OWN, wording.form(), "D", own.spoken(model, before), "E", follows);
        }
    }

    private String lone(int v, int label, String reasons, int form) {
        boolean told = names.variable(v).equals(names.subject(label));
        List<Forms.Form> forms = told
                ? reasons.isEmpty() ? Forms.BRIEF_LONE : Forms.LONE
                : reasons.isEmpty() ? Forms.BRIEF_PLACED : Forms.PLACED;
        return Forms.filled(
                forms,
                form,
                "S",
                names.spokenOnly(v, label),
                "R",
                reasons,
                "F",
                phrases.is(label),
                "P",
                names.spokenPlace(v));
    }

    private String interaction(Pattern.Chain chain, Match match, View before, int form) {
        int v = chain.cells().get(0).variable();
        int[] possible = new int[before.count(v)];
        int count = 0;
        for (int x : model.labels(v)) {
            if (before.isCandidate(x)) {
                possible[count++] = x;
            }
        }
        Ints left = Ints.copyOf(possible, count);
        return Forms.filled(
                Forms.INTERACTION,
                form,
                "S",
                phrases.answered(v, left, " can only be "),
                "W",
                left.size() == 2 ? "either way" : "whichever it is,",
                "E",
                phrases.follows(match),
                "P",
                names.spokenPlace(v));
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

    private static String subset(Pattern.Subset subset, String follows, int form, boolean named) {
        Frame frame = subset.frame();
        String unit = frame.title().spokenUnit();
        String lines = and(pick(frame.lines().spoken(), subset.lines()));
        String transversals = and(pick(frame.transversals().spoken(), subset.transversals()));
        String says = switch (frame.kind()) {
            case NAKED -> lines + " can only be " + transversals + " between them";
            case HIDDEN -> "only " + transversals + " can take " + lines;
            case SUPER_HIDDEN -> lines + " can have their " + unit + " only in " + transversals;
        };
        String others = switch (frame.kind()) {
            case NAKED -> "nothing else there can be one of these";
            case HIDDEN -> "they can take nothing else";
            case SUPER_HIDDEN -> transversals + " have no other " + unit;
        };
        return Forms.filled(
                Forms.SUBSET,
                form,
                "U",
                named || frame.kind() == Frame.Kind.SUPER_HIDDEN ? "" : "in " + unit + ", ",
                "D",
                says,
                "N",
                others,
                "E",
                follows);
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
