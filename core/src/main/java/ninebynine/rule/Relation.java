package ninebynine.rule;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/**
 * C₁ ∨ … ∨ Cₖ — at least one of these candidates is true, for without them some variables could not all be answered.
 *
 * <p>It carries its proof: the variables, and the labels that they are left with if all guardians are false. What is known of a state only
 * makes the proof easier, so a relation holds from then on.
 *
 * @param name the pattern that the variables make, as in {@code Trid}
 * @param guardians C₁ … Cₖ, in label order
 * @param variables what can't all be answered; none where the relation is only cited
 * @param kept for each variable the labels that it is left with if no guardian is true, possible or not
 * @param twins the guardians that were left out, each with one that is true whenever it is
 * @param deadly whether the variables could be answered, but then in two ways, which is out of the question only if the puzzle has one solution
 */
public record Relation(String name, Ints guardians, Ints variables, List<Ints> kept, List<Twin> twins, boolean deadly) {
    public Relation {
        kept = List.copyOf(kept);
        twins = List.copyOf(twins);
    }

    /** One that is proved by variables that can't all be answered. */
    public Relation(String name, Ints guardians, Ints variables, List<Ints> kept) {
        this(name, guardians, variables, kept, false);
    }

    /** One that is proved by its variables; {@code deadly} if they could be answered, in two ways. */
    public Relation(String name, Ints guardians, Ints variables, List<Ints> kept, boolean deadly) {
        this(name, guardians, variables, kept, List.of(), deadly);
    }

    /** One that was shown elsewhere. */
    public static Relation cited(String name, Ints guardians) {
        return new Relation(name, guardians, Ints.of(), List.of());
    }

    /** How many guardians it has. */
    public int size() {
        return guardians.size();
    }

    /** Whether it carries its proof. */
    public boolean isProved() {
        return !variables.isEmpty();
    }

    /** What it is called in a line of notation: OR, and how many guardians there are. */
    public String or() {
        return "OR" + size();
    }

    /** Whether it says no more than the other: each guardian of the other is one of its own. */
    public boolean contains(Relation other) {
        return other.guardians.stream().allMatch(guardians::contains);
    }

    /** The same with one guardian fewer, which is true only if its twin is. */
    public Relation without(Twin twin) {
        Ints left = Ints.of(guardians.stream().filter(x -> x != twin.out()).toArray());
        List<Twin> more = Stream.concat(twins.stream(), Stream.of(twin)).toList();
        return new Relation(name, left, variables, kept, more, deadly);
    }

    /** All variables that the proof reads. */
    public IntStream read() {
        return IntStream.concat(
                variables.stream(),
                twins.stream().flatMap(twin -> twin.cells().stream()).mapToInt(Pattern.Cell::variable));
    }

    /**
     * x₀, x₁, …, xₘ, m even, each two the only candidates of a variable: x₀ and xₘ are both true or both false.
     *
     * @param cells a c-chain: variable, xᵢ₋₁ and xᵢ
     */
    public record Twin(List<Pattern.Cell> cells) {
        public Twin {
            cells = List.copyOf(cells);
        }

        /** The guardian that is left out. */
        public int out() {
            return cells.get(0).left();
        }

        /** The guardian that stays. */
        public int in() {
            return cells.get(cells.size() - 1).right().get(0);
        }
    }
}
