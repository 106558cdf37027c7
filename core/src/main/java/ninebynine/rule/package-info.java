/** The rule: find and apply, what it found and why. */
@NullMarked
package ninebynine.rule;

import org.jspecify.annotations.NullMarked;
