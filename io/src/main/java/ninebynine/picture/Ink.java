package ninebynine.picture;

/** The colours, chosen so that they differ in brightness too and can be told apart by people who see few hues. */
enum Ink {
    PAPER(0xFFFFFF),
    BLACK(0x14171C),
    FOUND(0x3F6290),
    MARK(0x5B6470),
    NAME(0x8A929C),
    FAINT(0xB4BAC2),
    SHADE(0xECEEF1),
    TINT(0xFFF6D6),
    DEEP_TINT(0xFFE49A),
    EMPTY_TINT(0xFBE3E0),
    RED(0xC1272D),
    PALE_RED(0xF8D3D0),
    GREEN(0x00795A),
    BLUE(0x0A5C9E),
    PALE_BLUE(0xD6E8F7),
    ORANGE(0xB85C00),
    PALE_ORANGE(0xFFE9CC),
    PURPLE(0x8E3B7C),
    PALE_PURPLE(0xF4DDEE),
    TEAL(0x2B7A87),
    PALE_TEAL(0xDDF1F3),
    YELLOW(0xF2B705),
    LINK(0x3A4657);

    private final int rgb;
    private final String hex;

    Ink(int rgb) {
        this.rgb = rgb;
        this.hex = String.format("#%06X", rgb);
    }

    int rgb() {
        return rgb;
    }

    /** As in {@code #FFFFFF}. */
    String hex() {
        return hex;
    }
}
