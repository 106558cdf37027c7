/** How fast: JMH benchmarks, and {@link ninebynine.bench.EngineTimes}, which measures the promised numbers in a minute. */
@NullMarked
package ninebynine.bench;

import org.jspecify.annotations.NullMarked;
