/** Shapes, bits and planes: the arrays everything else is stated over. */
@NullMarked
package ninebynine.tensor;

import org.jspecify.annotations.NullMarked;
