/** What players call a step: the table of popular names, and who says which of them fit. */
@NullMarked
package ninebynine.games.named;

import org.jspecify.annotations.NullMarked;
