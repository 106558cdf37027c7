package ninebynine.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import ninebynine.check.PathCheck;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.CountedSolutions;
import ninebynine.mutate.Mutant;
import ninebynine.mutate.Mutation;
import ninebynine.mutate.Mutator;
import ninebynine.resolve.Resolver;
import ninebynine.rule.BeyondLinks;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/**
 * Holds the checker against wrong steps: every step of real paths is mutated, and each mutant must be rejected, or be shown by {@link PatternOracle}
 * and {@link NameOracle} to hold after all, and not contradict the solution; and as a line of a published path none may pass that contradicts it. What is
 * neither is a mistake of the checker.
 *
 * <pre>
 * mvn -q -pl verify -am package -Dmaven.test.skip=true
 * java -cp 'verify/target/classes:verify/target/lib/*' ninebynine.verify.MutationAudit THEORY[,THEORY…] FILE [FIRST [LAST]]
 * </pre>
 */
public final class MutationAudit {
    /** How often each kind is tried on a step that is no Single; Singles are many and alike. */
    private static final int ROUNDS = 3;

    /** What became of the mutants of one kind, or of one family. */
    private static final class Row {
        private long made;
        private long rejected;
        private long valid;
        private long wrong;

        @Override
        public String toString() {
            return made + " | " + rejected + " | " + valid + " | " + wrong + " |";
        }
    }

    private final Map<String, Row> byKind = new TreeMap<>();
    private final Map<String, Row> byFamily = new TreeMap<>();
    private final Row total = new Row();
    private long steps;
    private long refused;

    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(args[1]));
        int first = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        int last = args.length > 3 ? Integer.parseInt(args[3]) : lines.size();
        Game sudoku = Games.named("sudoku");
        MutationAudit audit = new MutationAudit();
        for (String theory : args[0].split(",", -1)) {
            for (String line : lines.subList(first - 1, Math.min(last, lines.size()))) {
                if (!line.isBlank()) {
                    audit.puzzle(sudoku.parse(line), theory);
                }
            }
            System.err.println(theory + " " + audit.total);
        }
        audit.print();
    }

    /** How many mutants there were so far. */
    public long made() {
        return total.made;
    }

    /** How many right steps the checker refused. */
    public long refused() {
        return refused;
    }

    /** How many mutants the checker accepted though nobody proves them. */
    public long wrong() {
        return total.wrong;
    }

    private void print() {
        System.out.println(steps + " steps, " + refused + " refused\n");
        table("kind", byKind);
        table("steps", byFamily);
    }

    private void table(String head, Map<String, Row> rows) {
        System.out.println("| " + head + " | made | rejected | valid after all | wrong |\n|---|---|---|---|---|");
        rows.forEach((name, row) -> System.out.println("| " + name + " | " + row));
        System.out.println("| all | " + total + "\n");
    }

    /** Mutates every step of the puzzle's path. */
    public void puzzle(Puzzle puzzle, String theory) {
        Mutated mutated = new Mutated(puzzle, theory.contains("LW"), ChainAudit.Solution.of(puzzle.start()));
        List<State> states = new ArrayList<>();
        new Resolver(Theory.parse(theory).precedence(puzzle.model())).resolve(puzzle.start(), new TraceSink() {
            @Override
            public void before(Step step, View state) {
                int rounds = step.rule().level() == 0 ? 1 : ROUNDS;
                long seed = puzzle.text().hashCode() * 1_000L + step.number();
                mutated.step(step.match(), state, rounds, seed);
                if (!states.isEmpty()) {
                    mutated.early(step.match(), states.get(states.size() - 1));
                    mutated.early(step.match(), states.get(Math.floorMod(seed, states.size())));
                }
                states.add(state.copy());
            }
        });
    }

    /** Mutates a step that is right in a state; the solution need not be known. */
    public void step(Puzzle puzzle, Match step, View state, boolean loops) {
        new Mutated(puzzle, loops, null).step(step, state, ROUNDS, state.hash());
    }

    /** The steps of one puzzle and what becomes of them. */
    private final class Mutated {
        private final Puzzle puzzle;
        private final boolean loops;
        private final @Nullable State solution;
        private final Mutator mutator;
        private final Notation notation;
        private final NotationReader reader;

        Mutated(Puzzle puzzle, boolean loops, @Nullable State solution) {
            this.puzzle = puzzle;
            this.loops = loops;
            this.solution = solution;
            this.mutator = new Mutator(puzzle.model());
            this.notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
            this.reader = new NotationReader(puzzle.model());
        }

        /** One mutant of each kind a round, but none twice. */
        void step(Match step, View state, int rounds, long seed) {
            steps++;
            Set<String> seen = new HashSet<>();
            problem(state, notation.line(step)).ifPresent(reason -> {
                refused++;
                tell(step, "refused: " + reason, state);
            });
            for (int round = 0; round < rounds; round++) {
                for (Mutant mutant : mutator.mutants(step, state, seed + round * 1_000_000_007L)) {
                    if (seen.add(mutant.line())) {
                        judge(step, mutant, state);
                    }
                }
            }
        }

        void early(Match step, View earlier) {
            judge(step, mutator.early(step), earlier);
        }

        private void judge(Match step, Mutant mutant, View state) {
            boolean rejected = problem(state, mutant.line()).isPresent();
            boolean valid = (rejected || isValid(mutant, state)) && !isHidden(mutant, state);
            if (!valid) {
                tell(step, mutant.kind().word() + ": " + mutant.line(), state);
            }
            String family = notation.name(step).replaceFirst("\\[\\d+]$| on \\S+$", "");
            for (Row row : List.of(
                    total,
                    byKind.computeIfAbsent(mutant.kind().word(), k -> new Row()),
                    byFamily.computeIfAbsent(family, f -> new Row()))) {
                row.made++;
                row.rejected += rejected ? 1 : 0;
                row.valid += valid && !rejected ? 1 : 0;
                row.wrong += valid ? 0 : 1;
            }
        }

        private boolean isValid(Mutant mutant, View state) {
            return mutant.kind() != Mutation.WRONG_LENGTH
                    && !isFalse(mutant.match())
                    && (BeyondLinks.leans(mutant.match().pattern())
                            ? isSoInEverySolution(mutant.match(), state)
                            : PatternOracle.proves(state, mutant.match()))
                    && (mutant.kind() != Mutation.OTHER_FAMILY || NameOracle.allows(state, mutant.match()));
        }

        /** For what Choco, which knows only links, can't tell. */
        private boolean isSoInEverySolution(Match match, View state) {
            CountedSolutions solutions = new CountedSolutions(puzzle);
            if (match instanceof Match.Assertion assertion) {
                Position without = Position.of(state);
                without.eliminate(assertion.label());
                return solutions.count(without, 1) == 0;
            }
            return match instanceof Match.Elimination elimination
                    && elimination.targets().stream().allMatch(z -> {
                        Position with = Position.of(state);
                        with.assertValue(z);
                        return solutions.count(with, 1) == 0;
                    });
        }

        /** Whether it is false, and yet passes as the next line of a published path, in which Singles and whips[1] may be left out. */
        private boolean isHidden(Mutant mutant, View state) {
            return isFalse(mutant.match())
                    && new PathCheck(state, reader, loops, new CountedSolutions(puzzle))
                                    .step(mutant.line())
                                    .mark()
                            != PathCheck.Mark.WRONG;
        }

        /** What the checker has against a line. */
        private Optional<String> problem(View state, String line) {
            try {
                Match read = reader.read(line);
                return StepCheck.isBelieved(read, state.model()) && isFalse(read)
                        ? Optional.of("It contradicts the solution.")
                        : StepCheck.check(Position.of(state), read, loops);
            } catch (NotationException unreadable) {
                return Optional.of(unreadable.getMessage());
            }
        }

        private boolean isFalse(Match match) {
            return solution != null && ChainAudit.isFalse(match, solution);
        }

        private void tell(Match step, String what, View state) {
            System.out.println(puzzle.text() + "\n" + notation.line(step) + "\n  " + what + "\n" + puzzle.draw(state));
        }
    }
}
