package ninebynine.rule;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.ChainType;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Why a match holds: labels and variables only, compared by value. Text is made later. */
public sealed interface Pattern {
    /** The variables that it speaks of, in its order; none where it has too many to name. */
    default Ints variables() {
        return Ints.of();
    }

    /** The cells of each of its chains; none where it has no chain. */
    default List<List<Cell>> chains() {
        return List.of();
    }

    /** Whether it says only that a search found it so. */
    default boolean isGuess() {
        return false;
    }

    /** Whether it is right only if the puzzle has one solution, which nobody can tell from the pattern. */
    default boolean assumesOneSolution() {
        return false;
    }

    /** Answers by the kind of pattern. Whoever tells the kinds apart does it so: a new kind that somebody does not know does not compile. */
    <R> R accept(Cases<R> cases);

    /** An answer for every kind of pattern. */
    interface Cases<R> {
        /** What a value rules out. */
        R propagated(Propagated propagated);

        /** A variable without a candidate. */
        R emptied(Emptied emptied);

        /** Values that can't be together. */
        R conflict(Conflict conflict);

        /** A variable with one candidate. */
        R lone(Lone lone);

        /** A chain. */
        R chain(Chain chain);

        /** Chains from every candidate of a variable. */
        R forcing(Forcing forcing);

        /** A trial. */
        R trial(Trial trial);

        /** Trials of every candidate of a variable. */
        R forcingTrial(ForcingTrial forcing);

        /** A guess. */
        R guess(Guess guess);

        /** A subset. */
        R subset(Subset subset);

        /** A finned fish. */
        R finned(Finned fish);

        /** A relation whose guardians agree. */
        R oneOf(OneOf one);

        /** A chain over relations. */
        R orChain(OrChain chain);

        /** Chains from every guardian of a relation. */
        R orForcing(OrForcing forcing);

        /** Chains that meet. */
        R star(Star star);

        /** A pattern of a game's own. */
        R own(Own own);
    }

    /** The variable holds a value, or is linked to one. */
    record Propagated(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.propagated(this);
        }
    }

    /** The variable has nothing left. */
    record Emptied(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.emptied(this);
        }
    }

    /** These values can't all be so, by what the model demands besides its links. */
    record Conflict(Ints values) implements Pattern {
        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.conflict(this);
        }
    }

    /** The variable has one candidate left. */
    record Lone(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.lone(this);
        }
    }

    /**
     * A chain of cells; its name says which conditions tie them.
     *
     * @param type what it stays inside of, or null if it may use any variable
     */
    record Chain(ChainName name, @Nullable ChainType type, List<Cell> cells) implements Pattern {
        public Chain {
            cells = List.copyOf(cells);
        }

        /** One that may use any variable. */
        public Chain(ChainName name, List<Cell> cells) {
            this(name, null, cells);
        }

        /** How many variables it has. */
        public int length() {
            return cells.size();
        }

        @Override
        public List<List<Cell>> chains() {
            return List.of(cells);
        }

        @Override
        public Ints variables() {
            int[] variables = new int[cells.size()];
            for (int i = 0; i < variables.length; i++) {
                variables[i] = cells.get(i).variable();
            }
            return Ints.copyOf(variables, variables.length);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.chain(this);
        }
    }

    /**
     * One step of a chain: a variable, its left-linking candidate, and what is left once that is false — nothing, one
     * right-linking candidate, or a group of them.
     */
    record Cell(int variable, int left, Ints right) {
        private static final int NONE = -1;

        /** The step of a relation: a guardian that is ruled out by what came before, and the one that is left, or nothing. */
        public static Cell ofRelation(int left, Ints right) {
            return new Cell(NONE, left, right);
        }

        /** Whether it stands for a relation rather than a variable. */
        public boolean isRelation() {
            return variable == NONE;
        }
    }

    /**
     * The candidates of a variable, each with what follows from it.
     *
     * @param chain which partial chains the branches are
     */
    record Forcing(ChainName chain, List<Branch> branches) implements Pattern {
        public Forcing {
            branches = List.copyOf(branches);
        }

        /** How many variables its branches have in all. */
        public int length() {
            return 1
                    + branches.stream()
                            .mapToInt(branch -> branch.cells().size())
                            .sum();
        }

        @Override
        public List<List<Cell>> chains() {
            return branches.stream().map(Branch::cells).toList();
        }

        @Override
        public Ints variables() {
            return Ints.of(branches.stream()
                    .flatMap(branch -> branch.cells().stream())
                    .mapToInt(Cell::variable)
                    .toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.forcing(this);
        }
    }

    /** If {@code start} is true, this partial chain follows; without cells, only itself. */
    record Branch(int start, List<Cell> cells) {
        public Branch {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A hypothesis and what follows from it, down to a contradiction.
     *
     * @param procedure as in notation: {@code T&E(W1,1)}
     * @param steps what follows, in order, and only what the contradiction needs; the last is the contradiction
     */
    record Trial(String procedure, int hypothesis, List<Match> steps) implements Pattern {
        public Trial {
            steps = List.copyOf(steps);
        }

        @Override
        public Ints variables() {
            return Ints.of(steps.stream()
                    .flatMapToInt(step -> step.pattern().variables().stream())
                    .toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.trial(this);
        }
    }

    /**
     * The candidates of a variable, each with the values that follow from it; what all of them rule out is false.
     *
     * @param theory what is used in each branch
     */
    record ForcingTrial(String theory, List<Decided> branches) implements Pattern {
        public ForcingTrial {
            branches = List.copyOf(branches);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.forcingTrial(this);
        }
    }

    /**
     * If {@code start} is true, these values follow, in label order.
     *
     * @param refuted whether a contradiction follows
     */
    record Decided(int start, boolean refuted, Ints values) {}

    /**
     * A guess that leads to a solution or, after too many others to tell, to none.
     *
     * @param procedure as in notation: {@code DFS(BRT)}
     * @param depth how many guesses stood at once, at most, in the search for it
     */
    record Guess(String procedure, int depth) implements Pattern {
        @Override
        public boolean isGuess() {
            return true;
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.guess(this);
        }
    }

    /**
     * p lines of a frame whose candidates lie in p transversals.
     *
     * @param special the quad that is not a cycle: {1,2} {1,3} {1,4} {2,3,4}
     */
    record Subset(Frame frame, Ints lines, Ints transversals, boolean special) implements Pattern {
        @Override
        public Ints variables() {
            return lines.map(frame::variable);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.subset(this);
        }
    }

    /** A fish whose last line has further candidates, all in one box. */
    record Finned(Frame frame, Ints lines, Ints transversals) implements Pattern {
        @Override
        public Ints variables() {
            return lines.map(frame::variable);
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.finned(this);
        }
    }

    /** One of these candidates is true. */
    record OneOf(Relation relation) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(relation.read().toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.oneOf(this);
        }

        @Override
        public boolean assumesOneSolution() {
            return relation.deadly();
        }
    }

    /**
     * A chain one of whose steps is a relation: all guardians but one are ruled out, so that one is true; or all are, and that is the end.
     *
     * @param chain whose conditions tie the cells
     * @param cells in order; the one without a variable, {@link Cell#isRelation}, is the relation's
     */
    record OrChain(ChainName chain, Relation relation, List<Cell> cells) implements Pattern {
        public OrChain {
            cells = List.copyOf(cells);
        }

        /** How many variables and relations it has. */
        public int length() {
            return cells.size();
        }

        @Override
        public List<List<Cell>> chains() {
            return List.of(cells);
        }

        /** Whether it ends with the relation, all of whose guardians are ruled out. */
        public boolean isContradiction() {
            return length() > 1 && cells.get(length() - 1).isRelation();
        }

        @Override
        public Ints variables() {
            return Ints.of(IntStream.concat(
                            relation.read(),
                            cells.stream().filter(cell -> !cell.isRelation()).mapToInt(Cell::variable))
                    .toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.orChain(this);
        }

        @Override
        public boolean assumesOneSolution() {
            return relation.deadly();
        }
    }

    /**
     * The guardians of a relation, each with what follows from it.
     *
     * @param chain what the branches are partial ones of
     * @param branches one for each guardian, short ones first
     */
    record OrForcing(ChainName chain, Relation relation, List<Branch> branches) implements Pattern {
        public OrForcing {
            branches = List.copyOf(branches);
        }

        /** How many variables its branches have in all. */
        public int length() {
            return 1
                    + branches.stream()
                            .mapToInt(branch -> branch.cells().size())
                            .sum();
        }

        @Override
        public List<List<Cell>> chains() {
            return branches.stream().map(Branch::cells).toList();
        }

        @Override
        public Ints variables() {
            return Ints.of(IntStream.concat(
                            relation.read(),
                            branches.stream()
                                    .flatMap(branch -> branch.cells().stream())
                                    .mapToInt(Cell::variable))
                    .toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.orForcing(this);
        }

        @Override
        public boolean assumesOneSolution() {
            return relation.deadly();
        }
    }

    /**
     * A chain in which some links are pairs of candidates that can't both be true, though nothing links them: each pair with its own proof.
     *
     * @param chain whose conditions tie the cells: whip or braid
     * @param pairs in the order in which the cells need them
     */
    record Star(ChainName chain, List<Pair> pairs, List<Cell> cells) implements Pattern {
        public Star {
            pairs = List.copyOf(pairs);
            cells = List.copyOf(cells);
        }

        /** How many cells it has, whatever the pairs cost. */
        public int length() {
            return cells.size();
        }

        /** The longest proof of a pair, or the chain itself if that is longer; 2 at least, for a pair and a chain have as many variables. */
        public int level() {
            int longest = pairs.stream().mapToInt(Pair::length).max().orElse(0);
            return Math.max(2, Math.max(length(), longest));
        }

        /** The chain, then that of each pair. */
        @Override
        public List<List<Cell>> chains() {
            return Stream.concat(Stream.of(cells), pairs.stream().map(Pair::cells))
                    .toList();
        }

        @Override
        public Ints variables() {
            return Ints.of(chains().stream()
                    .flatMap(List::stream)
                    .mapToInt(Cell::variable)
                    .distinct()
                    .toArray());
        }

        @Override
        public <R> R accept(Cases<R> cases) {
            return cases.star(this);
        }
    }

    /** Two candidates that can't both be true: a chain of this kind on both of them leaves its last variable nothing. */
    record Pair(ChainName chain, int first, int second, List<Cell> cells) {
        public Pair {
            cells = List.copyOf(cells);
        }

        /** How many variables its chain has. */
        public int length() {
            return cells.size();
        }

        /** Whether it is the pair of these two, in either order. */
        public boolean joins(int x, int y) {
            return x == first && y == second || x == second && y == first;
        }
    }

    /** Reads the patterns of a game's own back: a part of its models. */
    @FunctionalInterface
    interface Reader {
        /** What a line of notation says before its arrow, or null if none of the game's own patterns is written so. */
        @Nullable
        Own read(String head, Model model);

        /** The same where the first of the labels that follow says what the head leaves out. */
        default @Nullable Own read(String head, int label, Model model) {
            return read(head, model);
        }
    }

    /**
     * A pattern that says for itself which labels and variables it is made of, and how it is written and said: one that only one game has, or almost locked sets.
     * {@link #variables} are all that it reads.
     */
    non-sealed interface Own extends Pattern {
        @Override
        default <R> R accept(Cases<R> cases) {
            return cases.own(this);
        }

        /** What it is called in notation, as in {@code hill[3]}. */
        String name();

        /** The code of the rule that finds it: its name without a length, unless the game says otherwise. */
        default String code() {
            return name().replaceFirst("\\[\\d+]$", "");
        }

        /** The codes of all rules that find it: its own, unless another rule finds some of these too. */
        default List<String> codes() {
            return List.of(code());
        }

        /** What people call it, as in "hill of 3 squares". */
        default String title() {
            return name();
        }

        /** What stands after the name in notation, as in {@code r3c3<r3c4>r3c5}, or else its variables; without line breaks. It may be empty. */
        default String written(Model model) {
            return variables().stream().mapToObj(model.names()::variable).collect(Collectors.joining(BETWEEN));
        }

        /** The variables that a head lists after a name, as {@link #written} does where nothing else is said; null if it is no such head. */
        static @Nullable Ints listed(String name, String head, Model model) {
            if (!head.startsWith(name + ": ")) {
                return null;
            }
            int[] found = Stream.of(head.substring(name.length() + 2).split(BETWEEN, -1))
                    .mapToInt(each -> model.index().variable(each).orElse(-1))
                    .toArray();
            return IntStream.of(found).anyMatch(each -> each < 0) ? null : Ints.of(found);
        }

        /** What stands between variables in a list. */
        String BETWEEN = ", ";

        /** All that stands before the arrow in notation. */
        default String head(Model model) {
            return written(model).isEmpty() ? name() : name() + ": " + written(model);
        }

        /**
         * Whether it refutes a label, if these are the candidates and values: by its variables, their links and the model's constraint, unless a game
         * has a shorter proof.
         */
        default boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
            return Exhaustion.refutes(model, isCandidate, isValue, variables(), label);
        }

        /**
         * The relation that it leans on, if these are the candidates; null if it needs none. What it refutes must then be refuted, by its variables, beside each
         * guardian.
         */
        default @Nullable Relation relation(Model model, IntPredicate isCandidate) {
            return null;
        }

        /** Patterns like it that say something else and need not hold: to try whoever checks it. */
        default List<Own> variants(Model model) {
            return List.of();
        }

        /** The reason in English, as the clause before "so": "r3c4 is larger than r3c3 and r3c5". */
        String spoken(Model model, View before);
    }
}
