package ninebynine.explain;

import static ninebynine.explain.Phrases.and;
import static ninebynine.explain.Phrases.pick;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Constraint;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;

/** Trials and guesses in plain words: what would follow from a hypothesis, and then from that. */
final class ProseOfTrials {
    private final Model model;
    private final Names names;
    private final Phrases phrases;

    ProseOfTrials(Model model, Phrases phrases) {
        this.model = model;
        this.names = model.names();
        this.phrases = phrases;
    }

    /** If the hypothesis were true, this would follow and then that, and a variable would have nothing left. */
    String trial(Pattern.Trial trial, Match match) {
        List<String> steps = new ArrayList<>();
        for (Match step : trial.steps()) {
            steps.add(step(step));
        }
        int last = steps.size() - 1;
        String told = "if " + phrases.says(trial.hypothesis(), " were ") + ", then ";
        if (last > 0) {
            told += String.join("; then ", steps.subList(0, last)) + "; and then ";
        }
        return told + steps.get(last) + ". So " + phrases.follows(match);
    }

    private String step(Match step) {
        return step.pattern().accept(new InShort(step));
    }

    /**
     * Short where the reason is: whoever wants the whole of it finds it in the notation. What is said of all other kinds is true of any, so one that
     * is forgotten is told well enough.
     */
    private final class InShort extends FewCases<String> {
        private final Match step;

        InShort(Match step) {
            this.step = step;
        }

        private String told() {
            return phrases.wouldFollow(step.targets());
        }

        @Override
        protected String other() {
            return step instanceof Match.Assertion assertion
                    ? phrases.says(assertion.label(), " would be ")
                    : step instanceof Match.Elimination
                            ? told() + ", since that would lead to a contradiction in turn"
                            : "there would be no solution";
        }

        @Override
        public String emptied(Pattern.Emptied emptied) {
            return names.spokenEmpty(emptied.variable());
        }

        @Override
        public String conflict(Pattern.Conflict conflict) {
            Constraint constraint = model.constraint();
            return constraint == null ? other() : constraint.spoken(conflict.values());
        }

        @Override
        public String lone(Pattern.Lone lone) {
            return phrases.answered(lone.variable(), step.values(), " would be ");
        }

        @Override
        public String chain(Pattern.Chain chain) {
            return chain.length() == 1
                    ? told() + ", whichever way "
                            + names.spoken(chain.cells().get(0).variable()) + " goes"
                    : other();
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return told() + ", since " + usedUp(subset);
        }

        @Override
        public String oneOf(Pattern.OneOf one) {
            String impossible = new ProseOfRelations(model, phrases).impossible(one.relation());
            return step instanceof Match.Contradiction
                    ? impossible + ", and would have nothing else"
                    : (step instanceof Match.Assertion ? other() : told()) + ", since " + impossible;
        }

        @Override
        public String own(Pattern.Own own) {
            return told() + ", because of "
                    + and(own.variables().stream()
                            .mapToObj(names::spokenPlace)
                            .distinct()
                            .toList());
        }
    }

    private static String usedUp(Pattern.Subset subset) {
        Frame frame = subset.frame();
        String unit = frame.title().spokenUnit();
        String lines = and(pick(frame.lines().spoken(), subset.lines()));
        String transversals = and(pick(frame.transversals().spoken(), subset.transversals()));
        return switch (frame.kind()) {
            case NAKED -> lines + " would use up " + transversals + " in " + unit;
            case HIDDEN -> lines + " would use up " + transversals;
            case SUPER_HIDDEN -> lines + " would use up the " + unit + " of " + transversals;
        };
    }

    String forcing(Pattern.ForcingTrial forcing, Match match) {
        StringBuilder told = new StringBuilder(phrases.oneOf(
                forcing.branches().stream().map(Pattern.Decided::start).toList()));
        boolean refuted = false;
        for (Pattern.Decided branch : forcing.branches()) {
            refuted |= branch.refuted();
            if (branch.refuted() || !branch.values().isEmpty()) {
                told.append(". If ").append(phrases.is(branch.start())).append(", then ");
                told.append(
                        branch.refuted()
                                ? "there is no solution"
                                : and(branch.values().stream()
                                        .mapToObj(phrases::is)
                                        .toList()));
            }
        }
        return told + (refuted ? ". So " : ". In every case ") + phrases.follows(match);
    }

    String guess(Pattern.Guess guess, Match match) {
        String open =
                ", with at most " + (guess.depth() == 1 ? "one guess" : guess.depth() + " guesses") + " open at a time";
        return match instanceof Match.Assertion assertion
                ? "guessing that " + phrases.is(assertion.label()) + " leads to a solution" + open
                : "guessing leads to no solution" + open + "; so " + phrases.follows(match);
    }
}
