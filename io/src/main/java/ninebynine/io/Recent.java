package ninebynine.io;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What was made lately, for many threads: in some games every puzzle has a model of its own, so not everything can be kept. */
public final class Recent {
    private static final int KEPT = 16;

    private Recent() {}

    /** A map that forgets what was asked for longest ago. */
    public static <K, V> Map<K, V> map() {
        return Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > KEPT;
            }
        });
    }
}
