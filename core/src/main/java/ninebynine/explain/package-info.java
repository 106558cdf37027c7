/** A step as a line of notation, as a sentence, and as highlights on a board. */
@NullMarked
package ninebynine.explain;

import org.jspecify.annotations.NullMarked;
