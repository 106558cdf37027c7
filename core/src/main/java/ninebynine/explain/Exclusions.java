package ninebynine.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.model.Why;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

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
        List<Why> whys = new ArrayList<>();
        for (int x : model.labels(variable)) {
            if (x != label) {
                if (before.isCandidate(x)) {
                    return "";
                }
                whys.clear();
                addWhys(variable, x, before, whys);
                told.add(whys);
            }
        }
        return told.labels == 0 ? "" : joined(told.chosen());
    }

    /** A reason and which labels it explains, by itself and together with those that go with it; labels as bits. */
    private static final class Reason {
        private final Why why;
        /** The first of those that go together. */
        private final Reason kind;

        private long alone;
        private long together;

        Reason(Why why, @Nullable Reason kind) {
            this.why = why;
            this.kind = kind == null ? this : kind;
        }
    }

    /** Which reasons there are; labels are told apart as long as there are 64 of them at most. */
    private static final class Told {
        private final List<Reason> reasons = new ArrayList<>();
        private final Map<Why, Reason> known = new HashMap<>();
        private int labels;

        void add(List<Why> more) {
            boolean all = labels < Long.SIZE && reasons.size() + more.size() <= MOST;
            long bit = 1L << labels++;
            for (int i = 0; i < (all ? more.size() : 1); i++) {
                Reason reason = known.computeIfAbsent(more.get(i), this::reason);
                reason.alone |= bit;
                reason.kind.together |= bit;
            }
        }

        private Reason reason(Why why) {
            Reason kind = null;
            for (int i = 0; i < reasons.size() && kind == null; i++) {
                kind = reasons.get(i).why.goesWith(why) ? reasons.get(i).kind : null;
            }
            Reason reason = new Reason(why, kind);
            reasons.add(reason);
            return reason;
        }

        /** What explains most labels by itself comes first, then what does together with what it goes with; of equals the first. */
        List<Why> chosen() {
            List<Why> chosen = new ArrayList<>();
            if (labels > Long.SIZE || reasons.size() > MOST) {
                reasons.forEach(reason -> chosen.add(reason.why));
                return chosen;
            }
            long open = -1L >>> Long.SIZE - labels;
            while (open != 0) {
                Reason best = reasons.get(0);
                int most = -1;
                for (Reason reason : reasons) {
                    int alone = Long.bitCount(reason.alone & open);
                    int score = alone == 0 ? -1 : alone * Long.SIZE + Long.bitCount(reason.kind.together & open);
                    if (score > most) {
                        most = score;
                        best = reason;
                    }
                }
                chosen.add(best.why);
                open &= ~best.alone;
            }
            return chosen;
        }
    }

    /** All that rules a label out; that it was ruled out before, if nothing does now. */
    private void addWhys(int variable, int x, View before, List<Why> whys) {
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
    }

    private Why earlier(int variable, int x) {
        boolean isValue = names.variable(variable).equals(names.subject(x));
        return Why.of(isValue ? names.spokenValue(x) : names.spokenSubject(x), EARLIER, " were ruled out before");
    }

    /** What was ruled out before is said last: after a list of numbers it would be taken for one of them. */
    private static String joined(List<Why> told) {
        List<List<Why>> clauses = new ArrayList<>();
        List<List<Why>> last = new ArrayList<>();
        for (Why why : told) {
            List<List<Why>> among = why.one().equals(EARLIER) ? last : clauses;
            List<Why> together = null;
            for (List<Why> clause : among) {
                together = clause.get(0).goesWith(why) ? clause : together;
            }
            if (together == null) {
                together = new ArrayList<>();
                among.add(together);
            }
            together.add(why);
        }
        clauses.addAll(last);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < clauses.size(); i++) {
            text.append(i == 0 ? "" : i < clauses.size() - 1 ? ", " : ", and ");
            append(clauses.get(i), text);
        }
        return text.toString();
    }

    /** A clause of those that go together. */
    private static void append(List<Why> clause, StringBuilder text) {
        List<String> items = new ArrayList<>();
        for (Why why : clause) {
            if (!items.contains(why.item())) {
                items.add(why.item());
            }
        }
        Why first = clause.get(0);
        text.append(first.before());
        Phrases.join(items, " and ", text);
        text.append(items.size() == 1 ? first.one() : first.several());
    }
}
