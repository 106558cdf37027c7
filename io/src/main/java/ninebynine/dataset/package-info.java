/** Whole datasets: which puzzles, in which files, and how they survive a kill. */
@NullMarked
package ninebynine.dataset;

import org.jspecify.annotations.NullMarked;
