package ninebynine.rule;

import java.util.List;
import java.util.function.IntPredicate;
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

    /** The variable holds a value, or is linked to one. */
    record Propagated(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }
    }

    /** The variable has nothing left. */
    record Emptied(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }
    }

    /** These values can't all be so, by what the model demands besides its links. */
    record Conflict(Ints values) implements Pattern {}

    /** The variable has one candidate left. */
    record Lone(int variable) implements Pattern {
        @Override
        public Ints variables() {
            return Ints.of(variable);
        }
    }

    /**
     * A chain of cells; the family's name says which conditions tie them.
     *
     * @param family as in notation: {@code whip}, {@code biv-chain}, …
     */
    record Chain(String family, List<Cell> cells) implements Pattern {
        public Chain {
            cells = List.copyOf(cells);
        }

        public int length() {
            return cells.size();
        }

        @Override
        public Ints variables() {
            return Ints.of(cells.stream().mapToInt(Cell::variable).toArray());
        }
    }

    /**
     * One step of a chain: a variable, its left-linking candidate, and what is left once that is false — nothing, one
     * right-linking candidate, or a group of them.
     */
    record Cell(int variable, int left, Ints right) {}

    /**
     * The candidates of a variable, each with what follows from it.
     *
     * @param chain as in notation: {@code whip}, {@code gwhip}, {@code braid}, {@code gbraid}
     * @param aim {@code elim} or {@code assert}
     */
    record Forcing(String chain, String aim, List<Branch> branches) implements Pattern {
        public Forcing {
            branches = List.copyOf(branches);
        }

        public int length() {
            return 1
                    + branches.stream()
                            .mapToInt(branch -> branch.cells().size())
                            .sum();
        }

        @Override
        public Ints variables() {
            return Ints.of(branches.stream()
                    .flatMap(branch -> branch.cells().stream())
                    .mapToInt(Cell::variable)
                    .toArray());
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
    record Guess(String procedure, int depth) implements Pattern {}

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
    }

    /** A fish whose last line has further candidates, all in one box. */
    record Finned(Frame frame, Ints lines, Ints transversals) implements Pattern {
        @Override
        public Ints variables() {
            return lines.map(frame::variable);
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
     * A pattern that only one game has. The game's record says which labels and variables it is made of, and how it is written and said;
     * {@link #variables} are all that it reads.
     */
    non-sealed interface Own extends Pattern {
        /** What it is called in notation, as in {@code hill[3]}. */
        String name();

        /** What people call it, as in "hill of 3 squares". */
        default String title() {
            return name();
        }

        /** What stands after the name in notation, as in {@code r3c3<r3c4>r3c5}; without line breaks. It may be empty. */
        String written(Model model);

        /** All that stands before the arrow in notation. */
        default String head(Model model) {
            return written(model).isEmpty() ? name() : name() + ": " + written(model);
        }

        /** Whether the elimination of one of a variable's two labels is written as what it comes to and makes: the other is a value. */
        default boolean isWrittenAsValues() {
            return false;
        }

        /** Whether it is right only if the puzzle has one solution, which nobody can tell from the pattern. */
        default boolean assumesOneSolution() {
            return false;
        }

        /**
         * Whether it refutes a label, if these are the candidates and values: by its variables, their links and the model's constraint, unless a game
         * has a shorter proof.
         */
        default boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
            return Exhaustion.refutes(model, isCandidate, isValue, variables(), label);
        }

        /** The reason in English, as the clause before "so": "r3c4 is larger than r3c3 and r3c5". */
        String spoken(Model model, View before);
    }
}
