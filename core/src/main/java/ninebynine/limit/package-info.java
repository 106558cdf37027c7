/** How far work may go: somebody's patience, and the room that there is. */
@NullMarked
package ninebynine.limit;

import org.jspecify.annotations.NullMarked;
