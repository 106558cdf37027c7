/** Traces as data: the rows of the schema (docs/data.md), and the files they are written to. */
@NullMarked
package ninebynine.data;

import org.jspecify.annotations.NullMarked;
