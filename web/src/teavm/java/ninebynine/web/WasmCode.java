package ninebynine.web;

import java.io.ByteArrayOutputStream;

/**
 * Copies code of WebAssembly, and types, with other numbers for what they name. What a number names follows from the instruction before it
 * (<a href="https://webassembly.github.io/spec/core/binary/instructions.html">the binary format</a>, with garbage collection and exceptions).
 */
final class WasmCode {
    static final int END = 0x0b;
    static final int CALL = 0x10;
    static final int LOOP = 0x03;
    static final int LOCAL_GET = 0x20;
    static final int LOCAL_SET = 0x21;
    static final int LOCAL_TEE = 0x22;
    static final int REF_FUNC = 0xd2;
    static final int GC = 0xfb;
    static final int CAST_NULLABLE = 23;

    private static final int OTHER_TYPE = 0x40;
    private static final int NULLABLE = 0x63;
    private static final int NON_NULLABLE = 0x64;

    /** The new number of what is named; who only looks answers the old one. */
    interface Names {
        default int type(int type) {
            return type;
        }

        /** A function, where the operation is {@link #CALL}, or {@link #REF_FUNC} where it becomes a value. */
        default int function(int function, int operation) {
            return function;
        }

        /** A local, where the operation is {@link #LOCAL_GET}, {@link #LOCAL_SET} or {@link #LOCAL_TEE}. */
        default int local(int local, int operation) {
            return local;
        }

        default int global(int global) {
            return global;
        }

        /** Told of every loop. */
        default void loop() {}
    }

    private final WasmBytes in;
    private final Names names;
    private final ByteArrayOutputStream out;

    WasmCode(WasmBytes in, Names names, ByteArrayOutputStream out) {
        this.in = in;
        this.names = names;
        this.out = out;
    }

    /** The code of a function, from its locals to its last end. */
    static byte[] copy(byte[] body, Names names) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        copy(body, names, out);
        return out.toByteArray();
    }

    static void copy(byte[] body, Names names, ByteArrayOutputStream out) {
        WasmCode code = new WasmCode(new WasmBytes(body), names, out);
        code.locals();
        code.instructions();
    }

    private void locals() {
        for (int groups = number(); groups > 0; groups--) {
            number();
            valueType();
        }
    }

    /** All that there are. */
    void instructions() {
        while (!in.isOver()) {
            instruction();
        }
    }

    /** A constant, up to its end. */
    void constant() {
        while (in.peek() != END) {
            instruction();
        }
        out.write(in.next());
    }

    private void instruction() {
        int operation = in.next();
        out.write(operation);
        switch (operation) {
            case 0x02, 0x04 -> blockType();
            case LOOP -> {
                names.loop();
                blockType();
            }
            case 0x08, 0x0c, 0x0d, 0xd5, 0xd6, 0x25, 0x26 -> number();
            case 0x0e -> numbers(number() + 1);
            case CALL, 0x12 -> function(CALL);
            case 0x14, 0x15 -> type();
            case 0x1c -> {
                for (int count = number(); count > 0; count--) {
                    valueType();
                }
            }
            case 0x1f -> tryTable();
            case LOCAL_GET, LOCAL_SET, LOCAL_TEE -> WasmBytes.write(out, names.local(in.number(), operation));
            case 0x23, 0x24 -> WasmBytes.write(out, names.global(in.number()));
            case 0x3f, 0x40 -> number();
            case 0x41, 0x42 -> signed();
            case 0x43 -> bytes(4);
            case 0x44 -> bytes(8);
            case 0xd0 -> heapType();
            case REF_FUNC -> function(REF_FUNC);
            case GC -> collected(number());
            case 0xfc -> numbers(new int[] {0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1}[number()]);
            default -> {
                if (operation >= 0x28 && operation <= 0x3e) {
                    numbers(2);
                } else if (!(operation < 0x02
                        || operation == 0x05
                        || operation >= 0x0a && operation <= 0x0f
                        || operation == 0x1a
                        || operation == 0x1b
                        || operation >= 0x45 && operation <= 0xc4
                        || operation == 0xd1
                        || operation == 0xd3
                        || operation == 0xd4)) {
                    throw new IllegalStateException("0x" + Integer.toHexString(operation)
                            + " is no instruction that is known. Maybe TeaVM has learnt a new one.");
                }
            }
        }
    }

    /** Instructions on structures, arrays and references. */
    private void collected(int operation) {
        switch (operation) {
            case 0, 1, 6, 7, 11, 12, 13, 14, 16 -> type();
            case 2, 3, 4, 5, 8, 9, 10, 18, 19 -> {
                type();
                number();
            }
            case 17 -> {
                type();
                type();
            }
            case 20, 21, 22, CAST_NULLABLE -> heapType();
            case 24, 25 -> {
                bytes(1);
                number();
                heapType();
                heapType();
            }
            case 15, 26, 27, 28, 29, 30 -> {}
            default ->
                throw new IllegalStateException(
                        "0xfb " + operation + " is no instruction that is known. Maybe TeaVM has learnt a new one.");
        }
    }

    private void tryTable() {
        blockType();
        for (int count = number(); count > 0; count--) {
            int kind = in.next();
            out.write(kind);
            numbers(kind < 2 ? 2 : 1);
        }
    }

    private void blockType() {
        if (in.peek() == OTHER_TYPE) {
            bytes(1);
        } else if (in.peek() > OTHER_TYPE && in.peek() < 128) {
            valueType();
        } else {
            heapType();
        }
    }

    /** The type of a local, a field, a parameter or a result. */
    void valueType() {
        int kind = in.next();
        out.write(kind);
        if (kind == NULLABLE || kind == NON_NULLABLE) {
            heapType();
        }
    }

    private void heapType() {
        if (in.peek() >= OTHER_TYPE && in.peek() < 128) {
            bytes(1);
        } else {
            WasmBytes.writeSigned(out, names.type(in.number()));
        }
    }

    void type() {
        WasmBytes.write(out, names.type(in.number()));
    }

    void function(int operation) {
        WasmBytes.write(out, names.function(in.number(), operation));
    }

    int number() {
        int number = in.number();
        WasmBytes.write(out, number);
        return number;
    }

    private void numbers(int count) {
        for (int i = 0; i < count; i++) {
            signed();
        }
    }

    private void signed() {
        int begin = in.position();
        in.skipNumber();
        out.writeBytes(in.from(begin));
    }

    void bytes(int count) {
        out.writeBytes(in.next(count));
    }
}
