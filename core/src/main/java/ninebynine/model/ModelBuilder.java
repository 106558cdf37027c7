package ninebynine.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/** Collects a game's structure and makes the {@link Model}. */
public final class ModelBuilder {
    /** Up to this many labels all links fit in explicit rows (8 MB); beyond, the structure gives them. */
    static final int EXPLICIT_LIMIT = 8192;

    /** About what a label takes with its variables, frames and name; covers come on top of it. */
    private static final double LABEL_BYTES = 150;

    final List<Bank> banks = new ArrayList<>();
    final List<VariableType> types = new ArrayList<>();
    private final List<ChainType> chainTypes = new ArrayList<>();
    final List<Group> groups = new ArrayList<>();
    final List<Frame> frames = new ArrayList<>();
    final Map<Class<?>, Object> parts = new HashMap<>();
    final Names names;
    Links others = Links.NONE;
    private final List<int[]> variables = new ArrayList<>();
    private int labels;

    /** Begins a model whose labels and variables have these names. */
    public ModelBuilder(Names names) {
        this.names = names;
    }

    /** Adds a bank of labels after those already there. */
    public Bank bank(String name, Shape shape) {
        return add(new Bank(name, labels, shape));
    }

    /** Adds a bank that has labels at these positions of its shape only, in increasing order. */
    public Bank bank(String name, Shape shape, Ints present) {
        return add(new Bank(name, labels, shape, present));
    }

    private Bank add(Bank bank) {
        banks.add(bank);
        labels += bank.size();
        Room.checkAnyway(LABEL_BYTES * labels, "The variables and names of " + labels + " labels");
        return bank;
    }

    /** Adds a type with its variables, each the labels of which exactly one is true. */
    public VariableType type(String name, String single, String singleCode, List<int[]> members) {
        VariableType type = new VariableType(name, variables.size(), members.size(), single, singleCode);
        types.add(type);
        for (int[] variable : members) {
            int[] sorted = variable.clone();
            Arrays.sort(sorted);
            variables.add(sorted);
        }
        return type;
    }

    /** Adds something that typed chains stay inside of; once there is one, types are none by themselves. */
    public ModelBuilder chainType(String name, Ints members) {
        Bits all = new Bits(variables.size());
        members.stream().forEach(all::set);
        chainTypes.add(new ChainType(name, all));
        return this;
    }

    List<ChainType> chainTypes() {
        return chainTypes.isEmpty()
                ? types.stream()
                        .map(type -> ChainType.of(type, variables.size()))
                        .toList()
                : List.copyOf(chainTypes);
    }

    /** The links that no variable makes. */
    public ModelBuilder otherLinks(Links links) {
        others = links;
        return this;
    }

    /** Adds a group. */
    public ModelBuilder group(Group group) {
        groups.add(group);
        return this;
    }

    /** Adds a frame. */
    public ModelBuilder frame(Frame frame) {
        frames.add(frame);
        return this;
    }

    /** Something of the game's own that its models carry, such as its rules; immutable, one of each type. */
    public <T> ModelBuilder part(Class<T> type, T part) {
        parts.put(type, part);
        return this;
    }

    /** The model. */
    public Model build() {
        return new Model(this);
    }

    int[][] labelsOf() {
        return variables.toArray(int[][]::new);
    }

    int[][] variablesOf(int[][] labelsOf) {
        int[] counts = new int[labels];
        for (int[] members : labelsOf) {
            for (int x : members) {
                counts[x]++;
            }
        }
        int[][] variablesOf = new int[labels][];
        for (int x = 0; x < labels; x++) {
            variablesOf[x] = new int[counts[x]];
            counts[x] = 0;
        }
        for (int v = 0; v < labelsOf.length; v++) {
            Stopping.check();
            for (int x : labelsOf[v]) {
                variablesOf[x][counts[x]++] = v;
            }
        }
        return variablesOf;
    }

    static int[][] placesOf(int[][] labelsOf, int[][] variablesOf) {
        int[] counts = new int[variablesOf.length];
        int[][] placesOf = new int[variablesOf.length][];
        for (int x = 0; x < placesOf.length; x++) {
            placesOf[x] = new int[variablesOf[x].length];
        }
        for (int[] members : labelsOf) {
            Stopping.check();
            for (int place = 0; place < members.length; place++) {
                int x = members[place];
                placesOf[x][counts[x]++] = place;
            }
        }
        return placesOf;
    }

    Links links(int[][] labelsOf, int[][] variablesOf) {
        Links implicit = new VariableLinks(labelsOf, variablesOf, others);
        return labels <= EXPLICIT_LIMIT ? BitLinks.of(labels, implicit) : implicit;
    }
}
