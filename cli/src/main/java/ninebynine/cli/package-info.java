/** The command nbn: each command parses its options, calls the library, prints. */
@NullMarked
package ninebynine.cli;

import org.jspecify.annotations.NullMarked;
