/** Interactions of two variables, the shortest whips. */
@NullMarked
package ninebynine.rule.interaction;

import org.jspecify.annotations.NullMarked;
