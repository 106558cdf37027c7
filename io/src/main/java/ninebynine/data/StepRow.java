package ninebynine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a path.
 *
 * @param index from 1
 * @param rule the name of its card
 * @param code the rule's short code, with its length
 * @param family what notation calls it, without its length
 * @param names what players call it, the most telling name first; null only in rows that are older than this column
 * @param length how long the chain or how large the subset is: what it adds to a rating
 * @param variables the variables of the pattern, in its order
 * @param candidates the candidates of the pattern, each with its role
 * @param valuesBefore the values in the puzzle's own format
 * @param candidatesBefore C as hex: label 0 is the highest bit of the first digit; the end is filled with zeros to whole bytes
 * @param gridBefore the state before, drawn with every candidate
 * @param english the sentence in plain words
 * @param technical the sentence with the name of the technique
 * @param wording how {@code english} is worded: style and form, as in {@code full-3}
 * @param level the highest level so far, this step included
 * @param valid whether the step holds; false only where a wrong one was made on purpose
 * @param assumesOneSolution whether this step, or one before it, is right only if the puzzle has one solution
 */
public record StepRow(
        int index,
        String rule,
        String code,
        String family,
        @Nullable List<String> names,
        int length,
        List<String> variables,
        List<CandidateRow> candidates,
        List<String> eliminations,
        List<String> placements,
        String valuesBefore,
        String candidatesBefore,
        String gridBefore,
        String valuesAfter,
        String candidatesAfter,
        String gridAfter,
        String notation,
        String english,
        String technical,
        String wording,
        int level,
        boolean valid,
        boolean assumesOneSolution) {}
