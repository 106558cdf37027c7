package ninebynine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is decided by learning is what trying everything says, question after question of the same clauses. */
class ClausesTest {
    private static final int VARIABLES = 12;
    private static final int ROUNDS = 150;
    private static final int QUESTIONS = 8;

    @Test
    void answersAreThoseOfTryingAll() {
        Random random = new Random(18);
        int possible = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Clauses clauses = new Clauses(VARIABLES);
            List<int[]> all = new ArrayList<>();
            for (int i = 0; i < 30 + random.nextInt(25); i++) {
                int[] clause =
                        random.ints(1 + random.nextInt(4), 0, 2 * VARIABLES).toArray();
                all.add(clause.length == 1 && i > 2 ? new int[] {clause[0], clause[0] ^ 3, clause[0] ^ 5} : clause);
                clauses.add(all.get(all.size() - 1));
            }
            for (int question = 0; question < QUESTIONS; question++) {
                int[] assumed = random.ints(random.nextInt(4), 0, 2 * VARIABLES).toArray();
                boolean expected = isPossible(all, assumed);
                assertThat(clauses.solve(assumed, Long.MAX_VALUE))
                        .isEqualTo(expected ? Clauses.Answer.POSSIBLE : Clauses.Answer.IMPOSSIBLE);
                if (expected) {
                    possible++;
                    int found = 0;
                    for (int v = 0; v < VARIABLES; v++) {
                        found |= clauses.isTrue(v) ? 1 << v : 0;
                    }
                    assertThat(holds(all, assumed, found)).isTrue();
                }
            }
        }
        assertThat(possible).isBetween(ROUNDS, ROUNDS * QUESTIONS - ROUNDS);
    }

    /** Nine pigeons in eight holes: hard for whoever only guesses, and long enough to forget clauses. */
    @Test
    void pigeonsDoNotFit() {
        int pigeons = 9;
        int holes = 8;
        Clauses clauses = new Clauses(pigeons * holes);
        for (int p = 0; p < pigeons; p++) {
            int[] somewhere = new int[holes];
            for (int h = 0; h < holes; h++) {
                somewhere[h] = 2 * (p * holes + h);
                for (int q = 0; q < p; q++) {
                    clauses.add(2 * (p * holes + h) + 1, 2 * (q * holes + h) + 1);
                }
            }
            clauses.add(somewhere);
        }
        assertThat(clauses.solve(new int[0], 10)).isEqualTo(Clauses.Answer.OPEN);
        assertThat(clauses.solve(new int[0], Long.MAX_VALUE)).isEqualTo(Clauses.Answer.IMPOSSIBLE);
    }

    private static boolean isPossible(List<int[]> all, int[] assumed) {
        for (int truth = 0; truth < 1 << VARIABLES; truth++) {
            if (holds(all, assumed, truth)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(List<int[]> all, int[] assumed, int truth) {
        for (int x : assumed) {
            if (!isTrue(x, truth)) {
                return false;
            }
        }
        for (int[] clause : all) {
            boolean some = false;
            for (int x : clause) {
                some |= isTrue(x, truth);
            }
            if (!some) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTrue(int x, int truth) {
        return (truth >> (x >> 1) & 1) != (x & 1);
    }
}
