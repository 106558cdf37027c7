package ninebynine.cli;

import java.util.List;
import java.util.stream.Stream;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which rules are allowed, and what is taken away before they begin. */
public final class TheoryOptions {
    /** The theory of commands that have no reason for another. */
    static final String DEFAULT = "any";

    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            completionCandidates = TheoryNames.class,
            description =
                    "The resolution theory, such as BRT, SFin, W, gW, human or any, joined with + (default: ${DEFAULT-VALUE}). See nbn rules.")
    private String rules;

    @Mixin
    private LengthOption length = new LengthOption();

    @Option(
            names = "--eliminate",
            paramLabel = "CANDIDATES",
            split = ",",
            description = "Takes these candidates, such as n5r1c2,n3r4c4, away at the start, as if a rule had done it.")
    private List<String> eliminate = List.of();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    public TheoryOptions() {
        this(DEFAULT);
    }

    /** With another theory where none is asked for. */
    TheoryOptions(String rules) {
        this.rules = rules;
    }

    /** Stops with a message if an option is wrong. */
    public void check() {
        length.check();
    }

    /** Whether somebody asked for a theory. */
    boolean isAsked() {
        return spec.commandLine().getParseResult().hasMatchedOption("--rules");
    }

    /** The theory that was asked for. */
    Theory theory(Game game) {
        return theory(game, "--rules", rules);
    }

    /** The theories that were asked for, with commas between. */
    public List<Theory> theories(Game game) {
        return Stream.of(rules.split(",(?![^(]*\\))", -1))
                .map(name -> theory(game, "--rules", name.trim()))
                .toList();
    }

    /** The theory of an option; says which option it was if there is none of that name. */
    Theory theory(Game game, String option, String name) {
        try {
            return named(Nbn.games(spec), game, option, name).upTo(length.check());
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, option + ": " + e.getMessage());
        }
    }

    /** The theory of that name, unless it asks for rules or groups that the game doesn't have. */
    static Theory named(Games games, Game game, String option, String name) {
        Theory theory = games.theory(name).checked(game.ownRules());
        Theory plain = theory.withoutGroups();
        if (!game.hasGroups() && !plain.limits().equals(theory.limits())) {
            throw new IllegalArgumentException(game.plural() + " have no g-labels, so " + theory.name()
                    + " would be the same as " + plain.name() + ". Maybe " + option + " " + plain.name() + ".");
        }
        return theory;
    }

    /** The candidates that are taken away. */
    public List<String> eliminated() {
        return eliminate;
    }

    /** The puzzle's first state, less the candidates of {@code --eliminate}. */
    State start(Puzzle puzzle) {
        return start(puzzle, eliminate);
    }

    /** A puzzle's first state, less some candidates, by name. */
    public static State start(Puzzle puzzle, List<String> without) {
        State state = puzzle.start();
        NotationReader reader = new NotationReader(puzzle.model());
        for (String name : without) {
            int label = reader.candidate(name);
            if (state.isValue(label)) {
                throw new NotationException(name + " is given, so it can't be taken away. Maybe another candidate.");
            }
            state.eliminate(label);
        }
        return state;
    }
}
