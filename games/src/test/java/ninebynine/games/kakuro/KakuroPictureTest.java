package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;

class KakuroPictureTest {
    private static final Picture PICTURE =
            Games.named("kakuro").parse("Kakuro # 4\\ 3\\ / \\3 _ _ / \\4 _ _").picture();

    private static long areas(Tone tone) {
        return PICTURE.board().stream()
                .filter(drawn -> drawn.tone() == tone && drawn.shape() instanceof Area)
                .count();
    }

    @Test
    void squaresWithSumsAreGreyAndThoseWithoutAreDark() {
        assertThat(areas(Tone.FAINT)).isEqualTo(4);
        assertThat(areas(Tone.STRONG)).isEqualTo(1);
        assertThat(PICTURE.board().stream()
                        .filter(drawn -> drawn.tone() == Tone.STRONG && drawn.shape() instanceof Text)
                        .map(drawn -> ((Text) drawn.shape()).text()))
                .containsExactly("4", "3", "3", "4");
    }
}
