package ninebynine.explain;

import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;

/** What people call a pattern: "Hidden single in row 4", "Swordfish on 7", "Whip of length 5". */
final class Techniques {
    private static final String[] SIZES = {"pair", "triplet", "quad"};
    private static final String[] FISH = {"X-wing", "swordfish", "jellyfish"};

    private Techniques() {}

    static String name(Pattern pattern, Model model) {
        return Phrases.capital(pattern.accept(new Said(model)));
    }

    /** The name as it stands within a sentence. */
    private record Said(Model model) implements Pattern.Cases<String> {
        @Override
        public String propagated(Pattern.Propagated propagated) {
            return "propagation";
        }

        @Override
        public String emptied(Pattern.Emptied emptied) {
            return "contradiction";
        }

        @Override
        public String conflict(Pattern.Conflict conflict) {
            return "contradiction";
        }

        @Override
        public String lone(Pattern.Lone lone) {
            String single = model.type(lone.variable()).single();
            int place = single.indexOf("-in-");
            return place < 0
                    ? words(single)
                    : words(single.substring(0, place)) + " in " + model.names().spokenPlace(lone.variable());
        }

        @Override
        public String chain(Pattern.Chain chain) {
            return Techniques.chain(chain);
        }

        @Override
        public String forcing(Pattern.Forcing forcing) {
            int values = forcing.branches().size();
            return "forcing " + spoken(forcing.chain()) + " on " + values + " values, of length " + forcing.length();
        }

        @Override
        public String trial(Pattern.Trial trial) {
            return "trial and error, " + trial.procedure();
        }

        @Override
        public String forcingTrial(Pattern.ForcingTrial forcing) {
            return "forcing trial and error, " + forcing.theory();
        }

        @Override
        public String guess(Pattern.Guess guess) {
            return "guess, " + guess.procedure();
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return (subset.special() ? "special " : "")
                    + Techniques.subset(subset.frame(), subset.lines().size());
        }

        @Override
        public String finned(Pattern.Finned fish) {
            return "finned " + Techniques.subset(fish.frame(), fish.lines().size());
        }

        @Override
        public String oneOf(Pattern.OneOf one) {
            return relation(one.relation());
        }

        @Override
        public String orChain(Pattern.OrChain chain) {
            return relation(chain.relation()) + ", and a " + spoken(chain.chain()) + " of length " + chain.length();
        }

        @Override
        public String orForcing(Pattern.OrForcing forcing) {
            return relation(forcing.relation()) + ", and a forcing " + spoken(forcing.chain()) + " of length "
                    + forcing.length();
        }

        @Override
        public String star(Pattern.Star star) {
            return spoken(star.chain()) + " of length " + star.length() + " with "
                    + star.pairs().size() + (star.pairs().size() == 1 ? " contradiction pair" : " contradiction pairs");
        }

        @Override
        public String own(Pattern.Own own) {
            return own.title();
        }
    }

    /** "Impossible pattern Trid with 3 guardians" */
    private static String relation(Relation relation) {
        int k = relation.size();
        return (relation.deadly() ? "deadly" : "impossible") + " pattern " + relation.name() + " with " + k
                + (k == 1 ? " guardian" : " guardians");
    }

    private static String chain(Pattern.Chain chain) {
        return chain.length() == 1 && chain.name() == ChainName.WHIP && chain.type() == null
                ? "interaction, a whip of length 1"
                : spoken(chain.name()) + " of length " + chain.length()
                        + (chain.type() == null ? "" : " on " + chain.type().name());
    }

    private static String spoken(ChainName name) {
        return switch (name) {
            case BIVALUE_CHAIN -> "bivalue chain";
            case G_BIVALUE_CHAIN -> "g-bivalue chain";
            case TRIAL_BRAID -> "braid by trial and error";
            case Z_CHAIN, T_WHIP, WHIP, BRAID, G_WHIP, G_BRAID, G2_WHIP, ODDAGON -> name.written();
        };
    }

    private static String subset(Frame frame, int size) {
        String unit = frame.title().spokenUnit();
        return switch (frame.kind()) {
            case NAKED -> "naked " + SIZES[size - 2] + " in " + unit;
            case HIDDEN -> "hidden " + SIZES[size - 2] + " in " + unit;
            case SUPER_HIDDEN -> FISH[size - 2] + " on " + unit;
        };
    }

    private static String words(String written) {
        return written.replace('-', ' ');
    }
}
