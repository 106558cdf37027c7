/** Hypotheses: what only trying can tell. */
@NullMarked
package ninebynine.search;

import org.jspecify.annotations.NullMarked;
