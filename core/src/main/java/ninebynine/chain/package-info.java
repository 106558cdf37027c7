/** Chains: one compact field, one filter, a few searches; a family is its extension condition. */
@NullMarked
package ninebynine.chain;

import org.jspecify.annotations.NullMarked;
