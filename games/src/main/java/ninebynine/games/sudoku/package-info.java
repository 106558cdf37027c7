/** Sudoku of any size, with square or rectangular boxes. */
@NullMarked
package ninebynine.games.sudoku;

import org.jspecify.annotations.NullMarked;
