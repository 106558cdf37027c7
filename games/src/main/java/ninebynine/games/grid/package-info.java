/** Grids of n by n cells: their lines, names and text, for every game that is played on one. */
@NullMarked
package ninebynine.games.grid;

import org.jspecify.annotations.NullMarked;
