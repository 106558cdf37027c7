/** The engine for a page: questions and answers as JSON. */
@NullMarked
package ninebynine.web;

import org.jspecify.annotations.NullMarked;
