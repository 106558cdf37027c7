package ninebynine.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/** Where TeaVM begins: one function for the worker. It is no part of the engine, and nothing but the page uses it. */
public final class Page {
    private static final Port PORT = new Port(Page::progress);

    private Page() {}

    /** Only here so that there is one. */
    public static void main(String[] args) {}

    @JSExport
    public static String call(String question) {
        return PORT.call(question);
    }

    /** The worker has this function. */
    @JSBody(params = "json", script = "self.progress(json);")
    private static native void progress(String json);
}
