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
import ninebynine.check.Mutant;
import ninebynine.check.Mutation;
import ninebynine.check.Mutator;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.games.Game;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/**
 * Holds the checker against wrong steps: every step of real paths is mutated, and each mutant must be rejected, or be shown by {@link PatternOracle}
 * and {@link NameOracle} to hold after all, and not contradict the solution. What is neither is a mistake of the checker.
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
        new Resolver(Theory.parse(theory).precedence(puzzle.model()))
                .resolve(puzzle.start(), new Walk(puzzle, theory.contains("LW")));
    }

    /** One path, with the states that it has been through. */
    private final class Walk implements TraceSink {
        private final Puzzle puzzle;
        private final boolean loops;
        private final State solution;
        private final Mutator mutator;
        private final Notation notation;
        private final NotationReader reader;
        private final List<State> states = new ArrayList<>();

        Walk(Puzzle puzzle, boolean loops) {
            this.puzzle = puzzle;
            this.loops = loops;
            this.solution = ChainAudit.Solution.of(puzzle.start());
            this.mutator = new Mutator(puzzle.model());
            this.notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
            this.reader = new NotationReader(puzzle.model());
        }

        @Override
        public void before(Step step, View state) {
            steps++;
            if (problem(state, notation.line(step.match())).isPresent()) {
                refused++;
                System.out.println(puzzle.text() + "\n" + notation.line(step.match()) + "\n  refused: "
                        + problem(state, notation.line(step.match())).get());
            }
            Set<String> seen = new HashSet<>();
            long seed = puzzle.text().hashCode() * 1_000L + step.number();
            for (int round = 0; round < (step.rule().level() == 0 ? 1 : ROUNDS); round++) {
                for (Mutant mutant : mutator.mutants(step.match(), state, seed + round * 1_000_000_007L)) {
                    if (seen.add(mutant.line())) {
                        judge(step, mutant, state);
                    }
                }
            }
            if (!states.isEmpty()) {
                judge(step, mutator.early(step.match()), states.get(states.size() - 1));
                judge(step, mutator.early(step.match()), states.get(Math.floorMod(seed, states.size())));
            }
            states.add(state.copy());
        }

        private void judge(Step step, Mutant mutant, View state) {
            boolean rejected = problem(state, mutant.line()).isPresent();
            boolean valid = !rejected
                    && mutant.kind() != Mutation.WRONG_LENGTH
                    && !isFalse(mutant.match())
                    && PatternOracle.proves(state, mutant.match())
                    && (mutant.kind() != Mutation.OTHER_FAMILY || NameOracle.allows(state, mutant.match()));
            if (!rejected && !valid) {
                System.out.println(puzzle.text() + "\n" + mutant.kind().word() + " of " + notation.line(step.match())
                        + "\n" + mutant.line() + "\n" + puzzle.draw(state));
            }
            String family = notation.name(step.match()).replaceFirst("\\[\\d+]$| on \\S+$", "");
            for (Row row : List.of(
                    total,
                    byKind.computeIfAbsent(mutant.kind().word(), k -> new Row()),
                    byFamily.computeIfAbsent(family, f -> new Row()))) {
                row.made++;
                row.rejected += rejected ? 1 : 0;
                row.valid += valid ? 1 : 0;
                row.wrong += rejected || valid ? 0 : 1;
            }
        }

        /** What the checker has against a line. */
        private Optional<String> problem(View state, String line) {
            try {
                Match read = reader.read(line);
                return StepCheck.isBelieved(read) && isFalse(read)
                        ? Optional.of("It contradicts the solution.")
                        : StepCheck.check(Position.of(state), read, loops);
            } catch (NotationException unreadable) {
                return Optional.of(unreadable.getMessage());
            }
        }

        private boolean isFalse(Match match) {
            return ChainAudit.isFalse(match, solution);
        }
    }
}
