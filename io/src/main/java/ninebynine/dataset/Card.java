package ninebynine.dataset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import ninebynine.data.RowView;
import ninebynine.generate.Order;
import ninebynine.generate.Statistics;

/** The dataset's README.md: what it is, how to load it, its columns, its numbers, and a plot of each. */
record Card(Recipe recipe, Manifest manifest) {
    static final String NAME = "README.md";
    static final String GAMES = "plots/games.svg";
    static final String RATINGS = "plots/ratings.svg";
    static final String RULES = "plots/rules.svg";
    static final String STEPS = "plots/steps.svg";
    static final String LENGTHS = "plots/lengths.svg";

    /** More bars than this say less. */
    private static final int BARS = 20;

    /** A grid for controlled bias, and the number of clues whose weight is 1: that of most of its puzzles. */
    private static final int CELLS = 81;

    private static final int USUAL_CLUES = 26;

    void write(Path folder) throws IOException {
        Counts counts = manifest.counts();
        Manifest.put(folder, GAMES, Plot.bars("Puzzles by game", counts.games()));
        Manifest.put(folder, RATINGS, Plot.bars("Puzzles by rating", ratings()));
        Manifest.put(folder, RULES, Plot.bars("Steps by rule", byFrequency(counts.rules())));
        Manifest.put(folder, STEPS, Plot.bars("Puzzles by number of steps", ranges(counts.lengths(), Counts.STEPS)));
        Manifest.put(
                folder,
                LENGTHS,
                Plot.bars("Puzzles by characters of their sentences", ranges(counts.characters(), Counts.CHARACTERS)));
        Manifest.put(folder, NAME, text());
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        text.append(configurations());
        text.append("# ").append(title()).append("\n\n");
        text.append(summary()).append("\n");
        text.append(made());
        text.append("## Loading\n\n")
                .append(
                        "Lines of DuckDB and NumPy are run by the tests of the program, those of pandas only where it is installed.\n\n")
                .append(loading());
        for (RowView view : views()) {
            text.append("## Columns of `").append(view).append("`\n\n");
            text.append(ColumnTable.of(view.rows())).append("\n");
        }
        text.append("## Numbers\n\n");
        text.append(table("split", "puzzles", manifest.counts().splits()));
        text.append(table("outcome", "puzzles", manifest.counts().outcomes()));
        text.append("![Puzzles by game](plots/games.svg)\n\n");
        text.append(table("game", "puzzles", manifest.counts().games()));
        text.append("![Puzzles by rating](plots/ratings.svg)\n\n");
        text.append(table("rating", "puzzles", ratings()));
        text.append(table("clues", "puzzles", clues()));
        text.append("![Steps by rule](plots/rules.svg)\n\n");
        text.append(table("rule", "steps", byFrequency(manifest.counts().rules())));
        Counts counts = manifest.counts();
        text.append("![Puzzles by number of steps](plots/steps.svg)\n\n");
        text.append(middle("steps", counts.lengths(), Counts.STEPS));
        text.append(table("steps", "puzzles", ranges(counts.lengths(), Counts.STEPS)));
        text.append("![Puzzles by characters of their sentences](plots/lengths.svg)\n\n");
        text.append(middle("characters", counts.characters(), Counts.CHARACTERS));
        text.append(table("characters", "puzzles", ranges(counts.characters(), Counts.CHARACTERS)));
        text.append(limits());
        text.append("## How it was made\n\n```sh\n").append(manifest.command()).append("\n```\n\n");
        text.append(table("setting", "value", manifest.settings()));
        return text.toString();
    }

    private String title() {
        return "Resolution paths of "
                + recipe.sources().stream()
                        .map(source -> source.game().name())
                        .distinct()
                        .collect(Collectors.joining(", "));
    }

    private String summary() {
        return manifest.puzzles() + " puzzles and " + manifest.steps() + " steps of the theory `"
                + recipe.theory().name()
                + "`, simplest first, each with its reason and the state before and after. Made by "
                + manifest.engine() + ", schema " + manifest.schema()
                + ". `manifest.json` has the checksum of every file; `nbn verify` checks every step again.\n"
                + "Puzzles that are the same but for symmetry are always in the same split.\n" + disguise();
    }

    /** How puzzles were made, where they were, and what follows from them. */
    private String made() {
        StringBuilder text = new StringBuilder();
        for (Source source : recipe.sources()) {
            if (source instanceof MadeSource of) {
                Order order = of.order();
                text.append("- `")
                        .append(of.written())
                        .append("`: ids begin with `")
                        .append(of.name());
                text.append(":`; method ")
                        .append(order.way().written())
                        .append(", seed ")
                        .append(order.seed());
                text.append(", rated by ").append(order.wish().theory().name()).append(". ");
                text.append(bias(order.way())).append('\n');
            }
        }
        return text.isEmpty()
                ? ""
                : "## How the puzzles were made\n\n" + text + "\nNo orbit comes twice.\n\n" + weights();
    }

    private static String bias(Order.Way way) {
        return switch (way) {
            case VICINITY ->
                "Puzzles of one walk are alike and are in one split; nothing about all puzzles follows from them.";
            case CONTROLLED_BIAS ->
                "Puzzles with the same number of clues are equally likely; with the weights below they tell of all minimal"
                        + " puzzles. Those of one grid are in one split.";
            default -> "Not all puzzles are equally likely: those with few clues are more so.";
        };
    }

    /** cf(n) ∝ C(81, n), as whole tables of controlled bias are weighted. */
    private String weights() {
        boolean needed = recipe.sources().stream()
                .anyMatch(
                        source -> source instanceof MadeSource of && of.order().way() == Order.Way.CONTROLLED_BIAS);
        Map<String, String> weights = new LinkedHashMap<>();
        for (int clues : needed ? manifest.counts().clues().keySet() : Set.<Integer>of()) {
            weights.put(
                    Integer.toString(clues),
                    String.format(Locale.ROOT, "%.4g", Statistics.weight(CELLS, USUAL_CLUES, clues)));
        }
        return weights.isEmpty() ? "" : table("clues", "weight", weights);
    }

    private String disguise() {
        StringBuilder text = new StringBuilder(
                recipe.disguise()
                        ? "Every puzzle is in disguise: a random symmetry of its game (seed " + recipe.seed()
                                + ") was applied to what its source has.\n"
                        : "Every puzzle is as its source has it: no symmetry was applied.\n");
        if (recipe.augment() > 1) {
            text.append("There are up to ")
                    .append(recipe.augment())
                    .append(" different images of each puzzle, with ids that end with their number.\n");
        }
        Leak.warnings(manifest.counts())
                .forEach(warning ->
                        text.append("\n**Warning.** ").append(warning).append("\n"));
        return text.toString();
    }

    /** What Hugging Face reads: which files belong to which split. */
    private String configurations() {
        StringBuilder text = new StringBuilder("---\npretty_name: ");
        text.append(title()).append("\nlicense: other\nlanguage:\n- en\ntask_categories:\n");
        text.append(
                recipe.views().contains(RowView.chat)
                        ? "- text-generation\n- question-answering\n"
                        : "- text-generation\n");
        text.append("size_categories:\n- ").append(sizeCategory(rows())).append("\n");
        text.append("tags:\n- reasoning\n- puzzles\n- constraint-satisfaction\n");
        if (tables().isEmpty()) {
            return text.append("---\n\n").toString();
        }
        text.append("configs:\n");
        for (Map.Entry<String, List<SealedShard.Part>> kind : tables().entrySet()) {
            text.append("- config_name: ")
                    .append(kind.getKey().replace('/', '-').replace(".", ""))
                    .append("\n");
            text.append("  data_files:\n");
            for (String split : recipe.splits().shares().keySet()) {
                if (kind.getValue().stream().anyMatch(file -> file.split().equals(split))) {
                    text.append("  - split: ").append(split).append("\n");
                    text.append("    path: ").append(glob(kind.getKey(), split)).append("\n");
                }
            }
        }
        return text.append("---\n\n").toString();
    }

    /** About as many rows as a hub counts: of puzzles, or of steps. */
    private long rows() {
        return recipe.views().contains(RowView.steps) ? manifest.steps() : manifest.puzzles();
    }

    /** As Hugging Face writes sizes. */
    static String sizeCategory(long rows) {
        String[] names = {"n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M", "100M<n<1B", "n>1T"};
        int at = 0;
        for (long limit = 1000; at < names.length - 1 && rows >= limit; limit *= 10) {
            at++;
        }
        return names[at];
    }

    private String limits() {
        return """
                ## Known limits

                - The license above says `other`: the puzzles are those of the sources, whose licenses hold. Put yours there.
                - Paths are those of one theory, simplest step first. There are other right paths.
                - What the theory does not solve is there, with its outcome, and no rating.
                - Sentences have ten forms each; whoever needs more variety must rephrase them, and checks them then.

                ## How it was checked

                `nbn verify FOLDER` takes every step of every row from its notation, by a checker that shares no code with what found it, makes all
                other columns again and compares them.

                """;
    }

    private String loading() {
        StringBuilder text = new StringBuilder();
        tables().forEach((kind, files) -> {
            SealedShard.Part first = files.stream()
                    .filter(part -> part.split().equals("train"))
                    .findFirst()
                    .orElse(files.get(0));
            String glob = glob(kind, first.split());
            String file = first.path();
            text.append("```python\n");
            text.append(
                    file.contains(".parquet")
                            ? "duckdb.sql(\"select * from '" + glob + "'\")\n"
                            : file.contains(".jsonl")
                                    ? "pandas.read_json(\"" + file + "\", lines=True, dtype=False)\n"
                                    : file.endsWith(".npz") ? "numpy.load(\"" + file + "\")\n" : "# " + glob + "\n");
            text.append("```\n\n");
        });
        return text.toString();
    }

    private List<RowView> views() {
        return tables().keySet().stream().anyMatch(kind -> kind.contains(".jsonl") || kind.contains(".parquet"))
                ? recipe.views()
                : List.of();
    }

    private static String glob(String kind, String split) {
        int slash = kind.indexOf('/');
        return kind.substring(0, slash + 1) + split + "-*" + kind.substring(slash + 1);
    }

    /** The files by kind, as in {@code steps/.parquet}, in the order in which they were written. */
    private Map<String, List<SealedShard.Part>> tables() {
        Map<String, List<SealedShard.Part>> kinds = new LinkedHashMap<>();
        for (SealedShard.Part file : manifest.files()) {
            String path = file.path();
            String kind = path.substring(0, path.indexOf('/') + 1) + path.substring(path.indexOf('.'));
            kinds.computeIfAbsent(kind, key -> new ArrayList<>()).add(file);
        }
        return kinds;
    }

    private Map<String, Long> ratings() {
        return written(manifest.counts().ratings());
    }

    private Map<String, Long> clues() {
        return written(manifest.counts().clues());
    }

    private static Map<String, Long> written(Map<Integer, Long> counts) {
        Map<String, Long> written = new LinkedHashMap<>();
        counts.forEach((number, count) -> written.put(Integer.toString(number), count));
        return written;
    }

    private static Map<String, Long> byFrequency(Map<String, Long> counts) {
        Map<String, Long> sorted = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    /** Counts by ranges without gaps, as in "20 to 39"; wider ones where there would be too many. */
    static Map<String, Long> ranges(Map<Integer, Long> counts, int width) {
        int last = counts.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        int wide = width;
        while (last / wide >= BARS) {
            wide *= 2;
        }
        Map<String, Long> ranges = new LinkedHashMap<>();
        for (int from = 0; from <= last; from += wide) {
            int begin = from;
            int end = from + wide;
            long sum = counts.entrySet().stream()
                    .filter(entry -> entry.getKey() >= begin && entry.getKey() < end)
                    .mapToLong(Map.Entry::getValue)
                    .sum();
            if (sum > 0 || !ranges.isEmpty()) {
                ranges.put(begin + " to " + (end - 1), sum);
            }
        }
        return ranges;
    }

    /** Where half of the puzzles are, and nearly all of them, as far as the ranges tell. */
    private static String middle(String what, Map<Integer, Long> counts, int width) {
        return "Half of the puzzles have fewer than " + below(counts, width, 0.5) + " " + what
                + ", 95 of 100 fewer than " + below(counts, width, 0.95) + ".\n\n";
    }

    /** The end of the range in which the share is reached. */
    static int below(Map<Integer, Long> counts, int width, double share) {
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        long sum = 0;
        for (Map.Entry<Integer, Long> entry : new TreeMap<>(counts).entrySet()) {
            sum += entry.getValue();
            if (sum >= share * all) {
                return entry.getKey() + width;
            }
        }
        return 0;
    }

    private static String table(String key, String value, Map<String, ?> rows) {
        StringBuilder text = new StringBuilder("| " + key + " | " + value + " |\n|---|---|\n");
        rows.forEach(
                (k, v) -> text.append("| ").append(k).append(" | ").append(v).append(" |\n"));
        return text.append("\n").toString();
    }
}
