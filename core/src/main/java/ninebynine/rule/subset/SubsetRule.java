package ninebynine.rule.subset;

import ninebynine.model.Frame;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** What all subsets share: p lines of a frame whose candidates lie on p transversals ⇒ these have nothing else; what lines and transversals are, the kind says. */
interface SubsetRule extends Rule {
    int size();

    Frame.Kind kind();

    @Override
    default int level() {
        return size();
    }

    @Override
    default boolean isStable() {
        return SubsetSearch.isStable(size());
    }

    @Override
    default boolean isExhausted(View view) {
        return isStable() || SubsetSearch.isExhausted(view, kind(), size());
    }
}
