package ninebynine.web;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Code that calls a function with its own parameters, the first of them cast, and does nothing else.
 *
 * @param cast the parameter and its cast, as instructions
 * @param to the function that is called
 * @param parameters their types
 */
record Forwarding(byte[] cast, int to, List<byte[]> parameters) {
    private static final int CAST = 22;

    /** Null if the code does something else. */
    static @Nullable Forwarding of(byte[] body, List<byte[]> parameters) {
        WasmBytes in = new WasmBytes(body);
        if (parameters.isEmpty() || !in.has(0, WasmCode.LOCAL_GET, 0, WasmCode.GC)) {
            return null;
        }
        int operation = in.number();
        if (operation != CAST && operation != WasmCode.CAST_NULLABLE) {
            return null;
        }
        in.skipNumber();
        byte[] cast = in.from(1);
        for (int p = 1; p < parameters.size(); p++) {
            if (!in.has(WasmCode.LOCAL_GET, p)) {
                return null;
            }
        }
        if (!in.has(WasmCode.CALL)) {
            return null;
        }
        int to = in.number();
        return in.has(WasmCode.END) && in.isOver() ? new Forwarding(cast, to, parameters) : null;
    }

    /** Whether all parameters but the first are the same there. */
    boolean fits(List<byte[]> there) {
        return there.size() == parameters.size()
                && IntStream.range(1, there.size()).allMatch(p -> Arrays.equals(there.get(p), parameters.get(p)));
    }

    /** The code of the function that is called, from these parameters. */
    byte[] joined(byte[] body, byte[] first) {
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        Uses uses = new Uses(copy);
        WasmCode.copy(body, uses, copy);
        byte[] there = copy.toByteArray();
        if (uses.count == 0) {
            return there;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (uses.count == 1 && uses.isRead && !uses.loops) {
            out.write(there, 0, uses.last);
            out.writeBytes(cast);
            out.write(there, uses.last + 2, there.length - uses.last - 2);
            return out.toByteArray();
        }
        return withLocal(there, first);
    }

    /** The first parameter is cast once, into a local of its own, which is the last. */
    private byte[] withLocal(byte[] body, byte[] type) {
        WasmBytes in = new WasmBytes(body);
        int groups = in.number();
        int begin = in.position();
        int local = parameters.size();
        for (int i = 0; i < groups; i++) {
            local += in.number();
            new WasmCode(in, new WasmCode.Names() {}, new ByteArrayOutputStream()).valueType();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WasmBytes.write(out, groups + 1);
        out.writeBytes(in.from(begin));
        out.write(1);
        out.writeBytes(type);
        out.writeBytes(cast);
        boolean atOnce = in.has(WasmCode.LOCAL_GET, 0);
        out.write(atOnce ? WasmCode.LOCAL_TEE : WasmCode.LOCAL_SET);
        WasmBytes.write(out, local);
        int own = local;
        new WasmCode(
                        in,
                        new WasmCode.Names() {
                            @Override
                            public int local(int which, int operation) {
                                return which == 0 ? own : which;
                            }
                        },
                        out)
                .instructions();
        return out.toByteArray();
    }

    /** How the first parameter is used. */
    private static final class Uses implements WasmCode.Names {
        private final ByteArrayOutputStream copied;
        private int count;
        private int last;
        private boolean isRead = true;
        private boolean loops;

        Uses(ByteArrayOutputStream copied) {
            this.copied = copied;
        }

        @Override
        public int local(int local, int operation) {
            if (local == 0) {
                count++;
                last = copied.size() - 1;
                isRead &= operation == WasmCode.LOCAL_GET;
            }
            return local;
        }

        @Override
        public void loop() {
            loops = true;
        }
    }
}
