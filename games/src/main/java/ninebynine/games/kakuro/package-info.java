/** Kakuro: digits that add up. */
@NullMarked
package ninebynine.games.kakuro;

import org.jspecify.annotations.NullMarked;
