/** A puzzle's structure: labels, typed variables, links, groups and frames. Immutable, and knows no game. */
@NullMarked
package ninebynine.model;

import org.jspecify.annotations.NullMarked;
