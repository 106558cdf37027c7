package ninebynine.web;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
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
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

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
    public static void main(String[] args) throws IOException, GeneralSecurityException {
        new PageFolder(Path.of(args[0]), Path.of(args[1])).make();
    }

    private void make() throws IOException, GeneralSecurityException {
        Path engine = folder.resolve("engine");
        Path made = folder.resolveSibling("engine.made");
        String classes = digest(classFiles());
        Files.createDirectories(engine);
        if (!Files.exists(made) || !Files.readString(made).equals(classes)) {
            CompletableFuture<Void> script = CompletableFuture.runAsync(() -> compile(TeaVMTargetType.JAVASCRIPT));
            compile(TeaVMTargetType.WEBASSEMBLY_GC);
            script.join();
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

    /** What TeaVM may look at: our classes and its own library, but nothing of the JDK, whose classes would be taken and fail. */
    private static final class Engine extends ClassLoader {
        Engine() {
            super(PageFolder.class.getClassLoader());
        }

        @Override
        public @Nullable URL getResource(String name) {
            return name.startsWith("java/") || name.startsWith("jdk/") ? null : super.getResource(name);
        }
    }

    private void compile(TeaVMTargetType type) {
        boolean script = type == TeaVMTargetType.JAVASCRIPT;
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(new Engine());
        tool.setMainClass(Page.class.getName());
        tool.setTargetDirectory(folder.resolve("engine").toFile());
        tool.setTargetType(type);
        tool.setTargetFileName(script ? "engine.js" : "engine.wasm");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(false);
        if (script) {
            tool.setJsModuleType(JSModuleType.ES2015);
        }
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new IllegalStateException("TeaVM could not compile the engine: " + e.getMessage(), e);
        }
        List<Problem> lacking = tool.getProblemProvider().getSevereProblems();
        if (!lacking.isEmpty()) {
            throw new IllegalStateException(lacking.stream()
                    .map(problem -> problem.getText() + " " + List.of(problem.getParams()) + " at "
                            + problem.getLocation().getMethod())
                    .collect(Collectors.joining("\n", "TeaVM lacks what the engine uses. Maybe Pieces has it:\n", "")));
        }
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
