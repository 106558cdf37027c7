/** Checks that trust nobody: the conditions of printed steps, read from the definitions. */
@NullMarked
package ninebynine.verify;

import org.jspecify.annotations.NullMarked;
