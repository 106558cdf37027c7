/** Relations: candidates of which at least one is true, where they come from, and what follows from them alone. */
@NullMarked
package ninebynine.rule.relation;

import org.jspecify.annotations.NullMarked;
