package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Rule;

/** A chain that may be told to stay inside one type of variables. */
public interface TypedChain extends Rule {
    /** The same, if it is typed at all, for chains inside one of the types with these names alone. */
    Rule inside(List<String> chosen);
}
