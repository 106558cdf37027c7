package ninebynine.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import ninebynine.rule.Rule;

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

    /** The statement in symbols, word for word as the card has it. */
    public String setNotation() {
        return text.lines()
                .dropWhile(line -> !line.equals("## Set notation"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> !line.startsWith("```"))
                .collect(Collectors.joining("\n"))
                .strip();
    }

    static RuleCard of(Class<? extends Rule> rule) {
        String id = rule.getSimpleName();
        try (InputStream in = rule.getResourceAsStream(id + ".md")) {
            if (in == null) {
                throw new IllegalStateException(
                        "Rule " + id + " has no card. Maybe " + id + ".md is missing beside it.");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String title = text.lines().findFirst().orElse("").replaceFirst("^# ", "");
            String purpose = text.lines()
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
