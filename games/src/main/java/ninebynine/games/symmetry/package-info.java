/** When two things are the same but for the names of their parts. */
@NullMarked
package ninebynine.games.symmetry;

import org.jspecify.annotations.NullMarked;
