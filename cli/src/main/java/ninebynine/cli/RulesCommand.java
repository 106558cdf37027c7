package ninebynine.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn rules}: the one ordered list, or a card. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Lists the rules, simplest first, or shows a rule's card.")
final class RulesCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "ID",
            description = "A rule or one of its codes, such as NakedSubset or NP: shows its card.")
    private @Nullable String id;

    @Option(names = "--theory", paramLabel = "THEORY", description = "Lists only what this theory contains, in order.")
    private @Nullable String theory;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            description = "Lists the rules as this game has them: its own, if it has any, in their places.")
    private @Nullable String game;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (id != null) {
            out.print(find(id).card().text());
            return Nbn.SOLVED;
        }
        OwnRules own = own();
        if (theory != null) {
            list(out, contents(theory, own));
        } else {
            list(
                    out,
                    BuiltInRules.with(own).stream()
                            .flatMap(RulesCommand::levels)
                            .toList());
            out.println();
            out.println("Theories, joined with '+':");
            Theory.terms().forEach((name, meaning) -> out.printf("  %-6s %s%n", name, meaning));
            ownWords(out, own);
        }
        return Nbn.SOLVED;
    }

    private OwnRules own() {
        try {
            return game == null ? OwnRules.NONE : Games.named(game).ownRules();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--game: " + e.getMessage());
        }
    }

    /** The words that a game's own rules add to theories. */
    private static void ownWords(PrintWriter out, OwnRules own) {
        for (Family family : own.families()) {
            boolean optional = own.optional().contains(family.id());
            out.printf(
                    "  %-6s %s%n",
                    (optional ? "with-" : "no-") + family.id(),
                    optional ? "takes this rule in" : "leaves this rule out, which W1 and all that follows have");
        }
    }

    private record Line(int level, Family family) {}

    private static Stream<Line> levels(Family family) {
        return IntStream.rangeClosed(family.first(), family.last()).mapToObj(level -> new Line(level, family));
    }

    private List<Line> contents(String name, OwnRules own) {
        try {
            Theory parsed = Theory.parse(name);
            return BuiltInRules.with(own).stream()
                    .flatMap(RulesCommand::levels)
                    .filter(line -> parsed.contains(line.family, line.level, own))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--theory: " + e.getMessage());
        }
    }

    /** Level by level, and inside a level in the order of the one list. */
    private static void list(PrintWriter out, List<Line> lines) {
        out.printf("%-6s %-23s %s%n", "level", "rule", "purpose");
        lines.stream()
                .sorted(java.util.Comparator.comparingInt(Line::level))
                .forEach(line -> out.printf(
                        "%-6d %-23s %s%n",
                        line.level, line.family.id(), line.family.card().purpose()));
    }

    private Family find(String wanted) {
        List<Family> all = Stream.concat(
                        BuiltInRules.FAMILIES.stream(),
                        Games.all().stream()
                                .flatMap(of -> of.ownRules().families().stream())
                                .distinct())
                .toList();
        for (Family family : all) {
            if (family.id().equalsIgnoreCase(wanted)
                    || codes(family).contains(wanted.toUpperCase(java.util.Locale.ROOT))) {
                return family;
            }
        }
        String known = all.stream().map(Family::id).collect(Collectors.joining(", "));
        throw new ParameterException(
                spec.commandLine(), "There is no rule '" + wanted + "'. Maybe one of " + known + ".");
    }

    /** The codes that a card's title gives after its dash. */
    private static List<String> codes(Family family) {
        String title = family.card().title();
        return List.of(title.substring(title.indexOf('—') + 1).trim().split(", "));
    }
}
