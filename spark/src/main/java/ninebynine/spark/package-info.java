/** Nine by Nine on a cluster: the rows of {@code ninebynine.data}, made by Apache Spark. */
@NullMarked
package ninebynine.spark;

import org.jspecify.annotations.NullMarked;
