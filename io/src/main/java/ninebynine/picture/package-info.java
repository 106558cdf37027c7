/** Boards and steps as pictures, in SVG and PNG. */
@NullMarked
package ninebynine.picture;

import org.jspecify.annotations.NullMarked;
