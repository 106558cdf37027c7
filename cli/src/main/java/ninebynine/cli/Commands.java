package ninebynine.cli;

import java.util.Iterator;
import java.util.List;
import ninebynine.strategy.Misspelling;
import picocli.CommandLine;

/** Every command, in the order of the help. Only what is asked for is built: all of them take longer to build than one puzzle to solve. */
final class Commands implements Iterable<String> {
    static final List<String> NAMES = List.of(
            "solve",
            "rate",
            "hint",
            "backdoors",
            "steps",
            "reconstruct",
            "expand",
            "classify",
            "canonical",
            "shuffle",
            "view",
            "count",
            "why",
            "pattern",
            "generate",
            "statistics",
            "dataset",
            "annotate",
            "score",
            "render",
            "serve",
            "rules",
            "games",
            "verify",
            "conformance",
            "completion",
            "help");

    /** For picocli, which offers the names where one is typed. */
    @Override
    public Iterator<String> iterator() {
        return NAMES.iterator();
    }

    /** Adds what a command line needs that begins with this word: the one command that it is; else all of them, which help and suggestions list. */
    static void add(CommandLine line, String first) {
        boolean one = NAMES.contains(first) && !first.equals("help") && !first.equals("completion");
        List<String> needed = one ? List.of(first) : first.equals("--version") ? List.of() : NAMES;
        needed.forEach(name -> line.addSubcommand(name, command(name)));
    }

    /** What is said of a word that is none of them. What is no word may be a puzzle, or a file of some. */
    static String none(String word) {
        return !word.chars().allMatch(Character::isLetter)
                ? "The first word says what to do, and '" + word + "' is no command. Maybe nbn solve '" + word + "'."
                : "There is no command '" + word + "'."
                        + new Misspelling(NAMES).maybe(word, "one of those that nbn help lists");
    }

    private static Object command(String name) {
        return switch (name) {
            case "solve" -> new SolveCommand();
            case "rate" -> new RateCommand();
            case "hint" -> new HintCommand();
            case "backdoors" -> new BackdoorsCommand();
            case "steps" -> new StepsCommand();
            case "reconstruct" -> new ReconstructCommand();
            case "expand" -> new ExpandCommand();
            case "classify" -> new ClassifyCommand();
            case "canonical" -> new CanonicalCommand();
            case "shuffle" -> new ShuffleCommand();
            case "view" -> new ViewCommand();
            case "count" -> new CountCommand();
            case "why" -> new WhyCommand();
            case "pattern" -> new PatternCommand();
            case "generate" -> new GenerateCommand();
            case "statistics" -> new StatisticsCommand();
            case "dataset" -> new DatasetCommand();
            case "annotate" -> new AnnotateCommand();
            case "score" -> new ScoreCommand();
            case "render" -> new RenderCommand();
            case "serve" -> new ServeCommand();
            case "rules" -> new RulesCommand();
            case "games" -> new GamesCommand();
            case "verify" -> new VerifyCommand();
            case "conformance" -> new ConformanceCommand();
            case "completion" -> new CompletionCommand();
            case "help" -> new HelpCommand();
            default -> throw new IllegalArgumentException(name + " is no command.");
        };
    }
}
