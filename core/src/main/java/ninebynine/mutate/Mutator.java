package ninebynine.mutate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.text.Pieces;

/**
 * Makes subtly wrong steps of right ones: what a checker must catch, and what a reader must learn to see. It knows labels, variables, links, groups
 * and frames, and no game.
 *
 * <p>The same step and the same number make the same mutants. A mutant never prints as its step does, and what it prints reads back as itself.
 */
public final class Mutator {
    private static final Pattern LENGTH = Pattern.compile("\\[(\\d+)](?=:| based)");
    private static final List<List<String>> SIZES =
            List.of(List.of("pairs", "triplets", "quads"), List.of("x-wing", "swordfish", "jellyfish"));
    /** What can be done to a step by itself, without the rest of its trace. */
    private static final Set<Mutation> KINDS = EnumSet.complementOf(EnumSet.of(Mutation.TOO_EARLY));

    private final Notation notation;
    private final NotationReader reader;

    /** Changes matches of this model. */
    public Mutator(Model model) {
        notation = new Notation(model, Notation.Style.UNICODE);
        reader = new NotationReader(model);
    }

    /** One mutant of each kind that the step allows. */
    public List<Mutant> mutants(Match step, View before, long seed) {
        List<Mutant> made = new ArrayList<>();
        for (Mutation kind : KINDS) {
            mutant(kind, step, before, seed).ifPresent(made::add);
        }
        return made;
    }

    /** A mutant of this kind, if the step allows one. */
    public Optional<Mutant> mutant(Mutation kind, Match step, View before, long seed) {
        Choice choice = new Choice(seed ^ kind.word().hashCode());
        if (kind == Mutation.WRONG_LENGTH) {
            List<String> lines = wrongLengths(step);
            return lines.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Mutant(kind, step, lines.get(choice.below(lines.size()))));
        }
        List<Match> all = alternatives(kind, step, before);
        int first = all.isEmpty() ? 0 : choice.below(all.size());
        for (int i = 0; i < all.size(); i++) {
            Optional<Mutant> printed = printed(kind, step, all.get((first + i) % all.size()));
            if (printed.isPresent()) {
                return printed;
            }
        }
        return Optional.empty();
    }

    /** The step as it is, to be held against an earlier state. */
    public Mutant early(Match step) {
        return new Mutant(Mutation.TOO_EARLY, step, notation.line(step));
    }

    /** All that the step can become in this way. */
    List<Match> alternatives(Mutation kind, Match step, View before) {
        return new PatternChanges(before).step(kind, step);
    }

    /** A changed step with its line, unless that says the same as before or something else than was meant. */
    Optional<Mutant> printed(Mutation kind, Match step, Match changed) {
        String line = notation.line(changed);
        return !changed.equals(step) && !line.equals(notation.line(step)) && readsBack(line, changed)
                ? Optional.of(new Mutant(kind, changed, line))
                : Optional.empty();
    }

    private boolean readsBack(String line, Match changed) {
        try {
            return reader.read(line).equals(changed);
        } catch (NotationException unreadable) {
            return false;
        }
    }

    /** The line with one of its lengths, or its size, one more or one less. */
    List<String> wrongLengths(Match step) {
        String line = notation.line(step);
        List<String> changed = new ArrayList<>();
        if (!(step.pattern() instanceof ninebynine.rule.Pattern.Guess)) {
            Pieces.found(LENGTH, line).forEach(found -> {
                int length = Integer.parseInt(found.group(1));
                changed.add(spliced(line, found, length + 1));
                if (length > 1) {
                    changed.add(spliced(line, found, length - 1));
                }
            });
        }
        for (List<String> words : SIZES) {
            for (int i = 0; i < words.size(); i++) {
                if (line.contains(words.get(i))) {
                    changed.add(line.replaceFirst(words.get(i), words.get(i == 0 ? 1 : i - 1)));
                }
            }
        }
        return changed;
    }

    private static String spliced(String line, MatchResult found, int length) {
        return line.substring(0, found.start(1)) + length + line.substring(found.end(1));
    }
}
