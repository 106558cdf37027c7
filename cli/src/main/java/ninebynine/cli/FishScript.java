package ninebynine.cli;

import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What teaches fish a command line: one {@code complete} for each command, option and list of values. */
final class FishScript {
    private final StringBuilder script = new StringBuilder();

    private FishScript() {}

    static String of(CommandLine nbn) {
        FishScript fish = new FishScript();
        fish.script.append("# fish completion of nbn, made by: nbn completion fish\n");
        nbn.getCommandSpec().options().forEach(option -> fish.option("__fish_use_subcommand", option));
        nbn.getSubcommands().forEach((name, command) -> fish.command(name, command));
        return fish.script.toString();
    }

    private void command(String name, CommandLine command) {
        String about = first(command.getCommandSpec().usageMessage().description());
        line("__fish_use_subcommand", "-f -a " + name + " -d " + quoted(about));
        String inside = "__fish_seen_subcommand_from " + name;
        command.getCommandSpec().options().forEach(option -> option(inside, option));
        for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
            String values = values(parameter.completionCandidates());
            if (!values.isEmpty()) {
                line(inside, "-f -a " + quoted(values));
            }
        }
    }

    private void option(String when, OptionSpec option) {
        StringBuilder words = new StringBuilder();
        for (String name : option.names()) {
            words.append(name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                    .append(' ');
        }
        if (option.arity().max() > 0) {
            String values = values(option.completionCandidates());
            words.append(values.isEmpty() ? "-r " : "-x -a " + quoted(values) + " ");
        }
        line(when, words + "-d " + quoted(first(option.description())));
    }

    private void line(String when, String what) {
        script.append("complete -c nbn -n ")
                .append(quoted(when))
                .append(' ')
                .append(what)
                .append('\n');
    }

    private static String values(Iterable<String> candidates) {
        return candidates == null ? "" : String.join(" ", candidates);
    }

    private static String first(String... sentences) {
        return Arrays.stream(sentences).findFirst().orElse("");
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
