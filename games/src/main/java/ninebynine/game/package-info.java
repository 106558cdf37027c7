/** What a game is: its puzzles, their pictures, their symmetries, and how their models are kept. */
@NullMarked
package ninebynine.game;

import org.jspecify.annotations.NullMarked;
