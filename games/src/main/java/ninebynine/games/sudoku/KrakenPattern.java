package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Houses that have a digit only in as many others, but for fins; the last of the others has no place for it, or a fin is true, and all of these rule the same out:
 * {@code kraken-fish-type-1: r1n9 r6n9 | c7n9 | c2n9 | c6n9}.
 *
 * @param type 1 if the target is a place of the digit in the last cover, else 2
 * @param bases where the digit of a house is, as variables
 * @param covers the same of the houses that take it up, but for one
 * @param last that one
 * @param tentacles the variables of the chains
 */
record KrakenPattern(int type, Ints bases, Ints covers, int last, Ints tentacles) implements Pattern.Own {
    static final String CODE = "Kraken";
    private static final java.util.regex.Pattern WRITTEN = java.util.regex.Pattern.compile(
            "kraken-fish-type-([12]): ([rcbn\\d ]+) \\| ([rcbn\\d ]+) \\| ([rcb]\\dn\\d) \\| ([rcbn\\d ]+)");

    @Override
    public Ints variables() {
        return Ints.of(
                IntStream.concat(bases.stream(), tentacles.stream()).distinct().toArray());
    }

    @Override
    public String name() {
        return "kraken-fish-type-" + type;
    }

    @Override
    public String code() {
        return CODE + "[" + bases.size() + "]";
    }

    @Override
    public String title() {
        return "kraken fish of type " + type;
    }

    @Override
    public String written(Model model) {
        return Covering.names(bases, model) + " | " + Covering.names(covers, model) + " | "
                + Covering.names(Ints.of(last), model) + " | " + Covering.names(tentacles, model);
    }

    /** What the bases have outside of the covers, or twice: with the rest alone there would be a cover too few. */
    @Override
    public Relation relation(Model model, IntPredicate isCandidate) {
        List<int[]> places = bases.stream()
                .mapToObj(v -> IntStream.of(model.labels(v)).filter(isCandidate).toArray())
                .toList();
        int[] all = places.stream().flatMapToInt(IntStream::of).toArray();
        IntPredicate guardian =
                x -> covers.stream().noneMatch(v -> Ints.of(model.labels(v)).contains(x))
                        || IntStream.of(all).filter(y -> y == x).count() > 1;
        List<Ints> kept = new ArrayList<>();
        places.forEach(of ->
                kept.add(Ints.of(IntStream.of(of).filter(guardian.negate()).toArray())));
        return new Relation(
                CODE,
                Ints.of(IntStream.of(all).filter(guardian).sorted().distinct().toArray()),
                bases,
                kept);
    }

    @Override
    public String spoken(Model model, View before) {
        String some = relation(model, before::isCandidate).guardians().stream()
                .mapToObj(model.names()::label)
                .collect(Collectors.joining(", "));
        return "one of " + some + " is true, for "
                + covers.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + " can't take up "
                + bases.stream().mapToObj(model.names()::spoken).collect(Collectors.joining(", "))
                + ", and each of them leads to the same";
    }

    /** Without one of the chains' variables, and with another base. */
    @Override
    public List<Pattern.Own> variants(Model model) {
        int n = model.labels(0).length;
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < tentacles.size() && tentacles.size() > 1; i++) {
            int out = tentacles.get(i);
            Ints fewer = Ints.of(tentacles.stream().filter(v -> v != out).toArray());
            changed.add(new KrakenPattern(type, bases, covers, last, fewer));
        }
        int other = bases.get(0) + n;
        if (other < model.variableCount() && !bases.contains(other)) {
            Ints moved = Ints.of(
                            IntStream.concat(IntStream.of(other), bases.stream().skip(1))
                                    .toArray())
                    .sorted();
            changed.add(new KrakenPattern(type, moved, covers, last, tentacles));
        }
        return changed;
    }

    /** What a line of notation says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        Ints bases = FishPattern.variables(m.group(2), model);
        Ints covers = FishPattern.variables(m.group(3), model);
        Ints last = FishPattern.variables(m.group(4), model);
        int[] tentacles = List.of(m.group(5).split(" ", -1)).stream()
                .mapToInt(name -> model.index().variable(name).orElse(-1))
                .toArray();
        if (bases == null
                || covers == null
                || last == null
                || bases.size() != covers.size() + 1
                || IntStream.of(tentacles).anyMatch(v -> v < 0)) {
            return null;
        }
        return new KrakenPattern(Integer.parseInt(m.group(1)), bases, covers, last.get(0), Ints.of(tentacles));
    }
}
