package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What others may use of core and games: it is documented, whole, and no more than somebody uses. */
class PublicApiTest {
    private static final List<String> MODULES = List.of("core", "games");

    /** Its constants say what they mean by themselves, in words that are printed. */
    private static final String NAMES = "PopularName.java";

    private static final JavaClasses ALL = new ClassFileImporter().importPackages("ninebynine");

    @TempDir
    private Path folder;

    /** Everything that is public or protected, but for what a record says of its components when they are put together. Compiles two modules again, so it is not quick. */
    @Tag("full")
    @ParameterizedTest
    @ValueSource(strings = {"core", "games"})
    void everyPublicMemberIsDocumented(String module) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, null)) {
            compiler.getTask(
                            null,
                            files,
                            said,
                            List.of(
                                    "-proc:none",
                                    "-implicit:none",
                                    "-Xdoclint:missing/protected",
                                    "-Xmaxwarns",
                                    "10000",
                                    "-d",
                                    folder.toString(),
                                    "-cp",
                                    System.getProperty("java.class.path")),
                            null,
                            files.getJavaFileObjectsFromPaths(sources(module)))
                    .call();
        }
        assertThat(said.getDiagnostics().stream()
                        .filter(each -> each.getCode().contains("missing.comment"))
                        .filter(each -> !each.getSource().getName().endsWith(NAMES))
                        .filter(each -> !isCompactConstructor(each))
                        .map(each -> each.getSource().getName() + ":" + each.getLineNumber()))
                .isEmpty();
        assertThat(said.getDiagnostics()).isNotEmpty();
    }

    private static boolean isCompactConstructor(Diagnostic<? extends JavaFileObject> said) {
        try {
            String line = said.getSource()
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .skip(said.getLineNumber() - 1)
                    .findFirst()
                    .orElse("");
            return line.strip().matches("public \\w+ \\{");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> sources(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    /** Whoever sees a member sees what it is made of. */
    @Test
    void nothingPublicNeedsWhatIsHidden() throws IOException {
        Set<String> ours = ours();
        assertThat(ALL.stream()
                        .filter(type -> ours.contains(outer(type)) && isPublic(type))
                        .flatMap(type -> type.getMembers().stream())
                        .filter(PublicApiTest::isSeen)
                        .filter(member -> member.getAllInvolvedRawTypes().stream()
                                .map(JavaClass::getBaseComponentType)
                                .anyMatch(type -> ours.contains(outer(type)) && !isPublic(type)))
                        .map(JavaMember::getFullName))
                .isEmpty();
    }

    /** A type that is public is used in another package, by us, by a test, or by who sees a member of one that is. */
    @Test
    void whatNobodyElseUsesIsNotPublic() throws IOException {
        Set<String> used = ALL.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(use -> !use.getTargetClass()
                        .getPackageName()
                        .equals(use.getOriginClass().getPackageName()))
                .map(PublicApiTest::target)
                .collect(Collectors.toCollection(TreeSet::new));
        ALL.stream()
                .filter(PublicApiTest::isPublic)
                .flatMap(type -> type.getMembers().stream())
                .filter(PublicApiTest::isSeen)
                .map(JavaMember::getAllInvolvedRawTypes)
                .flatMap(Collection::stream)
                .forEach(type -> used.add(outer(type.getBaseComponentType())));
        used.add("ninebynine.games.grid.GridGame"); // for games from outside
        used.add("ninebynine.rule.relation.Relations"); // for a constant, which the compiler copies
        Set<String> ours = ours();
        assertThat(ALL.stream()
                        .filter(type -> ours.contains(type.getName()) && isPublic(type))
                        .map(JavaClass::getName)
                        .filter(name -> !used.contains(name)))
                .isEmpty();
    }

    private static String target(Dependency use) {
        return outer(use.getTargetClass().getBaseComponentType());
    }

    /** The names of the types that are files of ours. */
    private static Set<String> ours() throws IOException {
        Set<String> names = new TreeSet<>();
        for (String module : MODULES) {
            Path root = Path.of("..", module, "src", "main", "java");
            for (Path file : sources(module)) {
                names.add(root.relativize(file)
                        .toString()
                        .replace(".java", "")
                        .replace('/', '.')
                        .replace('\\', '.'));
            }
        }
        return names;
    }

    private static String outer(JavaClass type) {
        int end = type.getName().indexOf('$');
        return end < 0 ? type.getName() : type.getName().substring(0, end);
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PublicApiTest::isPublic).orElse(true);
    }

    private static boolean isSeen(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return modifiers.contains(JavaModifier.PUBLIC)
                && !modifiers.contains(JavaModifier.SYNTHETIC)
                && !modifiers.contains(JavaModifier.BRIDGE);
    }
}
