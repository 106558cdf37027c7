package ninebynine.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.games.named.PopularName;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.Misspelling;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.RuleNames;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn rules}: theories and rules on one screen, what a theory contains, or a card. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Lists theories and rules, simplest first, or shows what one of them is.",
        footer = {
            "",
            "Examples:",
            "  nbn rules 'whip[3]'           the card of the rule that made such a step",
            "  nbn rules human               what a theory contains",
            "  nbn rules --game kakuro       the rules as Kakuro has them"
        })
final class RulesCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description =
                    "Anything that a rule is called in any output, such as NakedSubset, NP, W[3] or whip[3], or by players, such as xy-wing:"
                            + " shows its card. Or a theory, such as human: lists its rules.")
    private @Nullable String name;

    @Option(names = "--theory", paramLabel = "THEORY", description = "Lists only what this theory contains, in order.")
    private @Nullable String theory;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameNames.class,
            description = "Lists the rules as this game has them: its own, if it has any, in their places.")
    private @Nullable String game;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (name != null) {
            show(out, name);
        } else if (theory != null) {
            list(out, theory("--theory", theory));
        } else if (game != null) {
            out.print(RuleTable.of(own()));
            out.print(ownWords(own()));
        } else {
            out.print(RuleScreen.text(Nbn.games(spec)));
        }
        return Nbn.SOLVED;
    }

    /** The card of a rule, and what the theory of that name contains; a name may be both. */
    private void show(PrintWriter out, String wanted) {
        RuleNames names = new RuleNames(families());
        List<PopularName> popular = PopularName.named(wanted);
        popular.forEach(name -> out.println(name.line()));
        Optional<Family> rule = popular.isEmpty() ? names.find(wanted) : family(popular.get(0));
        out.print(popular.isEmpty() || rule.isEmpty() ? "" : "\n");
        Optional<Theory> named = parsed(wanted);
        rule.ifPresent(found -> out.print(found.card().text()));
        if (!popular.isEmpty()) {
            return;
        }
        if (rule.isEmpty() && named.isPresent()) {
            String meaning = Theory.terms().get(named.get().name());
            if (meaning != null) {
                out.println(named.get().name() + ": " + meaning + "\n");
            }
            list(out, named.get());
        } else if (rule.isEmpty()) {
            List<String> known = Stream.of(
                            Theory.terms().keySet().stream(),
                            names.words().stream(),
                            Stream.of(PopularName.values()).map(PopularName::title))
                    .flatMap(words -> words)
                    .toList();
            throw new ParameterException(
                    spec.commandLine(),
                    "There is no rule or theory '" + wanted + "'."
                            + new Misspelling(known).maybe(wanted, "one of those that nbn rules lists"));
        }
    }

    /** What a theory contains, in the game that was asked for or else in the first that has its rules; and what it takes for granted. */
    private void list(PrintWriter out, Theory of) {
        OwnRules own = own(of).and(Nbn.games(spec).brought());
        out.print(RuleTable.of(of, own));
        List<String> assumed = of.assumptions(own);
        if (!assumed.isEmpty()) {
            out.println("\nIt assumes that the puzzle has one solution: " + String.join(", ", assumed)
                    + (assumed.size() == 1 ? " is" : " are") + " right only then.");
        }
    }

    private OwnRules own(Theory of) {
        return game != null || has(OwnRules.NONE, of)
                ? own()
                : Nbn.games(spec).list().stream()
                        .map(Game::ownRules)
                        .filter(rules -> has(rules, of))
                        .findFirst()
                        .orElse(OwnRules.NONE);
    }

    private boolean has(OwnRules own, Theory of) {
        List<String> known = BuiltInRules.with(own.and(Nbn.games(spec).brought())).stream()
                .map(Family::id)
                .toList();
        return known.containsAll(of.limits().keySet());
    }

    /** The family whose steps players call so. */
    private Optional<Family> family(PopularName name) {
        return families().stream()
                .filter(family -> family.id().equals(name.rule()))
                .findFirst();
    }

    private Optional<Theory> parsed(String text) {
        try {
            return Optional.of(Nbn.games(spec).theory(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Theory theory(String option, String text) {
        try {
            return Nbn.games(spec).theory(text);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), option + ": " + e.getMessage());
        }
    }

    private OwnRules own() {
        try {
            return game == null ? OwnRules.NONE : Nbn.games(spec).game(game).ownRules();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    /** Those of all games, and those from outside. */
    private List<Family> families() {
        Games games = Nbn.games(spec);
        return Stream.of(
                        BuiltInRules.FAMILIES.stream(),
                        games.list().stream()
                                .flatMap(of -> of.ownRules().families().stream())
                                .distinct(),
                        games.brought().stream())
                .flatMap(families -> families)
                .toList();
    }

    /** The words that a game's own rules add to theories. */
    private static String ownWords(OwnRules own) {
        StringBuilder words = new StringBuilder();
        for (Family family : own.families()) {
            boolean optional = own.optional().contains(family.id());
            words.append(String.format(
                    Locale.ROOT,
                    "%n%-24s %s",
                    (optional ? "with-" : "no-") + family.id(),
                    optional ? "in a theory takes this rule in" : "in a theory leaves this rule out"));
        }
        return words.isEmpty() ? "" : words + "\n";
    }
}
