package ninebynine.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.rule.Rule;
import ninebynine.text.Pieces;

/**
 * The explanation that lies beside a rule.
 *
 * @param id the rule's class name
 * @param title the card's first line without its mark
 * @param purpose one sentence
 * @param text the whole card
 */
public record RuleCard(String id, String title, String purpose, String text) {
    private static final String PURPOSE = "Purpose: ";
    private static final String WRITTEN = "Written: ";

    /** The rule's name for people: the title without its codes. */
    public String name() {
        return title.substring(0, title.indexOf('—')).trim();
    }

    /** The codes that the title gives after its dash. */
    public List<String> codes() {
        return List.of(title.substring(title.indexOf('—') + 1).trim().split(", "));
    }

    /** How notation writes it, where not by its codes. */
    public List<String> written() {
        return Pieces.lines(text)
                .filter(line -> line.startsWith(WRITTEN))
                .flatMap(line -> Stream.of(line.substring(WRITTEN.length()).split(", ")))
                .toList();
    }

    /** The statement in symbols, word for word as the card has it. */
    public String setNotation() {
        return Pieces.lines(text)
                .dropWhile(line -> !line.equals("## Set notation"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> !line.startsWith("```"))
                .collect(Collectors.joining("\n"))
                .strip();
    }

    /** The puzzles of its examples that are of a game. */
    public List<String> puzzles(String game) {
        String begin = "```puzzle " + game + "\n";
        List<String> puzzles = new ArrayList<>();
        for (int at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
            puzzles.add(text.substring(at + begin.length(), text.indexOf("```", at + begin.length())));
        }
        return puzzles;
    }

    /** A rule of ours must have one; others may. */
    private static String plain(Class<? extends Rule> rule) {
        String id = rule.getSimpleName();
        if (rule.getName().startsWith("ninebynine.")) {
            throw new IllegalStateException("Rule " + id + " has no card. Maybe " + id + ".md is missing beside it.");
        }
        return "# " + id + " — " + id + "\n\n" + PURPOSE + "A rule from outside, without a card: " + id
                + ".md beside its class.\n";
    }

    static RuleCard of(Class<? extends Rule> rule) {
        String id = rule.getSimpleName();
        try (InputStream in = rule.getResourceAsStream(id + ".md")) {
            String text = in == null ? plain(rule) : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String title = Pieces.lines(text).findFirst().orElse("").replaceFirst("^# ", "");
            String purpose = Pieces.lines(text)
                    .filter(line -> line.startsWith(PURPOSE))
                    .map(line -> line.substring(PURPOSE.length()))
                    .findFirst()
                    .orElse("");
            return new RuleCard(id, title, purpose, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
