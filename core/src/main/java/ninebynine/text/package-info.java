/** Text taken apart, in the same way on the JVM and in a page. */
@NullMarked
package ninebynine.text;

import org.jspecify.annotations.NullMarked;
