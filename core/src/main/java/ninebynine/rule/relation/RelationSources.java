package ninebynine.rule.relation;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.model.Model;

/** The sources of relations that a game has, its own and then those that every game has, in the order in which they are asked: a part of its models. */
public record RelationSources(List<RelationSource> all) {
    /** What every game has. */
    private static final List<RelationSource> GENERIC = List.of(new OddagonSource(OddagonSource.MOST));

    private static final RelationSources NONE = new RelationSources(List.of());

    public RelationSources {
        all = Stream.concat(all.stream(), GENERIC.stream()).distinct().toList();
    }

    /** Those of a model. */
    public static RelationSources of(Model model) {
        return model.part(RelationSources.class).orElse(NONE);
    }

    /**
     * Those with these words; a number in brackets limits the guardians.
     *
     * @throws IllegalArgumentException if the game lacks one
     */
    public List<RelationSource> named(List<String> words) {
        for (String word : words) {
            if (all.stream().noneMatch(source -> source.word().equals(base(word)))) {
                throw new IllegalArgumentException("This game has no relations '" + word + "'. Maybe "
                        + (all.size() == 1 ? "" : "one of ")
                        + all.stream().map(RelationSource::word).collect(Collectors.joining(", ")) + ".");
            }
        }
        return all.stream()
                .flatMap(source -> words.stream()
                        .filter(word -> base(word).equals(source.word()))
                        .map(word -> word.equals(base(word)) ? source : source.upTo(limit(word))))
                .toList();
    }

    /** {@code Imp3[5]} without its limit. */
    private static String base(String word) {
        return word.replaceFirst("\\[.*", "");
    }

    private static int limit(String word) {
        return Integer.parseInt(word.substring(word.indexOf('[') + 1, word.length() - 1));
    }
}
