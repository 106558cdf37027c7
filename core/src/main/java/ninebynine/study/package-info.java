/** Questions about a puzzle that a resolution answers: what comes next, what is wrong, what would make it easy. */
@NullMarked
package ninebynine.study;

import org.jspecify.annotations.NullMarked;
