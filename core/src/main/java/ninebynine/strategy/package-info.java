/** The one ordered list of rules, and the theories cut from it. */
@NullMarked
package ninebynine.strategy;

import org.jspecify.annotations.NullMarked;
