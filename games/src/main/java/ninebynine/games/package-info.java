/** What a game is, and the list of them. */
@NullMarked
package ninebynine.games;

import org.jspecify.annotations.NullMarked;
