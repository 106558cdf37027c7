/** How puzzles are made, of any game: ways from a draft to a puzzle, and what is asked of it. */
@NullMarked
package ninebynine.generate;

import org.jspecify.annotations.NullMarked;
