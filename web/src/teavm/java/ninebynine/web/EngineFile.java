package ninebynine.web;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the engine with TeaVM, for {@link PageFolder}: the kind of file, and the folder that it goes to. */
final class EngineFile {
    private EngineFile() {}

    /** What a browser can run. */
    enum Kind {
        JAVASCRIPT("engine.js", TeaVMTargetType.JAVASCRIPT),
        WEBASSEMBLY("engine.wasm", TeaVMTargetType.WEBASSEMBLY_GC);

        private final String file;
        private final TeaVMTargetType type;

        Kind(String file, TeaVMTargetType type) {
            this.file = file;
            this.type = type;
        }
    }

    /** What TeaVM may look at: our classes and its own library, but nothing of the JDK, whose classes would be taken and fail. */
    private static final class Engine extends ClassLoader {
        Engine() {
            super(EngineFile.class.getClassLoader());
        }

        @Override
        public @Nullable URL getResource(String name) {
            return name.startsWith("java/") || name.startsWith("jdk/") ? null : super.getResource(name);
        }
    }

    public static void main(String[] args) throws TeaVMToolException, IOException {
        Kind kind = Kind.valueOf(args[0]);
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(new Engine());
        tool.setMainClass(Page.class.getName());
        tool.setTargetDirectory(new File(args[1]));
        tool.setTargetType(kind.type);
        tool.setTargetFileName(kind.file);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(false);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.generate();
        List<Problem> lacking = tool.getProblemProvider().getSevereProblems();
        if (!lacking.isEmpty()) {
            throw new IllegalStateException(lacking.stream()
                    .map(problem -> problem.getText() + " " + List.of(problem.getParams()) + " at "
                            + problem.getLocation().getMethod())
                    .collect(Collectors.joining("\n", "TeaVM lacks what the engine uses. Maybe Pieces has it:\n", "")));
        }
        if (kind == Kind.WEBASSEMBLY) {
            Path file = Path.of(args[1], kind.file);
            Files.write(file, SmallModule.of(Files.readAllBytes(file)));
        }
    }
}
