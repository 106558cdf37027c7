/** Futoshiki: Latin squares with signs between cells, their model, rules and formats. */
@NullMarked
package ninebynine.games.futoshiki;

import org.jspecify.annotations.NullMarked;
