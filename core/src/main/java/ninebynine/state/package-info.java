/** What is still possible: one puzzle as bits over labels, many as lanes. */
@NullMarked
package ninebynine.state;

import org.jspecify.annotations.NullMarked;
