package ninebynine.web;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the folder that is put on a server, at the end of the build: the page as it is, the rules' cards, the engine in WebAssembly and in JavaScript,
 * compiled side by side, and a service worker that knows all their names. An engine whose classes are the same is not compiled again.
 *
 * <pre>
 *   src/main/page ──────────────────────────────┐
 *   cards beside the rules of core and games ───┼──► target/page
 *   classes ──TeaVM──► engine.wasm, engine.js ──┘
 * </pre>
 */
public final class PageFolder {
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
    private static final List<String> MODULES = List.of("core", "games");

    private final Path root;
    private final Path folder;

    private PageFolder(Path root, Path folder) {
        this.root = root;
        this.folder = folder;
    }

    /** The root of the clone, and the folder to make. The engine's classes are those of the class path. */
    public static void main(String[] args) throws IOException, GeneralSecurityException, InterruptedException {
        new PageFolder(Path.of(args[0]), Path.of(args[1])).make();
    }

    private void make() throws IOException, GeneralSecurityException, InterruptedException {
        Path engine = folder.resolve("engine");
        Path made = folder.resolveSibling("engine.made");
        String classes = digest(classFiles());
        Files.createDirectories(engine);
        if (!Files.exists(made) || !Files.readString(made).equals(classes)) {
            Process script = compile(EngineFile.Kind.JAVASCRIPT);
            Process assembly = compile(EngineFile.Kind.WEBASSEMBLY);
            if (script.waitFor() + assembly.waitFor() > 0) {
                throw new IllegalStateException("The engine could not be compiled, see above.");
            }
            Files.writeString(made, classes);
        }
        try (InputStream in =
                Objects.requireNonNull(PageFolder.class.getClassLoader().getResourceAsStream(RUNTIME))) {
            Files.copy(in, engine.resolve("runtime.js"), StandardCopyOption.REPLACE_EXISTING);
        }
        copy(root.resolve("web/src/main/page"), folder);
        cards();
        serviceWorker();
    }

    /**
     * Compiles in a process of its own. TeaVM goes through sets of objects by their hashes, which Java deals out at random unless it is told to count; with one
     * thread that counts, the same classes are the same bytes. It is over before Java's second compiler has paid for itself: with the first alone 17 s of CPU
     * instead of 44.
     */
    private Process compile(EngineFile.Kind kind) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx2g",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:+IgnoreUnrecognizedVMOptions",
                        "-XX:hashCode=3",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EngineFile.class.getName(),
                        kind.name(),
                        folder.resolve("engine").toString())
                .inheritIO()
                .start();
    }

    /** Every class that the engine may have. */
    private List<Path> classFiles() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(part);
            if (Files.isDirectory(path)) {
                all.addAll(files(path));
            } else if (part.contains("ninebynine") || part.contains("teavm")) {
                all.add(path);
            }
        }
        return all;
    }

    private static List<Path> files(Path under) throws IOException {
        try (Stream<Path> files = Files.walk(under)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String digest(List<Path> files) throws IOException, GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (Path file : files) {
            digest.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(file));
        }
        StringBuilder text = new StringBuilder();
        for (byte each : digest.digest()) {
            text.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
        }
        return text.toString();
    }

    private static void copy(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(Objects.requireNonNull(copy.getParent()));
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private void cards() throws IOException {
        Path cards = folder.resolve("cards");
        Files.createDirectories(cards);
        for (String module : MODULES) {
            for (Path file : files(root.resolve(module).resolve("src/main/java"))) {
                if (file.toString().endsWith(".md")) {
                    Files.copy(file, cards.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    /** The worker with the names of all files, and a name of its own that changes when any of them does. */
    private void serviceWorker() throws IOException, GeneralSecurityException {
        Path worker = folder.resolve("sw.js");
        List<Path> all = files(folder);
        TreeSet<String> names = new TreeSet<>(List.of("./"));
        all.stream()
                .filter(file -> !file.equals(worker))
                .forEach(file -> names.add(folder.relativize(file).toString().replace('\\', '/')));
        String list = names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", ", "[", "]"));
        Files.writeString(
                worker,
                Files.readString(worker)
                        .replace("VERSION", digest(all).substring(0, 16))
                        .replace("FILES_OF_THE_PAGE", list));
    }
}
