package ninebynine.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import ninebynine.cli.Nbn;
import ninebynine.games.Games;

/**
 * By how much a time limit is overrun: {@code --time-limit} on the largest puzzles of every game, with every theory and every command. From the
 * root of the project:
 *
 * <pre>
 *   mvn -q -B -pl verify -am package -Dmaven.test.skip=true
 *   java -Xmx4g -XX:+UseParallelGC -cp 'verify/target/classes:verify/target/lib/*' ninebynine.bench.Limits 1
 * </pre>
 *
 * The first word is the limit in seconds; further words choose games, commands and theories. The time is the clock's, so the load of the machine is
 * told beside it, and the time of the thread itself, which others do not lengthen. What overruns by a second or more is told with where it was at
 * the time.
 */
public final class Limits {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final List<MemoryPoolMXBean> HEAP = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    private static final long NOT_YET = -1;
    private static final long LATE_MILLIS = 1000;

    /** Options of {@code verify}: the first is of use for paths in text, the second for rows. */
    private static final String TEXT = "--all";

    private static final String JSON = "--ratings";

    private static final List<String> THEORIES = List.of(
            "BRT", "W1", "SFin", "BC", "Z", "O", "tW", "tWb", "W", "LW", "gBC", "g2W", "gW", "B", "gB", "TyBC", "TyZ",
            "TytW", "TyW", "TygW", "FW", "F3W", "FgW", "FB", "FgB", "TE1", "gTE1", "TE2", "TE3", "TE2(B)", "FTE2",
            "FTE4", "DFS", "DFS(W)");
    /** Not for games without g-labels. */
    private static final Set<String> GROUPS = Set.of("gBC", "gW", "gB", "TygW", "FgW", "FgB");

    private static final Map<String, List<String>> OWN = Map.of(
            "kakuro", List.of("W+with-SurfaceSum+with-Cut", "W+S"),
            "slitherlink", List.of("W1+with-LoopBraid", "W+S"));
    private static final List<List<String>> COMMANDS = List.of(
            List.of("rate", "--rules", "W"),
            List.of("rate", "--rules", "gB"),
            List.of("count"),
            List.of("canonical"),
            List.of("classify"),
            List.of("hint", "--strength", "step"),
            List.of("hint", "--rules", "gB"),
            List.of("why"),
            List.of("expand", "--rules", "W"),
            List.of("steps"),
            List.of("steps", "--fewer"),
            List.of("backdoors"),
            List.of("backdoors", "--kind", "pairs", "--rules", "W"),
            List.of("render", "--step", "end", "--rules", "W"),
            List.of("solve", "--format", "json", "--rules", "W"),
            List.of("dataset", "--rules", "W"),
            List.of("verify", TEXT),
            List.of("verify", JSON),
            List.of("conformance", "--theories", "W"));

    private final double limit;
    private final List<String> wanted;
    private final Path folder;
    private double worst;
    private int runs;
    private int over;

    Limits(double limit, List<String> wanted, Path folder) {
        this.limit = limit;
        this.wanted = wanted;
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        System.out.println("game\tboard\tcommand\tover, s\town time, s\theap, GB\tload\texit code\tsaid");
        Path folder = Files.createTempDirectory("limits");
        Limits limits = new Limits(Double.parseDouble(args[0]), List.of(args).subList(1, args.length), folder);
        for (Giants.Giant giant : Giants.all()) {
            limits.measure(giant);
        }
        System.out.printf(
                Locale.ROOT,
                "%d runs, worst overrun %.2f s, %d over a second%n",
                limits.runs,
                limits.worst,
                limits.over);
        System.exit(0);
    }

    private void measure(Giants.Giant giant) throws IOException {
        if (!isWanted(giant.game())) {
            return;
        }
        Path file = Files.writeString(folder.resolve("puzzle.txt"), giant.text() + "\n");
        for (List<String> command : commands(giant.game())) {
            if (isWanted(command.get(0)) && (command.size() < 3 || isWanted(command.get(command.size() - 1)))) {
                measure(giant, command, input(giant, command, file));
            }
        }
    }

    /** What the command reads, and where it writes. */
    List<String> input(Giants.Giant giant, List<String> command, Path file) throws IOException {
        return switch (command.get(0)) {
            case "dataset" ->
                List.of("-o", folder.resolve("set" + runs).toString(), "--game", giant.game(), file.toString());
            case "verify" -> List.of("--game", giant.game(), trace(giant, command.get(1), file));
            case "conformance" -> List.of(collection(giant));
            default -> List.of("--game", giant.game(), file.toString());
        };
    }

    /** A path as far as it gets within the limit. */
    private String trace(Giants.Giant giant, String kind, Path file) throws IOException {
        StringWriter out = new StringWriter();
        String format = kind.equals(JSON) ? "json" : "text";
        run(
                out,
                List.of("solve", "--rules", "W", "--format", format),
                List.of("--game", giant.game(), file.toString()));
        return Files.writeString(folder.resolve("trace"), out.toString()).toString();
    }

    /** A collection of one puzzle, whose published figures are made up. */
    private String collection(Giants.Giant giant) throws IOException {
        Files.writeString(folder.resolve("puzzles-000.txt"), giant.text() + "\n");
        for (String figures : List.of("nb-cands", "nb-cands-after-BRT", "nb-cands-after-W1", "W-ratings")) {
            Files.writeString(folder.resolve(figures + "-000.txt"), "0\n");
        }
        return folder.toString();
    }

    private String run(StringWriter out, List<String> command, List<String> input) {
        List<String> args = new ArrayList<>(command);
        args.addAll(List.of("--time-limit", Double.toString(limit)));
        args.addAll(input);
        StringWriter err = new StringWriter();
        int code = Nbn.run(new PrintWriter(out), new PrintWriter(err), args.toArray(String[]::new));
        String said = err.toString().lines().findFirst().orElse("");
        return code + "\t" + said.substring(0, Math.min(said.length(), 160));
    }

    /** Every theory that the game has, and every command. */
    static List<List<String>> commands(String game) {
        List<List<String>> commands = new ArrayList<>();
        THEORIES.forEach(theory -> commands.add(List.of("solve", "--rules", theory)));
        OWN.getOrDefault(game, List.of()).forEach(theory -> commands.add(List.of("solve", "--rules", theory)));
        commands.addAll(COMMANDS);
        return commands.stream().filter(command -> isThere(game, command)).toList();
    }

    private static boolean isThere(String game, List<String> command) {
        boolean groups = Games.named(game).hasGroups();
        return (groups || !GROUPS.contains(command.get(command.size() - 1)))
                && (game.equals("sudoku") || !command.get(0).equals("conformance"));
    }

    /** Whether no word of its kind was given, or this one. */
    private boolean isWanted(String word) {
        boolean game = Giants.all().stream().anyMatch(giant -> giant.game().equals(word));
        boolean command = COMMANDS.stream().anyMatch(of -> of.get(0).equals(word));
        List<String> alike = wanted.stream()
                .filter(other -> game
                                == Giants.all().stream()
                                        .anyMatch(giant -> giant.game().equals(other))
                        && command == COMMANDS.stream().anyMatch(of -> of.get(0).equals(other)))
                .toList();
        return alike.isEmpty() || alike.contains(word);
    }

    private void measure(Giants.Giant giant, List<String> command, List<String> input) {
        HEAP.forEach(MemoryPoolMXBean::resetPeakUsage);
        AtomicLong used = new AtomicLong(NOT_YET);
        AtomicBoolean done = new AtomicBoolean();
        Thread watching = watch(Thread.currentThread(), used, done);
        long from = System.nanoTime();
        String said = run(new StringWriter(), command, input);
        double overrun = (System.nanoTime() - from) / 1e9 - limit;
        done.set(true);
        watching.interrupt();
        double own = used.get() == NOT_YET ? 0 : (THREADS.getCurrentThreadCpuTime() - used.get()) / 1e9;
        long heap =
                HEAP.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        runs++;
        worst = Math.max(worst, overrun);
        over += overrun > 1 ? 1 : 0;
        System.out.printf(
                Locale.ROOT,
                "%s\t%s\t%s\t%.2f\t%.2f\t%.1f\t%.1f\t%s%n",
                giant.game(),
                giant.name(),
                String.join(" ", command),
                overrun,
                own,
                heap / 1e9,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                said);
    }

    /** Tells where the work is when it should be over for a second. */
    private Thread watch(Thread worker, AtomicLong used, AtomicBoolean done) {
        Thread watching = new Thread(() -> {
            try {
                Thread.sleep((long) (1000 * limit));
                used.set(THREADS.getThreadCpuTime(worker.getId()));
                Thread.sleep(LATE_MILLIS);
                for (int i = 0; !done.get(); i++) {
                    System.err.println("still at it:");
                    Arrays.stream(worker.getStackTrace()).limit(14).forEach(at -> System.err.println("    " + at));
                    if (i > 12) {
                        System.out.println("never ends");
                        System.exit(1);
                    }
                    Thread.sleep(2000);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        watching.setDaemon(true);
        watching.start();
        return watching;
    }
}
