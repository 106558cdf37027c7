/** Steps made wrong on purpose: to test who checks, and to train who judges. */
@NullMarked
package ninebynine.mutate;

import org.jspecify.annotations.NullMarked;
