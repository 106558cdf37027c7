/** What happened: steps, traces, replay. */
@NullMarked
package ninebynine.trace;

import org.jspecify.annotations.NullMarked;
