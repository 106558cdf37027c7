/** The list of games. */
@NullMarked
package ninebynine.games;

import org.jspecify.annotations.NullMarked;
