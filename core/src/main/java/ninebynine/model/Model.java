package ninebynine.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle's structure: labels, typed variables (exactly one label true), links, groups and frames.
 *
 * <p>Immutable and shared between threads. Labels and variables are ints from 0; nothing here depends on a state, and nothing
 * in this package knows a game. Made by {@link ModelBuilder}.
 */
public final class Model {
    private final List<Bank> banks;
    private final List<VariableType> types;
    private final List<ChainType> chainTypes;
    private final int[][] labelsOf;
    private final int[][] variablesOf;
    private final int[][] placesOf;
    private final int largest;
    private final Links others;
    private final Links links;
    private final List<Group> groups;
    private final List<Frame> frames;
    private final Names names;
    private final Cover[][] covers;
    private final int[] confinable;
    private final Index index;
    private final Map<Class<?>, Object> parts;
    private final @Nullable Constraint constraint;
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>();

    Model(ModelBuilder made) {
        banks = List.copyOf(made.banks);
        types = List.copyOf(made.types);
        labelsOf = made.labelsOf();
        chainTypes = made.chainTypes();
        variablesOf = made.variablesOf(labelsOf);
        placesOf = ModelBuilder.placesOf(labelsOf, variablesOf);
        largest =
                Arrays.stream(labelsOf).mapToInt(labels -> labels.length).max().orElse(0);
        others = made.others;
        links = made.links(labelsOf, variablesOf);
        groups = List.copyOf(made.groups);
        frames = List.copyOf(made.frames);
        names = made.names;
        covers = Covers.of(this);
        confinable = Covers.confinable(labelsOf, covers);
        index = new Index(this);
        parts = Collections.unmodifiableMap(new HashMap<>(made.parts));
        constraint = part(Constraint.class).orElse(null);
    }

    /** The banks, whose labels follow each other. */
    public List<Bank> banks() {
        return banks;
    }

    /** The types of variables, which follow each other. */
    public List<VariableType> types() {
        return types;
    }

    /** What typed chains stay inside of, one after the other. */
    public List<ChainType> chainTypes() {
        return chainTypes;
    }

    /** How many labels there are. */
    public int labelCount() {
        return variablesOf.length;
    }

    /** How many variables there are. */
    public int variableCount() {
        return labelsOf.length;
    }

    /** The labels of which exactly one is true, in increasing order. Shared: read only. */
    public int[] labels(int variable) {
        return labelsOf[variable];
    }

    /** The variables of which this is a label. Shared: read only. */
    public int[] variables(int label) {
        return variablesOf[label];
    }

    /** The other one, if the label belongs to one variable and that has two; -1 if not. */
    public int other(int label) {
        int[] of = variablesOf[label];
        int[] two = labelsOf[of[0]];
        return of.length == 1 && two.length == 2 ? two[0] + two[1] - label : -1;
    }

    /** Where the label stands in {@link #labels} of each of its {@link #variables}. Shared: read only. */
    public int[] places(int label) {
        return placesOf[label];
    }

    /** The size of the largest variable. */
    public int largest() {
        return largest;
    }

    /** The type of a variable. */
    public VariableType type(int variable) {
        for (VariableType type : types) {
            if (type.contains(variable)) {
                return type;
            }
        }
        throw new IllegalArgumentException("no variable " + variable + ", there are " + variableCount());
    }

    /** All links: by a variable or by another constraint. */
    public Links links() {
        return links;
    }

    /** The links that no variable makes: inequalities, neighbours, sums. */
    public Links otherLinks() {
        return others;
    }

    /** Whether labels are linked that share no variable. */
    public boolean hasOtherLinks() {
        return others != Links.NONE;
    }

    /** The groups. */
    public List<Group> groups() {
        return groups;
    }

    /** The frames. */
    public List<Frame> frames() {
        return frames;
    }

    /** What follows when a variable is confined: the structure behind interactions. Shared: read only. */
    public Cover[] covers(int variable) {
        return covers[variable];
    }

    /** How many labels a variable may have left at most for any of its covers to say something. */
    public int confinable(int variable) {
        return confinable[variable];
    }

    /** The names of labels and variables. */
    public Names names() {
        return names;
    }

    /** What the game added to its model for its own rules or for later layers; the type is its name. */
    public <T> Optional<T> part(Class<T> type) {
        return Optional.ofNullable(type.cast(parts.get(type)));
    }

    /** What its links can't say; null if they say everything. */
    public @Nullable Constraint constraint() {
        return constraint;
    }

    /** Something worked out from this model, made once; the type is its name. */
    public <T> T derived(Class<T> type, Function<Model, T> maker) {
        return type.cast(derived.computeIfAbsent(type, t -> maker.apply(this)));
    }

    /** Names back to ids. */
    public Index index() {
        return index;
    }
}
