package ninebynine.explain;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.ChainName;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/** A match as one line: {@code whip[1]: r4n6{c9 .} ==> r6c9≠6, r5c7≠6}. {@link NotationReader} reads it back. */
public final class Notation {
    /** How inequality is written. */
    public enum Style {
        /** With the sign of mathematics. */
        UNICODE("≠"),
        /** With what every keyboard has. */
        ASCII("!=");

        private final String unequal;

        Style(String unequal) {
            this.unequal = unequal;
        }
    }

    static final String IMPLIES = " ==> ";
    /** The same for a step inside a trial, so that a line has one conclusion. */
    static final String IMPLIES_INSIDE = " -> ";

    static final String CONTRADICTION = "contradiction";
    /** What the values follow that can't all be so. */
    static final String CONFLICT = "conflict: ";

    /** How the proof of a relation begins, below the line of a chain that uses it. */
    public static final String PROOF = "   relation: ";

    /** How much further in the steps of a trial stand. */
    static final String INDENT = "   ";

    private final Model model;
    private final Names names;
    private final Style style;

    /** Writes about this model in this style. */
    public Notation(Model model, Style style) {
        this.model = model;
        this.names = model.names();
        this.style = style;
    }

    /** A match as one line: the pattern, an arrow, and what follows. */
    public String line(Match match) {
        return head(match) + match.pattern().accept(new ArrowAfter()) + conclusion(match);
    }

    /** A game may have its own way to write Singles; all others are written alike. */
    private final class ArrowAfter extends FewCases<String> {
        @Override
        protected String other() {
            return IMPLIES;
        }

        @Override
        public String lone(Pattern.Lone lone) {
            return names.afterSingle(lone.variable());
        }
    }

    /** What the pattern is called, without its details, as in {@code whip[3]} or {@code hidden-pairs-in-a-row}. */
    public String name(Match match) {
        return match.pattern().accept(new NameOf(match));
    }

    /** A game's pattern says itself what it is called; the name of all others is how their line begins. */
    private final class NameOf extends FewCases<String> {
        private final Match match;

        NameOf(Match match) {
            this.match = match;
        }

        @Override
        protected String other() {
            return head(match).split(":| based on", 2)[0];
        }

        @Override
        public String own(Pattern.Own own) {
            return own.name();
        }
    }

    private String conclusion(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return value(assertion.label());
        }
        if (match instanceof Match.Elimination elimination) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < elimination.targets().size(); i++) {
                int x = elimination.targets().get(i);
                text.append(i == 0 ? "" : ", ");
                text.append(elimination.values().contains(model.other(x)) ? value(model.other(x)) : deletion(x));
            }
            return text.toString();
        }
        return CONTRADICTION;
    }

    private String value(int label) {
        return names.subject(label) + "=" + names.value(label);
    }

    private String deletion(int label) {
        return names.subject(label) + style.unequal + names.value(label);
    }

    private String head(Match match) {
        return match.pattern().accept(new Head(match instanceof Match.Assertion));
    }

    /** How a chain's name is written inside the name of a forcing chain: {@code gwhip}. */
    static String partial(ChainName name) {
        return name.written().replace("g-", "g");
    }

    /** What a forcing chain is said to do. */
    static String aim(boolean asserts) {
        return asserts ? "assert" : "elim";
    }

    /** What stands between a chain's cells. */
    static String between(ChainName name) {
        return name == ChainName.ODDAGON ? "," : " - ";
    }

    /** What stands before the arrow. */
    private final class Head implements Pattern.Cases<String> {
        private final boolean asserts;

        Head(boolean asserts) {
            this.asserts = asserts;
        }

        @Override
        public String propagated(Pattern.Propagated propagated) {
            return "propagation: " + names.variable(propagated.variable());
        }

        @Override
        public String emptied(Pattern.Emptied emptied) {
            return "no-candidate: " + names.variable(emptied.variable());
        }

        @Override
        public String conflict(Pattern.Conflict conflict) {
            return CONFLICT + values(conflict.values());
        }

        @Override
        public String lone(Pattern.Lone lone) {
            return model.type(lone.variable()).single();
        }

        @Override
        public String chain(Pattern.Chain chain) {
            String type = chain.type() == null ? "" : "-" + chain.type().name();
            StringBuilder text = new StringBuilder(chain.name().written() + type + "[" + chain.length() + "]: ");
            String between = "";
            for (Pattern.Cell cell : chain.cells()) {
                text.append(between).append(cell(cell, chain.name() == ChainName.G2_WHIP));
                between = between(chain.name());
            }
            return text.toString();
        }

        @Override
        public String forcing(Pattern.Forcing forcing) {
            return Notation.this.forcing(forcing, aim(asserts));
        }

        @Override
        public String trial(Pattern.Trial trial) {
            return Notation.this.trial(trial);
        }

        @Override
        public String forcingTrial(Pattern.ForcingTrial forcing) {
            return Notation.this.forcingTrial(forcing);
        }

        @Override
        public String guess(Pattern.Guess guess) {
            return guess.procedure() + "[" + guess.depth() + "]: guess";
        }

        @Override
        public String subset(Pattern.Subset subset) {
            return SubsetNames.subset(subset.frame(), subset.lines().size(), subset.special()) + ": "
                    + lines(subset.frame(), subset.lines(), subset.transversals());
        }

        @Override
        public String finned(Pattern.Finned fish) {
            return SubsetNames.finned(fish.frame(), fish.lines().size()) + ": "
                    + lines(fish.frame(), fish.lines(), fish.transversals());
        }

        @Override
        public String oneOf(Pattern.OneOf one) {
            return relations().oneOf(one);
        }

        @Override
        public String orChain(Pattern.OrChain chain) {
            return relations().chain(chain);
        }

        @Override
        public String orForcing(Pattern.OrForcing forcing) {
            return relations().forcing(forcing, aim(asserts), branches(forcing.chain(), forcing.branches()));
        }

        @Override
        public String star(Pattern.Star star) {
            return new StarNotation(names, cell -> cell(cell, false)).head(star);
        }

        private OrNotation relations() {
            return new OrNotation(names, cell -> cell(cell, false));
        }

        @Override
        public String own(Pattern.Own own) {
            return own.head(model);
        }
    }

    private static String lines(Frame frame, Ints lines, Ints transversals) {
        return frame.title().unit()
                + braces(frame.lines().written(), lines)
                + braces(frame.transversals().written(), transversals);
    }

    /** Several lines: what it is based on, then each branch. */
    private String forcing(Pattern.Forcing forcing, String aim) {
        String kind = "forcing-" + partial(forcing.chain()) + "-" + aim + "[" + forcing.length() + "]";
        int k = forcing.branches().size();
        StringBuilder text = new StringBuilder();
        if (k == 2) {
            text.append(kind).append(" based on bivalue candidates ");
            text.append(names.label(forcing.branches().get(0).start())).append(" and  ");
            text.append(names.label(forcing.branches().get(1).start())).append(":\n");
        } else {
            text.append(k)
                    .append("-value-OR")
                    .append(k)
                    .append("-")
                    .append(kind)
                    .append(":\n");
        }
        return text + branches(forcing.chain(), forcing.branches());
    }

    private String branches(ChainName chain, List<Pattern.Branch> branches) {
        StringBuilder text = new StringBuilder();
        for (Pattern.Branch branch : branches) {
            text.append("   || ").append(names.label(branch.start())).append(" - ");
            if (!branch.cells().isEmpty()) {
                text.append("partial-").append(partial(chain)).append("[");
                text.append(branch.cells().size()).append("]: ");
                branch.cells().forEach(cell -> text.append(cell(cell, false)).append(" - "));
            }
            text.append("\n");
        }
        return text.toString();
    }

    /** Several lines: the hypothesis, then each step that follows from it. */
    private String trial(Pattern.Trial trial) {
        StringBuilder text = new StringBuilder(trial.procedure() + " on " + names.label(trial.hypothesis()) + ":\n");
        for (Match step : trial.steps()) {
            Pieces.lines(head(step) + IMPLIES_INSIDE + conclusion(step))
                    .forEach(part -> text.append(INDENT).append(part).append("\n"));
        }
        return text.toString();
    }

    /** Several lines: what it is based on, then the values that follow in each branch. */
    private String forcingTrial(Pattern.ForcingTrial forcing) {
        StringBuilder text = new StringBuilder("forcing-T&E(" + forcing.theory() + ") based on candidates ")
                .append(forcing.branches().stream()
                        .map(branch -> names.label(branch.start()))
                        .collect(Collectors.joining(" ")))
                .append(":\n");
        for (Pattern.Decided branch : forcing.branches()) {
            text.append("   || ").append(names.label(branch.start())).append(" - ");
            text.append(branch.refuted() ? CONTRADICTION : values(branch.values()));
            text.append("\n");
        }
        return text.toString();
    }

    private String values(Ints labels) {
        return labels.stream().mapToObj(this::value).collect(Collectors.joining(", "));
    }

    private String cell(Pattern.Cell cell, boolean pairs) {
        return names.variable(cell.variable()) + "{" + names.valueIn(cell.variable(), cell.left()) + " "
                + right(cell, pairs) + "}";
    }

    private String right(Pattern.Cell cell, boolean pairs) {
        return switch (cell.right().size()) {
            case 0 -> ".";
            case 1 -> names.valueIn(cell.variable(), cell.right().get(0));
            default ->
                pairs
                        ? cell.right().stream()
                                .mapToObj(x -> names.valueIn(cell.variable(), x))
                                .collect(Collectors.joining("|"))
                        : names.groupIn(cell.variable(), cell.right());
        };
    }

    private static String braces(List<String> words, Ints which) {
        return which.stream().mapToObj(words::get).collect(Collectors.joining(" ", "{", "}"));
    }
}
