/** How fast: JMH benchmarks, and {@link ninebynine.bench.Run}, which measures the promised numbers in a minute. */
@NullMarked
package ninebynine.bench;

import org.jspecify.annotations.NullMarked;
