package ninebynine.explain;

import java.util.ArrayList;
import java.util.List;
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
    private static final int FEW = 24;
    private static final int ROOM = 120;
    private static final String EARLIER = " was ruled out before";

    private final Model model;
    private final Names names;

    Exclusions(Model model) {
        this.model = model;
        this.names = model.names();
    }

    /** What rules out the other labels of a variable, as clauses; empty if it has no others, or if one of them is possible. */
    String clauses(int variable, int label, View before) {
        Reasons told = new Reasons();
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
        /** Reasons whose numbers differ are not equal, and those are not told together: most are told apart by these. */
        private final int hash;

        private final int kindHash;
        /** The first of those that go together. */
        private final Reason kind;

        private long alone;
        private long together;

        Reason(Why why, int hash, int kindHash, @Nullable Reason kind) {
            this.why = why;
            this.hash = hash;
            this.kindHash = kindHash;
            this.kind = kind == null ? this : kind;
        }
    }

    /** Which reasons there are; labels are told apart as long as there are 64 of them at most. */
    private static final class Reasons {
        private final List<Reason> reasons = new ArrayList<>(FEW);

        private int labels;

        void add(List<Why> more) {
            boolean all = labels < Long.SIZE && reasons.size() + more.size() <= MOST;
            long bit = 1L << labels++;
            for (int i = 0; i < (all ? more.size() : 1); i++) {
                Reason reason = reason(more.get(i));
                reason.alone |= bit;
                reason.kind.together |= bit;
            }
        }

        private Reason reason(Why why) {
            int hash = why.hashCode();
            int kindHash = why.before().hashCode() + 31 * why.one().hashCode();
            Reason kind = null;
            for (Reason each : reasons) {
                if (each.hash == hash && each.why.equals(why)) {
                    return each;
                }
                kind = kind == null && each.kindHash == kindHash && each.why.goesWith(why) ? each.kind : kind;
            }
            Reason reason = new Reason(why, hash, kindHash, kind);
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
                addWhys(variable, x, w, before, whys);
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

    /** The value of a decided variable is nearly always all that it has left. */
    private void addWhys(int variable, int x, int by, View before, List<Why> whys) {
        int only = before.count(by) == 1 && before.decidedTwice(by) == 0 ? before.firstCandidate(by) : -1;
        if (only >= 0 && only != x && before.isValue(only)) {
            whys.add(names.why(variable, x, by, only));
            return;
        }
        for (int y : model.labels(by)) {
            if (y != x && before.isValue(y)) {
                whys.add(names.why(variable, x, by, y));
            }
        }
    }

    private Why earlier(int variable, int x) {
        boolean isValue = names.variable(variable).equals(names.subject(x));
        return Why.of(isValue ? names.spokenValue(x) : names.spokenSubject(x), EARLIER, " were ruled out before");
    }

    /** What was ruled out before is said last: after a list of numbers it would be taken for one of them. */
    private static String joined(List<Why> told) {
        List<Why> clauses = new ArrayList<>();
        List<Why> last = new ArrayList<>();
        for (Why why : told) {
            if (isFirst(why, told)) {
                (why.one().equals(EARLIER) ? last : clauses).add(why);
            }
        }
        clauses.addAll(last);
        StringBuilder text = new StringBuilder(ROOM);
        for (int i = 0; i < clauses.size(); i++) {
            text.append(i == 0 ? "" : i < clauses.size() - 1 ? ", " : ", and ");
            append(clauses.get(i), told, text);
        }
        return text.toString();
    }

    /** Whether a reason is the first of those that it goes with. */
    private static boolean isFirst(Why why, List<Why> told) {
        for (Why other : told) {
            if (other.goesWith(why)) {
                return other == why;
            }
        }
        return true;
    }

    /** A clause of those that go together. */
    private static void append(Why first, List<Why> told, StringBuilder text) {
        List<String> items = new ArrayList<>();
        for (Why why : told) {
            if (first.goesWith(why) && !items.contains(why.item())) {
                items.add(why.item());
            }
        }
        text.append(first.before());
        Phrases.join(items, " and ", text);
        text.append(items.size() == 1 ? first.one() : first.several());
    }
}
