package ninebynine.rule.subset;

import java.util.HashMap;
import java.util.Map;
import ninebynine.model.Frame;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * The frames in which a rule found nothing, with the candidates that they had then: where these are the same, there is still nothing. A path asks the
 * same rule after every step, and a step changes few frames.
 */
final class QuietFrames {
    private final long[] @Nullable [] seen;

    private QuietFrames(int frames) {
        seen = new long[frames][];
    }

    /** What goes with a state, for each rule. */
    private static final class Memory {
        private final Map<Rule, QuietFrames> byRule = new HashMap<>();
    }

    static QuietFrames of(Rule rule, View view) {
        Map<Rule, QuietFrames> byRule = view.kept(Memory.class, Memory::new).byRule;
        return byRule.computeIfAbsent(
                rule, r -> new QuietFrames(view.model().frames().size()));
    }

    /** Whether the frame with this number is as it was when nothing was found in it. */
    boolean holds(int number, View view) {
        long[] then = seen[number];
        if (then == null) {
            return false;
        }
        Frame frame = view.model().frames().get(number);
        int n = 0;
        for (int i = 0; i < frame.lineCount(); i++) {
            for (int w = 0; w < words(frame, i, view); w++) {
                if (then[n++] != view.places(frame.variable(i), w)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Nothing was found in the frame with this number. Where labels lie beyond its lines, what these have does not say everything. */
    void add(int number, View view) {
        Frame frame = view.model().frames().get(number);
        if (frame.hasBeyond()) {
            return;
        }
        int size = 0;
        for (int i = 0; i < frame.lineCount(); i++) {
            size += words(frame, i, view);
        }
        long[] now = new long[size];
        int n = 0;
        for (int i = 0; i < frame.lineCount(); i++) {
            for (int w = 0; w < words(frame, i, view); w++) {
                now[n++] = view.places(frame.variable(i), w);
            }
        }
        seen[number] = now;
    }

    private static int words(Frame frame, int line, View view) {
        return view.model().labels(frame.variable(line)).length + 63 >> 6;
    }
}
