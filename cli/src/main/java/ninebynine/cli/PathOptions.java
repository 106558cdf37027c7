package ninebynine.cli;

import java.util.Collection;
import java.util.List;
import ninebynine.explain.Wording;
import ninebynine.game.Game;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How paths that go into files are found and told. */
final class PathOptions {
    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            defaultValue = "W",
            completionCandidates = TheoryNames.class,
            description =
                    "The resolution theory of the paths (default: ${DEFAULT-VALUE}, by which collections are rated). See nbn rules.")
    private String rules = "W";

    @Option(
            names = "--ratings",
            paramLabel = "THEORIES",
            split = ",(?![^(]*\\))",
            splitSynopsisLabel = ",",
            description = "Rates the puzzles by these, too.")
    private List<String> ratings = List.of();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            defaultValue = "full",
            description =
                    "How much sentences say: brief, full (with all reasons) or named (with the name of the technique first) (default:"
                            + " ${DEFAULT-VALUE}).")
    private Wording.Style style = Wording.Style.FULL;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** The theory of the paths, as it was written. */
    String rules() {
        return rules;
    }

    /** The theory of the paths, if every one of the games can use it. */
    Theory theory(Collection<Game> games) {
        return theory("--rules", rules, games);
    }

    List<Theory> ratings(Collection<Game> games) {
        return ratings.stream().map(name -> theory("--ratings", name, games)).toList();
    }

    private Theory theory(String option, String name, Collection<Game> games) {
        try {
            games.forEach(game -> TheoryOptions.named(Nbn.games(spec), game, option, name));
            return Nbn.games(spec).theory(name);
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, option + ": " + e.getMessage());
        }
    }

    Wording.Style style() {
        return style;
    }
}
