/** Puzzle collections in, traces out. */
@NullMarked
package ninebynine.io;

import org.jspecify.annotations.NullMarked;
