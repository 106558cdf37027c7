package ninebynine.resolve;

import ninebynine.rule.Rule;

/** A rule that gives less than another, under its name. */
interface NarrowedRule extends Rule {
    Rule rule();

    @Override
    default String code() {
        return rule().code();
    }

    @Override
    default int level() {
        return rule().level();
    }

    @Override
    default String card() {
        return rule().card();
    }
}
