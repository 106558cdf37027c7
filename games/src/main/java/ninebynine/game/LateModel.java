package ninebynine.game;

import java.util.function.Supplier;
import ninebynine.model.Model;
import org.jspecify.annotations.Nullable;

/** A model that is made when it is first asked for, and then held: whoever only reads a puzzle never pays for its model. */
public final class LateModel {
    private final Supplier<Model> maker;
    private @Nullable Model made;

    /** Makes it by this, later. */
    public LateModel(Supplier<Model> maker) {
        this.maker = maker;
    }

    /** The model, which the first question makes. */
    public synchronized Model get() {
        Model model = made;
        if (model == null) {
            model = maker.get();
            made = model;
        }
        return model;
    }
}
