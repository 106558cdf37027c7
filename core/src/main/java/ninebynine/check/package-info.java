/**
 * Whether a path holds, told from the printed lines alone: every step is made again from the state before it and the definition of its family. It
 * leans on nothing that finds steps, and keeps its own states.
 */
@NullMarked
package ninebynine.check;

import org.jspecify.annotations.NullMarked;
