package ninebynine.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn completion}: the script that teaches a shell the commands and their options. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a script that lets a shell complete commands, options and their values.",
        footer = {
            "",
            "For this session, in bash and zsh, and in fish:",
            "  eval \"$(nbn completion bash)\"",
            "  eval \"$(nbn completion zsh)\"",
            "  nbn completion fish | source",
            "",
            "For all to come, the same line in ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish."
        })
final class CompletionCommand implements Callable<Integer> {
    /** The shells that we know. */
    enum Shell {
        bash,
        zsh,
        fish
    }

    @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
    private Shell shell = Shell.bash;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine nbn = spec.parent().commandLine();
        GameNames.tell(nbn.getCommandSpec(), Nbn.games(spec));
        nbn.getOut().print(shell == Shell.fish ? FishScript.of(nbn) : AutoComplete.bash("nbn", nbn) + "\n");
        return Nbn.SOLVED;
    }
}
