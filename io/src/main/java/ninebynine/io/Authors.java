package ninebynine.io;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.Rule;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.HiddenSubset;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.rule.subset.SuperHiddenSubset;
import ninebynine.state.View;
import ninebynine.trial.Trial;
import org.jspecify.annotations.Nullable;

/** Which rule of a theory a step is by, told from its pattern: the codes that write so, and where two do, the first that finds it. */
public final class Authors {
    /** A Slitherlink's lines that make a clue's or a point's value, as a rule before the Single. */
    private static final String DRAWN = "DRAWN";

    /** What the code of a rule ends with that is as CSP-Rules has it, and not as it should be. */
    private static final String CODED = "c";

    private final Model model;
    private final Precedence order;
    private final List<Coded> coded;
    private final Map<String, List<Coded>> byCode;

    public Authors(Precedence order, Model model) {
        this.model = model;
        this.order = order;
        coded = order.rules().stream().map(rule -> new Coded(rule, rule.code())).toList();
        byCode = coded.stream().collect(Collectors.groupingBy(Coded::code));
    }

    /** A rule with its code, which is put together whenever it is asked for. */
    private record Coded(Rule rule, String code) {}

    /** What they are taken from. */
    public Precedence order() {
        return order;
    }

    /** The rules, simplest first. */
    public List<Rule> rules() {
        return order.rules();
    }

    /** Null if no rule of the theory writes so. */
    public @Nullable Rule of(Match match, View before) {
        List<Coded> named = match.pattern().accept(new By());
        return named.isEmpty()
                ? null
                : areAlike(named)
                        ? named.get(0).rule
                        : named.stream()
                                .map(Coded::rule)
                                .filter(rule -> finds(rule, match, before))
                                .findFirst()
                                .orElse(null);
    }

    private static boolean areAlike(List<Coded> named) {
        Coded first = named.get(0);
        for (int i = 1; i < named.size(); i++) {
            Coded each = named.get(i);
            if (!each.code.equals(first.code) || each.rule.level() != first.rule.level()) {
                return false;
            }
        }
        return true;
    }

    /** Whether what a step tries is what some rule tries; a wrong step may have lost a branch. Steps that try nothing are. */
    public boolean isMeant(Match match, View before) {
        if (match.pattern() instanceof Pattern.ForcingTrial forcing) {
            String code = "FTE\\d+" + java.util.regex.Pattern.quote(inside(forcing.theory()));
            return coded.stream().anyMatch(each -> each.code.matches(code));
        }
        boolean tried =
                match.pattern() instanceof Pattern.Trial || match.pattern().isGuess();
        return !tried || of(match, before) != null;
    }

    private static boolean finds(Rule rule, Match match, View before) {
        boolean[] found = {false};
        rule.find(before, each -> {
            found[0] = each.equals(match);
            return !found[0];
        });
        return found[0];
    }

    /** Subsets without houses share their codes, and braids are found by trials with any rules inside: these are told apart by their kind. */
    private final class By implements Pattern.Cases<List<Coded>> {
        @Override
        public List<Coded> propagated(Pattern.Propagated propagated) {
            return coded();
        }

        @Override
        public List<Coded> emptied(Pattern.Emptied emptied) {
            return coded();
        }

        @Override
        public List<Coded> conflict(Pattern.Conflict conflict) {
            return coded();
        }

        @Override
        public List<Coded> lone(Pattern.Lone lone) {
            return coded(model.type(lone.variable()).singleCode(), DRAWN);
        }

        @Override
        public List<Coded> chain(Pattern.Chain chain) {
            return chain.name() == ChainName.TRIAL_BRAID
                    ? those(each -> each.rule instanceof Trial && each.code.startsWith("TE1"))
                    : coded(Authors.codes(chain));
        }

        @Override
        public List<Coded> forcing(Pattern.Forcing forcing) {
            int values = forcing.branches().size();
            return coded(
                    "F" + (values == 2 ? "" : values) + codes(forcing.chain()).get(0) + "[" + forcing.length() + "]");
        }

        @Override
        public List<Coded> trial(Pattern.Trial trial) {
            return coded(trying(trial.procedure()));
        }

        @Override
        public List<Coded> forcingTrial(Pattern.ForcingTrial forcing) {
            return coded("FTE" + forcing.branches().size() + inside(forcing.theory()));
        }

        @Override
        public List<Coded> guess(Pattern.Guess guess) {
            return coded(trying(guess.procedure()));
        }

        @Override
        public List<Coded> subset(Pattern.Subset subset) {
            int size = subset.lines().size();
            return switch (subset.frame().kind()) {
                case NAKED -> those(each -> each.rule instanceof NakedSubset of && of.size() == size);
                case HIDDEN -> those(each -> each.rule instanceof HiddenSubset of && of.size() == size);
                case SUPER_HIDDEN -> those(each -> each.rule instanceof SuperHiddenSubset of && of.size() == size);
            };
        }

        @Override
        public List<Coded> finned(Pattern.Finned fish) {
            return those(each -> each.rule instanceof FinnedFish of
                    && of.size() == fish.lines().size());
        }

        @Override
        public List<Coded> oneOf(Pattern.OneOf one) {
            return one.relation().deadly()
                    ? coded(Authors.code(one.relation()), one.relation().name() + CODED)
                    : coded(Authors.code(one.relation()));
        }

        @Override
        public List<Coded> orChain(Pattern.OrChain chain) {
            String groups = chain.chain() == ChainName.G_WHIP || chain.chain() == ChainName.G_BRAID ? "g" : "";
            boolean braid = chain.chain() == ChainName.BRAID || chain.chain() == ChainName.G_BRAID;
            String kind = braid ? groups + "B" : (chain.isContradiction() ? "C" : "") + groups + "W";
            return coded(chain.relation().or() + kind + "[" + chain.length() + "]");
        }

        @Override
        public List<Coded> orForcing(Pattern.OrForcing forcing) {
            String kind = forcing.chain() == ChainName.WHIP ? "FW[" : "FgW[";
            return coded(forcing.relation().or() + kind + forcing.length() + "]");
        }

        @Override
        public List<Coded> star(Pattern.Star star) {
            return coded((star.chain() == ChainName.WHIP ? "WsW[" : "BsB[") + star.level() + "]");
        }

        @Override
        public List<Coded> own(Pattern.Own own) {
            return coded(own.codes().toArray(String[]::new));
        }

        private List<Coded> coded(String... codes) {
            List<Coded> found = List.of();
            for (String code : codes) {
                List<Coded> more = byCode.getOrDefault(code, List.of());
                if (!found.isEmpty() && !more.isEmpty()) {
                    List<String> any = List.of(codes);
                    return those(each -> any.contains(each.code));
                }
                found = more.isEmpty() ? found : more;
            }
            return found;
        }

        private List<Coded> those(Predicate<Coded> are) {
            return coded.stream().filter(are).toList();
        }
    }

    /** By itself, or by twins that c-chains of some length tie. */
    private static String code(Relation relation) {
        int tie = relation.twins().stream()
                .mapToInt(twin -> twin.cells().size())
                .max()
                .orElse(0);
        return tie == 0 ? "OR1" : "OR1[" + tie + "]";
    }

    private static String[] codes(Pattern.Chain chain) {
        String typed = chain.type() == null ? "" : "Ty";
        String[] codes = codes(chain.name()).toArray(String[]::new);
        for (int i = 0; i < codes.length; i++) {
            codes[i] = typed + codes[i] + "[" + chain.length() + "]";
        }
        return codes;
    }

    /** What chains of a name are called in codes, without their length. */
    private static List<String> codes(ChainName name) {
        return switch (name) {
            case BIVALUE_CHAIN -> List.of("BC");
            case Z_CHAIN -> List.of("Z");
            case T_WHIP -> List.of("tW", "tWb");
            case WHIP -> List.of("W", "LW");
            case G_WHIP -> List.of("gW");
            case BRAID -> List.of("B");
            case G_BIVALUE_CHAIN -> List.of("gBC");
            case G2_WHIP -> List.of("g2W");
            case G_BRAID -> List.of("gB");
            case ODDAGON -> List.of("O");
            case TRIAL_BRAID -> List.of();
        };
    }

    /** T&E(W1,2) is TE2(W1), and DFS(BRT) is DFS. */
    private static String trying(String procedure) {
        int open = procedure.indexOf('(');
        int comma = procedure.lastIndexOf(',');
        return procedure.startsWith("DFS(")
                ? "DFS" + inside(procedure.substring(open + 1, procedure.length() - 1))
                : open > 0 && comma > open
                        ? "TE" + procedure.substring(comma + 1, procedure.length() - 1)
                                + inside(procedure.substring(open + 1, comma))
                        : "";
    }

    private static String inside(String theory) {
        return theory.equals("BRT") ? "" : "(" + theory + ")";
    }
}
