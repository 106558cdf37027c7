/** The quantifiers as loops over words: exists, exactly one, at least two, none, count. */
@NullMarked
package ninebynine.kernel;

import org.jspecify.annotations.NullMarked;
