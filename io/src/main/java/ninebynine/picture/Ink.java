package ninebynine.picture;

import java.util.List;
import java.util.Locale;

/** The colours, for white paper and for a dark page, chosen so that they differ in brightness too and can be told apart by people who see few hues. */
enum Ink {
    PAPER(0xFFFFFF, 0x16191E),
    BLACK(0x14171C, 0xE9ECF0),
    FOUND(0x3F6290, 0x8FBCF0),
    MARK(0x5B6470, 0xA6AFBA),
    NAME(0x8A929C, 0x8A929C),
    FAINT(0xB4BAC2, 0x4A515B),
    SHADE(0xECEEF1, 0x242930),
    GROUND(0xD5D9DF, 0x343A43),
    TINT(0xFFF6D6, 0x3A3417),
    DEEP_TINT(0xFFE49A, 0x5F5115),
    EMPTY_TINT(0xFBE3E0, 0x4A2320),
    RED(0xC1272D, 0xFF7B72),
    PALE_RED(0xF8D3D0, 0x5A2422),
    GREEN(0x00795A, 0x35C79A),
    BLUE(0x0A5C9E, 0x6CB4F5),
    PALE_BLUE(0xD6E8F7, 0x1D3B57),
    ORANGE(0xB85C00, 0xF0A04B),
    PALE_ORANGE(0xFFE9CC, 0x4A3213),
    PURPLE(0x8E3B7C, 0xDD8ACB),
    PALE_PURPLE(0xF4DDEE, 0x48233F),
    TEAL(0x2B7A87, 0x6CC6D3),
    PALE_TEAL(0xDDF1F3, 0x173F45),
    YELLOW(0xF2B705, 0xF2B705),
    LINK(0x3A4657, 0xC3CCD8),
    HUE_BLUE(0x589EFE, 0x1B3F5F),
    HUE_YELLOW(0xF6E31C, 0x938C0A),
    HUE_RED(0xEE8264, 0x74200E),
    HUE_GREEN(0x76FFCB, 0x339579),
    HUE_ORANGE(0xF3AD4E, 0xA66C40),
    HUE_VIOLET(0xC69BD9, 0x9A1D96),
    HUE_INDIGO(0xDEDCF9, 0x5153F0);

    private static final List<Ink> HUES =
            List.of(HUE_BLUE, HUE_YELLOW, HUE_RED, HUE_GREEN, HUE_ORANGE, HUE_VIOLET, HUE_INDIGO);

    /** Red is for what goes. */
    private static final List<Ink> BRANCHES = List.of(BLUE, ORANGE, PURPLE, TEAL, GREEN);

    private final int rgb;
    private final String hex;
    private final String dark;

    /** @param dark the same on a dark page */
    Ink(int rgb, int dark) {
        this.rgb = rgb;
        this.hex = hex(rgb);
        this.dark = hex(dark);
    }

    private static String hex(int rgb) {
        return "#" + Integer.toHexString(0x1000000 | rgb).substring(1).toUpperCase(Locale.ROOT);
    }

    /** The colours of maps; grey from the eighth on, which nobody could tell apart: their numbers say which. */
    static Ink hue(int hue) {
        return hue < HUES.size() ? HUES.get(hue) : SHADE;
    }

    /** That of the links of a branch, one of many; the sixth begins again. */
    static Ink branch(int branch) {
        return BRANCHES.get(branch % BRANCHES.size());
    }

    int rgb() {
        return rgb;
    }

    /** As in {@code #FFFFFF}. */
    String hex() {
        return hex;
    }

    /** The same for a dark page. */
    String dark() {
        return dark;
    }

    /** As styles name it, as in {@code pale-blue}. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
