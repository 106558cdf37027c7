/** Hidato and Numbrix: paths of numbers through a grid. */
@NullMarked
package ninebynine.games.hidato;

import org.jspecify.annotations.NullMarked;
