package ninebynine.game;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import ninebynine.model.Model;
import org.jspecify.annotations.Nullable;

/**
 * The models of a game, by the structure that makes each. All puzzles of one structure that are in use at the same time have the same
 * model; one that nobody uses is forgotten, unless it is among the latest.
 *
 * <pre>
 *   structure ──► model, held weakly           latest: at most 16 models, and of 2²⁰ labels together, held so that the next puzzle finds them
 * </pre>
 *
 * @param <K> what makes a structure, with a meaningful equality
 */
public final class Models<K> {
    private static final int LATEST = 16;
    private static final long LABELS = 1 << 20;

    private final Function<K, Model> maker;
    private final ConcurrentMap<K, Held<K>> models = new ConcurrentHashMap<>();
    private final ReferenceQueue<Model> forgotten = new ReferenceQueue<>();
    private final Deque<Model> latest = new ArrayDeque<>();

    /** Makes models by this function. */
    public Models(Function<K, Model> maker) {
        this.maker = maker;
    }

    private static final class Held<K> extends WeakReference<Model> {
        private final K structure;

        Held(K structure, Model model, ReferenceQueue<Model> queue) {
            super(model, queue);
            this.structure = structure;
        }
    }

    /** The model of a structure, once somebody asks for it. */
    public LateModel late(K structure) {
        return new LateModel(() -> of(structure));
    }

    /** The model of a structure: the one that is in use or among the latest, else a new one. */
    public Model of(K structure) {
        forget();
        Found found = new Found();
        models.compute(structure, (key, held) -> {
            found.model = held == null ? null : held.get();
            if (held != null && found.model != null) {
                return held;
            }
            Model made = maker.apply(key);
            found.model = made;
            return new Held<>(key, made, forgotten);
        });
        Model model = found.get();
        keep(model);
        return model;
    }

    /** What must not be forgotten between being found and being answered. */
    private static final class Found {
        private @Nullable Model model;

        Model get() {
            if (model == null) {
                throw new IllegalStateException("A model was neither found nor made.");
            }
            return model;
        }
    }

    private void forget() {
        for (Reference<?> held = forgotten.poll(); held != null; held = forgotten.poll()) {
            models.remove(((Held<?>) held).structure, held);
        }
    }

    private void keep(Model model) {
        synchronized (latest) {
            latest.remove(model);
            latest.addFirst(model);
            while (latest.size() > LATEST
                    || latest.size() > 1
                            && latest.stream().mapToLong(Model::labelCount).sum() > LABELS) {
                latest.removeLast();
            }
        }
    }

    /** How many models are known, in use or not. */
    int size() {
        forget();
        return models.size();
    }
}
