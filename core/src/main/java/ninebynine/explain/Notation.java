package ninebynine.explain;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** A match as one line: {@code whip[1]: r4n6{c9 .} ==> r6c9≠6, r5c7≠6}. {@link NotationReader} reads it back. */
public final class Notation {
    /** How inequality is written. */
    public enum Style {
        UNICODE("≠"),
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
    /** How much further in the steps of a trial stand. */
    static final String INDENT = "   ";

    /** The family whose cells form a ring. */
    static final String ODDAGON = "oddagon";
    /** The family whose right-linking nodes may be two candidates. */
    static final String PAIRS = "g2-whip";

    private final Model model;
    private final Names names;
    private final Style style;

    public Notation(Model model, Style style) {
        this.model = model;
        this.names = model.names();
        this.style = style;
    }

    public String line(Match match) {
        String arrow = match.pattern() instanceof Pattern.Lone lone ? names.afterSingle(lone.variable()) : IMPLIES;
        return pattern(match.pattern()) + arrow + conclusion(match);
    }

    /** What the pattern is called, without its details, as in {@code whip[3]} or {@code hidden-pairs-in-a-row}. */
    public String name(Match match) {
        return pattern(match.pattern()).split(":| based on", 2)[0];
    }

    private String conclusion(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return names.subject(assertion.label()) + "=" + names.value(assertion.label());
        }
        if (match instanceof Match.Elimination elimination) {
            return elimination.targets().stream().mapToObj(this::deletion).collect(Collectors.joining(", "));
        }
        return CONTRADICTION;
    }

    private String deletion(int label) {
        return names.subject(label) + style.unequal + names.value(label);
    }

    private String pattern(Pattern pattern) {
        if (pattern instanceof Pattern.Lone lone) {
            return model.type(lone.variable()).single();
        }
        if (pattern instanceof Pattern.Chain chain) {
            String separator = chain.family().equals(ODDAGON) ? "," : " - ";
            return chain.family() + "[" + chain.length() + "]: "
                    + chain.cells().stream()
                            .map(cell -> cell(cell, chain.family().equals(PAIRS)))
                            .collect(Collectors.joining(separator));
        }
        if (pattern instanceof Pattern.Forcing forcing) {
            return forcing(forcing);
        }
        if (pattern instanceof Pattern.Subset subset) {
            return SubsetNames.subset(subset.frame(), subset.lines().size(), subset.special()) + ": "
                    + subset.frame().title().unit()
                    + braces(subset.frame().lines().written(), subset.lines())
                    + braces(subset.frame().transversals().written(), subset.transversals());
        }
        if (pattern instanceof Pattern.Finned fish) {
            return SubsetNames.finned(fish.frame(), fish.lines().size()) + ": "
                    + fish.frame().title().unit()
                    + braces(fish.frame().lines().written(), fish.lines())
                    + braces(fish.frame().transversals().written(), fish.transversals());
        }
        if (pattern instanceof Pattern.Trial trial) {
            return trial(trial);
        }
        if (pattern instanceof Pattern.ForcingTrial forcing) {
            return forcingTrial(forcing);
        }
        if (pattern instanceof Pattern.Guess guess) {
            return guess.procedure() + "[" + guess.depth() + "]: guess";
        }
        if (pattern instanceof Pattern.Own own) {
            return own.head(model);
        }
        if (pattern instanceof Pattern.Propagated propagated) {
            return "propagation: " + names.variable(propagated.variable());
        }
        if (pattern instanceof Pattern.Emptied emptied) {
            return "no-candidate: " + names.variable(emptied.variable());
        }
        throw new IllegalArgumentException("no notation for " + pattern);
    }

    /** Several lines: what it is based on, then each branch. */
    private String forcing(Pattern.Forcing forcing) {
        String kind = "forcing-" + forcing.chain() + "-" + forcing.aim() + "[" + forcing.length() + "]";
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
        for (Pattern.Branch branch : forcing.branches()) {
            text.append("   || ").append(names.label(branch.start())).append(" - ");
            if (!branch.cells().isEmpty()) {
                text.append("partial-").append(forcing.chain()).append("[");
                text.append(branch.cells().size()).append("]: ");
                branch.cells().forEach(cell -> text.append(cell(cell, false)).append(" - "));
            }
            text.append("\n");
        }
        return text.toString();
    }

    /** What a pattern is called, without what it is made of: {@code whip[3]}. */
    static String name(Pattern pattern) {
        if (pattern instanceof Pattern.Chain chain) {
            return chain.family() + "[" + chain.length() + "]";
        }
        if (pattern instanceof Pattern.Subset subset) {
            return SubsetNames.subset(subset.frame(), subset.lines().size(), subset.special());
        }
        if (pattern instanceof Pattern.Finned fish) {
            return SubsetNames.finned(fish.frame(), fish.lines().size());
        }
        if (pattern instanceof Pattern.Trial trial) {
            return trial.procedure();
        }
        if (pattern instanceof Pattern.Own own) {
            return own.name();
        }
        return pattern instanceof Pattern.Forcing forcing
                ? "forcing-" + forcing.chain() + "[" + forcing.length() + "]"
                : pattern instanceof Pattern.Guess guess ? guess.procedure() : "forcing-T&E";
    }

    /** Several lines: the hypothesis, then each step that follows from it. */
    private String trial(Pattern.Trial trial) {
        StringBuilder text = new StringBuilder(trial.procedure() + " on " + names.label(trial.hypothesis()) + ":\n");
        for (Match step : trial.steps()) {
            (pattern(step.pattern()) + IMPLIES_INSIDE + conclusion(step))
                    .lines()
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
        return labels.stream()
                .mapToObj(x -> names.subject(x) + "=" + names.value(x))
                .collect(Collectors.joining(", "));
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
