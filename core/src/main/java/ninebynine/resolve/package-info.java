/** The loop: the simplest rule that applies, then again from the start. */
@NullMarked
package ninebynine.resolve;

import org.jspecify.annotations.NullMarked;
