package ninebynine.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import ninebynine.cli.LimitOption;
import ninebynine.cli.VerifyOptions;
import ninebynine.data.Schema;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code nbn-spark verify}: whether traces hold, as a table with a row for each. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks traces as nbn verify does, with a row for each in the table checked.",
            "Folders of Parquet are divided among workers; any other file that nbn verify reads is one task.",
            "Exit codes: 0 all right, 1 some wrong or not decided, 2 bad input or usage."
        },
        footer = {"", "Example:", "  nbn-spark verify -o checked paths"})
final class VerifyJob extends TableJob {
    @Parameters(paramLabel = "FOLDER|FILE", arity = "1..*", description = "Tables or files of traces.")
    private List<String> sources = List.of();

    @Mixin
    private VerifyOptions options = new VerifyOptions();

    @Mixin
    private LimitOption limit = new LimitOption();

    @Override
    void check() {
        limit.check();
        options.settings();
    }

    @Override
    Work work(SparkSession session) throws IOException {
        session.conf().set("spark.sql.sources.partitionColumnTypeInference.enabled", "false");
        Checked checked =
                new Checked(options.game(), options.puzzle(), options.all(), options.ratings(), limit.seconds());
        Map<String, Boolean> tables = tables(session);
        return new Work() {
            @Override
            public Map<String, String> settings() {
                Map<String, String> settings = new LinkedHashMap<>();
                settings.put("engine", Schema.ENGINE);
                settings.put("job", checked.toString());
                settings.put("tables", String.join(", ", tables.keySet()));
                return settings;
            }

            @Override
            public Staged staged() {
                return Checked.STAGED;
            }

            @Override
            public void make(Output output) {
                rounds(session, output, tables, checked);
                Dataset<Row> rows = output.rows(0);
                output.table(Checked.STAGED.tables().get(0), rows, Output.Layout.ofShort(rows.count(), List.of("id")));
            }
        };
    }

    @Override
    int told(SparkSession session) {
        Row told = session.read()
                .parquet(folder() + "/checked")
                .agg(
                        count(lit(1)),
                        sum(when(col("right"), 0)
                                .otherwise(when(col("right").isNull(), 0).otherwise(1))),
                        sum(when(col("right").isNull(), 1).otherwise(0)),
                        sum("steps"))
                .first();
        long wrong = told.getLong(1);
        long unknown = told.getLong(2);
        err().println(told.getLong(0) + " traces, " + told.getLong(3) + " steps: "
                + (wrong + unknown == 0 ? "all right." : wrong + " wrong, " + unknown + " not decided or not read."));
        return wrong + unknown == 0 ? 0 : 1;
    }

    private static void rounds(SparkSession session, Output output, Map<String, Boolean> tables, Checked checked) {
        long number = 0;
        for (Map.Entry<String, Boolean> table : tables.entrySet()) {
            if (output.next(0) <= number) {
                output.round(
                        number,
                        number + 1,
                        table.getValue()
                                ? rows(session, table.getKey(), checked)
                                : file(session, table.getKey(), checked));
            }
            number++;
        }
    }

    private static Dataset<Row> rows(SparkSession session, String table, Checked checked) {
        Dataset<Row> rows = session.read().parquet(table);
        int tasks = Math.max(
                rows.rdd().getNumPartitions(), 4 * session.sparkContext().defaultParallelism());
        return checked.staged(rows, tasks);
    }

    private static Dataset<Row> file(SparkSession session, String file, Checked checked) {
        String name = new Path(file).getName();
        return session.createDataFrame(
                JavaSparkContext.fromSparkContext(session.sparkContext())
                        .binaryFiles(file)
                        .flatMap(stream -> checked.ofFile(stream._2.open(), name)),
                Checked.STAGED.schema());
    }

    /** The tables and files of all sources, and whether they are Parquet: a table is what lies above its games and splits. */
    private Map<String, Boolean> tables(SparkSession session) throws IOException {
        Map<String, Boolean> tables = new LinkedHashMap<>();
        for (String source : sources) {
            Path path = new Path(source);
            FileSystem files = path.getFileSystem(session.sparkContext().hadoopConfiguration());
            if (!files.exists(path)) {
                throw new IllegalArgumentException("There is no '" + source + "'. Maybe its name is misspelt.");
            }
            Map<String, Boolean> found = new TreeMap<>();
            for (RemoteIterator<LocatedFileStatus> each = files.listFiles(path, true); each.hasNext(); ) {
                String file = each.next().getPath().toString();
                String below =
                        file.substring(files.makeQualified(path).toString().length());
                if (below.isEmpty() || !below.matches(".*/[._].*|.*/(left_out|ratings|checked)/.*")) {
                    add(found, file);
                }
            }
            tables.putAll(found);
        }
        if (tables.isEmpty()) {
            throw new IllegalArgumentException("There are no traces in " + new TreeSet<>(sources) + ".");
        }
        return tables;
    }

    private static void add(Map<String, Boolean> tables, String file) {
        if (file.endsWith(".parquet")) {
            Path table = new Path(file).getParent();
            while (table.getName().contains("=")) {
                table = table.getParent();
            }
            tables.put(table.toString(), true);
        } else if (file.matches(".*(?<!journal)\\.(jsonl|txt)(\\.zst|\\.gz)?")) {
            tables.put(file, false);
        }
    }
}
