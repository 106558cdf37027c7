package ninebynine.cli;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * A folder for one person's browser, on this machine alone: it listens on loopback, answers who asks it by that name, gives files of the folder and
 * nothing else, and says to the browser that the page may load nothing from elsewhere.
 */
final class PageServer implements AutoCloseable {
    /** Neither script in the page's text nor anything of another place. */
    static final String POLICY =
            "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
                    + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The worker's own: what loads the engine makes functions of text, its own text, and nothing that comes from outside goes there but as data. */
    static final String WORKER =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "webmanifest", "application/manifest+json",
            "wasm", "application/wasm",
            "md", "text/plain; charset=utf-8");

    private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost", "[::1]");
    private static final int THREADS = 8;
    private static final int WAITING = 64;
    private static final int LONGEST_PATH = 512;

    private final Path folder;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS, work -> {
        Thread thread = new Thread(work, "page");
        thread.setDaemon(true);
        return thread;
    });

    /** @param port 0 for any that is free */
    PageServer(Path folder, int port) throws IOException {
        this.folder = folder.toRealPath();
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), WAITING);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            String host = exchange.getRequestHeaders().getFirst("Host");
            if (host == null || !NAMES.contains(host.replaceFirst(":\\d+$", ""))) {
                say(exchange, 403, "This server is for this machine alone.");
            } else if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                say(exchange, 405, "There are only files here.");
            } else {
                file(exchange, method.equals("GET"));
            }
        }
    }

    private void file(HttpExchange exchange, boolean whole) throws IOException {
        Path file = found(exchange.getRequestURI().getPath());
        if (file == null) {
            say(exchange, 404, "There is no such file.");
            return;
        }
        String name = String.valueOf(file.getFileName());
        Headers headers = exchange.getResponseHeaders();
        headers.set(
                "Content-Type",
                TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"));
        headers.set("Cache-Control", "no-cache");
        safe(headers, name.equals("worker.js") ? WORKER : POLICY);
        long size = Files.size(file);
        exchange.sendResponseHeaders(200, whole && size > 0 ? size : -1);
        if (whole && size > 0) {
            try (OutputStream out = exchange.getResponseBody()) {
                Files.copy(file, out);
            }
        }
    }

    /** The file of a path, or null: none outside of the folder, whatever the path says. */
    private @Nullable Path found(String path) throws IOException {
        if (path == null || path.length() > LONGEST_PATH || path.indexOf('\0') >= 0) {
            return null;
        }
        try {
            Path file = folder.resolve(path.replaceFirst("^/+", "")).normalize();
            if (file.equals(folder) || path.endsWith("/")) {
                file = file.resolve("index.html");
            }
            return file.startsWith(folder)
                            && Files.isRegularFile(file)
                            && file.toRealPath().startsWith(folder)
                    ? file
                    : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static void safe(Headers headers, String policy) {
        headers.set("Content-Security-Policy", policy);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
    }

    private static void say(HttpExchange exchange, int code, String text) throws IOException {
        byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        safe(exchange.getResponseHeaders(), "default-src 'none'");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(code, head ? -1 : bytes.length);
        if (!head) {
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
