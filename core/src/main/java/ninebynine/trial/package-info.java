/** Trial and error: hypotheses, what follows from them, and what their failure says. */
@NullMarked
package ninebynine.trial;

import org.jspecify.annotations.NullMarked;
