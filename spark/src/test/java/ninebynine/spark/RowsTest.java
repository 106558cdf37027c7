package ninebynine.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import ninebynine.data.Columns;
import ninebynine.data.PuzzleRow;
import ninebynine.data.RowView;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What needs no session: the columns, and the options of the JVM. */
class RowsTest {
    @ParameterizedTest
    @EnumSource(RowView.class)
    void columnsAreThoseOfTheRecord(RowView view) {
        assertThat(Rows.schema(view.rows()).fieldNames())
                .containsExactly(Columns.of(view.rows()).toArray(String[]::new));
    }

    @Test
    void typesAreThoseOfTheSingleMachineFiles() {
        assertThat(Rows.schema(PuzzleRow.class).toDDL())
                .contains("id STRING NOT NULL")
                .contains("solution STRING,")
                .contains("ratings MAP<STRING, INT")
                .contains("density DOUBLE NOT NULL")
                .contains("rating INT,")
                .contains("assumes_one_solution BOOLEAN NOT NULL")
                .contains("steps ARRAY<STRUCT<index: INT NOT NULL, rule: STRING NOT NULL");
    }

    /**
     * The launcher gives what Spark asks for, but for two that make Java print a warning: vectors, which only its linear algebra uses, and a package that
     * Java 25 no longer has.
     */
    @Test
    void theLauncherGivesTheOptionsThatSparkAsksFor() throws IOException {
        assertThat(Files.readAllLines(Path.of("jvm.options")))
                .isEqualTo(Arrays.stream(JavaModuleOptions.defaultModuleOptionArray())
                        .filter(option -> !option.contains("incubator") && !option.contains("sun.security.action"))
                        .toList());
    }
}
