package ninebynine.game;

import java.util.function.Supplier;
import ninebynine.model.Model;
import org.jspecify.annotations.Nullable;

/** A model that is made when it is first asked for, and then held: whoever only reads a puzzle never pays for its model. */
public final class LateModel {
    private final Supplier<Model> maker;
    private @Nullable Model made;

    public LateModel(Supplier<Model> maker) {
        this.maker = maker;
    }

    public synchronized Model get() {
        Model model = made;
        if (model == null) {
            model = maker.get();
            made = model;
        }
        return model;
    }
}
