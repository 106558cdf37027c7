package ninebynine.web;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The types of a module, in the groups that they were defined in: those of one group may name each other, and are the same as no other. */
final class WasmTypes {
    private static final int GROUP = 0x4e;
    private static final int FUNCTION = 0x60;
    private static final int STRUCTURE = 0x5f;
    private static final int OPEN = 0x50;
    private static final int FINAL = 0x4f;

    private final List<byte[]> types = new ArrayList<>();
    /** How many types each group has; 0 is one type without a group. */
    private final List<Integer> groups = new ArrayList<>();

    WasmTypes(byte[] section) {
        WasmBytes in = new WasmBytes(section);
        for (int left = in.number(); left > 0; left--) {
            boolean grouped = in.peek() == GROUP;
            int count = 1;
            if (grouped) {
                in.next();
                count = in.number();
            }
            groups.add(grouped ? count : 0);
            for (int i = 0; i < count; i++) {
                int begin = in.position();
                define(new WasmCode(in, new WasmCode.Names() {}, new ByteArrayOutputStream()), in);
                types.add(in.from(begin));
            }
        }
    }

    int count() {
        return types.size();
    }

    private static void define(WasmCode code, WasmBytes in) {
        if (in.peek() == OPEN || in.peek() == FINAL) {
            code.bytes(1);
            for (int left = code.number(); left > 0; left--) {
                code.type();
            }
        }
        int kind = in.peek();
        code.bytes(1);
        if (kind == FUNCTION) {
            values(code);
            values(code);
            return;
        }
        for (int left = kind == STRUCTURE ? code.number() : 1; left > 0; left--) {
            code.valueType();
            code.bytes(1);
        }
    }

    private static void values(WasmCode code) {
        for (int left = code.number(); left > 0; left--) {
            code.valueType();
        }
    }

    /** A function's parameters, each as it is written. */
    List<byte[]> parameters(int type) {
        WasmBytes in = new WasmBytes(types.get(type));
        WasmCode code = new WasmCode(in, new WasmCode.Names() {}, new ByteArrayOutputStream());
        if (in.peek() != FUNCTION) {
            in.next();
            for (int left = in.number(); left > 0; left--) {
                in.number();
            }
        }
        in.next();
        List<byte[]> parameters = new ArrayList<>();
        for (int left = in.number(); left > 0; left--) {
            int begin = in.position();
            code.valueType();
            parameters.add(in.from(begin));
        }
        return parameters;
    }

    /** Adds all that these types name, and what those name. */
    void close(BitSet used) {
        BitSet looked = new BitSet();
        for (int next = used.nextSetBit(0); next >= 0; next = used.nextSetBit(0)) {
            used.clear(next);
            looked.set(next);
            renamed(next, new WasmCode.Names() {
                @Override
                public int type(int type) {
                    if (!looked.get(type)) {
                        used.set(type);
                    }
                    return type;
                }
            });
        }
        used.or(looked);
    }

    private byte[] renamed(int type, WasmCode.Names names) {
        WasmBytes in = new WasmBytes(types.get(type));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        define(new WasmCode(in, names, out), in);
        return out.toByteArray();
    }

    /** Those that are used, in their old order. */
    byte[] section(BitSet used, WasmCode.Names names) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Set<String> distinct = new HashSet<>();
        int written = 0;
        int type = 0;
        for (int size : groups) {
            ByteArrayOutputStream group = new ByteArrayOutputStream();
            int kept = 0;
            for (int i = 0; i < Math.max(1, size); i++, type++) {
                if (used.get(type)) {
                    group.writeBytes(renamed(type, names));
                    kept++;
                }
            }
            if (kept > 0) {
                if (size > 0) {
                    out.write(GROUP);
                    WasmBytes.write(out, kept);
                }
                out.writeBytes(group.toByteArray());
                written++;
                // Groups that look alike are the same, and with them classes that are not.
                if (size > 0 && !distinct.add(Arrays.toString(group.toByteArray()))) {
                    throw new IllegalStateException(
                            "Two groups of types have become alike. Maybe leave their types in place.");
                }
            }
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        WasmBytes.write(all, written);
        all.writeBytes(out.toByteArray());
        return all.toByteArray();
    }
}
