/** Latin squares. */
@NullMarked
package ninebynine.games.latin;

import org.jspecify.annotations.NullMarked;
