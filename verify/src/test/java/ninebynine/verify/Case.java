package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;

/** A puzzle, a state of it, and the theory that is to look at it: what a law is checked on. */
record Case(SudokuPuzzle puzzle, State state, String theory) {

    /** What cases can be like. Each is made once from its seed, and every law gets a copy. */
    enum Kind {
        /** Any puzzle as it starts, its givens propagated. */
        FRESH(Case::fresh),
        /** A state with some candidates missing for no reason, as in a sukaku, after any number of any steps. */
        THINNED(Case::thinned);

        private final Function<Random, Case> make;
        private final Map<Integer, Case> made = new ConcurrentHashMap<>();

        Kind(Function<Random, Case> make) {
            this.make = make;
        }

        Case of(int seed) {
            Case of = made.computeIfAbsent(seed, s -> make.apply(random(s)));
            return new Case(of.puzzle, of.state.copy(), of.theory);
        }
    }

    /** What holds of a case; the random numbers are the case's own. */
    interface Law {
        void check(Case on, Random random);
    }

    /** Checks a law on so many cases in the full run, or only on that of {@code -Dlaw.seed}. A failure says how to see its case again. */
    static void each(int cases, Kind kind, Law law) {
        Integer only = Integer.getInteger("law.seed");
        for (int seed = only == null ? 0 : only; seed < (only == null ? Scale.of(cases) : only + 1); seed++) {
            Case on = kind.of(seed);
            try {
                law.check(on, random(~seed));
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("with -Dlaw.seed=" + seed + ": " + e.getMessage() + "\n" + kind.of(seed), e);
            }
        }
    }

    /** Neighbouring seeds of Random alone give alike first numbers. */
    private static Random random(int seed) {
        return new Random(new SplittableRandom(seed).nextLong());
    }

    private static Case fresh(Random random) {
        SudokuPuzzle puzzle = Puzzles.any(random);
        return new Case(puzzle, started(puzzle), Theories.any(random));
    }

    /** The state of a puzzle once its givens are propagated. */
    static State started(SudokuPuzzle puzzle) {
        State state = puzzle.start();
        Theories.precedence("BRT", state.model()).close(state);
        return state;
    }

    /** Mostly a solution is left, if there was one. */
    private static Case thinned(Random random) {
        SudokuPuzzle puzzle = Puzzles.any(random);
        String theory = Theories.any(random);
        State state = started(puzzle);
        wander(state, random.nextInt(60), random);
        Bits keep = state.values();
        if (random.nextInt(4) > 0) {
            Oracle.solutions(puzzle.boxes(), state, 1).forEach(keep::or);
        }
        int percent = random.nextInt(40);
        state.candidates().toInts().stream()
                .filter(x -> !keep.get(x) && random.nextInt(100) < percent)
                .forEach(state::eliminate);
        return new Case(puzzle, state, theory);
    }

    /** Any step of any of the quicker rules, and so on: states that simplest-first never comes to. */
    private static void wander(State state, int steps, Random random) {
        List<Rule> rules = new ArrayList<>(Theories.rules(Theories.SUBSETS, state.model()));
        for (int step = 0; step < steps && !rules.isEmpty(); step++) {
            Rule rule = rules.get(random.nextInt(rules.size()));
            List<Match> found = Finds.some(rule, state, 20);
            if (found.isEmpty()) {
                // it may find something later, but others find something now
                rules.remove(rule);
            } else if (found.get(random.nextInt(found.size())).apply(state)) {
                Theories.precedence(Theories.SUBSETS, state.model()).close(state);
            } else {
                return;
            }
        }
    }

    @Override
    public String toString() {
        return "nbn solve --rules '" + theory + "' '" + puzzle.text() + "'\n" + puzzle.draw(state);
    }
}
