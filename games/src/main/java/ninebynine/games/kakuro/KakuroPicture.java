package ninebynine.games.kakuro;

import java.util.List;
import ninebynine.games.Picture;

/** Stand-in. */
final class KakuroPicture {
    private KakuroPicture() {}

    static Picture of(KakuroLayout layout) {
        return new Picture(1, 1, List.of(), List.of(), List.of());
    }
}
