package ninebynine.dataset;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.RowView;
import ninebynine.data.Schema;
import ninebynine.data.Telling;
import ninebynine.explain.Wording;
import ninebynine.strategy.Theory;

/**
 * Everything that decides what a dataset is, down to its bytes.
 *
 * @param theory the rules of the paths
 * @param maxLength no chain is longer
 * @param ratings the theories of further ratings
 * @param views what the rows of jsonl and parquet are
 * @param balance at most so many puzzles of each rating of each game
 * @param limit at most so many puzzles in all
 * @param disguise whether each puzzle is told as another of its orbit
 * @param augment how many different ones of each
 * @param style how sentences are worded
 * @param seed decides the splits, the forms of sentences, the disguises, the mistakes and which source comes next
 * @param shardSize how many puzzles share a file, over all splits
 * @param curriculum whether the files of each rating are apart, so that their names go from easy to hard
 * @param images the pictures that go with the steps
 */
public record Recipe(
        List<Source> sources,
        Theory theory,
        int maxLength,
        List<Theory> ratings,
        List<Format> formats,
        List<RowView> views,
        Compression compression,
        Splits splits,
        long balance,
        long limit,
        boolean disguise,
        int augment,
        Wording.Style style,
        long seed,
        int shardSize,
        boolean curriculum,
        Images images) {
    /** Without a bound. */
    public static final long ALL = Long.MAX_VALUE;

    /** The kinds of pictures. */
    public enum Images {
        none,
        svg,
        png
    }

    public Recipe {
        sources = List.copyOf(sources);
        ratings = List.copyOf(ratings);
        formats = List.copyOf(formats);
        views = List.copyOf(views);
    }

    /** Whether puzzles are made for it, so that no orbit may come twice. */
    boolean isMade() {
        return sources.stream().anyMatch(MadeSource.class::isInstance);
    }

    /** How much must be told of each step: conversations need nothing but what is said. */
    Telling telling() {
        boolean chats = views.stream().allMatch(view -> view == RowView.chat)
                && formats.stream().allMatch(format -> format == Format.jsonl || format == Format.parquet);
        return chats ? Telling.SENTENCES : Telling.ALL;
    }

    /** The settings by name, as the journal and the manifest keep them. */
    Map<String, String> settings() throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("schema", Integer.toString(Schema.VERSION));
        settings.put("engine", Schema.ENGINE);
        settings.put("rules", theory.name());
        settings.put("max-length", Integer.toString(maxLength));
        settings.put("ratings", joined(ratings.stream().map(Theory::name).toList()));
        settings.put("format", joined(formats));
        settings.put("view", joined(views));
        settings.put("compression", compression.name());
        settings.put("split", splits.toString());
        settings.put("balance", bound(balance));
        settings.put("limit", bound(limit));
        settings.put("disguise", disguise ? "yes" : "no, as they are");
        settings.put("augment", Integer.toString(augment));
        settings.put("style", style.word());
        settings.put("seed", Long.toString(seed));
        settings.put("shard-size", Integer.toString(shardSize));
        settings.put("curriculum", curriculum ? "yes" : "no");
        settings.put("images", images.name());
        for (Source source : sources) {
            settings.put("source " + source.name(), source.settings());
        }
        return settings;
    }

    /** The command for the same bytes, but for the folder. */
    String command() {
        StringBuilder command = new StringBuilder("nbn dataset");
        option(command, "--rules", theory.name());
        option(command, "--max-length", Integer.toString(maxLength));
        option(command, "--ratings", joined(ratings.stream().map(Theory::name).toList()));
        option(command, "--format", joined(formats));
        option(command, "--view", joined(views));
        option(command, "--compression", compression.name());
        option(command, "--split", splits.toString());
        option(command, "--balance", balance == ALL ? "" : Long.toString(balance));
        option(command, "--limit", limit == ALL ? "" : Long.toString(limit));
        if (!disguise) {
            command.append(" --as-is");
        }
        option(command, "--augment", augment == 1 ? "" : Integer.toString(augment));
        option(command, "--style", style.word());
        option(command, "--seed", Long.toString(seed));
        option(command, "--shard-size", Integer.toString(shardSize));
        if (curriculum) {
            command.append(" --curriculum");
        }
        option(command, "--images", images == Images.none ? "" : images.name());
        for (Source source : sources) {
            command.append(' ').append(quoted(source.written()));
        }
        return command.append(" --output FOLDER").toString();
    }

    private static void option(StringBuilder command, String name, String value) {
        if (!value.isEmpty()) {
            command.append(' ').append(name).append(' ').append(quoted(value));
        }
    }

    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_=.,:/+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private static String bound(long bound) {
        return bound == ALL ? "none" : Long.toString(bound);
    }

    private static String joined(List<?> items) {
        return items.stream().map(Object::toString).collect(Collectors.joining(","));
    }
}
