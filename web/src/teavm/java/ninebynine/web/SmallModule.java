package ninebynine.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Makes a module of WebAssembly that TeaVM wrote smaller, and leaves what it does as it is.
 *
 * <pre>
 *   f = { … }   g = { … }                 the same code: every call of g calls f
 *   t(o) = f((C) o)   f(this) = { … }     nobody else calls f: t(o) = { this = (C) o; … }
 *   int a, T b, int c                     locals of a type are declared at once: int a, c; T b
 *   a type, a function                    that nobody names any more: gone
 * </pre>
 *
 * TeaVM writes such a t for every method that is called by its table.
 */
final class SmallModule {
    private static final int TYPES = 1;
    private static final int IMPORTS = 2;
    private static final int FUNCTIONS = 3;
    private static final int GLOBALS = 6;
    private static final int EXPORTS = 7;
    private static final int START = 8;
    private static final int ELEMENTS = 9;
    private static final int CODE = 10;
    private static final int TAGS = 13;

    /** Who is named as often as this gets one of the short numbers; among the others those that look alike stand together, which packs better. */
    private static final int OFTEN = 24;

    /** A section as it stands in the file; of a kind there is one, but for custom ones, with kind 0. */
    private record Section(int kind, byte[] content) {}

    private record Code(int type, ByteBuffer body) {}

    private final byte[] head;
    private final List<Section> sections = new ArrayList<>();
    private final Map<Integer, byte[]> contents = new TreeMap<>();
    private final WasmTypes types;
    private final int imported;
    /** Of each function, those of others first: its type; its code; and which one is called in its place. */
    private final int[] typeOf;

    private final byte[][] bodies;
    private final int[] instead;

    private SmallModule(byte[] module) {
        WasmBytes in = new WasmBytes(module);
        head = in.next(8);
        while (!in.isOver()) {
            int kind = in.next();
            Section section = new Section(kind, in.next(in.number()));
            sections.add(section);
            contents.put(kind, section.content);
        }
        types = new WasmTypes(content(TYPES));
        imported = importedFunctions();
        WasmBytes declared = new WasmBytes(content(FUNCTIONS));
        int count = imported + declared.number();
        typeOf = new int[count];
        bodies = new byte[count][];
        instead = IntStream.range(0, count).toArray();
        WasmBytes code = new WasmBytes(content(CODE));
        code.number();
        for (int f = imported; f < count; f++) {
            typeOf[f] = declared.number();
            bodies[f] = code.next(code.number());
        }
    }

    static byte[] of(byte[] module) {
        SmallModule small = new SmallModule(module);
        small.unite();
        small.join();
        small.unite();
        return small.written();
    }

    private byte[] content(int kind) {
        return contents.getOrDefault(kind, new byte[] {0});
    }

    private int instead(int function) {
        int found = function;
        while (instead[found] != found) {
            found = instead[found];
        }
        return found;
    }

    /** Functions with the same type and code become one; then those that call them may be the same, too. */
    private void unite() {
        boolean again = true;
        while (again) {
            again = false;
            Map<Code, Integer> first = new HashMap<>();
            for (int f = imported; f < bodies.length; f++) {
                if (instead[f] == f) {
                    bodies[f] = WasmCode.copy(bodies[f], new WasmCode.Names() {
                        @Override
                        public int function(int function, int operation) {
                            return instead(function);
                        }
                    });
                    Integer other = first.putIfAbsent(new Code(typeOf[f], ByteBuffer.wrap(bodies[f])), f);
                    if (other != null) {
                        instead[f] = other;
                        again = true;
                    }
                }
            }
        }
    }

    /** How often each function is named, by code that can be reached. */
    private int[] named() {
        int[] named = new int[bodies.length];
        Deque<Integer> open = new ArrayDeque<>();
        WasmCode.Names count = new WasmCode.Names() {
            @Override
            public int function(int function, int operation) {
                int called = instead(function);
                if (named[called]++ == 0) {
                    open.add(called);
                }
                return function;
            }
        };
        globals(count);
        exports(count);
        start(count);
        while (!open.isEmpty()) {
            byte[] body = bodies[open.remove()];
            if (body != null) {
                WasmCode.copy(body, count);
            }
        }
        return named;
    }

    private void join() {
        int[] named = named();
        for (int f = imported; f < bodies.length; f++) {
            Forwarding way = named[f] == 0 ? null : Forwarding.of(bodies[f], types.parameters(typeOf[f]));
            if (way != null && named[way.to()] == 1 && way.to() >= imported) {
                List<byte[]> there = types.parameters(typeOf[way.to()]);
                if (way.fits(there)) {
                    bodies[f] = way.joined(bodies[way.to()], there.get(0));
                }
            }
        }
    }

    private byte[] written() {
        int[] named = named();
        int[] order = IntStream.range(imported, bodies.length)
                .filter(f -> named[f] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer f) -> -Math.max(named[f], OFTEN))
                        .thenComparingInt(f -> typeOf[f])
                        .thenComparingInt(f -> bodies[f].length))
                .mapToInt(f -> f)
                .toArray();
        int[] number = IntStream.range(0, bodies.length).toArray();
        for (int i = 0; i < order.length; i++) {
            number[order[i]] = imported + i;
        }
        BitSet used = new BitSet();
        BitSet values = new BitSet();
        WasmCode.Names look = new WasmCode.Names() {
            @Override
            public int type(int type) {
                used.set(type);
                return type;
            }

            @Override
            public int function(int function, int operation) {
                if (operation == WasmCode.REF_FUNC) {
                    values.set(number[instead(function)]);
                }
                return function;
            }
        };
        globals(look);
        imports(look);
        tags(look);
        values.clear();
        for (int f : order) {
            used.set(typeOf[f]);
            WasmCode.copy(bodies[f], look);
        }
        types.close(used);
        int[] typeNumber = new int[types.count()];
        for (int t = 0, next = 0; t < typeNumber.length; t++) {
            typeNumber[t] = used.get(t) ? next++ : -1;
        }
        WasmCode.Names names = new WasmCode.Names() {
            @Override
            public int type(int type) {
                return typeNumber[type];
            }

            @Override
            public int function(int function, int operation) {
                return number[instead(function)];
            }
        };
        contents.put(TYPES, types.section(used, names));
        contents.put(IMPORTS, imports(names));
        contents.put(GLOBALS, globals(names));
        contents.put(EXPORTS, exports(names));
        contents.put(START, start(names));
        contents.put(ELEMENTS, elements(values));
        contents.put(TAGS, tags(names));
        ByteArrayOutputStream declared = new ByteArrayOutputStream();
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        WasmBytes.write(declared, order.length);
        WasmBytes.write(code, order.length);
        for (int f : order) {
            WasmBytes.write(declared, typeNumber[typeOf[f]]);
            byte[] body = WasmCode.copy(
                    SortedLocals.in(bodies[f], types.parameters(typeOf[f]).size()), names);
            WasmBytes.write(code, body.length);
            code.writeBytes(body);
        }
        contents.put(FUNCTIONS, declared.toByteArray());
        contents.put(CODE, code.toByteArray());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head);
        for (Section section : sections) {
            byte[] content = section.kind == 0 ? section.content : content(section.kind);
            out.write(section.kind);
            WasmBytes.write(out, content.length);
            out.writeBytes(content);
        }
        return out.toByteArray();
    }

    /** Functions that become values in code are listed; the list is all that tables are used for. */
    private byte[] elements(BitSet values) {
        byte[] before = content(ELEMENTS);
        if (before.length < 3 || before[0] != 1 || before[1] != 3 || before[2] != 0) {
            throw new IllegalStateException("TeaVM has written a table. Maybe this must learn what is in it.");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(before, 0, 3);
        WasmBytes.write(out, values.cardinality());
        values.stream().forEach(f -> WasmBytes.write(out, f));
        return out.toByteArray();
    }

    private byte[] globals(WasmCode.Names names) {
        return copied(GLOBALS, names, (in, code) -> {
            code.valueType();
            code.bytes(1);
            code.constant();
        });
    }

    private byte[] tags(WasmCode.Names names) {
        return copied(TAGS, names, (in, code) -> {
            code.bytes(1);
            code.type();
        });
    }

    private byte[] exports(WasmCode.Names names) {
        return copied(EXPORTS, names, (in, code) -> {
            code.bytes(code.number());
            if (in.peek() == 0) {
                code.bytes(1);
                code.function(WasmCode.CALL);
            } else {
                code.bytes(1);
                code.number();
            }
        });
    }

    private byte[] start(WasmCode.Names names) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new WasmCode(new WasmBytes(content(START)), names, out).function(WasmCode.CALL);
        return out.toByteArray();
    }

    private byte[] imports(WasmCode.Names names) {
        return copied(IMPORTS, names, SmallModule::imported);
    }

    private int importedFunctions() {
        int[] functions = {0};
        copied(IMPORTS, new WasmCode.Names() {}, (in, code) -> {
            if (imported(in, code) == 0) {
                functions[0]++;
            }
        });
        return functions[0];
    }

    /** Its kind: 0 for a function. */
    private static int imported(WasmBytes in, WasmCode code) {
        code.bytes(code.number());
        code.bytes(code.number());
        int kind = in.peek();
        code.bytes(1);
        switch (kind) {
            case 0 -> code.type();
            case 2 -> {
                boolean bounded = code.number() > 0;
                code.number();
                if (bounded) {
                    code.number();
                }
            }
            case 3 -> {
                code.valueType();
                code.bytes(1);
            }
            default ->
                throw new IllegalStateException(
                        "Imports of kind " + kind + " are not known. Maybe TeaVM has learnt a new one.");
        }
        return kind;
    }

    private interface Item {
        void copy(WasmBytes in, WasmCode code);
    }

    /** A section of items, one after the other. */
    private byte[] copied(int kind, WasmCode.Names names, Item item) {
        WasmBytes in = new WasmBytes(content(kind));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WasmCode code = new WasmCode(in, names, out);
        for (int left = code.number(); left > 0; left--) {
            item.copy(in, code);
        }
        return out.toByteArray();
    }
}
