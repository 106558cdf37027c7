package ninebynine.data;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.model.Bank;
import ninebynine.model.Model;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;

/**
 * The arrays of all puzzles of one shape, as they grow. Puzzle p has the states {@code offsets[p]} up to {@code offsets[p+1]}; what is
 * said of a step stands at the state before it, and -1 stands at the last state of a puzzle.
 *
 * <pre>
 *   offsets   0           3       5            rule[i] ≥ 0 leads from state i to state i+1
 *   states    s₀ s₁ s₂    s₀ s₁
 *   rule       4  1 -1     4 -1
 * </pre>
 */
final class StateArrays implements Closeable {
    private final List<BankArrays> banks = new ArrayList<>();
    private final NpySpool offsets;
    private final NpyTexts ids;
    private final NpySpool ratings;
    private final NpySpool rules;
    private final NpySpool levels;
    private final NpyTexts codes;
    private final Map<String, Integer> known = new LinkedHashMap<>();
    private long states;

    /** @param stem files of their own begin with this */
    StateArrays(Model model, Path stem) throws IOException {
        for (Bank bank : model.banks()) {
            banks.add(new BankArrays(bank, model.banks().size() == 1 ? "" : "_" + bank.name(), stem));
        }
        this.offsets = new NpySpool(beside(stem, "offsets"), "<i8");
        this.ids = new NpyTexts(beside(stem, "id"));
        this.ratings = new NpySpool(beside(stem, "rating"), "<i2");
        this.rules = new NpySpool(beside(stem, "rule"), "<i2");
        this.levels = new NpySpool(beside(stem, "level"), "<i2");
        this.codes = new NpyTexts(beside(stem, "rules"));
        offsets.add(0, 8);
    }

    private static Path beside(Path stem, String name) {
        return stem.resolveSibling(stem.getFileName() + "." + name + ".part");
    }

    void add(RecordedTrace trace) throws IOException {
        List<Bank> own = trace.puzzle().model().banks();
        for (Snapshot state : trace.states()) {
            for (int i = 0; i < banks.size(); i++) {
                banks.get(i).add(state, own.get(i));
            }
        }
        for (Step step : trace.trace().steps()) {
            rules.add(rule(step.rule().code()), 2);
            levels.add(step.rule().level(), 2);
        }
        rules.add(-1, 2);
        levels.add(-1, 2);
        states += trace.states().size();
        offsets.add(states, 8);
        ids.add(trace.row().id());
        Integer rating = trace.row().rating();
        ratings.add(rating == null ? -1 : rating, 2);
    }

    private int rule(String code) throws IOException {
        Integer index = known.get(code);
        if (index == null) {
            index = known.size();
            known.put(code, index);
            codes.add(code);
        }
        return index;
    }

    void copy(String prefix, NpzFile to) throws IOException {
        for (BankArrays bank : banks) {
            to.add(prefix + "G" + bank.suffix, bank.values::copy);
            to.add(prefix + "C" + bank.suffix, bank.candidates::copy);
        }
        to.add(prefix + "offsets", offsets::copy);
        to.add(prefix + "id", ids::copy);
        to.add(prefix + "rating", ratings::copy);
        to.add(prefix + "rule", rules::copy);
        to.add(prefix + "level", levels::copy);
        to.add(prefix + "rules", codes::copy);
    }

    @Override
    public void close() throws IOException {
        List<Closeable> all = new ArrayList<>(banks);
        all.addAll(List.of(offsets, ids, ratings, rules, levels, codes));
        for (Closeable each : all) {
            each.close();
        }
    }

    /** G and C of a bank: the values of its things, counted from 1, and which of them are possible. */
    private static final class BankArrays implements Closeable {
        private final String suffix;
        private final int size;
        private final int range;
        private final int bytes;
        private final NpySpool values;
        private final NpySpool candidates;

        BankArrays(Bank bank, String suffix, Path stem) throws IOException {
            long[] lengths = bank.shape().lengths().stream().asLongStream().toArray();
            long[] things = Arrays.copyOf(lengths, lengths.length - 1);
            this.suffix = suffix;
            this.size = bank.shape().size();
            this.range = (int) lengths[lengths.length - 1];
            this.bytes = range < 256 ? 1 : 2;
            this.values = new NpySpool(beside(stem, "G" + suffix), bytes == 1 ? "|u1" : "<u2", things);
            this.candidates = new NpySpool(beside(stem, "C" + suffix), "|b1", lengths);
        }

        /** The bank is that of the puzzle's own model: of one shape with the others, but it may lack other labels. */
        void add(Snapshot state, Bank bank) throws IOException {
            byte[] numbers = new byte[size / range * bytes];
            Bits known = state.values();
            for (int x = next(known, bank, bank.offset()); x >= 0; x = next(known, bank, x + 1)) {
                int thing = bank.position(x) / range;
                int number = bank.position(x) % range + 1;
                for (int i = 0; i < bytes; i++) {
                    numbers[bytes * thing + i] = (byte) (number >> 8 * i);
                }
            }
            values.add(numbers);
            byte[] possible = new byte[size];
            Bits open = state.candidates();
            for (int x = next(open, bank, bank.offset()); x >= 0; x = next(open, bank, x + 1)) {
                possible[bank.position(x)] = 1;
            }
            candidates.add(possible);
        }

        /** The next label of the bank that is in the set, or -1. */
        private static int next(Bits labels, Bank bank, int from) {
            int label = from < labels.length() ? labels.next(from) : -1;
            return label >= 0 && bank.contains(label) ? label : -1;
        }

        @Override
        public void close() throws IOException {
            values.close();
            candidates.close();
        }
    }
}
