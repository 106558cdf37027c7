/** Slitherlink: its model, its text, and the rules that only it has. */
@NullMarked
package ninebynine.games.slitherlink;

import org.jspecify.annotations.NullMarked;
