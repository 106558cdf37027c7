package ninebynine.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A job in a process of its own, which may be killed, with workers that may be. */
final class Job implements AutoCloseable {
    /** Two workers of one core each, in processes of their own. */
    static final String CLUSTER = "local-cluster[2,1,1024]";

    private static final long PATIENCE_SECONDS = 240;

    private final Process driver;
    private final Path talk;

    private Job(Process driver, Path talk) {
        this.driver = driver;
        this.talk = talk;
    }

    /** Starts it. What it says is kept beside its folder. */
    static Job start(String master, Path folder, String... args) throws IOException {
        Path home = home(folder);
        Path talk = folder.resolve("talk-" + System.nanoTime() + ".txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + Path.of("jvm.options").toAbsolutePath(),
                "-Xmx512m",
                "-Dlog4j2.configurationFile=" + Path.of("log4j2.properties").toAbsolutePath(),
                "-Dspark.master=" + master,
                "-Dspark.home=" + home,
                "-Dspark.ui.enabled=false",
                "-Dspark.driver.host=localhost",
                "-Dspark.driver.bindAddress=127.0.0.1",
                "-Dspark.executor.memory=512m",
                "-Dspark.executor.extraClassPath=" + ours(),
                "-cp",
                System.getProperty("java.class.path"),
                NbnSpark.class.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(talk.toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // as the scripts of an installation do
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return new Job(builder.start(), talk);
    }

    private static Stream<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(Path::of)
                .map(Path::toAbsolutePath);
    }

    /** Folders of classes and our jars: what a job brings along. */
    private static String ours() {
        return classPath()
                .filter(path -> Files.isDirectory(path) || !isSpark(path))
                .map(Path::toString)
                .collect(Collectors.joining(java.io.File.pathSeparator));
    }

    private static boolean isSpark(Path jar) {
        return !Stream.of("ninebynine", "picocli", "tools/jackson", "tools\\jackson")
                .anyMatch(jar.toString()::contains);
    }

    /** Where workers look for Spark: a folder with its jars. */
    private static Path home(Path folder) throws IOException {
        Path home = folder.resolve("spark-home");
        Path jars = home.resolve("jars");
        if (!Files.isDirectory(jars)) {
            Files.createDirectories(jars);
            for (Path jar : classPath()
                    .filter(Files::isRegularFile)
                    .filter(Job::isSpark)
                    .toList()) {
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
            }
        }
        return home;
    }

    /** Waits for something that must come before the end. */
    void await(String what, BooleanSupplier there) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!there.getAsBoolean()) {
            if (!driver.isAlive() || System.nanoTime() > end) {
                throw new AssertionError("No " + what + ": " + talk());
            }
            Thread.sleep(20);
        }
    }

    /** The processes of its workers. */
    List<ProcessHandle> workers() {
        return driver.children().toList();
    }

    ProcessHandle driver() {
        return driver.toHandle();
    }

    /** The exit code. */
    int end() throws InterruptedException {
        if (!driver.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("The job does not end.");
        }
        return driver.exitValue();
    }

    String talk() throws IOException {
        return Files.readString(talk);
    }

    @Override
    public void close() {
        workers().forEach(ProcessHandle::destroyForcibly);
        driver.destroyForcibly();
    }
}
