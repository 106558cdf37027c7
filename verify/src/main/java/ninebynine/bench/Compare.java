package ninebynine.bench;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Two builds in one JVM, in turn: what the newer takes of the time of the older. Fifty puzzles by the one, then the same by the other, each puzzle's best
 * round by the thread's own time; results must be equal. From the root of the project, with an older clone built in {@code $OLD}:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   taskset -c 0 java -Xmx900m -XX:+UseSerialGC -cp 'verify/target/classes:verify/target/lib/*' \
 *       ninebynine.bench.Compare $OLD . $COLLECTIONS/cbg-000/puzzles-000.txt 400 12 rate:W path:W count
 * </pre>
 */
public final class Compare {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final int TURN = 50;

    private Compare() {}

    /** One build: what it is asked stands in the methods that both have, found by their names. */
    private static final class Build {
        private final ClassLoader classes;
        private final List<Object> starts = new ArrayList<>();
        private final Object model;

        Build(Path root, List<String> lines) throws Throwable {
            classes = new URLClassLoader(urls(root), ClassLoader.getPlatformClassLoader());
            MethodHandle named = handle("ninebynine.games.Games", "named", 1);
            Object game = named.invoke("sudoku");
            MethodHandle parse = handle(named.type().returnType(), "parse", 1);
            MethodHandle start = handle(parse.type().returnType(), "start", 0);
            Object puzzle = null;
            for (String line : lines) {
                puzzle = parse.invoke(game, line);
                starts.add(start.invoke(puzzle));
            }
            model = handle(parse.type().returnType(), "model", 0).invoke(puzzle);
        }

        private static URL[] urls(Path root) throws IOException {
            try (Stream<Path> jars = Files.list(root.resolve("verify/target/lib"))) {
                return jars.sorted().map(Build::url).toArray(URL[]::new);
            }
        }

        private static URL url(Path path) {
            try {
                return path.toUri().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(e);
            }
        }

        private Class<?> type(String name) throws ClassNotFoundException {
            return Class.forName(name, true, classes);
        }

        /** The public method of this name with so many parameters, the first of them where there are several. */
        private MethodHandle handle(Class<?> type, String name, int parameters) throws ReflectiveOperationException {
            for (Method method : type.getMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == parameters && !method.isBridge()) {
                    return MethodHandles.publicLookup().unreflect(method);
                }
            }
            throw new NoSuchMethodException(type.getName() + "." + name);
        }

        private MethodHandle handle(String type, String name, int parameters) throws ReflectiveOperationException {
            return handle(type(type), name, parameters);
        }

        private MethodHandle bound(String type, String name, String theory) throws Throwable {
            Object parsed = handle("ninebynine.strategy.Theory", "parse", 1).invoke(theory);
            Object precedence =
                    handle("ninebynine.strategy.Theory", "precedence", 1).invoke(parsed, model);
            Object by = type(type).getConstructors()[0].newInstance(precedence);
            return handle(type, name, 1).bindTo(by);
        }

        /** What is asked of one start; the answer must be the same in both builds. */
        Work work(String what) throws Throwable {
            String[] parts = what.split(":", 2);
            return switch (parts[0]) {
                case "rate" -> {
                    MethodHandle rate = rate(parts[1]);
                    yield i -> (int) rate.invoke(starts.get(i));
                }
                case "path" -> {
                    MethodHandle trace = bound("ninebynine.resolve.Resolver", "trace", parts[1]);
                    MethodHandle steps = handle("ninebynine.trace.Trace", "steps", 0);
                    yield i -> ((List<?>) steps.invoke(trace.invoke(starts.get(i)))).size();
                }
                case "count" -> {
                    Object counter = type("ninebynine.search.DepthFirst")
                            .getConstructors()[0]
                            .newInstance(model);
                    MethodHandle count =
                            handle("ninebynine.search.DepthFirst", "count", 2).bindTo(counter);
                    yield i -> count.invoke(starts.get(i), 2).hashCode();
                }
                default ->
                    throw new IllegalArgumentException("No work is named " + what + ". Try rate:W, path:W or count.");
            };
        }

        /** The rating of one state: there is another method of this name for puzzles that were begun together. */
        private MethodHandle rate(String theory) throws Throwable {
            MethodHandle any = bound("ninebynine.resolve.Rater", "rate", theory);
            Class<?> view = type("ninebynine.state.View");
            if (any.type().parameterType(0) == view) {
                return any;
            }
            Object rater = type("ninebynine.resolve.Rater")
                    .getConstructors()[0]
                    .newInstance(handle("ninebynine.strategy.Theory", "precedence", 1)
                            .invoke(
                                    handle("ninebynine.strategy.Theory", "parse", 1)
                                            .invoke(theory),
                                    model));
            return MethodHandles.publicLookup()
                    .unreflect(type("ninebynine.resolve.Rater").getMethod("rate", view))
                    .bindTo(rater);
        }
    }

    @FunctionalInterface
    private interface Work {
        int on(int puzzle) throws Throwable;
    }

    public static void main(String[] args) throws Throwable {
        if (args.length < 6) {
            System.err.println(
                    "Compare OLD NEW FILE PUZZLES ROUNDS WORK...   two roots, built; works such as rate:W, path:human, count");
            System.exit(2);
        }
        int count = Integer.parseInt(args[3]);
        int rounds = Integer.parseInt(args[4]);
        List<String> lines;
        try (Stream<String> all = Files.lines(Path.of(args[2]))) {
            lines = all.limit(count).map(line -> line.substring(0, 81)).toList();
        }
        Build[] builds = {new Build(Path.of(args[0]), lines), new Build(Path.of(args[1]), lines)};
        System.out.printf(Locale.ROOT, "%-14s %12s %12s %8s%n", "what", "old, us", "new, us", "ratio");
        for (String what : Arrays.copyOfRange(args, 5, args.length)) {
            row(what, builds, lines.size(), rounds);
        }
    }

    private static void row(String what, Build[] builds, int count, int rounds) throws Throwable {
        Work[] works = {builds[0].work(what), builds[1].work(what)};
        long[][] best = new long[2][count];
        int[][] results = new int[2][count];
        for (long[] times : best) {
            Arrays.fill(times, Long.MAX_VALUE);
        }
        for (int round = 0; round < rounds; round++) {
            for (int from = 0; from < count; from += TURN) {
                for (int b = 0; b < 2; b++) {
                    for (int i = from; i < Math.min(from + TURN, count); i++) {
                        long begun = CLOCK.getCurrentThreadCpuTime();
                        results[b][i] = works[b].on(i);
                        best[b][i] = Math.min(best[b][i], CLOCK.getCurrentThreadCpuTime() - begun);
                    }
                }
            }
        }
        int differ = 0;
        for (int i = 0; i < count; i++) {
            differ += results[0][i] == results[1][i] ? 0 : 1;
        }
        double old = mean(best[0]);
        double now = mean(best[1]);
        System.out.printf(
                Locale.ROOT,
                "%-14s %,12.1f %,12.1f %8.2f%s%n",
                what,
                old,
                now,
                old / now,
                differ == 0 ? "" : "   " + differ + " results differ");
    }

    private static double mean(long[] times) {
        return Arrays.stream(times).average().orElse(0) / 1000;
    }
}
