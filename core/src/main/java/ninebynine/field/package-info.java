/** What is open in a state, renumbered: what chains and trials run over. */
@NullMarked
package ninebynine.field;

import org.jspecify.annotations.NullMarked;
