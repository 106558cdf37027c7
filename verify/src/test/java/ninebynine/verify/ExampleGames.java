package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import ninebynine.cli.Plugins;
import ninebynine.games.Games;

/** The games of {@code examples} as a user's build would make them: sources, our class path, a jar with its lists of games and rules. */
final class ExampleGames {
    static final Path ROOT = Path.of("../examples");

    private ExampleGames() {}

    static Path jar(Path folder) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> call = new ArrayList<>(
                List.of("--release", "17", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        try (Stream<Path> sources = Files.walk(ROOT.resolve("src/main/java"))) {
            sources.filter(file -> file.toString().endsWith(".java")).forEach(file -> call.add(file.toString()));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, call.toArray(String[]::new))).isZero();
        Path resources = ROOT.resolve("src/main/resources");
        try (Stream<Path> files = Files.walk(resources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = classes.resolve(resources.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        Path jar = folder.resolve("more-games.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    /** Ours and those of the jar. */
    static Games games(Path jar) throws IOException {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, ExampleGames.class.getClassLoader());
        return Plugins.of(loader, Games.builtIn());
    }
}
