/** Map colouring. */
@NullMarked
package ninebynine.games.map;

import org.jspecify.annotations.NullMarked;
