/** Subsets and finned fish, over any frame of any game. */
@NullMarked
package ninebynine.rule.subset;

import org.jspecify.annotations.NullMarked;
