/** Elementary rules: propagation, contradiction detection, Singles. */
@NullMarked
package ninebynine.rule.basic;

import org.jspecify.annotations.NullMarked;
