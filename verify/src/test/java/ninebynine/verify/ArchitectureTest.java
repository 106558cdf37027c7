package ninebynine.verify;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shape of the whole: the package list that teaches it, what each module may know, the names that we do not use. */
class ArchitectureTest {
    /** The packages of core: each may use those of the lines above, and none beside it or below. */
    private static final List<List<String>> ORDER = List.of(
            List.of("limit"),
            List.of("text"),
            List.of("tensor"),
            List.of("kernel"),
            List.of("model"),
            List.of("state"),
            List.of("field"),
            List.of("rule"),
            List.of("rule.basic", "rule.interaction", "rule.relation", "rule.subset"),
            List.of("chain"),
            List.of("trace"),
            List.of("resolve"),
            List.of("trial"),
            List.of("strategy"),
            List.of("search"),
            List.of("explain"),
            List.of("check"),
            List.of("mutate"),
            List.of("study"));

    private static final String[] CORE =
            ORDER.stream().flatMap(List::stream).map(ArchitectureTest::named).toArray(String[]::new);
    private static final String[] JDK = {"java..", "org.jspecify.annotations"};
    private static final String GAME = "ninebynine.game";
    /** Makes puzzles of any game and knows none. */
    private static final String GENERATE = "ninebynine.generate";

    private static final String GAMES = "ninebynine.games..";
    private static final String IO = "ninebynine.io..";
    private static final String DATA = "ninebynine.data..";
    private static final String DATASET = "ninebynine.dataset..";
    private static final String PICTURE = "ninebynine.picture..";
    private static final String WEB = "ninebynine.web..";
    private static final String CLI = "ninebynine.cli..";
    /** A program of its own, for measuring. */
    private static final String BENCH = "ninebynine.bench..";
    /** Checks of whole collections, run by hand. */
    private static final String VERIFY = "ninebynine.verify..";

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("/jmh_generated/"))
            .importPackages("ninebynine");

    private static String named(String name) {
        return "ninebynine." + name;
    }

    private static String[] and(String[] packages, String... more) {
        return Stream.concat(Stream.of(packages), Stream.of(more)).toArray(String[]::new);
    }

    static Stream<String> corePackages() {
        return ORDER.stream().flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("corePackages")
    void aPackageOfCoreUsesOnlyThoseAboveIt(String name) {
        String[] allowed = ORDER.stream()
                .takeWhile(line -> !line.contains(name))
                .flatMap(List::stream)
                .map(ArchitectureTest::named)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(named(name))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(and(allowed, JDK), named(name)))
                .allowEmptyShould(true)
                .check(MAIN);
    }

    /** Who uses the library has no command line; only the command that makes a dataset again is written out, on its card. */
    @ParameterizedTest
    @ValueSource(strings = {"core", "games", "io"})
    void noMessageOfTheLibraryNamesAnOption(String module) throws IOException {
        Pattern option = Pattern.compile("\"[^\"]*--[a-z]");
        try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Recipe.java")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(Files.readAllLines(file))
                            .noneMatch(line -> option.matcher(line).find()));
        }
    }

    @Test
    void everyPackageHasItsPlaceInTheOrder() {
        classes()
                .should()
                .resideInAnyPackage(
                        and(CORE, GAME, GENERATE, GAMES, IO, DATA, DATASET, PICTURE, WEB, CLI, BENCH, VERIFY))
                .check(MAIN);
    }

    @Test
    void noPackageUsesOneThatUsesIt() {
        slices().matching("(ninebynine..)").should().beFreeOfCycles().check(MAIN);
    }

    /** One name, one thing. */
    @Test
    void noTwoTypesOfTheTopHaveOneName() {
        Map<String, List<String>> packages = MAIN.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getPackageName, Collectors.toList())));
        packages.values().removeIf(list -> list.size() == 1);
        assertThat(packages).isEmpty();
    }

    @Test
    void explainTellsWhatHappenedAndMakesNothingHappen() {
        noClasses()
                .that()
                .resideInAPackage(named("explain"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(named("resolve"), named("strategy"), named("search"))
                .check(MAIN);
    }

    @Test
    void gamesKnowCoreAndNothingElse() {
        classes()
                .that()
                .resideInAnyPackage(GAME, GAMES)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(and(CORE, JDK), GAME, GAMES))
                .check(MAIN);
    }

    @Test
    void generatorsKnowWhatAGameIsAndNoGame() {
        classes()
                .that()
                .resideInAPackage(GENERATE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(and(CORE, JDK), GAME, GENERATE))
                .check(MAIN);
    }

    @Test
    void ioKnowsNoCommand() {
        noClasses()
                .that()
                .resideInAnyPackage(IO, DATA, DATASET)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(WEB, CLI, BENCH, VERIFY)
                .check(MAIN);
    }

    /** What a page needs of io reads and draws text; files, rows and their libraries are not for a page. */
    @Test
    void thePageKnowsTheEngineAndWhatReadsAndDraws() {
        classes()
                .that()
                .resideInAPackage(WEB)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(and(CORE, JDK), GAME, GENERATE, GAMES, IO, PICTURE, WEB, "org.teavm.."))
                .check(MAIN);
    }

    /** It draws what it is given: nothing is solved in a picture, and no graphics of the machine are used. */
    @Test
    void picturesKnowBoardsAndStepsOnly() {
        classes()
                .that()
                .resideInAPackage(PICTURE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java.lang..",
                        "java.util..",
                        "java.io..",
                        "java.nio..",
                        "org.jspecify.annotations",
                        named("text"),
                        named("tensor"),
                        named("model"),
                        named("state"),
                        named("rule"),
                        named("explain"),
                        GAME,
                        PICTURE)
                .check(MAIN);
    }

    @Test
    void dataUsesTheLibrariesOfItsFormatsAndNoOther() {
        classes()
                .that()
                .resideInAPackage(DATA)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(
                        and(CORE, JDK),
                        GAME,
                        GENERATE,
                        GAMES,
                        IO,
                        DATA,
                        "com.fasterxml.jackson.annotation",
                        "com.github.luben.zstd",
                        "com.jerolba.carpet..",
                        "org.apache.parquet..",
                        "tools.jackson.."))
                .check(MAIN);
    }

    @Test
    void onlyDataKnowsParquetAndNobodyHadoop() {
        noClasses()
                .that()
                .resideOutsideOfPackage(DATA)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.parquet..", "com.jerolba..", "com.github.luben..")
                .check(MAIN);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.hadoop..")
                .check(MAIN);
    }

    /** Parquet's jars are optional: whoever does not pass its door must load without them. */
    @Test
    void onlyWhatBeginsWithParquetNeedsItsJars() {
        noClasses()
                .that()
                .haveSimpleNameNotStartingWith("Parquet")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.parquet..", "com.jerolba..")
                .check(MAIN);
    }

    @Test
    void coreNamesNoGame() {
        List<String> games = List.of("sudoku", "latin", "futoshiki", "kakuro", "slitherlink", "hidato", "numbrix");
        assertThat(MAIN.stream()
                        .filter(type -> List.of(CORE).contains(type.getPackageName()))
                        .flatMap(type -> Stream.concat(
                                Stream.of(type.getSimpleName()),
                                type.getMembers().stream().map(JavaMember::getName))))
                .isNotEmpty()
                .noneMatch(name -> games.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains));
    }

    @Test
    void onlyProgramsTalkToTheTerminalOrEndTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackages(CLI, BENCH, VERIFY)
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(MAIN);
    }

    @Test
    void onlyThePackageStateChangesAState() {
        fields().that()
                .areDeclaredInClassesThat()
                .resideInAPackage(named("state"))
                .and()
                .areNotStatic()
                .should()
                .bePrivate()
                .check(MAIN);
    }

    @Test
    void nothingStaticCanChange() {
        fields().that().areStatic().should().beFinal().check(MAIN);
    }

    @Test
    void everyPackageIsNullMarked() {
        assertThat(MAIN.stream().map(JavaClass::getPackage).distinct())
                .isNotEmpty()
                .allMatch(of -> of.isAnnotatedWith(NullMarked.class));
    }

    @Test
    void noNameIsEmpty() {
        classes()
                .should()
                .haveSimpleNameNotContaining("Util")
                .andShould()
                .haveSimpleNameNotContaining("Helper")
                .andShould()
                .haveSimpleNameNotContaining("Manager")
                .andShould()
                .haveSimpleNameNotContaining("Impl")
                .check(MAIN);
    }

    /** What checks a step must not lean on what found it. */
    @Test
    void theCheckerSharesNothingWithTheFinders() {
        classes()
                .that()
                .resideInAPackage(named("check"))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(and(
                        JDK,
                        named("limit"),
                        named("tensor"),
                        named("model"),
                        named("state"),
                        named("rule"),
                        named("explain"),
                        named("check")))
                .check(MAIN);
    }

    /**
     * The engine runs in a page too, on TeaVM's library, which lacks these or means something else by them: {@code Map.copyOf} of nothing fails when it
     * is asked, {@code split("")} begins with an empty string (no test can see a constant: {@code Pieces.characters} is the way). {@code Pieces} has
     * the others.
     */
    @Test
    void whatRunsInAPageUsesOnlyWhatAPageHas() {
        noClasses()
                .that()
                .resideInAnyPackage(and(CORE, GAME, GENERATE, GAMES, PICTURE, IO, WEB))
                .should()
                .callMethod(String.class, "lines")
                .orShould()
                .callMethod(String.class, "isBlank")
                .orShould()
                .callMethod(Matcher.class, "results")
                .orShould()
                .callMethod(Matcher.class, "replaceAll", Function.class)
                .orShould()
                .callMethod(Matcher.class, "replaceFirst", Function.class)
                .orShould()
                .callMethod(Arrays.class, "compare", long[].class, long[].class)
                .orShould()
                .callMethod(Arrays.class, "compare", int[].class, int[].class)
                .orShould()
                .callMethod(Map.class, "copyOf", Map.class)
                .orShould()
                .callMethod(Set.class, "copyOf", Collection.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(StringJoiner.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(HexFormat.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(AtomicReferenceArray.class)
                .check(MAIN);
    }

    /** The same bytes everywhere: what is written must not follow the locale of the machine, nor must what is read. */
    @Test
    void nothingFollowsTheLocale() {
        noClasses()
                .should()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "toLowerCase")
                .orShould()
                .callMethod(String.class, "toUpperCase")
                .orShould()
                .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
                .orShould()
                .callMethod(PrintStream.class, "printf", String.class, Object[].class)
                .check(MAIN);
    }
}
