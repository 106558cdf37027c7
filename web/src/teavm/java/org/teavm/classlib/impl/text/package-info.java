/** In place of TeaVM's own classes, which are found later: how decimal numbers are read and written in the page, without 18 kB of tables. */
package org.teavm.classlib.impl.text;
