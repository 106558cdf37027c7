package ninebynine.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts the locals of a function that have the same type side by side, for they are then declared at once. */
final class SortedLocals {
    private SortedLocals() {}

    static byte[] in(byte[] body, int parameters) {
        WasmBytes in = new WasmBytes(body);
        WasmCode type = new WasmCode(in, new WasmCode.Names() {}, new ByteArrayOutputStream());
        Map<ByteBuffer, List<Integer>> byType = new LinkedHashMap<>();
        int count = 0;
        for (int groups = in.number(); groups > 0; groups--) {
            int size = in.number();
            int begin = in.position();
            type.valueType();
            List<Integer> alike = byType.computeIfAbsent(ByteBuffer.wrap(in.from(begin)), t -> new ArrayList<>());
            for (int i = 0; i < size; i++) {
                alike.add(count++);
            }
        }
        int[] number = new int[count];
        int next = parameters;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WasmBytes.write(out, byType.size());
        for (Map.Entry<ByteBuffer, List<Integer>> each : byType.entrySet()) {
            WasmBytes.write(out, each.getValue().size());
            out.writeBytes(each.getKey().array());
            for (int local : each.getValue()) {
                number[local] = next++;
            }
        }
        new WasmCode(
                        in,
                        new WasmCode.Names() {
                            @Override
                            public int local(int local, int operation) {
                                return local < parameters ? local : number[local - parameters];
                            }
                        },
                        out)
                .instructions();
        return out.toByteArray();
    }
}
