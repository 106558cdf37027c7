/** In place of TeaVM's own package, which is found later: what {@code java.util.regex} is in the page. */
package org.teavm.classlib.java.util.regex;
