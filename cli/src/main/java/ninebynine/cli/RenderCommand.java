package ninebynine.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import ninebynine.explain.NotationException;
import ninebynine.game.PuzzleFormatException;
import ninebynine.limit.NoRoom;
import ninebynine.limit.SearchStopped;
import ninebynine.picture.PathPage;
import ninebynine.picture.PathPicture;
import ninebynine.picture.Pictures;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nbn render}: a board as a picture, and on it a step. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a board, and on it a step with its candidates and links.",
            "Of a file with several puzzles or paths it draws the first."
        },
        footer = {
            "",
            "Examples:",
            "  nbn render puzzle.txt > board.svg                    the puzzle as it is, with the marks it has",
            "  nbn render --step 0 puzzle.txt > start.svg           with all its candidates",
            "  nbn render --step 12 --rules W puzzle.txt > 12.svg   the 12th step of nbn solve --rules W",
            "  nbn render --step 12 --size 1200 -o 12.png path.txt  the 12th step of a path that nbn solve printed",
            "  nbn render --step all --explain -o steps path.txt    every step, one file each",
            "  nbn render --all -o path.html path.txt               every step, on one page for a browser",
            "  nbn render --all -o path.svg path.txt                the whole path as one picture",
            "",
            "Exit codes: 0 drawn, 1 a limit came first, 2 bad input or usage."
        })
final class RenderCommand implements Callable<Integer> {
    private static final String ALL = "all";
    private static final String END = "end";

    @Mixin
    private RenderInput input = new RenderInput();

    @Option(
            names = "--step",
            paramLabel = "K",
            description =
                    "Shows step K, from 1, on the state before it; 0 for the start, end for the end, all for each in a file.")
    private String step = "";

    @Option(
            names = "--all",
            description =
                    "Makes one HTML page of the whole path: a board, notation and sentence for each step, keys to go forward and back. As svg or png: one picture of small boards, Singles in a row on one.")
    private boolean whole;

    @Mixin
    private PictureOutput output = new PictureOutput();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    @Override
    public Integer call() {
        PuzzleLoop.require(
                spec,
                step.matches("|[0-9]{1,6}|" + ALL + "|" + END),
                "--step '" + step + "' is none. Maybe a number, end or all.");
        PuzzleLoop.require(
                spec,
                !whole || step.isEmpty(),
                "--all has every step, so --step " + step + " says nothing. Maybe only one of them.");
        Pictures pictures = whole ? output.checkPath() : output.check(step.equals(ALL));
        try {
            render(pictures);
            return Nbn.SOLVED;
        } catch (PuzzleFormatException | NotationException e) {
            spec.commandLine().getErr().println("nbn: " + e.getMessage());
            return Nbn.BAD;
        } catch (SearchStopped | NoRoom e) {
            spec.commandLine().getErr().println("nbn: " + e.getMessage() + ", so there is no picture.");
            return Nbn.UNSOLVED;
        }
    }

    private void render(Pictures pictures) {
        if (whole && output.isPage()) {
            page(pictures, input.walk());
        } else if (whole) {
            picture(pictures, input.walk());
        } else if (step.isEmpty()) {
            output.write(pictures, input.puzzle(), input.puzzle().start(), null);
        } else if (step.equals(ALL)) {
            all(pictures, input.walk());
        } else {
            PuzzlePath walk = input.walk();
            int number = step.equals(END) ? walk.steps().size() + 1 : number(walk);
            State state = number == 0 ? walk.start() : walk.before(number);
            output.write(pictures, walk.puzzle(), state, match(walk, number));
        }
    }

    private static @Nullable Match match(PuzzlePath walk, int number) {
        return number == 0 || number > walk.steps().size() ? null : walk.steps().get(number - 1);
    }

    private int number(PuzzlePath walk) {
        int number = Integer.parseInt(step);
        int count = walk.steps().size();
        if (number > count) {
            throw new ParameterException(
                    spec.commandLine(),
                    count == 0
                            ? "There are no steps. Maybe --step 0, or other --rules."
                            : "There " + (count == 1 ? "is 1 step" : "are " + count + " steps") + ". Maybe --step "
                                    + count + ".");
        }
        return number;
    }

    /** The start, each step on the state before it, and the end. */
    private void all(Pictures pictures, PuzzlePath walk) {
        State state = walk.start();
        output.write(pictures, "step-000", walk.puzzle(), state, null);
        for (int k = 1; k <= walk.steps().size(); k++) {
            Match match = walk.steps().get(k - 1);
            output.write(pictures, String.format(Locale.ROOT, "step-%03d", k), walk.puzzle(), state, match);
            PuzzlePath.apply(match, state);
        }
        output.write(pictures, "step-end", walk.puzzle(), state, null);
        spec.commandLine()
                .getErr()
                .println("Pictures of the start, " + walk.steps().size() + " steps and the end.");
    }

    private void page(Pictures pictures, PuzzlePath walk) {
        State state = walk.start();
        PathPage page = new PathPage(walk.puzzle(), pictures.pixels());
        int count = walk.steps().size();
        page.add("Start", state);
        for (int k = 1; k <= count; k++) {
            Match match = walk.steps().get(k - 1);
            page.add("Step " + k + " of " + count, state, match);
            PuzzlePath.apply(match, state);
        }
        page.add("End", state);
        output.write(page);
    }

    private void picture(Pictures pictures, PuzzlePath walk) {
        State state = walk.start();
        PathPicture picture = new PathPicture(walk.puzzle(), pictures);
        for (Match match : walk.steps()) {
            picture.add(state, match);
            PuzzlePath.apply(match, state);
        }
        picture.end(state);
        output.write(picture);
    }
}
