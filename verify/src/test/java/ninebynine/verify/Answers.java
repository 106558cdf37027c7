package ninebynine.verify;

import java.util.stream.IntStream;
import ninebynine.model.Cover;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.state.Worlds;

/** What the quantifiers say of one variable in one world, as they answer and as counting gives it. */
record Answers(
        boolean exists,
        boolean none,
        boolean exactlyOne,
        boolean atLeastTwo,
        boolean decided,
        boolean decidedTwice,
        long confined) {

    /** As the worlds answer, in world j. */
    static Answers of(Worlds worlds, int v, int j) {
        long confined = 0;
        for (Cover cover : worlds.model().covers(v)) {
            confined = 31 * confined + (worlds.confined(v, cover) >>> j & 1);
        }
        return new Answers(
                holds(worlds.exists(v), j),
                holds(worlds.none(v), j),
                holds(worlds.exactlyOne(v), j),
                holds(worlds.atLeastTwo(v), j),
                holds(worlds.decided(v), j),
                holds(worlds.decidedTwice(v), j),
                confined);
    }

    /** As the state's candidates and values give it. */
    static Answers counted(View state, int v) {
        Model model = state.model();
        long possible = IntStream.of(model.labels(v)).filter(state::isCandidate).count();
        long placed = IntStream.of(model.labels(v)).filter(state::isValue).count();
        long confined = 0;
        for (Cover cover : model.covers(v)) {
            boolean holds = IntStream.of(cover.rest()).noneMatch(state::isCandidate);
            confined = 31 * confined + (holds ? 1 : 0);
        }
        return new Answers(possible > 0, possible == 0, possible == 1, possible > 1, placed > 0, placed > 1, confined);
    }

    private static boolean holds(long worlds, int j) {
        return (worlds >>> j & 1) != 0;
    }
}
