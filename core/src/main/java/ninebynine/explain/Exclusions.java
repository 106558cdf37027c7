package ninebynine.explain;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.state.View;

/**
 * Why the other labels of a variable are impossible: by a value that rules them out, or because they were ruled out before. What explains most is
 * said first, and what explains several is said once.
 */
final class Exclusions {
    private static final int MOST = 256;
    private static final String EARLIER = " was ruled out before";

    private final Model model;
    private final Names names;

    Exclusions(Model model) {
        this.model = model;
        this.names = model.names();
    }

    /** What rules out the other labels of a variable, as clauses; empty if it has no others, or if one of them is possible. */
    String clauses(int variable, int label, View before) {
        Told told = new Told();
        for (int x : model.labels(variable)) {
            if (x != label) {
                if (before.isCandidate(x)) {
                    return "";
                }
                told.add(whys(variable, x, before));
            }
        }
        return told.labels == 0 ? "" : joined(told.chosen());
    }

    /** Which reasons there are, which labels each explains, and which go together; labels as bits, 64 of them at most. */
    private static final class Told {
        private final List<Why> whys = new ArrayList<>();
        private final List<Integer> kinds = new ArrayList<>();
        private final long[] explained = new long[MOST];
        private final long[] together = new long[MOST];
        private int labels;

        void add(List<Why> more) {
            int bit = labels++;
            for (Why why : bit < Long.SIZE && whys.size() + more.size() <= MOST ? more : more.subList(0, 1)) {
                int at = whys.indexOf(why);
                if (at < 0) {
                    at = whys.size();
                    whys.add(why);
                    kinds.add(kind(why, at));
                }
                if (bit < Long.SIZE && at < MOST) {
                    explained[at] |= 1L << bit;
                    together[kinds.get(at)] |= 1L << bit;
                }
            }
        }

        private int kind(Why why, int otherwise) {
            for (int i = 0; i < otherwise; i++) {
                if (whys.get(i).goesWith(why)) {
                    return kinds.get(i);
                }
            }
            return otherwise;
        }

        /** What explains most labels by itself comes first, then what does together with what it goes with; of equals the first. */
        List<Why> chosen() {
            if (labels > Long.SIZE || whys.size() > MOST) {
                return whys;
            }
            List<Why> chosen = new ArrayList<>();
            long open = labels == Long.SIZE ? -1 : (1L << labels) - 1;
            while (open != 0) {
                int best = 0;
                int most = -1;
                for (int i = 0; i < whys.size(); i++) {
                    int alone = Long.bitCount(explained[i] & open);
                    int score = alone == 0 ? -1 : alone * Long.SIZE + Long.bitCount(together[kinds.get(i)] & open);
                    if (score > most) {
                        most = score;
                        best = i;
                    }
                }
                chosen.add(whys.get(best));
                open &= ~explained[best];
            }
            return chosen;
        }
    }

    /** All that rules a label out; that it was ruled out before, if nothing does now. */
    private List<Why> whys(int variable, int x, View before) {
        List<Why> whys = new ArrayList<>();
        for (int w : model.variables(x)) {
            if (w != variable && before.isDecided(w)) {
                for (int y : model.labels(w)) {
                    if (y != x && before.isValue(y)) {
                        whys.add(names.why(variable, x, w, y));
                    }
                }
            }
        }
        if (model.hasOtherLinks()) {
            model.otherLinks().forEach(x, y -> {
                if (before.isValue(y)) {
                    whys.add(names.why(variable, x, Names.NO_VARIABLE, y));
                }
            });
        }
        if (whys.isEmpty()) {
            whys.add(earlier(variable, x));
        }
        return whys;
    }

    private Why earlier(int variable, int x) {
        boolean isValue = names.variable(variable).equals(names.subject(x));
        return Why.of(isValue ? names.spokenValue(x) : names.spokenSubject(x), EARLIER, " were ruled out before");
    }

    /** What was ruled out before is said last: after a list of numbers it would be taken for one of them. */
    private static String joined(List<Why> told) {
        List<String> clauses = new ArrayList<>();
        List<String> last = new ArrayList<>();
        for (Why why : told) {
            if (told.stream().filter(why::goesWith).findFirst().orElseThrow() == why) {
                List<String> items = told.stream()
                        .filter(why::goesWith)
                        .map(Why::item)
                        .distinct()
                        .toList();
                (why.one().equals(EARLIER) ? last : clauses)
                        .add(why.before() + Phrases.and(items) + (items.size() == 1 ? why.one() : why.several()));
            }
        }
        clauses.addAll(last);
        return Phrases.join(clauses, ", and ");
    }
}
