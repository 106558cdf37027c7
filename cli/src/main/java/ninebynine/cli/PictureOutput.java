package ninebynine.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import ninebynine.game.Puzzle;
import ninebynine.io.Unwritable;
import ninebynine.picture.PathPage;
import ninebynine.picture.PathPicture;
import ninebynine.picture.Pictures;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How pictures look and where they go. */
final class PictureOutput {
    /** A name that says what is written, or says nothing at all: then it is SVG. */
    private static final Pattern NAMED = Pattern.compile("(?i).*\\.(svg|png)|([^.]|.*/)[^./]*");

    private static final Pattern NAMED_PAGE = Pattern.compile("(?i).*\\.(html?|svg|png)|([^.]|.*/)[^./]*");

    /** What is written. */
    enum Format {
        svg,
        png
    }

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "svg or png (default: what the name after -o ends with, or else svg).")
    private @Nullable Format format;

    @Option(names = "--size", paramLabel = "PIXELS", description = "How wide (default: about 60 a cell).")
    private int size;

    @Option(names = "--explain", description = "Says the step in English below the board too.")
    private boolean explain;

    @Option(names = "--bare", description = "Nothing below the board, so that all pictures of a board have one size.")
    private boolean bare;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write; for --step all a folder (default: standard output).")
    private @Nullable Path output;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** Stops with a message if an option is wrong. */
    Pictures check(boolean many) {
        PuzzleLoop.require(spec, !explain || !bare, "--explain and --bare exclude each other. Maybe only --explain.");
        PuzzleLoop.require(spec, !many || output != null, "--step all makes many pictures. Maybe -o FOLDER.");
        PuzzleLoop.require(
                spec,
                many || !named(".html") && !named(".htm"),
                "'" + output + "' would be a page, and one picture is none. Maybe --all, for a page of all steps.");
        PuzzleLoop.require(
                spec,
                many || format != null || NAMED.matcher(String.valueOf(output)).matches(),
                "'" + output + "' is neither named .svg nor .png. Maybe -o board.svg, or --format to say which it is.");
        if (!many) {
            requireNoTerminal();
        }
        return pictures();
    }

    private void requireNoTerminal() {
        PuzzleLoop.require(
                spec,
                output != null || format() == Format.svg || !Terminal.current().out(),
                "A PNG is nothing for a terminal. Maybe -o board.png.");
    }

    private Pictures pictures() {
        try {
            return new Pictures(
                    size, bare ? Pictures.Below.NOTHING : explain ? Pictures.Below.SENTENCE : Pictures.Below.NOTATION);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--size: " + e.getMessage());
        }
    }

    /** The same for a whole path. */
    Pictures checkPath() {
        PuzzleLoop.require(
                spec,
                format != null || NAMED_PAGE.matcher(String.valueOf(output)).matches(),
                "'" + output + "' is neither named .html nor .svg nor .png. Maybe -o path.html.");
        PuzzleLoop.require(spec, !bare, "--all tells every step below its board. Maybe without --bare.");
        requireNoTerminal();
        return pictures();
    }

    /** Whether a whole path becomes a page: unless a picture is asked for, by the format or the name. */
    boolean isPage() {
        return format == null && !named(".svg") && !named(".png");
    }

    private boolean named(String end) {
        return output != null && output.toString().toLowerCase(Locale.ROOT).endsWith(end);
    }

    private Format format() {
        if (format != null) {
            return format;
        }
        return named(".png") ? Format.png : Format.svg;
    }

    /** Writes one picture to the file, or to standard output. */
    void write(Pictures pictures, Puzzle puzzle, View state, @Nullable Match match) {
        write(draw(pictures, puzzle, state, match));
    }

    /** Writes a picture of a whole path to the file, or to standard output. */
    void write(PathPicture path) {
        try {
            write(format() == Format.svg ? path.svg() : path.png());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private void write(byte[] bytes) {
        if (output != null) {
            save(output, bytes);
        } else if (format() == Format.svg) {
            spec.commandLine().getOut().print(new String(bytes, StandardCharsets.UTF_8));
        } else {
            print(bytes);
        }
    }

    /** Writes a page to the file, or to standard output. */
    void write(PathPage page) {
        String html = page.html();
        if (output == null) {
            spec.commandLine().getOut().print(html);
        } else {
            save(output, html.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Writes one of many into the folder, which is made if it is not there. */
    void write(Pictures pictures, String name, Puzzle puzzle, View state, @Nullable Match match) {
        if (output == null) {
            throw new IllegalStateException("no folder");
        }
        try {
            Files.createDirectories(output);
        } catch (IOException e) {
            throw new UncheckedIOException(Unwritable.message(output, e), e);
        }
        save(output.resolve(name + "." + format()), draw(pictures, puzzle, state, match));
    }

    private byte[] draw(Pictures pictures, Puzzle puzzle, View state, @Nullable Match match) {
        return format() == Format.svg ? pictures.svg(puzzle, state, match) : pictures.png(puzzle, state, match);
    }

    private static void save(Path file, byte[] bytes) {
        try {
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(Unwritable.message(file, e), e);
        }
    }

    private static void print(byte[] bytes) {
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new OutputLost(e);
        }
    }
}
