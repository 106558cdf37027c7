/** What every change must keep: laws over seeded cases, golden paths, the architecture, the command. */
@NullMarked
package ninebynine.verify;

import org.jspecify.annotations.NullMarked;
