package ninebynine.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.generate.Order;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A word of an {@link Order} as an option of the same name. */
enum OrderWord {
    SIZE("SIZE", "How large: 16x16; 2x5, boxes of two rows and five columns; a number of countries."),
    RATING("A..B", "As hard as that by the theory: 5..7, 4, 9.. or - for what it does not solve (default: any)."),
    RULES("THEORY", "The resolution theory that rates (default: W, by which collections are rated). See nbn rules."),
    SEED("N", "Other puzzles for every number (default: 0)."),
    METHOD(
            "NAME",
            "top-down, vicinity (for what is rare), controlled-bias (for statistics), pattern, from (default: top-down)."),
    MINIMAL(
            "",
            "No clue can be left out; --no-minimal: more clues, until the rating is low enough (default: minimal but for"
                    + " Kakuro, whose sums are all told)."),
    SYMMETRY(
            "NAME",
            "Of the clues: none, rotational, quarter, vertical, horizontal, diagonal, antidiagonal, full (default: none)."),
    PATTERN("FILE", "Clues where this drawing has them and nowhere else: x for a clue, . for none."),
    CLUES("A..B", "So many clues (default: any number)."),
    NEEDS("RULES", "The path has these rules, such as whip[5]."),
    EXAMPLE("RULE", "A puzzle to practise this rule with, by any of its names: x-wing, whip[3], Hill."),
    WITHOUT("RULES", "The theory is without these rules."),
    SIGNS("0..1", "Futoshiki: the share of signs among the clues, 0 for numbers alone (default: 0.7)."),
    HOLES("N", "Hidato and Numbrix: how many squares are holes (default: 0)."),
    COLOURS("N", "Maps: how many colours (default: 4)."),
    SUKAKU("", "Sudoku: given by its candidates, with as many of them as there can be."),
    PER_ATTEMPT(
            "N",
            "At most so many of one walk (vicinity), or so many thousands of orders for one grid (controlled-bias)"
                    + " (default: 10, 50).");

    private final String label;
    private final String description;

    OrderWord(String label, String description) {
        this.label = label;
        this.description = description;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String option() {
        return "--" + word();
    }

    static void addTo(CommandSpec command) {
        for (OrderWord word : values()) {
            OptionSpec.Builder option = OptionSpec.builder(word.option()).description(word.description);
            if (word.label.isEmpty()) {
                option.type(Boolean.class).arity("0").negatable(word == MINIMAL);
            } else {
                option.type(word == PATTERN ? Path.class : String.class).paramLabel(word.label);
            }
            if (word == RULES) {
                option.completionCandidates(new TheoryNames());
            }
            command.addOption(option.build());
        }
    }

    /** What was said, or null. */
    @Nullable
    String said(CommandSpec command) {
        Object value = command.findOption(option()).getValue();
        return value == null ? null : value.toString();
    }

    /** All that was said, in the words of an order; a drawing as its file has it. */
    static Map<String, String> all(CommandSpec command) {
        Map<String, String> words = new TreeMap<>();
        for (OrderWord word : values()) {
            String said = word.said(command);
            if (said != null) {
                words.put(word.word(), word.asOrdered(said));
            }
        }
        return words;
    }

    private String asOrdered(String said) {
        return switch (this) {
            case PATTERN -> text(said);
            case SUKAKU -> "1";
            default -> said;
        };
    }

    private static String text(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' can't be read. Maybe its name is another.", e);
        }
    }
}
